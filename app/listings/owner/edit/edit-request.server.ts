import type { Database } from "#app/lib/db/client.server.ts"
import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { columnsOf } from "#app/listings/application/application-row.ts"
import { type ApplicationValues, missingFields } from "#app/listings/application/application-rules.ts"
import { messagesForMissing, readApplication } from "#app/listings/application/read-application.ts"
import { readExtras } from "#app/listings/listing/listing-extras.server.ts"
import { type ExtraField, type ExtraValues, withSameWeekdays } from "#app/listings/listing/listing-extras.ts"
import { changesBetween, type Listing, type RecordedFacts } from "#app/listings/listing/listing-facts.ts"
import type { ListingChanges } from "#app/listings/listing/listing-options.ts"
import { valuesOf } from "#app/listings/listing/listing-values.ts"
import type { ApplicationField } from "#app/listings/options.ts"
import { chosenTown, offerTowns } from "#app/listings/position/offer-towns.server.tsx"
import { heldTown } from "#app/listings/position/town-choice.ts"
import { editListing } from "./edit-listing.server.ts"
import { editedFacts, fieldOf } from "./edited-facts.ts"

/** The form with all typed values, to show it again. */
export type EditState = {
  values: ApplicationValues
  errors: FieldErrors<ApplicationField>
  /** Town choices as rendered by the server. */
  towns: string
  /** Revision that the form is based on. */
  seen: number
  /** Present values that differ from the typed ones, if the listing changed meanwhile. */
  meanwhile?: Partial<Record<ApplicationField, string | boolean>>
}

export type EditAnswer =
  | { kind: "saved" | "unchanged"; businessName: string; waits?: boolean }
  | { kind: "form"; status: 200 | 409 | 422; state: EditState }
  | { kind: "not-found" }

const fields = editedFacts.map(fieldOf)

/** The form with the listing's values. */
export function openEdit(listing: Listing): EditState {
  const values = valuesOf(listing)
  return { values, errors: {}, towns: chosenTown(values), seen: listing.revision }
}

/** Handles one post of the owner's form, with the validation rules of an application. */
export async function handleEdit(
  db: Database,
  publicId: string,
  form: FormData,
  owner: { email: string; publicUrl: string; now: Date },
): Promise<EditAnswer> {
  const seen = Number(textField(form, "seen"))
  const { values, errors: wrong } = readApplication(form)
  if (textField(form, "intent") === "find-town") {
    const towns = await offerTowns(db, values)
    return { kind: "form", status: 200, state: { values, errors: {}, towns, seen } }
  }
  const towns = chosenTown(values)
  const missing = missingFields(values).filter((field) => fields.includes(field))
  const errors = { ...messagesForMissing(missing), ...wrong }
  if (Object.keys(errors).length > 0)
    return { kind: "form", status: 422, state: { values, errors, towns, seen } }

  const columns = columnsOf(values)
  const facts = Object.fromEntries(editedFacts.map((fact) => [fact, columns[fact]])) as Partial<RecordedFacts>
  const outcome = await editListing(db, publicId, { facts, seen }, owner)
  if (outcome.kind !== "stale") return outcome
  const current = valuesOf(outcome.listing)
  const differing = editedFacts.filter((fact) => facts[fact] !== outcome.listing[fact])
  const meanwhile = Object.fromEntries(
    differing
      .map(fieldOf)
      .map((field) => [field, field === "town" ? (heldTown(current)?.label ?? "") : current[field]]),
  )
  const state = { values, errors: {}, towns, seen: outcome.listing.revision, meanwhile }
  return { kind: "form", status: 409, state }
}

/** The form of facts that only owners add, to show it again. */
export type MoreState = {
  values: ExtraValues
  errors: FieldErrors<ExtraField>
  seen: number
  /** Present values that differ from the typed ones. */
  meanwhile?: ListingChanges
}
export type MoreAnswer =
  | { kind: "saved" | "unchanged"; businessName: string }
  | { kind: "form"; status: 200 | 409 | 422; state: MoreState }
  | { kind: "not-found" }

/** Handles one post of that form: saves it, or copies Monday's hours to the other weekdays. */
export async function handleMore(
  db: Database,
  listing: Pick<Listing, "publicId" | "country">,
  form: FormData,
  owner: { email: string; publicUrl: string; now: Date },
): Promise<MoreAnswer> {
  const seen = Number(textField(form, "seen"))
  const { values, errors, facts } = readExtras(form, listing.country)
  if (textField(form, "intent") === "same-weekdays")
    return { kind: "form", status: 200, state: { values: withSameWeekdays(values), errors: {}, seen } }
  if (Object.keys(errors).length > 0) return { kind: "form", status: 422, state: { values, errors, seen } }
  const outcome = await editListing(db, listing.publicId, { facts, seen }, owner)
  if (outcome.kind !== "stale") return outcome
  const meanwhile = changesBetween(outcome.listing, facts)
  const state = { values, errors: {}, seen: outcome.listing.revision, meanwhile }
  return { kind: "form", status: 409, state }
}
