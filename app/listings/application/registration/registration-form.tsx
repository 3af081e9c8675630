import { type SubmitEvent, useCallback, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { Form, useNavigation } from "react-router"
import type { FieldConstraints } from "#app/lib/form/parse-form.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { looksLikePrivateKey } from "#app/lib/text/private-key.ts"
import { completeWebAddress } from "#app/lib/text/web-address.ts"
import type { ApplicationField, RegistrationStep } from "#app/listings/options.ts"
import { Button } from "#app/ui/button.tsx"
import { DefaultButton } from "#app/ui/form/default-button.tsx"
import { ErrorSummary, type SummaryItem } from "#app/ui/form/error-summary.tsx"
import { CheckboxField } from "#app/ui/form/field.tsx"
import { FormGuards } from "#app/ui/form/form-guards.tsx"
import { showToast } from "#app/ui/toast/toast.tsx"
import { applicationForm } from "#content/en/application-form.ts"
import { formMessages } from "#content/en/forms.ts"
import { ApplicationReview } from "../admin/application-review.tsx"
import { ApplicationFields } from "../application-fields.tsx"
import {
  type ApplicationValues,
  categoryFor,
  fieldsOfStep,
  isNotAsked,
  missingFields,
  misspelledFields,
  registrationSteps,
  stepOfField,
} from "../application-rules.ts"
import type { RegistrationState } from "./registration.ts"
import { setDraftAside, useDraft } from "./use-draft.ts"

type Props = {
  /** The form as first rendered. */
  state: RegistrationState
  constraints: Record<string, FieldConstraints>
  /** Packed options of the country field. */
  countries: string
  /** Response to the last post, or why none arrived. */
  answer: RegistrationState | "network" | "permission" | "other" | undefined
}

const words = applicationForm.register

/** Loads the full address check on demand: it is too large for the page. Undefined if it cannot be loaded. */
const loadWalletCheck = () => import("#app/payments/wallet-problem.ts").catch(() => undefined)

/**
 * The wizard. Without JavaScript every button posts and the server answers with the next step. With JavaScript the steps
 * change in the page, drafts are stored, and only the last step posts. Both render from the same state.
 */
export function RegistrationForm({ state: first, constraints, countries, answer }: Props) {
  const [state, setState] = useState(typeof answer === "object" ? answer : first)
  const { step, values, errors, notice, before } = state
  const busy = useNavigation().state !== "idle"
  const heading = useRef<HTMLHeadingElement>(null)
  const warned = useRef(false)

  const submissionKey = state.submissionKey || first.submissionKey
  const ready = useDraft(state, submissionKey, (draft, before) => {
    if (!answer) setState((current) => ({ ...current, ...draft, before }))
  })

  useEffect(() => {
    // Runs once per post: two failures in a row may have the same value.
    if (busy || !answer) return
    const { failures } = applicationForm
    const isLost = typeof answer === "string"
    const notice = isLost ? ({ tone: "error", title: failures[answer] } as const) : answer.notice
    setState((current) => (isLost ? { ...current, notice } : answer))
    if (notice) showToast({ tone: "error", title: failures.title, text: notice.title, corner: "top" })
  }, [answer, busy])

  const change = useCallback((field: ApplicationField, value: string | boolean) => {
    setState((current) => ({ ...current, values: withChange(current.values, field, value) }))
  }, [])

  const refuseKey = () =>
    setState((current) => ({
      ...current,
      values: { ...current.values, walletAddress: "" },
      errors: { ...current.errors, walletAddress: applicationForm.privateKey },
      notice: undefined,
    }))

  const leave = (field: ApplicationField) => {
    if (field === "website") change("website", completeWebAddress(values.website))
    if (field !== "walletAddress") return
    // Preloads the check before Next is pressed.
    if (values.walletAddress) loadWalletCheck()
    if (looksLikePrivateKey(values.walletAddress)) {
      warned.current = true
      refuseKey()
    }
  }

  const goTo = (next: RegistrationStep) => {
    // Focuses synchronously: one frame later it would steal the focus from a field chosen since.
    flushSync(() =>
      setState((current) => ({ ...current, step: next, errors: {}, notice: undefined, before: undefined })),
    )
    heading.current?.focus()
  }

  const undo = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => setState((current) => ({ ...current, ...before, before: undefined })))
    heading.current?.focus()
  }

  const goOn = async () => {
    // After a pasted key and an immediate Next, the warning must be read, and the key must not be sent.
    if (looksLikePrivateKey(values.walletAddress) || (warned.current && values.walletAddress === "")) {
      warned.current = false
      return refuseKey()
    }
    // Enter does not blur the field, so the website is completed here as well.
    const completed = { ...values, website: completeWebAddress(values.website) }
    change("website", completed.website)
    const wrong = misspelledFields(completed).filter((field) => stepOfField(field) === step)
    const { url: website, email } = formMessages
    const messages: Partial<Record<ApplicationField, string>> = { website, email }
    const errors: RegistrationState["errors"] = Object.fromEntries(
      wrong.map((field) => [field, messages[field]]),
    )
    if (step === 2 && values.walletAddress) {
      // If the check cannot be loaded, the server reports a wrong address at submission.
      const walletAddress = (await loadWalletCheck())?.walletProblem(values.walletAddress)
      if (walletAddress === applicationForm.privateKey) return refuseKey()
      if (walletAddress) errors.walletAddress = walletAddress
    }
    const secrets = await import("#app/lib/text/secret-problem.ts").catch(() => undefined)
    for (const field of fieldsOfStep(step)) {
      const problem = await secrets?.secretProblem(String(completed[field]))
      if (problem) errors[field] = problem
    }
    if (Object.keys(errors).length === 0) return goTo(Math.min(3, step + 1) as RegistrationStep)
    setState((current) => ({ ...current, errors, notice: undefined }))
  }

  /** With JavaScript the buttons of a step act here. Only the submission and the town lookup go to the server. */
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const intent = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value ?? "next"
    if (intent === "submit" || intent === "find-town") return
    // Without storage on the device, the server's response holds the former values for the undo.
    if (intent === "reset" && !setDraftAside({ values, step, submissionKey })) return
    event.preventDefault()
    // A reload may restore fields and state, so it navigates to the page again.
    if (intent === "reset") window.location.assign(window.location.pathname)
    else if (intent === "next") goOn()
    else
      goTo(
        intent === "change-1" ? 1 : intent === "change-2" ? 2 : (Math.max(1, step - 1) as RegistrationStep),
      )
  }

  // Without JavaScript the server reports missing fields; a disabled button would be a dead end.
  const missing = ready ? missingFields(values, step) : []
  const blocked = missing.length > 0

  return (
    <div className="page-width grid max-w-3xl gap-6 py-8 lg:py-14">
      <h1 className="text-title">{words.heading}</h1>
      {before && (
        <form method="post" onSubmit={undo} className="flex flex-wrap items-center gap-x-4 panel px-5 py-3">
          <p role="status">{words.wasReset}</p>
          <Hidden answers={{ ...before.values, token: state.token, ...before }} />
          <Button name="intent" value="undo" variant="link" size="sm">
            {words.undo}
          </Button>
        </form>
      )}
      {/* The response has all that a refused form needs: reloading the page data may fail in the same network. */}
      <Form
        method="post"
        // Required fields of the location step depend on its answers, which the browser cannot know without JavaScript.
        noValidate={ready || step === 2}
        onSubmit={onSubmit}
        defaultShouldRevalidate={false}
        className="grid gap-6"
        replace
      >
        {/* Enter presses the first submit button of a form: it must go forward, not back. */}
        <DefaultButton name="intent" value={step < 3 ? "next" : "submit"} disabled={blocked || busy} />
        <p className="font-semibold text-gold-400">{format(words.progress, { step })}</p>
        <Progress step={step} />
        <ErrorSummary items={summary(notice?.title, errors, step)} />
        <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
          {words.steps[step]}
        </h2>

        <input type="hidden" name="step" value={step} />
        <FormGuards token={state.token} submissionKey={submissionKey} />
        <Hidden answers={values} except={visibleFields(step, values)} />

        {step < 3 ? (
          <ApplicationFields
            fields={visibleFields(step, values)}
            {...{ values, errors, constraints, countries }}
            towns={state.towns ?? ""}
            onChange={change}
            onLeave={leave}
          />
        ) : (
          <>
            <ApplicationReview {...{ values, countries }} />
            <p className="text-ivory-300">{words.whatIsPublic}</p>
            <div>
              <CheckboxField
                name="acceptTerms"
                label={words.terms}
                error={errors.acceptTerms}
                checked={values.acceptTerms}
                onChange={(event) => change("acceptTerms", event.currentTarget.checked)}
              />
              <a
                href={pathTo("/terms")}
                target="_blank"
                rel="noopener"
                className="ml-8 text-gold-400 underline"
              >
                {words.termsLink}
              </a>
            </div>
          </>
        )}

        <div className="flex flex-row-reverse flex-wrap justify-end gap-3">
          {step < 3 ? (
            <Button
              name="intent"
              value="next"
              variant="gold"
              disabled={blocked}
              aria-describedby="still-needed"
            >
              {words.next}
            </Button>
          ) : (
            <Button name="intent" value="submit" variant="gold" disabled={blocked || busy}>
              {busy ? words.submitting : words.submit}
            </Button>
          )}
          {step > 1 && (
            <Button name="intent" value="back" variant="outline" formNoValidate disabled={busy}>
              {words.back}
            </Button>
          )}
        </div>
        <p id="still-needed" className="min-h-5 text-sm text-ivory-300">
          {blocked && step < 3
            ? format(words.stillNeeded, {
                fields: missing.map((field) => applicationForm.fieldNames[field]).join(", "),
              })
            : ready && words.draftNote}
        </p>
        <Button
          name="intent"
          value="reset"
          variant="ghost"
          size="sm"
          formNoValidate
          className="justify-self-start text-ivory-300"
        >
          {words.reset}
        </Button>
      </Form>
    </div>
  )
}

