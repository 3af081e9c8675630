import { desc, eq, inArray, sql } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { listingSearch, listings } from "#app/lib/db/schema.ts"
import { fold } from "#app/lib/text/fold.ts"
import { useDatabase } from "#test/database.ts"
import { approve, reject, startReview } from "../application/admin/review.server.ts"
import { findApplicationState } from "../application/application-state.server.ts"
import {
  addApplication,
  addApplications,
  addStaff,
  allMails,
  emptyApplications,
  minutes,
  publicUrl,
  secrets,
  start,
} from "../application/test-support.ts"
import { directoryPageSize } from "../options.ts"
import { placeText } from "../position/place-text.ts"
import { findListings, loadDirectory } from "./directory.server.ts"
import { switchOptions } from "./filters/filters.tsx"
import { hoursKnownText, resultText } from "./list-name.ts"
import { findApproved } from "./public-listings.server.ts"
import {
  countLimit,
  type DirectorySearch,
  directoryHref,
  placeInAddress,
  readDirectorySearch,
} from "./search/directory-search.ts"

const database = useDatabase()
beforeEach(() => emptyApplications(database.db))

const everything = { q: "", category: "", place: "", page: 1 }
const names = async (search: Partial<DirectorySearch>) =>
  (await findListings(database.db, { ...everything, ...search }, start)).merchants.map(
    (one) => one.businessName,
  )
const add = (...rows: Parameters<typeof addApplications>[1]) => addApplications(database.db, rows)

describe("the list of merchants", () => {
  test("holds approved merchants only, the newest decision first", async () => {
    await add(
      { businessName: "Older", decidedAt: minutes(1) },
      { businessName: "Newest", decidedAt: minutes(3) },
      { businessName: "Refused", status: "rejected", slug: null },
      { businessName: "Waiting", status: "pending", slug: null, decidedAt: null },
      { businessName: "Newer", decidedAt: minutes(2) },
      { businessName: "Newer, stored later", decidedAt: minutes(2) },
    )
    expect(await names({})).toEqual(["Newest", "Newer, stored later", "Newer", "Older"])
  })

  test("has only public facts in its cards", async () => {
    await add({ walletAddress: "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ", showWallet: true })
    const { merchants } = await findListings(database.db, everything, start)
    expect(merchants.map((card) => Object.keys(card).toSorted())).toEqual([
      [
        ...["businessName", "businessType", "city", "confirmedAt", "confirmedBy", "country"],
        ...["description", "networks", "onlineOnly", "opening", "phone", "place"],
        ...["publicId", "slug", "website"],
      ],
    ])
    expect(JSON.stringify(merchants)).not.toMatch(/secret/i)
  })

  test("sorts by verification status, and includes unconfirmed merchants only on request", async () => {
    await add(
      { businessName: "Old" },
      { businessName: "Doubted" },
      { businessName: "Ageing" },
      { businessName: "Sure" },
    )
    for (const [name, freshness] of [
      ["Old", "unconfirmed"],
      ["Doubted", "doubtful"],
      ["Ageing", "ageing"],
    ] as const)
      await database.db.update(listings).set({ freshness }).where(eq(listings.businessName, name))
    expect(await names({})).toEqual(["Sure", "Ageing", "Doubted"])
    expect(await names({ unconfirmed: true })).toEqual(["Sure", "Ageing", "Doubted", "Old"])
  })

  test("has pages without duplicates or gaps", async () => {
    const total = directoryPageSize * 2 + 3
    await add(...Array.from({ length: total }, (_, index) => ({ businessName: `Shop ${index}` })))
    const seen: (string | null)[] = []
    for (const page of [1, 2, 3, 4]) seen.push(...(await names({ page })))
    expect(new Set(seen).size).toBe(total)
    expect(seen).toHaveLength(total)
    expect((await findListings(database.db, { ...everything, page: 2 }, start)).count).toBe(total)
    expect(await findListings(database.db, { ...everything, page: 1e9 }, start)).toMatchObject({
      merchants: [],
      count: total,
    })
  })
})

