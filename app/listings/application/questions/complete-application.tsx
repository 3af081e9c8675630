import type { FieldConstraints } from "#app/lib/form/parse-form.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { answerLength } from "#app/review/options.ts"
import { Button } from "#app/ui/button.tsx"
import { DefaultButton } from "#app/ui/form/default-button.tsx"
import { ErrorSummary, type SummaryItem } from "#app/ui/form/error-summary.tsx"
import { TextArea } from "#app/ui/form/field.tsx"
import { FormGuards } from "#app/ui/form/form-guards.tsx"
import { applicationContent } from "#content/en/application.ts"
import { completeContent as words } from "#content/en/listing-pages.ts"
import { ApplicationFields } from "../application-fields.tsx"
import { fieldsOfStep } from "../application-rules.ts"
import type { CompletionState } from "./complete-request.server.ts"

type Props = {
  asked: { businessName: string; question: string; askedAt: Date }
  state: CompletionState
  constraints: Record<string, FieldConstraints>
  /** Packed options of the country field. */
  countries: string
}

/** The whole application, filled in, with the question of staff above it. */
export function CompleteApplication({ asked, state, ...lists }: Props) {
  const { values, errors, notice, token, submissionKey, towns } = state
  return (
    <div className="page-width grid max-w-3xl gap-6 py-8 lg:py-14">
      <h1 className="text-title wrap-anywhere">{format(words.heading, { name: asked.businessName })}</h1>
      <section aria-labelledby="asked" className="panel grid gap-2 border-s-4 border-s-gold-500 p-5">
        <h2 id="asked" className="text-heading">
          {words.asked}
        </h2>
        <p className="whitespace-pre-line wrap-anywhere">{asked.question}</p>
        <p className="text-sm text-ivory-300">{format(words.askedOn, { date: dateText(asked.askedAt) })}</p>
      </section>
      <p>{words.lead}</p>
      <ErrorSummary items={problems(notice, errors)} />
      {/* This page is not hydrated: fields start with the sent values, and the browser holds what is typed. */}
      <form method="post" noValidate className="grid gap-6">
        <DefaultButton />
        <FormGuards {...{ token, submissionKey }} />
        <TextArea
          name="answer"
          label={words.answer}
          hint={words.answerHint}
          error={errors.answer}
          defaultValue={values.answer}
          maxLength={answerLength}
          rows={4}
        />
        {([1, 2] as const).map((step) => (
          <section key={step} aria-labelledby={`step-${step}`} className="panel grid gap-5 p-5">
            <h2 id={`step-${step}`} className="text-heading">
              {applicationContent.register.steps[step]}
            </h2>
            <ApplicationFields
              fields={fieldsOfStep(step).filter((field) => field !== "email")}
              {...{ values, errors, towns, ...lists }}
              onChange={() => {}}
              onLeave={() => {}}
            />
            {step === 1 && <p className="text-ivory-300">{format(words.email, { email: values.email })}</p>}
          </section>
        ))}
        <div className="grid justify-items-start gap-2">
          <Button variant="gold" size="lg">
            {words.submit}
          </Button>
          <p className="text-sm text-ivory-300">{words.after}</p>
        </div>
      </form>
    </div>
  )
}

function problems(notice: Props["state"]["notice"], errors: Props["state"]["errors"]): SummaryItem[] {
  const items = Object.entries(errors).map(([field, message]) => ({ field, message: String(message) }))
  if (!notice) return items
  return [{ message: [notice.title, notice.text].filter(Boolean).join(" ") }, ...items]
}

/** Shown if there is nothing to complete: the question was answered, or the application no longer waits for its applicant. */
export function CompletionClosed({ answeredAt }: { answeredAt: Date | null }) {
  const { heading, text } = answeredAt ? words.answered : words.closed
  return (
    <div className="page-width grid max-w-3xl gap-6 py-8 lg:py-14">
      <h1 className="text-title">{heading}</h1>
      <p className="text-lg">{answeredAt ? format(text, { date: dateText(answeredAt) }) : text}</p>
      <p>
        {words.write}{" "}
        <a href={pathTo("/contact")} className="text-link">
          {words.contact}
        </a>
      </p>
    </div>
  )
}
