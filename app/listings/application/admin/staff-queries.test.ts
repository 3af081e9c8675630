import { beforeEach, describe, expect, test } from "vitest"
import { listPageSize } from "#app/lib/list/keyset-page.server.ts"
import { type ListSearch, readListSearch } from "#app/lib/list/list-search.ts"
import { addBusinessDays } from "#app/review/promises.ts"
import { markSpam } from "#app/review/spam/spam.server.ts"
import { listWaiting, queueOf } from "#app/review/waiting.server.ts"
import { useDatabase } from "#test/database.ts"
import { applicationSubmission } from "../application-submission.server.ts"
import { addApplications, auditOf, emptyApplications, start } from "../test-support.ts"
import { type ApplicationFilter, applicationList } from "./staff-list.ts"
import { countByFilter, findForStaff, listForStaff } from "./staff-queries.server.ts"

const database = useDatabase()
beforeEach(() => emptyApplications(database.db))

const everything = readListSearch(applicationList, new URLSearchParams())
const list = (change: Partial<ListSearch<ApplicationFilter>> = {}) =>
  listForStaff(database.db, { ...everything, ...change })
const names = async (change: Partial<ListSearch<ApplicationFilter>> = {}) =>
  (await list(change)).rows.map((row) => row.businessName)

const pending = { status: "pending" as const, slug: null, decidedAt: null }

describe("the list of applications", () => {
  beforeEach(() =>
    addApplications(database.db, [
      {
        businessName: "Ọjà Ọba",
        ownerName: "Adékúnlé",
        email: "oja@mail.example",
        city: "Lagos",
        state: "LA",
        phone: "+234 (803) 555-0123",
        website: "https://oja-oba.example/shop",
        walletAddress: "0x52908400098527886E0F7030069857D2E4169EE7",
        zipCode: "100001",
      },
      { ...pending, businessName: "Waiting 100%", email: "under_score@mail.example" },
      { ...pending, businessName: "Waiting too" },
      { businessName: "Refused", status: "rejected", slug: null },
    ]),
  )

  test("is newest first, whatever the decision", async () => {
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
    ["8035550123", ["Ọjà Ọba"]],
    ["0803 555 01 23", ["Ọjà Ọba"]],
    ["+234803-555", ["Ọjà Ọba"]],
    ["(803) 555", ["Ọjà Ọba"]],
    ["803 666 0123", []],
    ["oja-oba.example", ["Ọjà Ọba"]],
    ["0x52908400098527886e0f", ["Ọjà Ọba"]],
    ["100001", ["Ọjà Ọba"]],
  ])("is searched by name, owner, e-mail address, place, phone, website and wallet: %s", async (q, found) => {
    expect(await names({ q })).toEqual(found)
  })

  test("finds an application by the reference given to its applicant", async () => {
    const { rows } = await list()
    for (const { id, businessName } of rows) expect(await names({ q: `#${id}` })).toEqual([businessName])
    expect(await names({ q: "#999999999" })).toEqual([])
  })

  test.each([
    ["oldest", ["Ọjà Ọba", "Waiting 100%", "Waiting too", "Refused"]],
    ["name", ["Ọjà Ọba", "Refused", "Waiting 100%", "Waiting too"]],
  ] as const)("can be sorted by %s", async (sort, found) => {
    expect(await names({ sort })).toEqual(found)
  })

  test("shows pending ones oldest first with their promised day, and all others newest first", async () => {
    const at = (query: string) => readListSearch(applicationList, new URLSearchParams(query))
    const waiting = (await listForStaff(database.db, at("status=pending"))).rows
    expect(waiting.map(({ businessName }) => businessName)).toEqual(["Waiting 100%", "Waiting too"])
    for (const { createdAt, promisedBy } of waiting) expect(promisedBy).toEqual(addBusinessDays(createdAt, 3))
    const { rows } = await listForStaff(database.db, at(""))
    expect(rows.map(({ businessName }) => businessName)[0]).toBe("Refused")
    expect(rows.filter(({ status }) => status !== "pending").map(({ promisedBy }) => promisedBy)).toEqual([
      null,
      null,
    ])
  })

  test("shows spam only with the spam filter", async () => {
    const [refused] = (await list({ filter: "rejected" })).rows
    const [waiting] = (await list({ filter: "pending" })).rows
    const context = { by: { id: "ada", name: "Ada" }, now: new Date("2026-05-01T12:00:00Z") }
    const ids = [refused?.id ?? 0, waiting?.id ?? 0]
    // The applicant has been told a decision, so a decided application cannot be marked as spam.
    expect(await markSpam(database.db, applicationSubmission, ids, true, context)).toBe(1)
    expect(await names()).toEqual(["Refused", "Waiting 100%", "Ọjà Ọba"])
    expect(await names({ filter: "pending" })).toEqual(["Waiting 100%"])
    expect(await names({ filter: "spam" })).toEqual(["Waiting too"])
    expect(await names({ q: "too" })).toEqual([])
    expect(await countByFilter(database.db)).toMatchObject({ pending: 1, spam: 1 })
    expect(
      (await listWaiting(database.db, [queueOf(applicationSubmission)], 5, start)).map((row) => row.name),
    ).toEqual(["Waiting 100%"])
    expect(await markSpam(database.db, applicationSubmission, ids, true, context)).toBe(0)
    expect(await markSpam(database.db, applicationSubmission, ids, false, context)).toBe(1)
    expect(await names({ filter: "pending" })).toEqual(["Waiting too", "Waiting 100%"])
    expect((await auditOf(database.db, waiting?.id ?? 0)).map((entry) => entry.action)).toEqual([
      "spam.marked",
      "spam.unmarked",
    ])
  })

  test("is counted by filter", async () => {
    const decided = { asked: 0, approved: 1, rejected: 1 }
    expect(await countByFilter(database.db)).toEqual({ pending: 2, ...decided, spam: 0 })
  })

  test("of the review queue starts with the longest wait", async () => {
    expect(
      (await listWaiting(database.db, [queueOf(applicationSubmission)], 1, start)).map((row) => row.name),
    ).toEqual(["Waiting 100%"])
  })

  test("has no application with an unknown id", async () => {
    expect(await findForStaff(database.db, 999_999)).toBeUndefined()
  })
})

