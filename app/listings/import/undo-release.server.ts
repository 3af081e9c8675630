import { and, asc, eq, inArray, sql } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingEvidence, listingRevisions, listings } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { listingImport as words } from "#content/en/listing-import.ts"
import { revokeOwnerAccess } from "../owners/owner-links.server.ts"
import { importSubject } from "./import-subject.server.ts"
import { hold, type ImportContext } from "./imports.server.ts"
import { canUndoRelease } from "./since-import.server.ts"

const atOnce = 250

export type UndoOutcome = { kind: "release-undone"; count: number } | { kind: "not-found" }

/**
 * Undoes the release of listings: the owner becomes a contact again that gets no mail, mailed links are revoked, and the
 * confirmation is deleted. Listings changed since the release, or released more than `undoDays` ago, stay released.
 * @param ids which listings of the import; all if undefined
 */
export function undoRelease(
  db: Database,
  importId: number,
  ids: number[] | undefined,
  { by, now }: ImportContext,
): Promise<UndoOutcome> {
  return db.transaction(async (tx) => {
    if (!(await hold(tx, importId))) return { kind: "not-found" }
    const released = await tx
      .select({ id: listings.id, revision: listings.revision, ownerEmail: listings.ownerEmail })
      .from(listings)
      .where(and(eq(listings.importId, importId), canUndoRelease(now), ids && inArray(listings.id, ids)))
      .orderBy(asc(listings.id))
      .for("update")
    for (let at = 0; at < released.length; at += atOnce)
      await holdBack(tx, released.slice(at, at + atOnce), { importId, by, now })
    const count = released.length
    const subject = { type: importSubject.type, id: importId }
    if (count > 0) await recordAct(tx, "listing-import.release-undone", subject, { by, now }, { count })
    return { kind: "release-undone", count }
  })
}

type Released = { id: number; revision: number; ownerEmail: string | null }

async function holdBack(
  tx: Database,
  released: Released[],
  { importId, by, now }: ImportContext & { importId: number },
): Promise<void> {
  const ids = released.map(({ id }) => id)
  await tx.delete(listingEvidence).where(inArray(listingEvidence.listingId, ids))
  await tx
    .update(listings)
    .set({
      releasedAt: null,
      heldEmail: listings.ownerEmail,
      ownerEmail: null,
      revision: sql`${listings.revision} + (case when ${listings.ownerEmail} is null then 0 else 1 end)`,
      ...{ freshness: "unconfirmed" as const, confirmedAt: null, confirmedBy: null },
      ...{ nextChangeOn: null, firstAskedAt: null, askedAt: null },
    })
    .where(inArray(listings.id, ids))
  const owned = released.filter(({ ownerEmail }) => ownerEmail !== null)
  for (const listing of owned) await revokeOwnerAccess(tx, listing)
  if (owned.length === 0) return
  await tx.insert(listingRevisions).values(
    owned.map(({ id, revision, ownerEmail }) => ({
      listingId: id,
      revision: revision + 1,
      byKind: "staff" as const,
      by: by.id,
      at: now,
      reason: format(words.undoReason, { id: importId }),
      changes: { ownerEmail: [ownerEmail, null] as [string | null, null] },
    })),
  )
}
