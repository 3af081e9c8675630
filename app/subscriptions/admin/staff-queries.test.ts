import { eq, sql } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { eraseSubscriber } from "#app/admin/personal-data/subscriber-erasure.server.ts"
import { mails, newsletterSubscribers } from "#app/lib/db/schema.ts"
import { listPageSize } from "#app/lib/list/keyset-page.server.ts"
import { type ListSearch, readListSearch } from "#app/lib/list/list-search.ts"
import type { CsvCell } from "#app/lib/text/formats/csv.ts"
import { useDatabase } from "#test/database.ts"
import { confirm, findByConfirmationToken, unsubscribe } from "../newsletter.server.ts"
import { newsletterSubscriptions } from "../newsletter-subject.server.ts"
import type { SubscriberStatus } from "../options.ts"
import {
  allMails,
  allSubscribers,
  ask,
  auditOf,
  context,
  days,
  emptyNewsletter,
  lastToken,
  start,
} from "../test-support.ts"
import { cleanUpUnconfirmed } from "../unconfirmed-cleanup.server.ts"
import { exportedSearch, newsletterList } from "./staff-list.ts"
import {
  countByFilter,
  findForStaff,
  listForStaff,
  measureExport,
  readExport,
} from "./staff-queries.server.ts"

const database = useDatabase()
beforeEach(() => emptyNewsletter(database.db))

const everything = readListSearch(newsletterList, new URLSearchParams())
type Change = Partial<ListSearch<SubscriberStatus>>
const list = (change: Change = {}) => listForStaff(database.db, { ...everything, ...change })
const emails = async (change: Change = {}) => (await list(change)).rows.map((row) => row.email)

/** Adds one subscriber of each status. */
async function addThree(): Promise<void> {
  const { db } = database
  await ask(db, "Gone@example.org")
  const outcome = await confirm(db, await lastToken(db, "confirm"), context())
  if (outcome.kind !== "confirmed") throw new Error(outcome.kind)
  await unsubscribe(db, outcome.manageToken, days(1))
  await emptyMails()
  await ask(db, "on_the_list@example.org")
  await confirm(db, await lastToken(db, "confirm"), context())
  await emptyMails()
  await ask(db, "waiting@example.org")
}
const emptyMails = () => database.db.delete(mails)

describe("the list of newsletter subscribers", () => {
  beforeEach(addThree)

  test("is newest first, can be filtered by status, is counted, and contains no hash", async () => {
    expect(await emails()).toEqual(["waiting@example.org", "on_the_list@example.org", "Gone@example.org"])
    expect(await emails({ sort: "oldest" })).toHaveLength(3)
    expect((await emails({ sort: "oldest" }))[0]).toBe("Gone@example.org")
    for (const [filter, found] of [
      ["pending", "waiting@example.org"],
      ["confirmed", "on_the_list@example.org"],
      ["unsubscribed", "Gone@example.org"],
    ] as const)
      expect(await emails({ filter })).toEqual([found])
    expect(await countByFilter(database.db)).toEqual({ pending: 1, confirmed: 1, unsubscribed: 1 })
    expect(Object.keys((await list()).rows[0] ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/hash/i)]),
    )
  })

  test.each([
    ["GONE@", ["Gone@example.org"]],
    ["_the_", ["on_the_list@example.org"]],
    ["%", []],
    ["wa", ["waiting@example.org"]],
    ["nobody", []],
  ])("can be searched by address: %s", async (q, found) => {
    expect(await emails({ q })).toEqual(found)
  })
})

test("keyset pages work in both directions", async () => {
  await addMany(listPageSize + 5)
  const first = await list()
  const second = await list({ after: first.rows.at(-1)?.id })
  expect([first.rows.length, second.rows.length, first.hasNext, second.hasNext]).toEqual([50, 5, true, false])
  expect((await list({ before: second.rows[0]?.id })).rows).toEqual(first.rows)
})

async function addMany(count: number): Promise<void> {
  const consent = { consentForm: "footer", consentVersion: "1" } as const
  const times = { requestedAt: start, confirmationMailedAt: start }
  const rows = Array.from({ length: count }, (_, index) => ({
    ...consent,
    ...times,
    email: `reader${index}@example.org`,
    topics: ["news" as const],
    confirmationTokenHash: `c${index}`,
    manageTokenHash: `m${index}`,
  }))
  await database.db.insert(newsletterSubscribers).values(rows)
}

async function exported(asked: { filter: SubscriberStatus | ""; q: string }): Promise<CsvCell[][]> {
  const search = exportedSearch(asked)
  const { last } = await measureExport(database.db, search)
  const rows: CsvCell[][] = []
  for await (const batch of readExport(database.db, search, last, context())) rows.push(...batch)
  return rows
}

