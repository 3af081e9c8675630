import { beforeEach, describe, expect, test } from "vitest"
import { listPageSize } from "#app/platform/staff-list/keyset-page.server.ts"
import { type ListSearch, readListSearch } from "#app/platform/staff-list/list-search.ts"
import { useDatabase } from "#test/database.ts"
import { markSpam } from "./review.server.ts"
import { type MerchantFilter, merchantList } from "./staff-list.ts"
import { countByFilter, findForStaff, listForStaff, listWaiting } from "./staff-queries.server.ts"
import { addMerchants, auditOf, emptyMerchants } from "./test-support.ts"

const database = useDatabase()
beforeEach(() => emptyMerchants(database.db))

const everything = readListSearch(merchantList, new URLSearchParams())
const list = (change: Partial<ListSearch<MerchantFilter>> = {}) =>
  listForStaff(database.db, { ...everything, ...change })
const names = async (change: Partial<ListSearch<MerchantFilter>> = {}) =>
  (await list(change)).rows.map((row) => row.businessName)

const pending = { status: "pending" as const, slug: null, decidedAt: null }

describe("the list of applications", () => {
  beforeEach(() =>
    addMerchants(database.db, [
      {
        businessName: "Ọjà Ọba",
        ownerName: "Adékúnlé",
        email: "oja@mail.example",
        city: "Lagos",
        state: "LA",
      },
      { ...pending, businessName: "Waiting 100%", email: "under_score@mail.example" },
      { ...pending, businessName: "Waiting too" },
      { businessName: "Refused", status: "rejected", slug: null },
    ]),
  )

  test("is newest first, whatever was decided", async () => {
    expect(await names()).toEqual(["Refused", "Waiting too", "Waiting 100%", "Ọjà Ọba"])
  })

  test.each([
    ["pending", ["Waiting too", "Waiting 100%"]],
    ["approved", ["Ọjà Ọba"]],
    ["rejected", ["Refused"]],
  ] as const)("filtered by %s holds %j", async (filter, found) => {
    expect(await names({ filter })).toEqual(found)
  })

  test.each([
    ["OJA", ["Ọjà Ọba"]],
    ["adekunle", ["Ọjà Ọba"]],
    ["oja@mail", ["Ọjà Ọba"]],
    ["lagos", ["Ọjà Ọba"]],
    ["0%", ["Waiting 100%"]],
    ["r_s", ["Waiting 100%"]],
    ["\\", []],
    ["J", ["Ọjà Ọba"]],
    ["jà", ["Ọjà Ọba"]],
    ["%", ["Waiting 100%"]],
    ["qz", []],
    ["cloth by the yard", []],
  ])("is searched by name, owner, e-mail address and place: %s", async (q, found) => {
    expect(await names({ q })).toEqual(found)
  })

  test.each([
    ["oldest", ["Ọjà Ọba", "Waiting 100%", "Waiting too", "Refused"]],
    ["name", ["Ọjà Ọba", "Refused", "Waiting 100%", "Waiting too"]],
  ] as const)("comes in the order %s", async (sort, found) => {
    expect(await names({ sort })).toEqual(found)
  })

  test("shows spam only where spam is asked for", async () => {
    const [refused] = (await list({ filter: "rejected" })).rows
    const [waiting] = (await list({ filter: "pending" })).rows
    const context = { by: { id: "ada", name: "Ada" }, now: new Date("2026-05-01T12:00:00Z") }
    const ids = [refused?.id ?? 0, waiting?.id ?? 0]
    // What was decided has been told to its applicant, and stays.
    expect(await markSpam(database.db, ids, true, context)).toBe("1")
    expect(await names()).toEqual(["Refused", "Waiting 100%", "Ọjà Ọba"])
    expect(await names({ filter: "pending" })).toEqual(["Waiting 100%"])
    expect(await names({ filter: "spam" })).toEqual(["Waiting too"])
    expect(await names({ q: "too" })).toEqual([])
    expect(await countByFilter(database.db)).toMatchObject({ pending: 1, spam: 1 })
    expect((await listWaiting(database.db, 5)).map((row) => row.businessName)).toEqual(["Waiting 100%"])
    expect(await markSpam(database.db, ids, true, context)).toBe("0")
    expect(await markSpam(database.db, ids, false, context)).toBe("1")
    expect(await names({ filter: "pending" })).toEqual(["Waiting too", "Waiting 100%"])
    expect((await auditOf(database.db, waiting?.id ?? 0)).map((entry) => entry.action)).toEqual([
      "spam.marked",
      "spam.unmarked",
    ])
  })

  test("is counted by filter", async () => {
    expect(await countByFilter(database.db)).toEqual({ pending: 2, approved: 1, rejected: 1, spam: 0 })
  })

  test("of those who have waited longest begins with the longest", async () => {
    expect((await listWaiting(database.db, 1)).map((row) => row.businessName)).toEqual(["Waiting 100%"])
  })

  test("has no application under a number that is none", async () => {
    expect(await findForStaff(database.db, 999_999)).toBeUndefined()
  })
})

test("pages go on from a row, there and back, and neither repeat nor miss anyone while new ones arrive", async () => {
  const total = listPageSize * 2 + 7
  await addMerchants(
    database.db,
    Array.from({ length: total }, (_, index) => ({ businessName: `Shop ${index}` })),
  )
  const first = await list()
  expect(first).toMatchObject({ hasPrevious: false, hasNext: true })
  await addMerchants(database.db, [{ businessName: "Arrived meanwhile" }])
  const second = await list({ after: first.rows.at(-1)?.id })
  expect(second).toMatchObject({ hasPrevious: true, hasNext: true })
  const third = await list({ after: second.rows.at(-1)?.id })
  expect(third).toMatchObject({ hasPrevious: true, hasNext: false })
  const seen = [...first.rows, ...second.rows, ...third.rows].map((row) => row.businessName)
  expect(seen).toEqual(Array.from({ length: total }, (_, index) => `Shop ${total - 1 - index}`))

  const back = await list({ before: third.rows[0]?.id })
  expect(back.rows).toEqual(second.rows)
  expect(back).toMatchObject({ hasPrevious: true, hasNext: true })
  const atTheTop = await list({ before: first.rows[0]?.id })
  expect(atTheTop.rows.map((row) => row.businessName)).toEqual(["Arrived meanwhile"])
  expect(atTheTop).toMatchObject({ hasPrevious: false, hasNext: true })
})

test("pages by name go on where the last one ended, also between shops of one name", async () => {
  const shops = Array.from({ length: listPageSize + 10 }, (_, index) => ({
    businessName: `Shop ${index % 3}`,
  }))
  await addMerchants(database.db, shops)
  const first = await list({ sort: "name" })
  const second = await list({ sort: "name", after: first.rows.at(-1)?.id })
  expect(first.hasNext && second.hasPrevious && !second.hasNext).toBe(true)
  const seen = [...first.rows, ...second.rows]
  expect(new Set(seen.map((row) => row.id)).size).toBe(shops.length)
  expect(seen.map((row) => row.businessName)).toEqual(shops.map((shop) => shop.businessName).sort())
  const back = await list({ sort: "name", before: second.rows[0]?.id })
  expect(back.rows).toEqual(first.rows)
  // A row that is gone: from the beginning.
  expect((await list({ sort: "name", after: 999_999_999 })).rows).toEqual(first.rows)
})
