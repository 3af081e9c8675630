import type pg from "pg"
import type { Database } from "#app/lib/db/client.server.ts"
import type { ListSearch } from "#app/lib/list/list-search.ts"
import { fold } from "#app/lib/text/fold.ts"
import type { ApplicationFilter } from "#app/listings/application/admin/staff-list.ts"
import * as staff from "#app/listings/application/admin/staff-queries.server.ts"
import { applicationSubmission } from "#app/listings/application/application-submission.server.ts"
import { findListings } from "#app/listings/directory/directory.server.ts"
import { countPlaces } from "#app/listings/directory/directory-places.server.ts"
import * as merchants from "#app/listings/directory/public-listings.server.ts"
import type { DirectorySearch } from "#app/listings/directory/search/directory-search.ts"
import { listNearest } from "#app/listings/directory/search/near.server.ts"
import { acceptedNetworks } from "#app/listings/listing/listing-options.ts"
import { applicationStatuses, directoryCategoryWords, onlinePlaceWord } from "#app/listings/options.ts"
import type { Position } from "#app/places/position.ts"
import { listWaiting, queueOf } from "#app/review/waiting.server.ts"
import { listingCases } from "./listing-cases.ts"
import { marked, ownerWords, places, towns, words } from "./vocabulary.ts"

export type BenchCase = {
  name: string
  /** The limit of the quality rules that applies. */
  bar: "search" | "near" | "admin"
  /** @param n 0, 1, 2, ...: selects the parameters of this call */
  run(db: Database, n: number): Promise<unknown>
}

/** Rows for single lookups, spread over the table. */
type Known = { id: number; listing: number | null; slug: string | null; email: string }

export async function listCases(pool: pg.Pool): Promise<BenchCase[]> {
  const { rows: known } = await pool.query<Known>(
    `select merchant_requests.id::int, listings.id::int as listing, slug, email from merchant_requests
      left join listings on application_id = merchant_requests.id
      where merchant_requests.id % greatest(1, (select max(id) from merchant_requests) / 400) = 0 order by md5(merchant_requests.id::text)`,
  )
  const ids = known.flatMap(({ listing }) => listing ?? [])
  return [...directoryCases(known), ...adminCases(known), ...listingCases(ids)]
}

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

const proper = (word: string) => word.length >= 4
/** Words in 4 to 25 of 100 rows, and in fewer than one. */
const frequentWords = words.slice(20, 200).filter(proper)
const seldomWords = words.slice(700).filter(proper)
const accentedWords = words.filter((word) => proper(word) && fold(word) !== word.toLowerCase())

const categories = Object.values(directoryCategoryWords)

/** A different hour of the week for each call. */
const hourOfWeek = (n: number) => new Date(Date.UTC(2026, 10, 23, (n * 37) % 168, 10))

function directoryCases(known: Known[]): BenchCase[] {
  const approved = known.flatMap(({ slug }) => slug ?? [])
  const search = (name: string, choose: (n: number) => Partial<DirectorySearch>): BenchCase => ({
    name,
    bar: "search",
    run: (db, n) =>
      findListings(db, { q: "", category: "", place: "", page: 1, ...choose(n) }, hourOfWeek(n)),
  })
  const near = (name: string, choose: (n: number) => Partial<merchants.DirectoryFilter>): BenchCase => ({
    name,
    bar: "near",
    run: (db, n) =>
      listNearest(db, { words: [], category: "", place: "", ...choose(n) }, visitor(n), hourOfWeek(n)),
  })
  const commonPlaces = [...places.slice(0, 8), onlinePlaceWord]
  const rarePlaces = places.slice(-100)
  return [
    search("all, page 1", () => ({})),
    search("all, last pages", (n) => ({ page: 11 + (n % 10) })),
    search("all, page 10,000,000", (n) => ({ page: 10_000_000 + n })),
    search("category", (n) => ({ category: pick(categories, n) })),
    search("category, page 20", (n) => ({ category: pick(categories, n), page: 20 })),
    search("category nobody has", (n) => ({ category: `Category ${n}` })),
    search("place, common", (n) => ({ place: pick(commonPlaces, n) })),
    search("network", (n) => ({ network: pick(acceptedNetworks, n) })),
    search("place, rare", (n) => ({ place: pick(rarePlaces, n) })),
    search("search: common word", (n) => ({ q: pick([marked.common, "marke", "arket", "Market "], n) })),
    search("search: common word, last pages", (n) => ({ q: marked.common, page: 11 + (n % 10) })),
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
      category: pick(categories, n),
    })),
    search("search: common word + rare place", (n) => ({ q: marked.common, place: pick(rarePlaces, n) })),
    search("search: frequent word + category + place", (n) => ({
      q: pick(frequentWords, n),
      category: pick(categories, n),
      place: pick(commonPlaces, n),
    })),
    search("search: two letters + category + place", (n) => ({
      q: pick(["an", "qz", "xx"], n),
      category: pick(categories, n),
      place: pick(places.slice(0, 60), n),
    })),
    search("open now", () => ({ open: true })),
    search("open now, page 4", () => ({ open: true, page: 4 })),
    search("open now + category", (n) => ({ open: true, category: pick(categories, n) })),
    search("open now + rare place", (n) => ({ open: true, place: pick(rarePlaces, n) })),
    search("open now + common word", (n) => ({ open: true, q: pick([marked.common, "marke", "arket"], n) })),
    search("open now + seldom word", (n) => ({ open: true, q: pick(seldomWords, n * 7) })),
    near("near", () => ({})),
    near("near + category", (n) => ({ category: pick(categories, n) })),
    near("near + frequent word", (n) => ({ words: [fold(pick(frequentWords, n))] })),
    near("near + rare word", (n) => ({ words: [pick(["nqzuka", "qzuka"], n)] })),
    { name: "list of places", bar: "search", run: (db) => countPlaces(db, "US") },
    {
      name: "merchant page",
      bar: "search",
      run: (db, n) => merchants.findApproved(db, pick(approved, n), new Date()),
    },
  ]
}

/** Of ten visitors six are in one of the twenty largest towns, three in any town, and one anywhere on earth. */
function visitor(n: number): Position {
  const town = pick(n % 10 < 6 ? towns.slice(0, 20) : towns, n * 7)
  const anywhere = { latitude: ((n * 37) % 140) - 60, longitude: ((n * 101) % 360) - 180 }
  return n % 10 === 9 ? anywhere : { latitude: Number(town.latitude), longitude: Number(town.longitude) }
}

function adminCases(known: Known[]): BenchCase[] {
  const list = (name: string, choose: (n: number) => Partial<ListSearch<ApplicationFilter>>): BenchCase => ({
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
    list("by status", (n) => ({ filter: pick(applicationStatuses, n) })),
    list("deep page, onwards", (n) => ({ after: pick(known, n).id })),
    list("deep page, back", (n) => ({ before: pick(known, n).id })),
    list("by status, deep page", (n) => ({ filter: pick(applicationStatuses, n), after: pick(known, n).id })),
    list("by name", () => ({ sort: "name" })),
    list("by name and status, deep page", (n) => ({
      filter: pick(applicationStatuses, n),
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
    {
      name: "admin: waiting longest",
      bar: "admin",
      run: (db) => listWaiting(db, [queueOf(applicationSubmission)], 5, new Date("2026-01-01T00:00:00Z")),
    },
    {
      name: "admin: one application",
      bar: "admin",
      run: (db, n) => staff.findForStaff(db, pick(known, n).id),
    },
  ]
}