describe("the export", () => {
  test("holds one status, confirmed by default, and respects the search text", async () => {
    await addThree()
    expect((await exported({ filter: "", q: "" })).map(([email]) => email)).toEqual([
      "on_the_list@example.org",
    ])
    expect((await exported({ filter: "unsubscribed", q: "" })).map(([email]) => email)).toEqual([
      "Gone@example.org",
    ])
    expect(await exported({ filter: "pending", q: "" })).toEqual([
      [
        ...["waiting@example.org", "pending", "news; town halls; merchants", "footer", "2026-05-01"],
        ...[start, null, null, null],
      ],
    ])
    expect(await exported({ filter: "pending", q: "gone" })).toEqual([])
  })

  test("has a working unsubscribe link for each confirmed subscriber, and for no one else", async () => {
    const { db } = database
    await addThree()
    const [[email, ...cells] = []] = await exported({ filter: "confirmed", q: "" })
    const link = String(cells.at(-1))
    expect(link).toContain("/newsletter/unsubscribe/")
    expect(await unsubscribe(db, link.slice(link.lastIndexOf("/") + 1), days(2))).toBe(true)
    const gone = (await allSubscribers(db)).filter(({ status }) => status === "unsubscribed")
    expect(gone.map((row) => row.email)).toEqual(["Gone@example.org", email])
    for (const filter of ["pending", "unsubscribed"] as const)
      for (const row of await exported({ filter, q: "" })) expect(row.at(-1)).toBeNull()
  })

  test("leaves out a link that would not work, for example after the secret was changed", async () => {
    await addThree()
    await database.db.update(newsletterSubscribers).set({ manageTokenHash: sql`'older ' || id` })
    expect((await exported({ filter: "confirmed", q: "" }))[0]?.at(-1)).toBeNull()
  })

  test.each([999, 1000, 1001, 2003])(
    "of %d rows lists each row once, and leaves rows added meanwhile to the next export",
    async (count) => {
      await addMany(count)
      const search = exportedSearch({ filter: "pending", q: "" })
      const { count: measured, last } = await measureExport(database.db, search)
      expect(measured).toBe(count)
      await ask(database.db, "meanwhile@example.org")
      const seen = new Set<CsvCell | undefined>()
      for await (const batch of readExport(database.db, search, last, context()))
        for (const [email] of batch) seen.add(email)
      expect([seen.size, seen.has("meanwhile@example.org")]).toEqual([count, false])
    },
  )
})

describe("erasing a subscription", () => {
  const erasing = { by: { id: "bola", name: "Bola" }, now: days(2) }

  test("deletes the row and our newsletter mails to it, and records who did it, once", async () => {
    await ask(database.db, "Ada@Example.org")
    const id = (await allSubscribers(database.db))[0]?.id ?? 0
    expect(await findForStaff(database.db, id)).toEqual({ id, email: "Ada@Example.org" })
    expect(await eraseSubscriber(database.db, newsletterSubscriptions, id, erasing)).toBe(true)
    expect([await allSubscribers(database.db), await allMails(database.db)]).toEqual([[], []])
    expect((await auditOf(database.db, id)).at(-1)).toMatchObject({
      action: "newsletter.erased",
      actor: "Bola",
    })
    expect(await eraseSubscriber(database.db, newsletterSubscriptions, id, erasing)).toBe(false)
    expect(
      (await auditOf(database.db, id)).filter(({ action }) => action === "newsletter.erased"),
    ).toHaveLength(1)
  })

  test("keeps other subscribers, and other mails to the same address", async () => {
    const { db } = database
    await ask(db, "bola@example.org")
    await ask(db, "ada@example.org")
    await db.update(mails).set({ kind: "merchant-received" }).where(eq(mails.recipient, "ada@example.org"))
    const ada = (await allSubscribers(db)).find((row) => row.email === "ada@example.org")
    await eraseSubscriber(db, newsletterSubscriptions, ada?.id ?? 0, erasing)
    expect((await allSubscribers(db)).map((row) => row.email)).toEqual(["bola@example.org"])
    expect((await allMails(db)).map((mail) => mail.kind).sort()).toEqual([
      "merchant-received",
      "newsletter-confirm",
    ])
  })
})

describe("cleanup of unconfirmed subscribers", () => {
  test("deletes them 30 days after our last mail, and deletes no one else", async () => {
    await addThree()
    expect(await cleanUpUnconfirmed(database.db, days(29.9))).toBe(0)
    expect(await cleanUpUnconfirmed(database.db, days(30.1))).toBe(1)
    expect(await emails()).toEqual(["on_the_list@example.org", "Gone@example.org"])
    expect(await cleanUpUnconfirmed(database.db, days(4000))).toBe(0)
  })

  test("counts from the latest request", async () => {
    await ask(database.db, "late@example.org")
    await ask(database.db, "late@example.org", days(25))
    expect(await cleanUpUnconfirmed(database.db, days(40))).toBe(0)
    expect(await cleanUpUnconfirmed(database.db, days(55.1))).toBe(1)
    // The old link is unknown now, and a new request works.
    const link = await lastToken(database.db, "confirm")
    expect(await findByConfirmationToken(database.db, link, days(56))).toMatchObject({ state: "unknown" })
    await ask(database.db, "late@example.org", days(56))
    expect(await emails()).toEqual(["late@example.org"])
  })
})
