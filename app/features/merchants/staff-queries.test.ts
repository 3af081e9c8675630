import { beforeEach, describe, expect, test } from "vitest"
import { useDatabase } from "#test/database.ts"
import {
  countByStatus,
  findForStaff,
  listForStaff,
  listWaiting,
  staffPageSize,
} from "./staff-queries.server.ts"
import { readRowId, readStaffSearch, type StaffSearch, staffSearchHref } from "./staff-search.ts"
import { addMerchants, emptyMerchants } from "./test-support.ts"

const database = useDatabase()
beforeEach(() => emptyMerchants(database.db))

const everything: StaffSearch = { status: "", q: "", before: undefined, after: undefined }
const list = (change: Partial<StaffSearch> = {}) => listForStaff(database.db, { ...everything, ...change })
const names = async (change: Partial<StaffSearch> = {}) =>
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
  ] as const)("filtered by %s holds %j", async (status, found) => {
    expect(await names({ status })).toEqual(found)
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

  test("is counted by status", async () => {
    expect(await countByStatus(database.db)).toEqual({ pending: 2, approved: 1, rejected: 1 })
  })

  test("of those who have waited longest begins with the longest", async () => {
    expect((await listWaiting(database.db, 1)).map((row) => row.businessName)).toEqual(["Waiting 100%"])
  })

  test("has no application under a number that is none", async () => {
    expect(await findForStaff(database.db, 999_999)).toBeUndefined()
  })
})

test("pages go on from a row, there and back, and neither repeat nor miss anyone while new ones arrive", async () => {
  const total = staffPageSize * 2 + 7
  await addMerchants(
    database.db,
    Array.from({ length: total }, (_, index) => ({ businessName: `Shop ${index}` })),
  )
  const first = await list()
  expect(first).toMatchObject({ hasNewer: false, hasOlder: true })
  await addMerchants(database.db, [{ businessName: "Arrived meanwhile" }])
  const second = await list({ before: first.rows.at(-1)?.id })
  expect(second).toMatchObject({ hasNewer: true, hasOlder: true })
  const third = await list({ before: second.rows.at(-1)?.id })
  expect(third).toMatchObject({ hasNewer: true, hasOlder: false })
  const seen = [...first.rows, ...second.rows, ...third.rows].map((row) => row.businessName)
  expect(seen).toEqual(Array.from({ length: total }, (_, index) => `Shop ${total - 1 - index}`))

  const back = await list({ after: third.rows[0]?.id })
  expect(back.rows).toEqual(second.rows)
  expect(back).toMatchObject({ hasNewer: true, hasOlder: true })
  const atTheTop = await list({ after: first.rows[0]?.id })
  expect(atTheTop.rows.map((row) => row.businessName)).toEqual(["Arrived meanwhile"])
  expect(atTheTop).toMatchObject({ hasNewer: false, hasOlder: true })
})

test.each([
  ["", everything],
  ["?status=pending&q=+oja+&before=12", { status: "pending", q: "oja", before: 12, after: undefined }],
  ["?status=Pending&before=-1&after=1e3", everything],
  ["?status=toString&q=a%00b", { ...everything, q: "a b" }],
])("the address %s is read", (query, search) => {
  expect(readStaffSearch(new URLSearchParams(query))).toEqual(search)
})

test("an address is written so that reading it gives the same list", () => {
  const search: StaffSearch = { status: "rejected", q: "a & b", before: undefined, after: undefined }
  const { searchParams } = new URL(staffSearchHref(search, { after: 7 }), "https://guap.example")
  expect(readStaffSearch(searchParams)).toEqual({ ...search, after: 7 })
  expect(staffSearchHref(everything)).toBe("/admin/merchants")
})

test.each(["", "0", "-1", "1e3", "1.5", "0x1", " 1", "abc", "1; drop table", "9999999999999999999999", "١"])(
  "%j is no number of a row",
  (text) => {
    expect(readRowId(text)).toBeUndefined()
  },
)
