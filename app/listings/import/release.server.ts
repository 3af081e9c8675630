import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm"
import { actBy, recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { auditLog, listingEvidence, listingRevisions, listings } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { listingImport as words } from "#content/en/listing-import.ts"
import { confirmedAs } from "../listing/verification-rule.ts"
import { importSubject } from "./import-subject.server.ts"
import { hold, type ImportContext } from "./imports.server.ts"
import type { ReleaseWay } from "./options.ts"

const atOnce = 250
/** Days over which the next mails to the owners are spread, so that a thousand mails do not leave on one day. */
const spreadDays = 20

export type ReleaseOutcome = { kind: "released"; count: number } | { kind: "not-found" }

/**
 * Releases imported listings: the contact in the file becomes the owner. If staff verified acceptance, the listings are
 * confirmed, with the same report and audit log entries as `confirmListing` writes. Listings already released or not listed do
 * not change.
 * @param ids which listings of the import; all unreleased ones if undefined
 */
export function releaseListings(
  db: Database,
  importId: number,
  { ids, how }: { ids?: number[]; how: ReleaseWay },
  { by, now }: ImportContext,
): Promise<ReleaseOutcome> {
  return db.transaction(async (tx) => {
    if (!(await hold(tx, importId))) return { kind: "not-found" }
    const due = await tx
      .select({ id: listings.id, revision: listings.revision, held: listings.heldEmail })
      .from(listings)
      .where(
        and(
          eq(listings.importId, importId),
          isNull(listings.releasedAt),
          eq(listings.status, "listed"),
          ids && inArray(listings.id, ids),
        ),
      )
      .orderBy(asc(listings.id))
      .for("update")
    for (let at = 0; at < due.length; at += atOnce)
      await releaseSome(tx, due.slice(at, at + atOnce), { importId, how, by, now })
    const count = due.length
    if (count > 0)
      await recordAct(
        tx,
        "listing-import.released",
        { type: importSubject.type, id: importId },
        { by, now },
        { count, how },
      )
    return { kind: "released", count }
  })
}

type Due = { id: number; revision: number; held: string | null }

async function releaseSome(
  tx: Database,
  due: Due[],
  { importId, how, by, now }: ImportContext & { importId: number; how: ReleaseWay },
): Promise<void> {
  const owned = due.filter(({ held }) => held !== null)
  for (const some of [owned, due.filter(({ held }) => held === null)]) {
    if (some.length === 0) continue
    const { nextChangeOn, ...confirmed } = confirmedAs({ ownerEmail: some[0]?.held ?? null }, now)
    await tx
      .update(listings)
      .set({
        releasedAt: now,
        ...(some === owned && {
          ownerEmail: listings.heldEmail,
          heldEmail: null,
          revision: sql`${listings.revision} + 1`,
        }),
        ...(how !== "unknown" && {
          ...confirmed,
          confirmedBy: "staff" as const,
          nextChangeOn: sql`${nextChangeOn}::date + (${listings.id} % ${spreadDays})::int`,
        }),
      })
      .where(
        inArray(
          listings.id,
          some.map(({ id }) => id),
        ),
      )
  }
  if (owned.length > 0)
    await tx.insert(listingRevisions).values(
      owned.map(({ id, revision, held }) => ({
        listingId: id,
        revision: revision + 1,
        byKind: "staff" as const,
        by: by.id,
        at: now,
        reason: format(words.releaseReason, { id: importId }),
        changes: { ownerEmail: [null, held] as [null, string | null] },
      })),
    )
  if (how === "unknown") return
  await tx.insert(listingEvidence).values(
    due.map(({ id }) => ({
      ...{ listingId: id, fact: "accepts" as const, answer: "yes" as const, source: "staff" as const },
      ...{ way: how, at: now, by: by.id, counted: true },
    })),
  )
  await tx.insert(auditLog).values(
    due.map(({ id }) => ({
      ...actBy(by, now),
      ...{ action: "listing.confirmed", subjectType: "listing", subjectId: String(id), details: { how } },
    })),
  )
}
