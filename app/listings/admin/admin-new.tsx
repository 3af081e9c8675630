import { Form, Link, useNavigation } from "react-router"
import type { FieldConstraints, FieldErrors } from "#app/lib/form/parse-form.ts"
import { Button } from "#app/ui/button.tsx"
import { DefaultButton } from "#app/ui/form/default-button.tsx"
import { adminListings } from "#content/en/admin-listings.ts"
import type { ApplicationValues } from "../application/application-rules.ts"
import { ListingFields } from "./listing-form.tsx"
import { listingList } from "./staff-list.ts"

const words = adminListings.add

type Props = {
  values: ApplicationValues
  errors: FieldErrors
  constraints: Record<string, FieldConstraints>
  countries: string
  /** The choice of towns, if the form requested it. */
  towns: string
  /** When the form was rendered. It keeps a form that is sent twice from adding two listings. */
  openedAt: string
}

/** /admin/listings/new */
export function NewListing({ openedAt, ...fields }: Props) {
  const busy = useNavigation().state !== "idle"
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-5">
      <Link
        to={listingList.path}
        className="inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"
      >
        {adminListings.detail.back}
      </Link>
      <h1 className="text-heading">{words.title}</h1>
      <p className="text-ivory-300">{words.text}</p>
      <Form method="post" noValidate className="panel grid grid-cols-1 gap-5 p-4 sm:p-6">
        <DefaultButton disabled={busy} />
        <input type="hidden" name="openedAt" value={openedAt} />
        {/* Remounts the fields, so that what the server removed, such as a private key, disappears here too. */}
        <ListingFields key={JSON.stringify(fields.values)} {...fields} />
        <Button variant="gold" disabled={busy} className="justify-self-start">
          {words.submit}
        </Button>
      </Form>
    </div>
  )
}
