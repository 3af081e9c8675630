import type pg from "pg"
import type { Database } from "#app/db/client.server.ts"
import type { DirectorySearch } from "#app/features/merchants/directory-search.ts"
import * as merchants from "#app/features/merchants/merchants.server.ts"
import { directoryCategories, merchantStatuses } from "#app/features/merchants/options.ts"
import type { MerchantFilter } from "#app/features/merchants/staff-list.ts"
import * as staff from "#app/features/merchants/staff-queries.server.ts"
import { fold } from "#app/platform/fold.ts"
import type { ListSearch } from "#app/platform/staff-list/list-search.ts"
import { marked, ownerWords, places, words } from "./vocabulary.ts"

export type BenchCase = {
  name: string
  /** Which bar of the quality rules it has to meet. */
  bar: "search" | "admin"
  /** @param n 0, 1, 2, ...: picks the parameters of this call */
  run(db: Database, n: number): Promise<unknown>
}

/** Rows to look up one by one, spread over the table. */
type Known = { id: number; slug: string | null; email: string }

export async function listCases(pool: pg.Pool): Promise<BenchCase[]> {
  const { rows: known } = await pool.query<Known>(
    `select id::int, slug, email from merchant_requests
      where id % greatest(1, (select max(id) from merchant_requests) / 400) = 0 order by md5(id::text)`,
  )
  return [...directoryCases(known), ...adminCases(known)]
}

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

const proper = (word: string) => word.length >= 4
/** In 4 to 25 rows of a hundred, and in less than one. */
const frequentWords = words.slice(20, 200).filter(proper)
const seldomWords = words.slice(700).filter(proper)
const accentedWords = words.filter((word) => proper(word) && fold(word) !== word.toLowerCase())

function directoryCases(known: Known[]): BenchCase[] {
  const approved = known.flatMap(({ slug }) => slug ?? [])
  const search = (name: string, choose: (n: number) => Partial<DirectorySearch>): BenchCase => ({
    name,
    bar: "search",
    run: (db, n) => merchants.listApproved(db, { q: "", category: "", place: "", page: 1, ...choose(n) }),
  })
  const commonPlaces = [...places.slice(0, 8), "Online"]
  const rarePlaces = places.slice(-100)
  return [
    search("all, page 1", () => ({})),
    search("all, page 200", (n) => ({ page: 190 + (n % 21) })),
    search("all, page 10,000,000", (n) => ({ page: 10_000_000 + n })),
    search("category", (n) => ({ category: pick(directoryCategories, n) })),
    search("category, page 50", (n) => ({ category: pick(directoryCategories, n), page: 50 })),
    search("category nobody has", (n) => ({ category: `Category ${n}` })),
    search("place, common", (n) => ({ place: pick(commonPlaces, n) })),
    search("place, rare", (n) => ({ place: pick(rarePlaces, n) })),
    search("search: common word", (n) => ({ q: pick([marked.common, "marke", "arket", "Market "], n) })),
    search("search: common word, page 100", (n) => ({ q: marked.common, page: 95 + (n % 10) })),
    search("search: frequent words", (n) => ({ q: pick(frequentWords, n) })),
    search("search: seldom words", (n) => ({ q: pick(seldomWords, n * 7) })),
    search("search: rare word", (n) => ({ q: pick(["nqzuka", "nqzuk", "qzuka"], n) })),
    search("search: absent word", (n) => ({ q: `${marked.absent}${pick(["", "s", " shop"], n)}` })),
    search("search: two words", (n) => ({
      q: `${pick(words, n % 12)} ${pick(frequentWords, n)}`,
    })),
    search("search: typed with diacritics", (n) => ({ q: pick(accentedWords, n) })),
    search("search: one letter, common", (n) => ({ q: pick("aeionk".split(""), n) })),
    search("search: one letter, rare", () => ({ q: "茶" })),
    search("search: one letter, absent", (n) => ({ q: pick(["#", "%", "ж"], n) })),
    search("search: two letters, common", (n) => ({ q: pick(["an", "ma", "on", "ta"], n) })),
    search("search: two letters, rare", () => ({ q: "qz" })),
    search("search: two letters, absent", (n) => ({ q: pick(["xx", "q9", "&&"], n) })),
    search("search: common word + category", (n) => ({
      q: marked.common,
      category: pick(directoryCategories, n),
    })),
    search("search: common word + rare place", (n) => ({ q: marked.common, place: pick(rarePlaces, n) })),
    search("search: frequent word + category + place", (n) => ({
      q: pick(frequentWords, n),
      category: pick(directoryCategories, n),
      place: pick(commonPlaces, n),
    })),
    search("search: two letters + category + place", (n) => ({
      q: pick(["an", "qz", "xx"], n),
      category: pick(directoryCategories, n),
      place: pick(places.slice(0, 60), n),
    })),
    { name: "list of places", bar: "search", run: (db) => merchants.listPlaces(db) },
    { name: "merchant page", bar: "search", run: (db, n) => merchants.findApproved(db, pick(approved, n)) },
  ]
}

function adminCases(known: Known[]): BenchCase[] {
  const list = (name: string, choose: (n: number) => Partial<ListSearch<MerchantFilter>>): BenchCase => ({
    name: `admin: ${name}`,
    bar: "admin",
    run: (db, n) =>
      staff.listForStaff(db, {
        filter: "",
        q: "",
        sort: "newest",
        before: undefined,
        after: undefined,
        ...choose(n),
      }),
  })
  return [
    list("newest", () => ({})),
    list("by status", (n) => ({ filter: pick(merchantStatuses, n) })),
    list("deep page, onwards", (n) => ({ after: pick(known, n).id })),
    list("deep page, back", (n) => ({ before: pick(known, n).id })),
    list("by status, deep page", (n) => ({ filter: pick(merchantStatuses, n), after: pick(known, n).id })),
    list("by name", () => ({ sort: "name" })),
    list("by name and status, deep page", (n) => ({
      filter: pick(merchantStatuses, n),
      sort: "name",
      after: pick(known, n).id,
    })),
    list("search an e-mail address", (n) => ({ q: pick(known, n).email })),
    list("search a part of an address", (n) => ({ q: pick(known, n).email.split("@")[0] ?? "" })),
    list("search a frequent name", (n) => ({ q: pick(ownerWords.filter(proper), n % 20) })),
    list("search a seldom name", (n) => ({ q: pick(ownerWords.filter(proper), 100 + (n % 200)) })),
    list("search an absent name", (n) => ({ q: `${marked.absent}${n % 7}` })),
    list("search in what all have", (n) => ({ q: pick([".example", "example"], n) })),
    list("search two letters, absent", (n) => ({ q: pick(["xx", "qz"], n) })),
    list("search among the rejected", (n) => ({ filter: "rejected", q: pick(frequentWords, n) })),
    { name: "admin: counts by filter", bar: "admin", run: (db) => staff.countByFilter(db) },
    { name: "admin: waiting longest", bar: "admin", run: (db) => staff.listWaiting(db, 5) },
    {
      name: "admin: one application",
      bar: "admin",
      run: (db, n) => staff.findForStaff(db, pick(known, n).id),
    },
  ]
}
