import { beforeEach, describe, expect, test } from "vitest"
import { merchantPlaces } from "#app/db/schema.ts"
import { fold } from "#app/platform/fold.ts"
import { useDatabase } from "#test/database.ts"
import { loadDirectory } from "./directory.server.ts"
import { readDirectorySearch } from "./directory-search.ts"
import { findApplicationState, findApproved, listApproved, listPlaces } from "./merchants.server.ts"
import { directoryPageSize, directoryPlaces } from "./options.ts"
import { approve, reject, startReview } from "./review.server.ts"
import { searchTextOf } from "./search-text.ts"
import {
  addApplication,
  addMerchants,
  addStaff,
  allMails,
  emptyMerchants,
  minutes,
  publicUrl,
  start,
} from "./test-support.ts"

const database = useDatabase()
beforeEach(() => emptyMerchants(database.db))

const everything = { q: "", category: "", place: "", page: 1 }
const names = async (search: Partial<typeof everything>) =>
  (await listApproved(database.db, { ...everything, ...search })).merchants.map((one) => one.businessName)
const add = (...rows: Parameters<typeof addMerchants>[1]) => addMerchants(database.db, rows)

describe("the list of merchants", () => {
  test("holds approved ones alone, the newest decision first", async () => {
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

  test("tells cards what the public may know and nothing else", async () => {
    await add({ walletAddress: "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ", showWallet: true })
    const { merchants } = await listApproved(database.db, everything)
    expect(merchants.map((card) => Object.keys(card).toSorted())).toEqual([
      ["businessName", "businessType", "description", "phone", "place", "slug", "website"],
    ])
    expect(JSON.stringify(merchants)).not.toMatch(/secret/i)
  })

  test("comes in pages that neither repeat nor miss anyone", async () => {
    const total = directoryPageSize * 2 + 3
    await add(...Array.from({ length: total }, (_, index) => ({ businessName: `Shop ${index}` })))
    const seen: (string | null)[] = []
    for (const page of [1, 2, 3, 4]) seen.push(...(await names({ page })))
    expect(new Set(seen).size).toBe(total)
    expect(seen).toHaveLength(total)
    expect((await listApproved(database.db, { ...everything, page: 2 })).count).toBe(total)
    expect(await listApproved(database.db, { ...everything, page: 1e9 })).toEqual({
      merchants: [],
      count: total,
      limit: 10_000,
    })
  })
})

describe("the search", () => {
  beforeEach(() =>
    add(
      { businessName: "Ọ̀yọ́ Kitchen", description: "Jollof rice", businessType: "Restaurant/Food Service" },
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
    ["kitchen jollof", []],
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

  test("of a mark that no letter carries shows everything", async () => {
    expect(await names({ q: "\u0301" })).toHaveLength(4)
  })
})

test("the search finds what the text holds and nothing else, for short and long queries alike", async () => {
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
  const pieces = texts.map(fold).flatMap((text) => {
    const letters = [...text]
    return letters.flatMap((_, at) => [1, 2, 3, 5].map((length) => letters.slice(at, at + length).join("")))
  })
  const queries = new Set([...pieces, "xx", "ж", "ab", "Q", "aqb", "andqhouse"].map((query) => query.trim()))
  for (const q of queries) {
    const found = texts.flatMap((text, index) =>
      searchTextOf({ businessName: `Shop ${index}`, description: text, businessType: "Retail" }).includes(
        fold(q),
      )
        ? `Shop ${index}`
        : [],
    )
    expect({ q, found: (await names({ q })).toSorted() }).toEqual({ q, found })
    expect((await listApproved(database.db, { ...everything, q })).count).toBe(found.length)
  }
})

test("the hits of words are counted up to 1,000 where there are more than 250,000 merchants", async () => {
  await add(...Array.from({ length: 1100 }, (_, index) => ({ businessName: `Shop ${index}` })))
  const find = (search: Partial<typeof everything>) => listApproved(database.db, { ...everything, ...search })
  expect(await find({ q: "shop" })).toMatchObject({ count: 1100, limit: 10_000 })
  await database.db.update(merchantPlaces).set({ merchants: 250_001 })
  expect(await find({ q: "shop" })).toMatchObject({ count: 1001, limit: 1000 })
  expect((await find({ q: "shop", page: 42 })).merchants).toHaveLength(directoryPageSize)
  expect((await find({ q: "shop", page: 43 })).merchants).toEqual([])
  expect(await find({})).toMatchObject({ count: 1100, limit: 10_000 })
})

test("a search finds the same in the same order, however many merchants there are", async () => {
  await add(
    ...Array.from({ length: 60 }, (_, index) => ({
      businessName: `${index % 2 ? "Kente" : "Adire"} House ${index}`,
      decidedAt: minutes(index % 7),
      directoryCategory: index % 3 ? ("Fashion & Apparel" as const) : ("Services" as const),
    })),
  )
  const searches = ["kente", "house", "e h", "x", "zz", "re", "%"].flatMap((q) =>
    [1, 2, 3].flatMap((page) => [
      { ...everything, q, page },
      { ...everything, q, page, category: "Services" },
    ]),
  )
  const found = () => Promise.all(searches.map((search) => listApproved(database.db, search)))
  const among = (await found()).map(({ merchants, count }) => ({ merchants, count }))
  await database.db.update(merchantPlaces).set({ merchants: 250_001 })
  expect((await found()).map(({ merchants, count }) => ({ merchants, count }))).toEqual(among)
})

describe("the filters", () => {
  beforeEach(() =>
    add(
      { businessName: "Tailor", businessType: "Retail", directoryCategory: "Fashion & Apparel" },
      {
        businessName: "Shop for phones",
        businessType: "Retail",
        directoryCategory: "Technology",
        city: "Houston",
        state: "TX",
      },
      {
        businessName: "Coders",
        businessType: "Technology",
        directoryCategory: "Services",
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
  ])("of category %j match category or business type: %j", async (category, found) => {
    expect((await names({ category })).toSorted()).toEqual(found.toSorted())
  })

  test.each([
    ["Online", ["Coders"]],
    ["Houston, TX", ["Shop for phones"]],
    ["Houston", []],
  ])("of place %j match exactly: %j", async (place, found) => {
    expect(await names({ place })).toEqual(found)
  })

  test("and the search narrow each other", async () => {
    expect(await names({ category: "Retail", place: "Houston, TX", q: "phone" })).toEqual(["Shop for phones"])
    expect(await names({ category: "Retail", place: "Houston, TX", q: "tailor" })).toEqual([])
  })

  test("offer the specification's places with their counts, then the other places with most merchants", async () => {
    await add({ city: "Lagos", state: "LA" }, { city: "Accra", state: "GA" }, { city: "Lagos", state: "LA" })
    const places = await listPlaces(database.db)
    expect(places.slice(0, directoryPlaces.length).map(({ place }) => place)).toEqual([...directoryPlaces])
    expect(Object.fromEntries(places.map(({ place, merchants }) => [place, merchants]))).toMatchObject({
      "Atlanta, GA": 1,
      "Houston, TX": 1,
      "New York, NY": 0,
      Online: 1,
    })
    expect(places.slice(directoryPlaces.length)).toEqual([
      { place: "Lagos, LA", merchants: 2 },
      { place: "Accra, GA", merchants: 1 },
    ])
  })
})

describe("a preview", () => {
  test("shows samples while nothing is approved, a live directory never", async () => {
    expect(await loadDirectory(database.db, everything, "preview")).toMatchObject({
      state: "samples",
      count: 4,
      status: 200,
    })
    expect(await loadDirectory(database.db, everything, "live")).toMatchObject({
      state: "merchants",
      merchants: [],
      status: 200,
    })
  })

  test("shows no sample beside a real merchant, nor when a search finds nothing", async () => {
    await add({})
    for (const search of [everything, { ...everything, q: "nothing like it" }])
      expect(await loadDirectory(database.db, search, "preview")).toMatchObject({ state: "merchants" })
  })

  test("searches its samples as it would the real ones", async () => {
    const search = { ...everything, q: "KENTE", category: "Retail", place: "Atlanta, GA" }
    expect(await loadDirectory(database.db, search, "preview")).toMatchObject({ state: "samples", count: 1 })
  })
})

describe("the public page of a merchant", () => {
  const wallet = { slug: "kente", walletAddress: "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ" }

  test("never knows the owner, and the wallet only when the owner shows it", async () => {
    await add({ ...wallet, showWallet: false }, { ...wallet, slug: "kente-2", showWallet: true })
    const hidden = await findApproved(database.db, "kente")
    expect(hidden).toMatchObject({ businessName: "Kente House", walletAddress: null })
    expect(JSON.stringify(hidden)).not.toMatch(/secret|GKQAM/i)
    expect(await findApproved(database.db, "kente-2")).toMatchObject({ walletAddress: wallet.walletAddress })
  })

  test.each(["pending", "rejected"] as const)("is not there for one that is %s", async (status) => {
    await add({ slug: "kente", status, decidedAt: status === "pending" ? null : start })
    expect(await findApproved(database.db, "kente")).toBeUndefined()
  })

  test.each(["", "KENTE", "kente ", "kente\u0000", "%", "kente' or '1'='1"])(
    "is not found under %j",
    async (slug) => {
      await add({ slug: "kente" })
      expect(await findApproved(database.db, slug)).toBeUndefined()
    },
  )
})

test("the secret link tells its holder where the application stands, and nothing about its owner", async () => {
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
  await approve(database.db, first, { by, publicUrl, now: minutes(2) })
  await reject(database.db, second, "Try again", { by, publicUrl, now: minutes(2) })
  expect(await state(0)).toMatchObject({ state: "approved", slug: "oyo-kitchen", decidedAt: minutes(2) })
  expect(await state(1)).toMatchObject({ state: "rejected", rejectionReason: "Try again", slug: null })
  expect(JSON.stringify([await state(0), await state(1)])).not.toMatch(/owner@|Adé|Grace/)
  for (const wrong of ["", "x", tokens[0]?.toLowerCase() ?? "", `${tokens[0]}x`, tokens[0]?.slice(1) ?? ""])
    expect(await findApplicationState(database.db, wrong)).toBeUndefined()
})
