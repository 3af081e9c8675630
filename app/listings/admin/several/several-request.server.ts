import { and, asc, inArray, notInArray } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "#app/lib/db/client.server.ts"
import { listings } from "#app/lib/db/schema.ts"
import { checkValues, readValues } from "#app/lib/form/parse-form.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import type { ManyOutcome } from "#app/lib/list/many-flash.ts"
import { readSelection } from "#app/lib/list/read-selection.ts"
import { confirmListing } from "#app/listings/listing/confirm-listing.server.ts"
import type { RecordedFacts } from "#app/listings/listing/listing-facts.ts"
import { evidenceNoteLength, evidenceWays, hidingReasons } from "#app/listings/listing/listing-options.ts"
import { directoryCategories } from "#app/listings/options.ts"
import { offerTowns } from "#app/listings/position/offer-towns.server.tsx"
import { heldTown } from "#app/listings/position/town-choice.ts"
import { countryWords } from "#app/places/countries/countries.ts"
import { noteLength } from "#app/review/options.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { changeStanding, type StaffContext, saveListing } from "../editing.server.ts"
import type { SeveralAct, SeveralState } from "./acts.ts"

const words = adminListings.several
const text = (max: number) => z.string().max(max).meta({ multiline: true })

const schemas = {
  hide: z.object({ reason: text(noteLength), reasonCode: z.enum(hidingReasons).optional() }),
  category: z.object({
    directoryCategory: z.enum(directoryCategories).optional(),
    reason: text(noteLength).optional(),
  }),
  town: z.object({ city: z.string().max(100).optional(), reason: text(noteLength).optional() }),
  confirm: z.object({ how: z.enum(evidenceWays).optional(), note: text(evidenceNoteLength).optional() }),
}

type Context = Omit<StaffContext, "seen">
/** @property revision the current one: a bulk action shows no facts that could be outdated */
type Row = { id: number; revision: number }
type Act = (db: Database, row: Row, context: Context) => Promise<boolean>

/** The selected listings that can still be changed, oldest first. */
export function listSelected(db: Database, ids: number[]) {
  const { id, businessName: name, status, country, revision } = listings
  return db
    .select({ id, name, status, country, revision })
    .from(listings)
    .where(and(inArray(id, ids), notInArray(status, ["merged", "withdrawn"])))
    .orderBy(asc(id))
}

export type SeveralAnswer =
  | { kind: "form"; status: 200 | 422; state: SeveralState }
  | { kind: "done"; outcome: ManyOutcome }

/** Applies one action to each selected listing, each with its own revision, audit log entry and mail to the owner. */
export async function handleSeveral(
  db: Database,
  act: SeveralAct,
  form: FormData,
  context: Context,
): Promise<SeveralAnswer> {
  const values = readValues(schemas[act], form) as SeveralState["values"]
  const rows = await listSelected(db, readSelection(form.getAll("ids")))
  const [first] = rows
  const town = { city: values.city ?? "", town: textField(form, "town"), country: "" }
  if (act === "town" && first) town.country = countryWords[first.country]
  if (textField(form, "intent") === "find-town")
    return { kind: "form", status: 200, state: { values, errors: {}, towns: await offerTowns(db, town) } }
  const read = readAct(act, form, town)
  if ("errors" in read) {
    const towns = act === "town" ? await offerTowns(db, town) : undefined
    return { kind: "form", status: 422, state: { values, errors: read.errors, towns } }
  }
  let changed = 0
  for (const row of rows) if (await read.act(db, row, context)) changed++
  return { kind: "done", outcome: { changed, unchanged: rows.length - changed } }
}

function readAct(
  act: SeveralAct,
  form: FormData,
  town: Parameters<typeof heldTown>[0],
): { act: Act } | { errors: SeveralState["errors"] } {
  switch (act) {
    case "hide": {
      const { data, errors } = checkValues(schemas.hide, readValues(schemas.hide, form))
      const { reasonCode } = data ?? {}
      if (!data || !reasonCode)
        return {
          errors: { ...(!reasonCode && { reasonCode: adminListings.errors.hidingReason }), ...errors },
        }
      return {
        act: async (db, row, context) => {
          const why = { reason: data.reason, reasonCode }
          const outcome = await changeStanding(db, row.id, "hide", why, { ...context, seen: row.revision })
          return outcome.kind === "changed"
        },
      }
    }
    case "category": {
      const { data, errors } = checkValues(schemas.category, readValues(schemas.category, form))
      if (!data?.directoryCategory) return { errors: { directoryCategory: words.errors.category, ...errors } }
      return { act: changeFacts({ directoryCategory: data.directoryCategory }, data.reason) }
    }
    case "town": {
      const { data, errors } = checkValues(schemas.town, readValues(schemas.town, form))
      const held = heldTown(town)
      if (!data || !held) return { errors: { city: words.errors.town, ...errors } }
      return { act: changeFacts({ city: town.city, town: held.code }, data.reason) }
    }
    case "confirm": {
      const { data, errors } = checkValues(schemas.confirm, readValues(schemas.confirm, form))
      const { how } = data ?? {}
      if (!data || !how) return { errors: { ...(!how && { how: words.errors.how }), ...errors } }
      return {
        act: (db, { id }, { by, now }) =>
          db.transaction(async (tx) => {
            const staff = { kind: "staff", id: by.id, name: by.name } as const
            const outcome = await confirmListing(tx, id, { by: staff, how, note: data.note ?? null, now })
            return outcome.kind === "confirmed"
          }),
      }
    }
  }
}

const changeFacts =
  (facts: Partial<RecordedFacts>, reason: string | undefined): Act =>
  async (db, row, context) => {
    const outcome = await saveListing(db, row.id, facts, reason ?? null, { ...context, seen: row.revision })
    return outcome.kind === "changed"
  }
