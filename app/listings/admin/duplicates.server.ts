import { and, inArray, notInArray, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listings, sameName, samePhone, sameWallet } from "#app/lib/db/schema.ts"

/** What two listings have in common. The end of a phone number is unique only within a country. */
const sameIn = {
  name: sameName,
  phone: sql`${samePhone} || ${listings.country}`,
  wallet: sameWallet,
} as const
type SameIn = keyof typeof sameIn

const mostGroups = 100
/** Larger groups are left out: a chain has one phone number for all its shops, and nobody merges those. */
const mostInGroup = 5
const mostShown = 50

const mayBeMerged = notInArray(listings.status, ["merged", "withdrawn"])

/**
 * Possible duplicates: the same name in the same town, the same phone, or the same payment address.
 * Groups with more in common come first.
 */
export async function listDuplicates(db: Database) {
  const groups = (
    await Promise.all(
      Object.entries(sameIn).map(async ([what, value]) => {
        const rows = await db
          .select({ ids: sql<number[]>`array_agg(${listings.id}::int order by ${listings.id})` })
          .from(listings)
          .where(and(mayBeMerged, sql`${value as SQL} is not null`))
          .groupBy(sql`${value as SQL}`)
          .having(sql`count(*) between 2 and ${mostInGroup}`)
          .orderBy(sql`max(${listings.id}) desc`)
          .limit(mostGroups)
        return rows.map(({ ids }) => ({ what: what as SameIn, ids }))
      }),
    )
  ).flat()
  const byIds = Map.groupBy(groups, ({ ids }) => ids.join(","))
  const found = [...byIds.values()]
    .map((same) => ({ ids: same[0]?.ids ?? [], what: same.map(({ what }) => what) }))
    .toSorted((one, other) => other.what.length - one.what.length)
    .slice(0, mostShown)
  const { id, businessName, publicId, place, phone, status } = listings
  const rows = await db
    .select({ id, businessName, publicId, place, phone, status })
    .from(listings)
    .where(inArray(id, [0, ...found.flatMap(({ ids }) => ids)]))
  return found.map(({ ids, what }) => ({
    what,
    listings: ids.flatMap((one) => rows.find((row) => row.id === one) ?? []),
  }))
}
export type Duplicates = Awaited<ReturnType<typeof listDuplicates>>
