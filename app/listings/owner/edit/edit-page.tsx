import type { FieldConstraints } from "#app/lib/form/parse-form.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { ApplicationFields } from "#app/listings/application/application-fields.tsx"
import type { ApplicationField } from "#app/listings/options.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { DefaultButton } from "#app/ui/form/default-button.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { applicationContent } from "#content/en/application.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import type { EditState } from "./edit-request.server.ts"
import { atOnceFacts, fieldOf, waitingFacts } from "./edited-facts.ts"

const words = listingOwners.edit

type Props = {
  publicId: string
  businessName: string
  state: EditState
  constraints: Record<string, FieldConstraints>
  /** Compressed: packed-options.ts. */
  countries: string
}

/** The edit form: first the fields that take effect at once, then those that need a staff review. */
export function EditPage({ publicId, businessName, state, ...lists }: Props) {
  const { values, errors, towns, seen, meanwhile } = state
  const problems = Object.entries(errors).map(([field, message]) => ({ field, message }))
  const part = (fields: ApplicationField[]) => (
    <ApplicationFields
      {...{ values, errors, fields, towns, ...lists }}
      onChange={() => {}}
      onLeave={() => {}}
    />
  )
  return (
    <div className="page-width grid max-w-3xl gap-6 py-8 lg:py-14">
      <h1 className="text-title wrap-anywhere">{format(words.heading, { name: businessName })}</h1>
      {meanwhile && <Meanwhile values={meanwhile} />}
      <ErrorSummary items={problems} />
      {/* This page does not hydrate: fields show what was sent, and the browser alone handles changes. */}
      <form method="post" noValidate className="grid gap-6">
        <DefaultButton />
        <input type="hidden" name="seen" value={seen} />
        <section aria-labelledby="at-once" className="panel grid gap-5 p-5">
          <div className="grid gap-1">
            <h2 id="at-once" className="text-heading">
              {words.atOnce}
            </h2>
            <p className="text-ivory-300">{words.atOnceText}</p>
          </div>
          {part(atOnceFacts.map(fieldOf))}
        </section>
        <section aria-labelledby="later" className="panel grid gap-5 p-5">
          <div className="grid gap-1">
            <h2 id="later" className="text-heading">
              {words.later}
            </h2>
            <p className="text-ivory-300">{words.laterText}</p>
          </div>
          {part(waitingFacts.map(fieldOf))}
        </section>
        <p className="flex flex-wrap gap-3">
          <Button variant="gold" size="lg">
            {words.submit}
          </Button>
          <ButtonLink href={pathTo("/my-listings/:publicId", { publicId })} variant="outline" size="lg">
            {words.cancel}
          </ButtonLink>
        </p>
      </form>
    </div>
  )
}

/** Present values of the listing; the form below keeps what was typed. */
function Meanwhile({ values }: { values: NonNullable<EditState["meanwhile"]> }) {
  return (
    <Notice tone="error" title={words.stale}>
      <dl className="mt-2 grid gap-2">
        {Object.entries(values).map(([field, value]) => (
          <div key={field}>
            <dt className="font-semibold">{applicationContent.fields[field as ApplicationField]}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              {typeof value === "boolean" ? words[value ? "yes" : "no"] : value || words.nothing}
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}