function withChange(
  values: ApplicationValues,
  field: ApplicationField,
  value: string | boolean,
): ApplicationValues {
  const changed = { ...values, [field]: value }
  // The type proposes a category until another one is chosen.
  const wasProposed =
    values.directoryCategory === categoryFor({ businessType: values.businessType, directoryCategory: "" })
  if (field === "businessType" && wasProposed)
    changed.directoryCategory = categoryFor({ businessType: String(value), directoryCategory: "" })
  return changed
}

/** The fields of a step, without the street for an online business. */
function visibleFields(step: RegistrationStep, values: ApplicationValues): readonly ApplicationField[] {
  return fieldsOfStep(step).filter((field) => !isNotAsked(field, values))
}

function summary(
  failure: string | undefined,
  errors: RegistrationState["errors"],
  step: RegistrationStep,
): SummaryItem[] {
  const items: SummaryItem[] = Object.entries(errors)
    .filter(
      ([field, message]) => message && message !== failure && stepOfField(field as ApplicationField) === step,
    )
    .map(([field, message]) => ({ field, message: String(message) }))
  return failure ? [{ message: failure }, ...items] : items
}

/** Completed steps and the current step are gold. */
function Progress({ step }: { step: RegistrationStep }) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2">
      {registrationSteps.map((number) => (
        <li
          key={number}
          aria-current={number === step ? "step" : undefined}
          className="grid content-start gap-1.5 text-sm text-ivory-300 aria-[current]:text-ivory-50"
        >
          <span
            aria-hidden="true"
            className={number <= step ? "h-1.5 rounded-full bg-gold-500" : "h-1.5 rounded-full bg-ink-700"}
          />
          {words.steps[number]}
        </li>
      ))}
    </ol>
  )
}

/** Answers of the other steps, so that each post has the whole application. */
function Hidden({ answers, except = [] }: { answers: object; except?: readonly string[] }) {
  return Object.entries(answers)
    .filter(([field, value]) => value && typeof value !== "object" && !except.includes(field))
    .map(([field, value]) => (
      <input key={field} type="hidden" name={field} value={value === true ? "on" : String(value)} />
    ))
}