test("a list of more than ten pages says that there are more, and ends with the tenth", async () => {
  await add(...Array.from({ length: countLimit + 2 }, () => ({})))
  const load = (page: number) => loadDirectory(database.db, { ...everything, page }, "live", start)
  const last = await load(10)
  expect(last).toMatchObject({ status: 200, count: countLimit + 1, pages: 10 })
  expect(last.merchants).toHaveLength(directoryPageSize)
  expect(resultText(last)).toBe("More than 240 merchants")
  expect(await load(11)).toMatchObject({ status: 404, merchants: [] })
  await database.db.delete(listingSearch).where(inArray(listingSearch.id, await newest(2)))
  expect(resultText(await load(1))).toBe("240 merchants")
})

const newest = async (count: number) =>
  (await database.db.select({ id: listings.id }).from(listings).orderBy(desc(listings.id)).limit(count)).map(
    ({ id }) => id,
  )

describe("the search", () => {
  beforeEach(() =>
    add(
      { businessName: "Ọ̀yọ́ Kitchen", description: "Jollof rice", businessType: "food-service" },
      { businessName: "Café Ação", description: "100% arabica_beans\\roasted" },
      { businessName: "Gidan Ɗan Ƙasa", description: "Cloth 100 percent" },
      { businessName: "مطعم النيل", description: "Nile & more" },
    ),
  )

  test.each([
    ["oyo", ["Ọ̀yọ́ Kitchen"]],
    ["ỌYỌ", ["Ọ̀yọ́ Kitchen"]],
    ["KITCH", ["Ọ̀yọ́ Kitchen"]],
    ["jollof", ["Ọ̀yọ́ Kitchen"]],
    ["food service", ["Ọ̀yọ́ Kitchen"]],
    ["  gidan   dan kasa ", ["Gidan Ɗan Ƙasa"]],
    ["acao", ["Café Ação"]],
    ["النيل", ["مطعم النيل"]],
    ["jollof kitchen", ["Ọ̀yọ́ Kitchen"]],
    ["kitchen drum", []],
    ["0%", ["Café Ação"]],
    ["%", ["Café Ação"]],
    ["a_b", ["Café Ação"]],
    ["s\\r", ["Café Ação"]],
    ["'; drop table merchant_requests; --", []],
    ["secret", []],
    ["oyo\u0000", ["Ọ̀yọ́ Kitchen"]],
  ])("for %j finds %j", async (q, found) => {
    expect(await names(readDirectorySearch(new URLSearchParams({ q })))).toEqual(found)
  })

  test("for a lone combining mark shows everything", async () => {
    expect(await names({ q: "\u0301" })).toHaveLength(4)
  })
})

test("the search finds exactly the texts that contain the query, for short and long queries alike", async () => {
  const texts = [
    "aQ b",
    "qz",
    "Zq and house",
    "an dhouse",
    "c&a 100%",
    "it's {a,b}",
    'a\\"_',
    "茶屋 an",
    "𝕏𐤀 ñandú",
    "a\nb c",
  ]
  await add(...texts.map((description, index) => ({ businessName: `Shop ${index}`, description })))
  const rows = await database.db
    .select({ name: listings.businessName, text: listingSearch.searchText })
    .from(listingSearch)
    .innerJoin(listings, eq(listings.id, listingSearch.id))
  const pieces = texts.map(fold).flatMap((text) => {
    const letters = [...text]
    return letters.flatMap((_, at) => [1, 2, 3, 5].map((length) => letters.slice(at, at + length).join("")))
  })
  const queries = new Set([...pieces, "xx", "ж", "ab", "Q", "aqb", "andqhouse"].map((query) => query.trim()))
  for (const q of queries) {
    // Each word anywhere, in any order.
    const words = fold(q).split(" ")
    const found = rows
      .flatMap(({ name, text }) => (words.every((word) => text.includes(word)) ? name : []))
      .toSorted()
    expect({ q, found: (await names({ q })).toSorted() }).toEqual({ q, found })
    expect((await findListings(database.db, { ...everything, q }, start)).count).toBe(found.length)
  }
})

