import type { Database } from "#app/lib/db/client.server.ts"
import type { ListSearch } from "#app/lib/list/list-search.ts"
import type { ListingFilter } from "#app/listings/admin/staff-list.ts"
import * as listings from "#app/listings/admin/staff-queries.server.ts"
import { marked, ownerWords, words } from "./vocabulary.ts"

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T
const filters = ["listed", "confirmed", "unconfirmed", "hidden", "closed"] as const

/** Cases for the list of /admin/listings. @param ids of listings, spread over the table */
export function listingCases(ids: readonly number[]) {
  const one = (name: string, run: (db: Database, n: number) => Promise<unknown>) => ({
    name: `listings: ${name}`,
    bar: "admin" as const,
    run,
  })
  const list = (name: string, choose: (n: number) => Partial<ListSearch<ListingFilter>>) =>
    one(name, (db, n) => {
      const all = { filter: "", q: "", sort: "newest", before: undefined, after: undefined } as const
      return listings.listForStaff(db, { ...all, ...choose(n) })
    })
  return [
    list("newest", () => ({})),
    list("by filter", (n) => ({ filter: pick(filters, n) })),
    list("by filter and name", (n) => ({ filter: pick(filters, n), sort: "name" })),
    list("deep page, onwards", (n) => ({ after: pick(ids, n) })),
    list("by filter, deep page, back", (n) => ({ filter: pick(filters, n), before: pick(ids, n) })),
    list("by filter and name, deep page", (n) => ({
      filter: pick(filters, n),
      sort: "name",
      after: pick(ids, n),
    })),
    list("search a frequent name", (n) => ({ q: pick(ownerWords, n % 20) })),
    list("search a word among the confirmed", (n) => ({
      filter: "confirmed",
      q: pick(words, 20 + (n % 180)),
    })),
    list("search an absent name", (n) => ({ q: `${marked.absent}${n % 7}` })),
    list("search two letters, absent", (n) => ({ q: pick(["xx", "qz"], n) })),
    one("counts by filter", (db) => listings.countByFilter(db)),
    one("one listing and its history", (db, n) =>
      Promise.all([listings.findForStaff(db, pick(ids, n)), listings.listRevisions(db, pick(ids, n))]),
    ),
  ]
}
