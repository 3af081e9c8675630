import { type SubmitEvent, useCallback, useEffect, useRef, useState } from "react"
import { Form, useNavigation } from "react-router"
import { fill } from "#app/platform/fill.ts"
import type { FieldConstraints } from "#app/platform/form/parse-form.ts"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary, type SummaryItem } from "#app/ui/error-summary.tsx"
import { CheckboxField } from "#app/ui/field.tsx"
import { showToast } from "#app/ui/toast.tsx"
import { formMessages } from "#content/en/forms.ts"
import { merchantContent } from "#content/en/merchants.ts"
import { ApplicationFields } from "./application-fields.tsx"
import { ApplicationReview } from "./application-review.tsx"
import {
  type ApplicationField,
  type ApplicationValues,
  categoryFor,
  completeWebAddress,
  fieldsOfStep,
  looksLikePrivateKey,
  missingFields,
  misspelledFields,
  type RegistrationStep,
  registrationSteps,
  stepOfField,
} from "./application-rules.ts"
import type { RegistrationState } from "./registration.ts"
import { clearDraft, useDraft } from "./use-draft.ts"

type Props = {
  /** The form as first rendered. */
  state: RegistrationState
  constraints: Record<string, FieldConstraints>
  /** What became of the last post; 'unreachable' when it never arrived. */
  answer: RegistrationState | "unreachable" | undefined
}

const words = merchantContent.register
const formatMessages: Partial<Record<ApplicationField, string>> = {
  website: formMessages.url,
  email: formMessages.email,
  phone: formMessages.phone,
}

/**
 * The wizard. Without script every button posts and the server answers with the next step; with script the steps change
 * in place, drafts are kept, and only the last step posts. Both render from the same state.
 */