test("paging forth and back neither repeats nor misses a row while new ones arrive", async () => {
  const total = listPageSize * 2 + 7
  await addApplications(
    database.db,
    Array.from({ length: total }, (_, index) => ({ businessName: `Shop ${index}` })),
  )
  const first = await list()
  expect(first).toMatchObject({ hasPrevious: false, hasNext: true })
  await addApplications(database.db, [{ businessName: "Arrived meanwhile" }])
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

test("paging by name continues where the last page ended, also between shops of one name", async () => {
  const shops = Array.from({ length: listPageSize + 10 }, (_, index) => ({
    businessName: `Shop ${index % 3}`,
  }))
  await addApplications(database.db, shops)
  const first = await list({ sort: "name" })
  const second = await list({ sort: "name", after: first.rows.at(-1)?.id })
  expect(first.hasNext && second.hasPrevious && !second.hasNext).toBe(true)
  const seen = [...first.rows, ...second.rows]
  expect(new Set(seen.map((row) => row.id)).size).toBe(shops.length)
  expect(seen.map((row) => row.businessName)).toEqual(shops.map((shop) => shop.businessName).sort())
  const back = await list({ sort: "name", before: second.rows[0]?.id })
  expect(back.rows).toEqual(first.rows)
  // An unknown row: starts from the beginning.
  expect((await list({ sort: "name", after: 999_999_999 })).rows).toEqual(first.rows)
})

describe("a phone number", () => {
  const written = [
    "0803 123 4567",
    "+234 803 1234567",
    "+234 (0)803 123 4567",
    "00234-803-123-4567",
    "2348031234567",
  ]

  test.each(written)("is found by %s, both in international form and as typed", async (q) => {
    await addApplications(database.db, [
      { businessName: "Read", phone: "+234 803 123 4567" },
      { businessName: "Typed", phone: "0803-123-4567" },
      { businessName: "Another", phone: "+234 803 123 4568" },
    ])
    const found = await names({ q })
    expect(found).toContain("Read")
    // Without a plus, 234 could be the start of any number.
    if (!q.startsWith("2")) expect(found).toContain("Typed")
    expect(found).not.toContain("Another")
  })

  test("is flagged for staff only if it cannot be parsed", async () => {
    const phones = [
      "+234 803 123 4567",
      "0803 123 4567",
      "0803 123 4567 / 0701 123 4567",
      "ask for Ade",
      null,
    ]
    const rows = phones.map((phone, index) => ({
      businessName: `Shop ${index}`,
      country: "NG" as const,
      phone,
    }))
    await addApplications(database.db, rows)
    const all = (await list({ sort: "name" })).rows
    const marks = await Promise.all(
      all.map(async ({ id }) => (await findForStaff(database.db, id))?.phoneIsUnread),
    )
    expect(marks).toEqual([false, false, true, true, false])
  })
})
