import path from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { migrateDatabase } from "#app/lib/db/client.server.ts"
import { fold } from "#app/lib/text/fold.ts"
import { createTestDatabase } from "../database.ts"
import { compareTable, readSite, type SiteTables } from "./compare-sites.ts"
import { expectedChanges, foldedAgain, gone, type Row, renamed } from "./expected-changes.ts"
import { loadFullSite } from "./full-site.ts"

const nothing = { wrongExpectations: [], lostColumns: [], lostRows: [], strangeRows: [] }

const rowsOf = (site: SiteTables, name: string): Row[] => site.get(name)?.rows ?? []
const byNumber = (rows: Row[], key: string) => rows.toSorted((a, b) => Number(a[key]) - Number(b[key]))
const dayMs = 24 * 60 * 60 * 1000
/** Age in days by calendar date, because the migration uses the clock of the database. */
const ageOf = (at: unknown) => Math.floor(Date.now() / dayMs) - Math.floor(Date.parse(String(at)) / dayMs)
/** The columns that a listing copies from its application. */
const facts = [
  ...[
    "business_name",
    "business_type",
    "directory_category",
    "description",
    "website",
    "phone",
    "online_only",
  ],
  ...[
    "address",
    "city",
    "state",
    "zip_code",
    "country",
    "wallet_address",
    "show_wallet",
    "place",
    "owner_name",
  ],
]

let before: SiteTables
let after: SiteTables
let drop: () => Promise<void>

beforeAll(async () => {
  const created = await createTestDatabase("template1")
  drop = created.drop
  await loadFullSite(created.connection)
  before = await readSite(created.connection)
  await migrateDatabase(created.connection, path.resolve("app/lib/db/migrations"))
  after = await readSite(created.connection)
})
afterAll(() => drop?.())

describe("a full site from before migration 0008", () => {
  test("had a row in every table, so that no loss goes unnoticed", () => {
    expect(before.size).toBe(28)
    expect([...before].filter(([, { rows }]) => rows.length === 0).map(([name]) => name)).toEqual([])
  })

  test("has every row of every table after the upgrade, changed only as expected-changes.ts says", () => {
    expect(Object.keys(expectedChanges).filter((name) => !before.has(name))).toEqual([])
    for (const name of before.keys())
      expect({ name, ...compareTable(name, before, after, expectedChanges) }).toEqual({ name, ...nothing })
  })

  test("has each password with its user and its date, and each used challenge", () => {
    const passwords = rowsOf(before, "accounts").map((row) => [row.user_id, row.password, row.updated_at])
    const users = rowsOf(after, "users").map((row) => [row.id, row.password_hash, row.password_since])
    expect(users.toSorted()).toEqual(passwords.toSorted())
    const used = rowsOf(before, "verifications").map((row) => [row.id, row.expires_at])
    const kept = rowsOf(after, "used_challenges").map((row) => [row.challenge_hash, row.expires_at])
    expect(kept.toSorted()).toEqual(used.toSorted())
  })

  test("has a listing of each approved application, with its slug, its data and the day it was listed", () => {
    const approved = rowsOf(before, "merchant_requests").filter((row) => row.status === "approved")
    expect(approved.length).toBeGreaterThan(100)
    const applications = new Map(rowsOf(after, "merchant_requests").map((row) => [row.id, row]))
    const expected = approved.map(({ id, slug, decided_at, search_text }) => {
      const said = Object.fromEntries(facts.map((fact) => [fact, applications.get(id)?.[fact]]))
      const sure = {
        status: "listed",
        source: "application",
        freshness: ageOf(decided_at) <= 180 ? "confirmed" : "ageing",
        confirmed_by: "approval",
      }
      const since = { listed_at: decided_at, confirmed_at: decided_at }
      const search = { search_text: foldedAgain(search_text, {}) }
      return { ...said, ...sure, ...since, ...search, application_id: id, slug, revision: 1 }
    })
    expect(byNumber(rowsOf(after, "listings"), "application_id")).toMatchObject(
      byNumber(expected, "application_id"),
    )
    expect(rowsOf(after, "listings")).toHaveLength(approved.length)
    const addressOf = ({ slug, listing_id, id }: Row) => `${slug} ${listing_id ?? id}`
    expect(rowsOf(after, "listing_slugs").map(addressOf).sort()).toEqual(
      rowsOf(after, "listings").map(addressOf).sort(),
    )
  })

  test("finds each listing by the same text as its application, and by location, the newest first", () => {
    // Before, the search covered only name, description and type, with a 'Q' for each blank (migration 0030).
    const ownWords = (text: unknown) => String(text).replaceAll("Q", " ").split("\n").slice(0, 3).map(fold)
    const searched = (rows: Row[], listingOf: (row: Row) => unknown) =>
      rows.map((row) => [listingOf(row), ownWords(row.search_text)]).sort()
    const listingIds = new Map(rowsOf(after, "listings").map((row) => [row.application_id, row.id]))
    expect(searched(rowsOf(after, "merchant_search"), ({ id }) => id)).toEqual(
      searched(rowsOf(before, "merchant_search"), ({ id }) => listingIds.get(id)),
    )
    const listedAt = new Map(rowsOf(after, "listings").map((row) => [row.id, row.listed_at]))
    for (const row of rowsOf(after, "merchant_search"))
      expect([row.rank, row.listed_at]).toEqual([ageOf(row.listed_at) <= 180 ? 1 : 2, listedAt.get(row.id)])
  })

  test("counts the merchants of each town and country as before", () => {
    const counts = (rows: Row[], placeOf: (place: unknown) => unknown) => {
      const byPlace = new Map<unknown, number>()
      for (const { place, merchants } of rows.filter((row) => row.merchants))
        byPlace.set(placeOf(place), (byPlace.get(placeOf(place)) ?? 0) + Number(merchants))
      return Object.fromEntries(byPlace)
    }
    expect(counts(rowsOf(after, "merchant_places"), (place) => place)).toEqual(
      counts(rowsOf(before, "merchant_places"), (place) => (place === "Online" ? "online" : place)),
    )
  })

  test("asks each owner to confirm the listing when it is due, and not all owners at once", () => {
    const days = rowsOf(after, "listings").map((row) => {
      const inDays = Math.round((Date.parse(String(row.next_change_on)) - Date.now()) / dayMs)
      if (ageOf(row.listed_at) >= 150) expect(inDays).toBeLessThanOrEqual(30)
      return [String(row.next_change_on), inDays] as const
    })
    expect(days.filter(([, inDays]) => inDays < -1)).toEqual([])
    const late = rowsOf(after, "listings").filter((row) => ageOf(row.listed_at) >= 150).length
    const most = Math.max(
      ...Object.values(Object.groupBy(days, ([day]) => day)).map((same) => same?.length ?? 0),
    )
    expect(most).toBeLessThanOrEqual(Math.max(20, late / 10))
  })

  test("has a history of each listing that begins with all its data, by the administrator who approved it", () => {
    const deciders = new Map(rowsOf(after, "merchant_requests").map((row) => [row.id, row.decided_by]))
    const revisions = new Map(rowsOf(after, "listing_revisions").map((row) => [row.listing_id, row]))
    expect(revisions.size).toBe(rowsOf(after, "listings").length)
    for (const listing of rowsOf(after, "listings")) {
      const revision = revisions.get(listing.id)
      expect(revision).toMatchObject({
        revision: 1,
        at: listing.listed_at,
        by: deciders.get(listing.application_id) ?? null,
        changes: { businessName: [null, listing.business_name], slug: [null, listing.slug] },
      })
    }
  })

  test("never reuses an id", () => {
    for (const [name, { lastNumber }] of before) {
      const now = after.get(name)
      if (lastNumber !== null && now)
        expect([name, (now.lastNumber ?? -1n) >= lastNumber]).toEqual([name, true])
    }
  })
})

