import { Form, useNavigation } from "react-router"
import type { FieldConstraints } from "#app/lib/form/parse-form.ts"
import { valuesOf } from "#app/listings/listing/listing-values.ts"
import { strangersLink } from "#app/listings/public-links.ts"
import { noteLength } from "#app/review/options.ts"
import { Button } from "#app/ui/button.tsx"
import { DefaultButton } from "#app/ui/form/default-button.tsx"
import { TextArea } from "#app/ui/form/field.tsx"
import { adminListings } from "#content/en/admin-listings.ts"
import { ListingFields } from "../listing-form.tsx"
import type { StaffListing } from "../staff-queries.server.ts"
import { Conflict } from "./conflict.tsx"
import type { Refused } from "./refused.ts"

const words = adminListings.detail
const gold = "inline-flex min-h-9 items-center text-gold-400 underline"
type Props = {
  listing: StaffListing
  constraints: Record<string, FieldConstraints>
  countries: string
  towns: string
  refused?: Refused
}

export function EditForm({ listing, refused, ...limits }: Props) {
  const busy = useNavigation().state !== "idle"
  const isThis = refused?.values !== undefined
  return (
    // A saved change remounts the form. A refused form keeps what was typed.
    <Form
      key={`${listing.id}:${listing.revision}`}
      method="post"
      noValidate
      aria-labelledby="edit"
      className="panel grid grid-cols-1 gap-5 p-4 sm:p-6"
    >
      <DefaultButton name="intent" value="save" disabled={busy} />
      <h2 id="edit" className="font-sans text-lg font-bold">
        {words.edit}
      </h2>
      <p className="text-sm text-ivory-300">{words.editHint}</p>
      {isThis && refused.conflict && <Conflict conflict={refused.conflict} />}
      <input type="hidden" name="revision" value={listing.revision} />
      <ListingFields
        // Remounts the fields, so that what the server removed, such as a private key, disappears here too.
        key={JSON.stringify(refused?.values)}
        values={refused?.values ?? valuesOf(listing)}
        errors={isThis ? refused.errors : {}}
        {...limits}
        towns={refused?.towns ?? limits.towns}
      />
      {listing.website && !isThis && (
        <a href={listing.website} {...strangersLink} className={`${gold} wrap-anywhere`}>
          {listing.website}
        </a>
      )}
      <TextArea
        name="why"
        label={words.reason}
        hint={words.reasonHint}
        error={isThis ? refused.errors.why : undefined}
        defaultValue={refused?.reason}
        maxLength={noteLength}
        rows={2}
      />
      <Button name="intent" value="save" variant="gold" disabled={busy} className="justify-self-start">
        {words.save}
      </Button>
    </Form>
  )
}
