import { beforeAll, describe, expect, test } from "vitest"
import { recordAudit } from "#app/lib/audit/audit.server.ts"
import { events, users } from "#app/lib/db/schema.ts"
import { subjects } from "#app/submissions.ts"
import { useDatabase } from "#test/database.ts"
import { listAuditChoices, listAuditPage } from "./audit-list.server.ts"
import { auditHref, nobody, readAuditSearch } from "./audit-search.ts"

const database = useDatabase()
const start = Date.parse("2026-05-01T00:00:00Z")
const hour = 60 * 60 * 1000
const search = (query = "") => readAuditSearch(new URLSearchParams(query))
const rowsOf = async (query = "") => (await listAuditPage(database.db, subjects, search(query), "UTC")).rows

let event = 0

beforeAll(async () => {
  const at = new Date(start)
  const [row] = await database.db
    .insert(events)
    .values({
      slug: "market-day",
      kind: "community",
      title: "Market day",
      description: "d",
      location: "Accra",
      localDate: "2026-06-01",
      localTime: "10:00",
      timeZone: "Africa/Accra",
      startsAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: events.id })
  event = row?.id ?? 0
  await database.db.insert(users).values({
    id: "bola",
    name: "Bola",
    email: "b@example.org",
    createdAt: at,
  })
  // One per hour over five days; the clock of a second instance is 90 seconds behind.
  for (let count = 0; count < 120; count++) {
    const byAda = count % 3 === 0
    await recordAudit(database.db, {
      at: new Date(start + count * hour - (count % 2) * 90_000),
      actorId: byAda ? "ada" : count % 3 === 1 ? "bola" : null,
      actor: byAda ? "Ada" : count % 3 === 1 ? "Bola" : "applicant",
      action: byAda ? "event.updated" : "merchant.submitted",
      subjectType: byAda ? "event" : "merchant",
      subjectId: byAda ? String(count % 2 === 0 ? event : 999) : String(count),
    })
  }
})

describe("the audit log", () => {
  test("is newest first, in pages that lose and repeat nothing", async () => {
    const seen: number[] = []
    let query = ""
    for (;;) {
      const { rows, hasNext } = await listAuditPage(database.db, subjects, search(query), "UTC")
      seen.push(...rows.map(({ id }) => id))
      if (!hasNext) break
      query = `after=${rows.at(-1)?.id}`
    }
    expect(seen).toHaveLength(120)
    expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => other - one))
  })

  test.each([
    ["kind=event", 40, (row: { subjectType: string }) => row.subjectType === "event"],
    ["action=merchant.submitted", 50, (row: { action: string }) => row.action === "merchant.submitted"],
    ["actor=bola", 40, (row: { actor: string }) => row.actor === "Bola"],
    [`actor=${nobody}`, 40, (row: { actorId: string | null }) => row.actorId === null],
    ["actor=ada&kind=merchant", 0, () => false],
    ["kind=nothing-of-ours", 0, () => false],
  ] as const)("shows %s", async (query, count, fits) => {
    const rows = await rowsOf(query)
    expect(rows).toHaveLength(count)
    expect(rows.every(fits)).toBe(true)
  })

  test("for a range of days contains exactly its entries, whatever the order of their ids", async () => {
    const rows = await rowsOf("from=2026-05-02&to=2026-05-03")
    const times = rows.map(({ at }) => at.getTime())
    const all = Array.from({ length: 120 }, (_, count) => start + count * hour - (count % 2) * 90_000)
    const inside = all.filter((at) => at >= start + 24 * hour && at < start + 72 * hour)
    expect(times.toSorted()).toEqual(inside.toSorted())
    expect(await rowsOf("from=2026-05-09")).toEqual([])
    expect(await rowsOf("to=2026-04-29")).toEqual([])
    expect((await rowsOf("to=2026-05-09")).length).toBe(50)
  })

  test("names and links existing subjects only", async () => {
    const [gone, there] = await rowsOf("kind=event")
    expect([gone?.subject, there?.subject]).toEqual([
      null,
      { name: "Market day", href: `/admin/events/${event}` },
    ])
    await database.db.update(events).set({ deletedAt: new Date(start) })
    expect((await rowsOf("kind=event")).every(({ subject }) => subject === null)).toBe(true)
  })

  test("offers the values that occur in it as filters", async () => {
    expect(await listAuditChoices(database.db)).toEqual({
      kinds: ["event", "merchant"],
      actions: ["event.updated", "merchant.submitted"],
      actors: [
        { id: "ada", name: "Ada" },
        { id: "bola", name: "Bola" },
      ],
    })
  })
})

test.each([
  "kind=%00&action=%FF&actor=%00",
  "from=2026-02-31&to=0000-00-00",
  "from=yesterday&after=-1&before=1e9",
  "subject=1'--&after=999999999999999",
])("the malformed address %s shows a page", async (query) => {
  await expect(listAuditPage(database.db, subjects, search(query), "UTC")).resolves.toBeDefined()
})

test("an address contains all of its filters", () => {
  const query = "kind=event&action=event.updated&actor=ada&from=2026-05-01&to=2026-05-02"
  expect(auditHref(search(query), { after: 7 })).toBe(`/admin/audit?${query}&after=7`)
})
