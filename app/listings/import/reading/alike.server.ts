import { and, asc, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingImportLines as lines, listings, sameName, samePhone, sameWallet } from "#app/lib/db/schema.ts"
import type { LineAlike } from "#app/listings/import-options.ts"

/** What a line can have in common, in order of precedence: the same rules as on the page where staff decide on applications. */
const inCommon = [
  ["name", sameName, lines.sameName],
  ["wallet", sameWallet, lines.sameWallet],
  ["phone", samePhone, lines.samePhone],
] as const

const atOnce = 500

/**
 * Flags lines that look like an existing listing or an earlier line.
 * @returns the number of flagged lines
 */
export async function markAlike(tx: Database, importId: number): Promise<number> {
  let count = 0
  for (const [what, ofListing, ofLine] of inCommon) {
    const keyed = await tx
      .select({ id: lines.id, line: lines.line, verdict: lines.verdict, key: sql<string>`${ofLine}` })
      .from(lines)
      .where(and(eq(lines.importId, importId), ne(lines.verdict, "refused"), isNotNull(ofLine)))
      .orderBy(asc(lines.line))
    const keys = keyed.filter(({ verdict }) => verdict === "new").map(({ key }) => key)
    const there = await findListings(tx, ofListing, [...new Set(keys)])
    const first = new Map<string, number>()
    const marks: { id: number; alike: LineAlike }[] = []
    for (const { id, line, verdict, key } of keyed) {
      const [listing = null, earlier = null] = [there.get(key), first.get(key)]
      if (earlier === null) first.set(key, line)
      if (verdict !== "new" || (listing === null && earlier === null)) continue
      marks.push({ id, alike: { what, listing, line: listing ? null : earlier } })
    }
    for (let at = 0; at < marks.length; at += atOnce)
      await tx.execute(sql`
        update ${lines} set verdict = 'alike', alike = marked.alike
        from jsonb_to_recordset(${JSON.stringify(marks.slice(at, at + atOnce))}::jsonb) as marked(id bigint, alike jsonb)
        where ${lines.id} = marked.id`)
    count += marks.length
  }
  return count
}

/**
 * Listings by matching key. Queries with lists of keys: for a join with lines just inserted the planner has no statistics,
 * and may compute the keys of all listings for each line.
 */
async function findListings(tx: Database, keyOf: SQL, keys: string[]) {
  const found = new Map<string, { id: number; name: string }>()
  for (let at = 0; at < keys.length; at += atOnce) {
    const rows = await tx
      .select({ id: listings.id, name: listings.businessName, key: sql<string>`${keyOf}` })
      .from(listings)
      .where(
        sql`${keyOf} = any(${sql.param(keys.slice(at, at + atOnce))}::text[]) and status not in ('withdrawn', 'merged')`,
      )
    for (const { key, ...listing } of rows) found.set(key, listing)
  }
  return found
}