describe("the filters", () => {
  beforeEach(() =>
    add(
      { businessName: "Tailor", businessType: "retail", directoryCategory: "fashion-apparel" },
      {
        businessName: "Shop for phones",
        businessType: "retail",
        directoryCategory: "technology",
        city: "Houston",
        state: "TX",
      },
      {
        businessName: "Coders",
        businessType: "technology",
        directoryCategory: "services",
        onlineOnly: true,
        city: null,
        state: null,
      },
    ),
  )

  test.each([
    ["Technology", ["Coders", "Shop for phones"]],
    ["Retail", ["Shop for phones", "Tailor"]],
    ["Fashion & Apparel", ["Tailor"]],
    ["technology", []],
    ["no such category", []],
  ])("by category %j match category or business type: %j", async (category, found) => {
    expect((await names({ category })).toSorted()).toEqual(found.toSorted())
  })

  test.each([
    ["Online", ["Coders"]],
    ["Houston, TX", ["Shop for phones"]],
    ["Houston", []],
  ])("by location %j match exactly: %j", async (place, found) => {
    expect(await names({ place })).toEqual(found)
  })

  test("find a town without a state by the address of its filter", async () => {
    const accra = { onlineOnly: false, address: "1 Road", city: "Nowhere", state: "", country: "GH" } as const
    await add({ businessName: "Without a state", ...accra })
    const place = placeInAddress("Nowhere, ")
    const read = readDirectorySearch(new URL(directoryHref({ ...everything, place }), publicUrl).searchParams)
    expect(await names({ place: read.place })).toEqual(["Without a state"])
    expect(placeText("Nowhere, ")).toBe("Nowhere")
  })

  test("combine with the search text", async () => {
    expect(await names({ category: "Retail", place: "Houston, TX", q: "phone" })).toEqual(["Shop for phones"])
    expect(await names({ category: "Retail", place: "Houston, TX", q: "tailor" })).toEqual([])
  })

  test("'Open now' leaves out closed shops and shops without opening hours", async () => {
    for (const [name, openingHours] of [
      ["Tailor", "Fr 09:00-18:00"],
      ["Coders", "Sa 09:00-18:00"],
    ] as const)
      await database.db.update(listings).set({ openingHours }).where(eq(listings.businessName, name))
    await database.db.update(listingSearch).set({ timeZone: "America/New_York" })
    expect(await names({})).toHaveLength(3)
    // Friday, 8:00 in New York.
    expect(await findListings(database.db, { ...everything, open: true }, start)).toMatchObject({ count: 0 })
    expect(await findListings(database.db, { ...everything, open: true }, minutes(60))).toMatchObject({
      count: 1,
      merchants: [{ businessName: "Tailor" }],
    })
    expect(await names({ open: true, category: "Technology" })).toEqual([])
  })

  test.each([
    ["L1", ["Both", "First"]],
    ["L2", ["Both", "Second"]],
    ["both", ["Both"]],
    [undefined, ["Both", "First", "Second", "Coders", "Shop for phones", "Tailor"]],
  ] as const)("by network %s match who takes its coins", async (network, found) => {
    await add(...["First", "Second", "Both"].map((businessName) => ({ businessName })))
    for (const [name, networks] of [
      ["First", "L1"],
      ["Second", "L2"],
      ["Both", "both"],
    ] as const)
      await database.db.update(listings).set({ networks }).where(eq(listings.businessName, name))
    expect((await names({ network })).toSorted()).toEqual([...found].toSorted())
  })
})

