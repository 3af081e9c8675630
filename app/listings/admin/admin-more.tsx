import { Form, Link, useNavigation } from "react-router"
import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { Button } from "#app/ui/button.tsx"
import { DefaultButton } from "#app/ui/form/default-button.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { RefusalNotice } from "#app/ui/form/refusal-notice.tsx"
import { adminListings } from "#content/en/admin-listings.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { ExtraFields } from "../listing/extra-fields.tsx"
import type { ExtraField, ExtraValues } from "../listing/listing-extras.ts"

const words = adminListings.more

type Props = {
  id: number
  name: string
  state: {
    values: ExtraValues
    errors: FieldErrors<ExtraField>
    revision: number
    /** Someone else changed the same facts since the form was rendered. */
    isStale?: boolean
  }
}

/** /admin/listings/:id/more: the facts owners edit on their "more" page, for owners who ask staff to do it. */
export function AdminMore({ id, name, state: { values, errors, revision, isStale } }: Props) {
  const busy = useNavigation().state !== "idle"
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <Link
        to={pathTo("/admin/listings/:id", { id })}
        className="inline-flex min-h-9 items-center justify-self-start text-gold-400 underline wrap-anywhere"
      >
        {name}
      </Link>
      <h1 className="text-heading">{listingOwners.more.title}</h1>
      <p className="text-ivory-300">{words.lead}</p>
      {isStale && <RefusalNotice title={words.stale} />}
      <ErrorSummary items={Object.entries(errors).map(([field, message]) => ({ field, message }))} />
      <Form
        key={JSON.stringify([revision, values])}
        method="post"
        noValidate
        className="grid grid-cols-1 gap-5"
      >
        <DefaultButton name="intent" value="save" disabled={busy} />
        <input type="hidden" name="revision" value={revision} />
        <ExtraFields values={values} errors={errors} />
        <Button name="intent" value="save" variant="gold" disabled={busy} className="justify-self-start">
          {adminListings.detail.save}
        </Button>
      </Form>
    </div>
  )
}
