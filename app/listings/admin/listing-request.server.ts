import { z } from "zod"
import type { Database } from "#app/lib/db/client.server.ts"
import { checkValues, readValues } from "#app/lib/form/parse-form.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { noteLength } from "#app/review/options.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import type { FlashMessage } from "#content/en/flash.ts"
import type { ChangeOutcome } from "../listing/change-listing.server.ts"
import { hidingReasons } from "../listing/listing-options.ts"
import { type ListingFacts, valuesOf } from "../listing/listing-values.ts"
import { readListing } from "../listing/read-listing.server.ts"
import { chosenTown, offerTowns } from "../position/offer-towns.server.tsx"
import type { Refused } from "./detail/refused.ts"
import * as editing from "./editing.server.ts"
import { undoMerger } from "./merging.server.ts"
import * as staffQueries from "./staff-queries.server.ts"

const { flash, errors } = adminListings

const whySchema = z.object({ why: z.string().max(noteLength).meta({ multiline: true }).optional() })
const standingSchema = z.object({
  reason: z.string().max(noteLength).meta({ multiline: true }),
  reasonCode: z.enum(hidingReasons).optional(),
})

export type ListingAnswer =
  | { kind: "done"; message: FlashMessage }
  | { kind: "refused"; status: 200 | 409 | 422; refused: Refused }
  | { kind: "not-found" }

/** Handles one form of the listing page: facts, status, payment address, merger, or a revision to restore. */
export async function handleListing(
  db: Database,
  id: number,
  form: FormData,
  context: Omit<editing.StaffContext, "seen">,
): Promise<ListingAnswer> {
  const intent = textField(form, "intent")
  const staff = { ...context, seen: readRowId(textField(form, "revision")) ?? 0 }
  switch (intent) {
    case "save":
      return saveFacts(db, id, form, staff)
    case "find-town": {
      const { values } = readListing(form)
      const refused = {
        values,
        towns: await offerTowns(db, values),
        reason: textField(form, "why"),
        errors: {},
      }
      return { kind: "refused", status: 200, refused }
    }
    case "remove-wallet":
      return answer(db, id, await editing.removeWallet(db, id, context), flash.walletRemoved, { errors: {} })
    case "agree": {
      const { kind } = await editing.agreeToWallet(db, id, staff)
      return kind === "not-found" ? { kind } : { kind: "done", message: flash[kind] }
    }
    case "unmerge": {
      const { kind } = await undoMerger(db, id, context)
      return kind === "not-found" ? { kind } : { kind: "done", message: flash[kind] }
    }
    case "restore": {
      const restored = readRowId(textField(form, "restored"))
      if (!restored) return { kind: "not-found" }
      const outcome = await editing.restoreRevision(db, id, restored, staff)
      return answer(db, id, outcome, flash.restored, { errors: {}, standing: { reasonCode: "", reason: "" } })
    }
    case "hide":
    case "close":
    case "archive":
    case "list":
      return saveStanding(db, id, intent, form, staff)
    default:
      return { kind: "not-found" }
  }
}

async function saveFacts(
  db: Database,
  id: number,
  form: FormData,
  staff: editing.StaffContext,
): Promise<ListingAnswer> {
  const { values, errors, facts } = readListing(form)
  const why = readValues(whySchema, form)
  const checked = checkValues(whySchema, why)
  const refused = {
    values,
    towns: chosenTown(values),
    reason: why.why,
    errors: { ...errors, ...checked.errors },
  }
  if (!facts || !checked.data) return { kind: "refused", status: 422, refused }
  const outcome = await editing.saveForm(db, id, facts, checked.data.why ?? null, staff)
  if (outcome.kind === "conflict") return askAboutBoth(db, id, outcome, facts, refused)
  const wasAlone = outcome.kind !== "changed" || outcome.listing.revision === staff.seen + 1
  return answer(db, id, outcome, wasAlone ? flash.saved : flash.savedBeside, refused)
}

/** Answers 409 with the form as it would be saved: the typed changes over the current listing. */
async function askAboutBoth(
  db: Database,
  id: number,
  { own, both }: { own: Partial<ListingFacts>; both: (keyof ListingFacts)[] },
  facts: ListingFacts,
  refused: Refused,
): Promise<ListingAnswer> {
  const [current, revisions] = await Promise.all([
    staffQueries.findForStaff(db, id),
    staffQueries.listRevisions(db, id),
  ])
  if (!current) return { kind: "not-found" }
  const revision = revisions.find(({ changes }) => both.some((fact) => changes[fact]))
  const values = valuesOf({ ...current, ...own })
  const texts = both.map((fact) => ({ fact, yours: facts[fact], theirs: current[fact] }))
  const conflict = { current, revision, both: texts }
  return {
    kind: "refused",
    status: 409,
    refused: { ...refused, values, towns: chosenTown(values), conflict },
  }
}

async function saveStanding(
  db: Database,
  id: number,
  standing: editing.Standing,
  form: FormData,
  staff: editing.StaffContext,
): Promise<ListingAnswer> {
  const values = readValues(standingSchema, form)
  const typed = {
    reason: values.reason,
    reasonCode: hidingReasons.find((code) => code === values.reasonCode) ?? "",
  } as const
  const checked = checkValues(standingSchema, values)
  const isUnsaid = standing === "hide" && !typed.reasonCode
  if (!checked.data || isUnsaid) {
    const wrong = { ...(isUnsaid && { reasonCode: errors.hidingReason }), ...checked.errors }
    return { kind: "refused", status: 422, refused: { standing: typed, errors: wrong } }
  }
  const why = {
    reason: checked.data.reason,
    reasonCode: standing === "hide" ? typed.reasonCode || null : null,
  }
  const outcome = await editing.changeStanding(db, id, standing, why, staff)
  return answer(db, id, outcome, flash[editing.standings[standing]], { standing: typed, errors: {} })
}

async function answer(
  db: Database,
  id: number,
  outcome: ChangeOutcome,
  done: FlashMessage,
  refused: Refused,
): Promise<ListingAnswer> {
  switch (outcome.kind) {
    case "changed":
      return { kind: "done", message: done }
    case "unchanged":
      return { kind: "done", message: flash.unchanged }
    case "final":
      return { kind: "done", message: flash.final }
    case "not-found":
      return { kind: "not-found" }
    case "stale": {
      const [current, [revision]] = await Promise.all([
        staffQueries.findForStaff(db, id),
        staffQueries.listRevisions(db, id, 1),
      ])
      if (!current) return { kind: "not-found" }
      return { kind: "refused", status: 409, refused: { ...refused, conflict: { current, revision } } }
    }
  }
}
