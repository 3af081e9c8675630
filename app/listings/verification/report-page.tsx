import { pathTo } from "#app/lib/http/path-to.ts"
import { optionsOf } from "#app/lib/text/codes.ts"
import { format } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary, fieldProblems, type SummaryItem } from "#app/ui/form/error-summary.tsx"
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx"
import { FormGuards } from "#app/ui/form/form-guards.tsx"
import { listingVerification } from "#content/en/listing-verification.ts"
import { typedCodeLength } from "../payment/sticker-code.ts"
import { answerWords, type ReportState } from "./report-schema.ts"

const words = listingVerification.report

type Props = {
  listing: { businessName: string; slug: string }
  state: ReportState
}

/** Report form for visitors: fixed answers, and a note to staff. */
export function ReportPage({ listing: { businessName, slug }, state }: Props) {
  const { values, errors, notice, token, submissionKey } = state
  const problems: SummaryItem[] = [
    ...(notice ? [{ message: notice.title }] : []),
    ...fieldProblems(["answer", "note", "code"], errors),
  ]
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <a
        href={pathTo("/merchant-directory/:slug", { slug })}
        className="inline-flex min-h-11 items-center justify-self-start text-gold-400 underline wrap-anywhere"
      >
        {format(words.back, { business: businessName })}
      </a>
      <h1 className="text-title wrap-anywhere">{format(words.heading, { business: businessName })}</h1>
      <p className="text-lg">{words.lead}</p>
      <ErrorSummary items={problems} />
      <form method="post" noValidate className="grid gap-5">
        <FormGuards {...{ token, submissionKey }} />
        <SelectField
          name="answer"
          label={words.answer}
          error={errors.answer}
          defaultValue={values.answer}
          required
          empty={words.choose}
          options={optionsOf(answerWords, words.answers)}
        />
        <TextArea
          name="note"
          label={words.note}
          hint={words.noteHint}
          error={errors.note}
          defaultValue={values.note}
          rows={4}
        />
        <TextField
          name="code"
          label={words.code}
          hint={words.codeHint}
          error={errors.code}
          defaultValue={values.code}
          maxLength={typedCodeLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <p>
          <Button variant="gold" size="lg">
            {words.submit}
          </Button>
        </p>
        <p className="text-sm text-ivory-300">
          {words.privacy}{" "}
          <a href={pathTo("/privacy")} className="text-link">
            {words.privacyLink}
          </a>
        </p>
      </form>
    </div>
  )
}
