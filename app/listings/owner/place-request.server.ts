import type { Database } from "#app/lib/db/client.server.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { type Listing, type PlaceFacts, placeFacts } from "../listing/listing-facts.ts"
import { placeValues, readPlace } from "../position/place-request.server.ts"
import type { PlaceState } from "../position/place-state.ts"
import { type EditOutcome, editListing, findWaitingEdit } from "./edit/edit-listing.server.ts"

type OwnerPlaceState = PlaceState & { seen: number; isStale?: boolean }

/** Values of the form: the owner's proposed change, else the listing's values. */
async function wishedPlace(db: Database, listing: Listing) {
  const { changes = {} } = (await findWaitingEdit(db, listing.id)) ?? {}
  const asked = placeFacts.filter((fact) => changes[fact])
  const wished = Object.fromEntries(asked.map((fact) => [fact, changes[fact]?.[1]]))
  const { locality, pin, pinPrecision } = { ...listing, ...wished } as PlaceFacts
  return { facts: { locality, pin, pinPrecision }, waits: asked.length > 0 }
}

export async function openPlace(db: Database, listing: Listing) {
  const { facts, waits } = await wishedPlace(db, listing)
  const state: OwnerPlaceState = { values: placeValues(facts), errors: {}, seen: listing.revision }
  return { state, waits }
}

type PlaceAnswer =
  | Exclude<EditOutcome, { kind: "stale" }>
  | { kind: "form"; status: 200 | 409 | 422; state: OwnerPlaceState }

/** Handles one post of the owner's location form. */
export async function handlePlace(
  db: Database,
  listing: Listing,
  form: FormData,
  owner: { email: string; publicUrl: string; now: Date },
): Promise<PlaceAnswer> {
  const seen = Number(textField(form, "seen"))
  const { facts: wished } = await wishedPlace(db, listing)
  const read = await readPlace(db, listing, form, wished.pin)
  if (read.kind === "form") return { ...read, state: { ...read.state, seen } }
  const edit = { facts: read.facts, seen, replaces: placeFacts }
  const outcome = await editListing(db, listing.publicId, edit, owner)
  if (outcome.kind !== "stale") return outcome
  const state = { values: read.values, errors: {}, seen: outcome.listing.revision, isStale: true }
  return { kind: "form", status: 409, state }
}
