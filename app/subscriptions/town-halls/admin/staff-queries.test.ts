import { eq } from "drizzle-orm"
import { beforeEach, expect, test } from "vitest"
import { eraseSubscriber } from "#app/admin/personal-data/subscriber-erasure.server.ts"
import { auditLog, mails, townHallSubscribers } from "#app/lib/db/schema.ts"
import { listPageSize } from "#app/lib/list/keyset-page.server.ts"
import { type ListSearch, readListSearch } from "#app/lib/list/list-search.ts"
import { useDatabase } from "#test/database.ts"
import { joinTownHalls } from "../test-support.ts"
import { townHallSubscriptions } from "../town-hall-subject.server.ts"
import { townHallList } from "./staff-list.ts"
import {
  countForStaff,
  findForStaff,
  listForStaff,
  measureExport,
  readExport,
} from "./staff-queries.server.ts"

const database = useDatabase()
const now = new Date("2026-05-01T12:00:00Z")

beforeEach(async () => {
  for (const table of [townHallSubscribers, mails]) await database.db.delete(table)
})

const everything = readListSearch(townHallList, new URLSearchParams())
const list = (change: Partial<ListSearch<never>> = {}) =>
  listForStaff(database.db, { ...everything, ...change })
const names = async (change: Partial<ListSearch<never>> = {}) =>
  (await list(change)).rows.map((row) => row.fullName)

const join = (fullName: string, email: string) => joinTownHalls(database.db, { fullName, email }, now)

test("the list is newest first, searchable, counted, and contains no hashes", async () => {
  await join("Adé Ọlá", "Ade@oyo.example")
  await join("Bola 100%", "bola_b@example.org")
  expect(await names()).toEqual(["Bola 100%", "Adé Ọlá"])
  expect(await names({ sort: "oldest" })).toEqual(["Adé Ọlá", "Bola 100%"])
  for (const [q, found] of [
    ["ola", ["Bola 100%", "Adé Ọlá"]],
    ["ade o", ["Adé Ọlá"]],
    ["OYO.example", ["Adé Ọlá"]],
    ["0%", ["Bola 100%"]],
    ["a_b", ["Bola 100%"]],
    ["nobody", []],
  ] as const)
    expect([q, await names({ q })]).toEqual([q, found])
  expect(await countForStaff(database.db)).toBe(2)
  expect(Object.keys((await list()).rows[0] ?? {})).toEqual([
    "id",
    "fullName",
    "email",
    "consentVersion",
    "createdAt",
    "confirmedAt",
  ])
})

test("pages and exports list each subscriber once", async () => {
  const total = listPageSize + 7
  const rows = Array.from({ length: total }, (_, index) => ({
    fullName: `Reader ${index}`,
    email: `reader${index}@example.org`,
    consentVersion: "1",
    manageTokenHash: `hash ${index}`,
    createdAt: now,
  }))
  await database.db.insert(townHallSubscribers).values(rows)
  const first = await list()
  const second = await list({ after: first.rows.at(-1)?.id })
  expect([first.rows.length, second.rows.length]).toEqual([listPageSize, 7])
  expect((await list({ before: second.rows[0]?.id })).rows).toEqual(first.rows)

  const { count, last } = await measureExport(database.db, { q: "" })
  await join("Meanwhile", "meanwhile@example.org")
  const seen: unknown[] = []
  for await (const batch of readExport(database.db, { q: "" }, last)) seen.push(...batch)
  expect([count, seen.length]).toEqual([total, total])
  expect(seen[0]).toEqual(["Reader 0", "reader0@example.org", "1", now, null])
})

test("erasing a subscriber deletes the row and the mails, once, and records who did it", async () => {
  const { db } = database
  await join("Ada", "Ada@example.org")
  await join("Bola", "bola@example.org")
  const id = (await list({ sort: "oldest" })).rows[0]?.id ?? 0
  const erasing = { by: { id: "efua", name: "Efua" }, now }
  expect(await findForStaff(db, id)).toEqual({ id, email: "Ada@example.org" })
  expect([
    await eraseSubscriber(db, townHallSubscriptions, id, erasing),
    await eraseSubscriber(db, townHallSubscriptions, id, erasing),
  ]).toEqual([true, false])
  expect(await names()).toEqual(["Bola"])
  expect((await db.select().from(mails)).map((mail) => mail.recipient)).toEqual(["bola@example.org"])
  const entries = await db.select().from(auditLog).where(eq(auditLog.action, "town-halls.erased"))
  expect(entries).toMatchObject([
    { actor: "Efua", subjectType: "town-hall-subscriber", subjectId: String(id) },
  ])
})
