import { and, asc, eq, sql } from "drizzle-orm"
import { type Database, sqlState } from "#app/db/client.server.ts"
import { listingImports, listingRevisions, listingSlugs, listings } from "#app/db/schema.ts"
import { recordAct } from "#app/platform/audit/audit.server.ts"
import { importSubject } from "./import-subject.server.ts"
import { hold, type ImportContext } from "./imports.server.ts"

export type TakeBackOutcome =
  | { kind: "taken-back"; count: number }
  /** Somebody changed, confirmed, released, reported or claimed one of them. */
  | { kind: "changed" }
  | { kind: "not-found" }

const atOnce = 500

/** Takes all listings of an import back, without a trace but for the log, as long as nothing became of any of them. */
export async function takeImportBack(
  db: Database,
  id: number,
  { by, now }: ImportContext,
): Promise<TakeBackOutcome> {
  try {
    return await db.transaction(async (tx) => {
      const found = await hold(tx, id)
      if (!found?.importedAt) return { kind: "not-found" }
      if (found.takenBackAt) return { kind: "taken-back", count: found.imported }
      const rows = await tx
        .select({ id: listings.id, isUntouched })
        .from(listings)
        .where(eq(listings.importId, id))
        .orderBy(asc(listings.id))
        .for("update")
      if (!rows.every((row) => row.isUntouched)) return { kind: "changed" }
      for (let at = 0; at < rows.length; at += atOnce) {
        const [from, until] = [rows[at]?.id, rows[Math.min(at + atOnce, rows.length) - 1]?.id]
        const isOne = sql`select ${listings.id} from ${listings}
          where ${and(eq(listings.importId, id), sql`${listings.id} between ${from} and ${until}`)}`
        for (const table of [listingRevisions, listingSlugs])
          await tx.delete(table).where(sql`${table.listingId} in (${isOne})`)
        await tx.delete(listings).where(sql`${listings.id} in (${isOne})`)
      }
      await tx.update(listingImports).set({ takenBackAt: now }).where(eq(listingImports.id, id))
      const subject = { type: importSubject.type, id }
      await recordAct(tx, "listing-import.taken-back", subject, { by, now }, { count: rows.length })
      return { kind: "taken-back", count: rows.length }
    })
  } catch (error) {
    // Something else has come to speak of one of them.
    if (sqlState(error) === "23503") return { kind: "changed" }
    throw error
  }
}

const isUntouched = sql<boolean>`${listings.revision} = 1 and ${listings.confirmedAt} is null and ${listings.releasedAt} is null
  and not exists (select 1 from listing_evidence where listing_id = listings.id)
  and not exists (select 1 from listing_claims where listing_id = listings.id)`