describe("the on/off filters", () => {
  const l1 = "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ"
  const l2 = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
  const offered = async (search: Partial<DirectorySearch> = {}) => {
    const page = await loadDirectory(database.db, { ...everything, ...search }, "live", start)
    return switchOptions(page.search, page.listed).map(({ label, count }) => [label, count])
  }
  /** Expected counts, computed from the rows. */
  const counted = async () => {
    const { rows } = await database.db.execute(sql`select count(open_week)::int as hours,
      (count(*) filter (where networks in ('L1', 'both')))::int as l1, (count(*) filter (where networks in ('L2', 'both')))::int as l2,
      (count(*) filter (where networks = 'both'))::int as both from merchant_search where rank < 4`)
    const page = await loadDirectory(database.db, everything, "live", start)
    const { withHours, networks } = page.listed
    expect({ hours: withHours, l1: networks.L1, l2: networks.L2, both: networks.both }).toEqual(rows[0])
  }

  test("are offered only if they match a listing", async () => {
    await add({ businessName: "Silent" })
    expect(await offered()).toEqual([])
    // An active filter stays visible, so that it can be removed.
    expect(await offered({ network: "L2", open: true })).toEqual([
      ["Open now", undefined],
      ["GuapcoinX (L2)", 0],
    ])
  })

  test("find networks by the owner's statement and by public payment addresses", async () => {
    await add(
      { businessName: "Shown on layer 1", walletAddress: l1, showWallet: true },
      { businessName: "Shown on layer 2", walletAddress: l2, showWallet: true },
      { businessName: "Not shown", walletAddress: l2, showWallet: false },
      { businessName: "Says so" },
      { businessName: "Says more", walletAddress: l1, showWallet: true },
      { businessName: "Waits for a second yes", walletAddress: l2, showWallet: true },
    )
    const set = (name: string, change: Partial<typeof listings.$inferInsert>) =>
      database.db.update(listings).set(change).where(eq(listings.businessName, name))
    await set("Says so", { networks: "L2" })
    await set("Says more", { networks: "L2" })
    await set("Waits for a second yes", { walletNeedsYes: true })
    expect(await names({ network: "L1" })).toEqual(["Shown on layer 1", "Says more"].toReversed())
    expect((await names({ network: "L2" })).toSorted()).toEqual(["Says more", "Says so", "Shown on layer 2"])
    expect(await names({ network: "both" })).toEqual(["Says more"])
    expect(await offered()).toEqual([
      ["Guapcoin (L1)", 2],
      ["GuapcoinX (L2)", 3],
      ["Both networks", 1],
    ])
    await counted()
    await set("Waits for a second yes", { walletAgreedAt: start })
    expect(await offered()).toContainEqual(["GuapcoinX (L2)", 4])
    await set("Says more", { walletAddress: null, openingHours: "Mo 09:00-17:00" })
    expect(await names({ network: "both" })).toEqual([])
    await counted()
    await set("Says so", { status: "closed" })
    await counted()
  })

  test("are counted within the selected area", async () => {
    await add(
      { walletAddress: l1, showWallet: true },
      { onlineOnly: false, city: "Accra", state: "", country: "GH", walletAddress: l2, showWallet: true },
    )
    expect(await offered({ area: "gh" })).toEqual([["GuapcoinX (L2)", 1]])
  })

  test("say how many listings have opening hours", async () => {
    await add({ businessName: "One" }, { businessName: "Two" }, { businessName: "Three" })
    await database.db
      .update(listings)
      .set({ openingHours: "Mo 09:00-17:00" })
      .where(eq(listings.businessName, "Two"))
    await database.db.update(listingSearch).set({ timeZone: "America/New_York" })
    await database.db.update(listings).set({ phone: "+1 202 555 0134" })
    const page = await loadDirectory(database.db, { ...everything, open: true }, "live", start)
    expect(hoursKnownText(page.listed)).toBe("1 of 3 listings say when they are open.")
  })
})

describe("a preview", () => {
  test("shows samples while no merchant is approved; a live directory never does", async () => {
    expect(await loadDirectory(database.db, everything, "preview", start)).toMatchObject({
      state: "samples",
      count: 4,
      status: 200,
    })
    const page = await loadDirectory(database.db, everything, "preview", start)
    expect(resultText(page)).toBe("4 samples, not real shops")
    expect(await loadDirectory(database.db, everything, "live", start)).toMatchObject({
      state: "merchants",
      merchants: [],
      status: 200,
    })
  })

  test("shows no samples beside a real merchant or when a search finds nothing", async () => {
    await add({})
    for (const search of [everything, { ...everything, q: "nothing like it" }])
      expect(await loadDirectory(database.db, search, "preview", start)).toMatchObject({ state: "merchants" })
  })

  test("searches its samples like real merchants", async () => {
    const search = { ...everything, q: "KENTE", category: "Retail", place: "Atlanta, GA" }
    expect(await loadDirectory(database.db, search, "preview", start)).toMatchObject({
      state: "samples",
      count: 1,
    })
  })
})