describe("the comparison", () => {
  const site = (columns: string[], ...rows: Record<string, unknown>[]): SiteTables =>
    new Map([["shops", { columns, rows, lastNumber: null }]])
  const old = site(["id", "country"], { id: 1, country: "Ghana" }, { id: 2, country: "Kenya" })

  test("finds a lost, a new and a changed row", () => {
    const now = site(["id", "country"], { id: 1, country: "GH" }, { id: 3, country: "Kenya" })
    expect(compareTable("shops", old, now, {})).toEqual({
      ...nothing,
      lostRows: [
        { id: 1, country: "Ghana" },
        { id: 2, country: "Kenya" },
      ],
      strangeRows: [
        { id: 1, country: "GH" },
        { id: 3, country: "Kenya" },
      ],
    })
  })

  test("finds the loss of one of two equal rows", () => {
    const alike = { shops: { id: gone("numbered anew") } }
    const twins = site(["id", "country"], { id: 1, country: "Ghana" }, { id: 2, country: "Ghana" })
    expect(compareTable("shops", twins, site(["country"], { country: "Ghana" }), alike).lostRows).toEqual([
      { country: "Ghana" },
    ])
  })

  test("finds a lost column and a lost table", () => {
    const narrow = compareTable("shops", old, site(["id"], { id: 1 }, { id: 2 }), {})
    expect(narrow.lostColumns).toEqual(["country"])
    const none = compareTable("shops", old, new Map(), {})
    expect([none.lostColumns, none.lostRows.length]).toEqual([["id", "country"], 2])
  })

  test("accepts new columns and expected changes: other values, a new name, a dropped column or table", () => {
    const codes: Record<string, string> = { Ghana: "GH", Kenya: "KE" }
    const code = (country: unknown) => codes[String(country)]
    const changed = site(["id", "country", "city"], { id: 1, country: "GH" }, { id: 2, country: "KE" })
    expect(compareTable("shops", old, changed, { shops: { country: code } })).toEqual(nothing)
    const moved = site(["id", "place"], { id: 1, place: "GH" }, { id: 2, place: "KE" })
    expect(compareTable("shops", old, moved, { shops: { country: renamed("place", code) } })).toEqual(nothing)
    const narrow = site(["id"], { id: 1 }, { id: 2 })
    expect(compareTable("shops", old, narrow, { shops: { country: gone("nobody asks") } })).toEqual(nothing)
    expect(compareTable("shops", old, new Map(), { shops: gone("closed") })).toEqual(nothing)
  })

  test("refuses expected changes that do not happen", () => {
    const wrong = (change: Parameters<typeof compareTable>[3]) =>
      compareTable("shops", old, old, change).wrongExpectations
    expect(wrong({ shops: gone("closed") })).toHaveLength(1)
    expect(wrong({ shops: { country: gone("nobody asks"), contry: (value) => value } })).toHaveLength(2)
    const unchanged = compareTable("shops", old, old, { shops: { country: () => "GH" } })
    expect(unchanged.lostRows).toHaveLength(2)
  })
})