export function RegistrationForm({ state: first, constraints, answer }: Props) {
  const [state, setState] = useState(typeof answer === "object" ? answer : first)
  const { step, values, errors, failure } = state
  const busy = useNavigation().state !== "idle"
  const heading = useRef<HTMLHeadingElement>(null)
  const warned = useRef(false)

  const { key, ready } = useDraft(state, state.submissionKey || first.submissionKey, (draft) => {
    if (!answer) setState((current) => ({ ...current, ...draft }))
  })

  useEffect(() => {
    // Once per post: two failures in a row can be one and the same answer.
    if (busy || !answer) return
    const failed = typeof answer === "object" ? answer.failure : merchantContent.failures.network
    setState((current) => (typeof answer === "object" ? answer : { ...current, failure: failed }))
    if (failed)
      showToast({ tone: "error", title: merchantContent.failures.title, text: failed, corner: "top" })
  }, [answer, busy])

  const change = useCallback((field: ApplicationField, value: string | boolean) => {
    setState((current) => ({ ...current, values: withChange(current.values, field, value) }))
  }, [])

  const refuseKey = () =>
    setState((current) => ({
      ...current,
      values: { ...current.values, walletAddress: "" },
      errors: { ...current.errors, walletAddress: merchantContent.walletErrors["private-key"] },
      failure: undefined,
    }))

  const leave = (field: ApplicationField) => {
    if (field === "website") change("website", completeWebAddress(values.website.trim()))
    if (field === "walletAddress" && looksLikePrivateKey(values.walletAddress)) {
      warned.current = true
      refuseKey()
    }
  }

  const goTo = (next: RegistrationStep) => {
    setState((current) => ({ ...current, step: next, errors: {}, failure: undefined }))
    requestAnimationFrame(() => heading.current?.focus())
  }

  const goOn = () => {
    // Whoever pasted a key and pressed Next at once must read the warning, and the key must not go along.
    if (looksLikePrivateKey(values.walletAddress) || (warned.current && values.walletAddress === "")) {
      warned.current = false
      return refuseKey()
    }
    // Enter leaves no field, so what leaving completes is completed here as well.
    const completed = { ...values, website: completeWebAddress(values.website.trim()) }
    change("website", completed.website)
    const wrong = misspelledFields(completed).filter((field) => stepOfField(field) === step)
    if (wrong.length === 0) return goTo(Math.min(3, step + 1) as RegistrationStep)
    const messages = Object.fromEntries(wrong.map((field) => [field, formatMessages[field]]))
    setState((current) => ({ ...current, errors: messages, failure: undefined }))
  }

  /** With script the buttons of a step act here; only the submission goes to the server. */
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const intent = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value ?? "next"
    if (intent === "submit") return
    event.preventDefault()
    if (intent === "reset") {
      clearDraft()
      // A reload may not restore fields and state: leave and come back.
      window.location.assign(window.location.pathname)
    } else if (intent === "next") goOn()
    else
      goTo(
        intent === "change-1" ? 1 : intent === "change-2" ? 2 : (Math.max(1, step - 1) as RegistrationStep),
      )
  }

  // Without script the server says what is missing; a button that cannot be pressed would be a dead end.
  const missing = ready ? missingFields(values, step) : []
  const blocked = missing.length > 0

  return (
    <div className="page-width grid max-w-3xl gap-6 py-8 lg:py-14">
      <h1 className="text-title">{words.heading}</h1>
      {/* The answer is all a refused form needs: asking for the page's data again fails with the same network. */}
      <Form
        method="post"
        // What the location step asks for depends on its answers, which a browser without script cannot know.
        noValidate={ready || step === 2}
        onSubmit={onSubmit}
        defaultShouldRevalidate={false}
        className="grid gap-6"
        replace
      >
        {/* Enter in a field presses the first button of its form: the way on, not 'Reset Form'. */}
        <button
          type="submit"
          name="intent"
          value={step < 3 ? "next" : "submit"}
          disabled={blocked || busy}
          tabIndex={-1}
          aria-hidden="true"
          className="visually-hidden"
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="font-semibold text-gold-400">{fill(words.progress, { step })}</p>
          <Button name="intent" value="reset" variant="link" size="sm" formNoValidate className="order-1">
            {words.reset}
          </Button>
        </div>
        <Progress step={step} />
        <ErrorSummary items={summary(failure, errors, step)} />
        <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
          {words.steps[step]}
        </h2>

        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="token" value={state.token} />
        <input type="hidden" name="submissionKey" value={key} />
        <HiddenAnswers values={values} except={visibleFields(step, values)} />
        <p className="visually-hidden" aria-hidden="true">
          <label htmlFor="leave_blank">{words.honeypot}</label>
          <input id="leave_blank" name="leave_blank" tabIndex={-1} autoComplete="off" />
        </p>

        {step < 3 ? (
          <ApplicationFields
            fields={visibleFields(step, values)}
            {...{ values, errors, constraints }}
            onChange={change}
            onLeave={leave}
          />
        ) : (
          <>
            <ApplicationReview values={values} />
            <p className="text-ivory-300">{words.whatIsPublic}</p>
            <div>
              <CheckboxField
                name="acceptTerms"
                label={words.terms}
                error={errors.acceptTerms}
                checked={values.acceptTerms}
                onChange={(event) => change("acceptTerms", event.currentTarget.checked)}
              />
              <a href="/terms" target="_blank" rel="noopener" className="ml-8 text-gold-400 underline">
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
        <p id="still-needed" className="text-sm text-ivory-300">
          {blocked && step < 3
            ? fill(words.stillNeeded, {
                fields: missing.map((field) => merchantContent.fieldNames[field]).join(", "),
              })
            : words.draftNote}
        </p>
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
  // The type proposes a category until somebody has chosen another one.
  const wasProposed =
    values.directoryCategory === categoryFor({ businessType: values.businessType, directoryCategory: "" })
  if (field === "businessType" && wasProposed)
    changed.directoryCategory = categoryFor({ businessType: String(value), directoryCategory: "" })
  return changed
}

/** A business that is only online is not asked for its street. */
function visibleFields(step: RegistrationStep, values: ApplicationValues): readonly ApplicationField[] {
  const premises: readonly ApplicationField[] = ["address", "city", "state", "zip"]
  return fieldsOfStep[step].filter((field) => !values.onlineOnly || !premises.includes(field))
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

/** Three threads of one cloth: the steps done and the one at hand are gold. */
function Progress({ step }: { step: RegistrationStep }) {
  return (
    <ol className="grid grid-cols-3 gap-2">
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

/** The answers that are not on screen, so that a post holds the whole application. */
function HiddenAnswers({
  values,
  except,
}: {
  values: ApplicationValues
  except: readonly ApplicationField[]
}) {
  return Object.entries(values)
    .filter(([field, value]) => value && !except.includes(field as ApplicationField))
    .map(([field, value]) => (
      <input key={field} type="hidden" name={field} value={value === true ? "on" : String(value)} />
    ))
}
