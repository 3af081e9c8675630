import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, notInArray, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingRevisions, listings, sameWallet, users } from "#app/lib/db/schema.ts"
import { contains, countByFilters, listOrders, readKeysetPage } from "#app/lib/list/keyset-page.server.ts"
import type { ListSearch } from "#app/lib/list/list-search.ts"
import { walletWaitHours } from "#app/listings/payment/payment-address.ts"
import { type AddressFilter, addressFilters } from "./staff-list.ts"

const { id, sortKey, walletAddress, walletChangedAt, walletChangedBy, walletNeedsYes, walletAgreedAt } =
  listings
const orders = listOrders({ id, sortKey, key: walletChangedAt })

/** The SQL of `walletIsUnchecked` (payment-address.ts), without final listings. Uses the index listings_unchecked_wallet. */
export function isUnchecked(now: Date, filter: AddressFilter | "" = ""): SQL | undefined {
  const hoursAgo = new Date(now.getTime() - walletWaitHours * 60 * 60 * 1000)
  const needsSecond = eq(walletNeedsYes, true)
  const inHours = and(eq(walletNeedsYes, false), gt(walletChangedAt, hoursAgo))
  const which = { second: needsSecond, hours: inHours, "": sql`(${needsSecond} or ${inHours})` }[filter]
  return and(
    isNotNull(walletAddress),
    isNotNull(walletChangedAt),
    isNull(walletAgreedAt),
    notInArray(listings.status, ["merged", "withdrawn"]),
    which,
  )
}

/** One page of payment addresses without approval: who set each, the former address, and other listings with the same one. */
export async function listUnchecked(db: Database, search: ListSearch<AddressFilter>, now: Date) {
  // The revision that set the address, if there is one. A merger into a listing makes the address wait without a revision.
  const { byKind, changes, revision, at, listingId } = listingRevisions
  const setter = db
    .select({
      byKind: sql<typeof byKind._.data | null>`${byKind}`.as("set_by_kind"),
      by: sql<string | null>`${users.name}`.as("set_by"),
      before: sql<string | null>`${changes} -> 'walletAddress' ->> 0`.as("set_before"),
    })
    .from(listingRevisions)
    .leftJoin(users, eq(users.id, listingRevisions.by))
    .where(and(eq(listingId, id), eq(at, walletChangedAt)))
    .orderBy(desc(revision))
    .limit(1)
    .as("setter")
  const page = await readKeysetPage(db, orders[search.sort], search, ({ where, orderBy, limit }) =>
    db
      .select({
        id,
        businessName: listings.businessName,
        publicId: listings.publicId,
        place: listings.place,
        revision: listings.revision,
        walletAddress: sql<string>`${walletAddress}`,
        showWallet: listings.showWallet,
        walletChangedAt,
        walletChangedBy,
        walletNeedsYes,
        walletAgreedAt,
        setter: { byKind: setter.byKind, by: setter.by, before: setter.before },
      })
      .from(listings)
      .leftJoinLateral(setter, sql`true`)
      .where(
        and(
          isUnchecked(now, search.filter),
          search.q ? contains(listings.staffSearchText, search.q) : undefined,
          where,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  const same = await listSameAddress(
    db,
    page.rows.map((row) => row.walletAddress),
  )
  const rows = page.rows.map((row) => ({
    ...row,
    same: (same.get(row.walletAddress.toLowerCase()) ?? []).filter((other) => other.id !== row.id),
  }))
  return { ...page, rows }
}
export type UncheckedAddress = Awaited<ReturnType<typeof listUnchecked>>["rows"][number]

/** Number of payment addresses for each filter, capped. */
export function countUnchecked(db: Database, now: Date) {
  return countByFilters(db, listings, addressFilters, (filter) => isUnchecked(now, filter))
}

/** A chain of 200 shops may share one address. Further listings are not named. */
const mostNamed = 200

/** Listings that have one of the addresses, compared without case. @returns a map by lowercase address */
export async function listSameAddress(
  db: Database,
  addresses: string[],
): Promise<Map<string, { id: number; businessName: string }[]>> {
  const wanted = [...new Set(addresses.map((address) => address.toLowerCase()))]
  const address = sql<string>`${sameWallet}`
  const rows = await db
    .select({ id, businessName: listings.businessName, address })
    .from(listings)
    .where(and(inArray(address, wanted), notInArray(listings.status, ["merged", "withdrawn"])))
    .orderBy(asc(id))
    .limit(mostNamed)
  return Map.groupBy(rows, (row) => row.address)
}
