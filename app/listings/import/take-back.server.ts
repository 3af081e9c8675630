import { asc, eq, inArray } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import { type Database, sqlState } from "#app/lib/db/client.server.ts"
import {
  listingEvidence,
  listingImports,
  listingRevisions,
  listingSlugs,
  listings,
} from "#app/lib/db/schema.ts"
import { daysBefore } from "../listing/verification-rule.ts"
import { revokeOwnerAccess } from "../owners/owner-links.server.ts"
import { importSubject } from "./import-subject.server.ts"
import { hold, type ImportContext } from "./imports.server.ts"
import { undoDays } from "./options.ts"
import { isUntouched } from "./since-import.server.ts"

export type TakeBackOutcome =
  /** @property stay number of listings kept, because they were changed, confirmed, reported or claimed */
  | { kind: "taken-back"; count: number; stay: number }
  /** All listings were changed, so none is deleted. */
  | { kind: "changed" }
  | { kind: "too-late" }
  | { kind: "not-found" }

const atOnce = 500

/**
 * Undoes an import: deletes its listings, released or not, except for the audit log. Listings changed since stay. It is refused
 * after `undoDays`.
 */
export async function takeImportBack(
  db: Database,
  id: number,
  { by, now }: ImportContext,
): Promise<TakeBackOutcome> {
  try {
    return await db.transaction(async (tx) => {
      const found = await hold(tx, id)
      if (!found?.importedAt) return { kind: "not-found" }
      if (found.takenBackAt) return { kind: "taken-back", count: found.imported, stay: 0 }
      if (found.importedAt <= daysBefore(now, undoDays)) return { kind: "too-late" }
      const rows = await tx
        .select({ id: listings.id, ownerEmail: listings.ownerEmail, isUntouched })
        .from(listings)
        .where(eq(listings.importId, id))
        .orderBy(asc(listings.id))
        .for("update")
      const taken = rows.filter((row) => row.isUntouched)
      if (taken.length === 0 && rows.length > 0) return { kind: "changed" }
      for (let at = 0; at < taken.length; at += atOnce) await erase(tx, taken.slice(at, at + atOnce))
      await tx
        .update(listingImports)
        .set({ takenBackAt: now, imported: taken.length })
        .where(eq(listingImports.id, id))
      const [count, stay] = [taken.length, rows.length - taken.length]
      const subject = { type: importSubject.type, id }
      await recordAct(
        tx,
        "listing-import.taken-back",
        subject,
        { by, now },
        { count, ...(stay > 0 && { stay }) },
      )
      return { kind: "taken-back", count, stay }
    })
  } catch (error) {
    // 23503: another row refers to one of the listings by now.
    if (sqlState(error) === "23503") return { kind: "changed" }
    throw error
  }
}

async function erase(tx: Database, taken: { id: number; ownerEmail: string | null }[]): Promise<void> {
  const ids = taken.map(({ id }) => id)
  for (const table of [listingEvidence, listingRevisions, listingSlugs])
    await tx.delete(table).where(inArray(table.listingId, ids))
  await tx.delete(listings).where(inArray(listings.id, ids))
  for (const listing of taken) if (listing.ownerEmail) await revokeOwnerAccess(tx, listing)
}