describe("the public page of a merchant", () => {
  const wallet = { slug: "kente", walletAddress: "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ" }

  test("never contains the owner, and contains the payment address only if the owner shows it", async () => {
    const shown = { ...wallet, slug: "kente-2", businessName: "Kente Palace", showWallet: true }
    await add({ ...wallet, showWallet: false }, shown)
    const hidden = await findApproved(database.db, "kente", start)
    expect(hidden).toMatchObject({ businessName: "Kente House", walletAddress: null })
    expect(JSON.stringify(hidden)).not.toMatch(/secret|GKQAM/i)
    expect(await findApproved(database.db, "kente-2", start)).toMatchObject({
      walletAddress: wallet.walletAddress,
    })
  })

  test.each(["pending", "rejected"] as const)("does not exist for a %s application", async (status) => {
    await add({ slug: "kente", status, decidedAt: status === "pending" ? null : start })
    expect(await findApproved(database.db, "kente", start)).toBeUndefined()
  })

  test("shows closures until their last day has ended in every time zone, and expires then", async () => {
    await add({ slug: "kente" })
    const [christmas, newYear] = ["2026-12-24/2026-12-26 Christmas", "2027-01-01/2027-01-01"]
    await database.db.update(listings).set({ closures: `${christmas}\n${newYear}` })
    const at = (time: string) => findApproved(database.db, "kente", new Date(time))
    // In the last time zone (UTC-12) the 26th ends at noon of the 27th (UTC).
    expect(await at("2026-12-27T11:59:59Z")).toMatchObject({
      closures: `${christmas}\n${newYear}`,
      until: new Date("2026-12-27T12:00:00Z"),
    })
    expect(await at("2026-12-27T12:00:00Z")).toMatchObject({
      closures: newYear,
      until: new Date("2027-01-02T12:00:00Z"),
    })
    expect(await at("2027-01-02T12:00:00Z")).toMatchObject({ closures: null, until: undefined })
  })

  test.each(["", "KENTE", "kente ", "kente\u0000", "%", "kente' or '1'='1"])(
    "is not found by the slug %j",
    async (slug) => {
      await add({ slug: "kente" })
      expect(await findApproved(database.db, slug, start)).toBeUndefined()
    },
  )
})

test("the secret link shows its holder the status of the application, and nothing about its owner", async () => {
  const by = await addStaff(database.db, "Grace")
  const [first, second] = [
    await addApplication(database.db),
    await addApplication(database.db, { businessName: "Two" }),
  ]
  const tokens = (await allMails(database.db))
    .filter((mail) => mail.kind === "merchant-received")
    .toSorted((a, b) => a.dedupeKey.localeCompare(b.dedupeKey))
    .map((mail) => mail.text.match(/status\/([\w-]+)/)?.[1] ?? "")
  const state = (index: number) => findApplicationState(database.db, tokens[index] ?? "")
  expect(await state(0)).toMatchObject({ state: "received", createdAt: start })
  await startReview(database.db, first, minutes(1))
  expect(await state(0)).toMatchObject({ state: "in review" })
  await approve(database.db, first, { by, publicUrl, secrets, now: minutes(2) })
  await reject(database.db, second, "Try again", { by, publicUrl, now: minutes(2) })
  expect(await state(0)).toMatchObject({ state: "approved", slug: "oyo-kitchen", decidedAt: minutes(2) })
  expect(await state(1)).toMatchObject({ state: "rejected", rejectionReason: "Try again", slug: null })
  expect(JSON.stringify([await state(0), await state(1)])).not.toMatch(/owner@|Adé|Grace/)
  for (const wrong of ["", "x", tokens[0]?.toLowerCase() ?? "", `${tokens[0]}x`, tokens[0]?.slice(1) ?? ""])
    expect(await findApplicationState(database.db, wrong)).toBeUndefined()
})
