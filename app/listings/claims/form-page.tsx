import { pathTo } from "#app/lib/http/path-to.ts"
import { optionsOf } from "#app/lib/text/codes.ts"
import { format } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary, fieldProblems, type SummaryItem } from "#app/ui/form/error-summary.tsx"
import { EmailField, SelectField, TextArea } from "#app/ui/form/field.tsx"
import { FormGuards } from "#app/ui/form/form-guards.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { BackTo } from "#app/ui/page/back-to.tsx"
import { listingClaims } from "#content/en/listing-claims.ts"
import { type ClaimFormState, confirmWithinDays, situationWords } from "./claim-schema.ts"

const words = listingClaims.form

type Props = { listing: { name: string; slug: string }; state: ClaimFormState; consent: string }

/** The public form to claim a listing. Its answer is the same for everyone, so that it reveals nothing about the owner. */
export function ClaimFormPage({ listing: { name, slug }, state, consent }: Props) {
  const { values, errors, notice, token, submissionKey } = state
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <BackTo href={pathTo("/merchant-directory/:slug", { slug })}>{words.back}</BackTo>
      <h1 className="text-title wrap-anywhere">{format(words.heading, { business: name })}</h1>
      <p className="text-lg">{words.lead}</p>
      {notice?.tone === "info" && <Notice tone="info" title={notice.title} />}
      <ErrorSummary items={problems(state)} />
      <form method="post" noValidate className="panel grid gap-5 p-5 sm:p-6">
        <FormGuards {...{ token, submissionKey, consent }} />
        <SelectField
          name="situation"
          label={words.situation}
          error={errors.situation}
          defaultValue={values.situation}
          required
          empty={words.choose}
          options={optionsOf(situationWords, words.situations)}
        />
        <EmailField
          label={words.email}
          hint={words.emailHint}
          autoComplete="email"
          defaultValue={values.email}
          error={errors.email}
        />
        <TextArea
          name="note"
          label={words.note}
          hint={words.noteHint}
          error={errors.note}
          defaultValue={values.note}
          rows={3}
        />
        <Button variant="gold" size="lg" className="justify-self-start">
          {words.submit}
        </Button>
        <p className="text-sm text-ivory-300">{format(words.after, { days: confirmWithinDays })}</p>
      </form>
      <section aria-labelledby="how" className="grid gap-3">
        <h2 id="how" className="text-heading">
          {words.howHeading}
        </h2>
        <ol className="grid list-decimal gap-2 ps-5 text-ivory-300">
          {words.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="text-ivory-300">
          {words.ownerPage}{" "}
          <a href={pathTo("/merchant-directory/owner")} className="text-link">
            {words.ownerPageLink}
          </a>
        </p>
      </section>
    </div>
  )
}

function problems({ notice, errors }: ClaimFormState): SummaryItem[] {
  const fields = fieldProblems(["situation", "email", "note"], errors)
  return notice?.tone === "error" ? [{ message: notice.title }, ...fields] : fields
}
