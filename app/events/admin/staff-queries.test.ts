import { beforeEach, describe, expect, test } from "vitest"
import { events } from "#app/lib/db/schema.ts"
import { listPageSize } from "#app/lib/list/keyset-page.server.ts"
import { type ListSearch, readListSearch } from "#app/lib/list/list-search.ts"
import { useDatabase } from "#test/database.ts"
import { placeInSeries } from "../plan/series-place.ts"
import { addEvent } from "../test-support.ts"
import { type EventFilter, eventList } from "./staff-list.ts"
import { countByFilter, laterState, listForStaff, listSeries } from "./staff-queries.server.ts"

const database = useDatabase()
const now = new Date("2026-06-05T23:30:00Z")
beforeEach(async () => {
  await database.db.delete(events)
})

const everything = readListSearch(eventList, new URLSearchParams())
const list = (change: Partial<ListSearch<EventFilter>> = {}) =>
  listForStaff(database.db, { ...everything, ...change }, now)
const titles = async (change: Partial<ListSearch<EventFilter>> = {}) =>
  (await list(change)).rows.map((row) => row.title)

describe("the list of events", () => {
  beforeEach(async () => {
    await addEvent(database.db, { title: "Ọjà day", localDate: "2026-07-03", location: "Ìbàdàn" })
    await addEvent(database.db, { title: "Going on", localTime: "19:00" })
    await addEvent(database.db, { title: "Just over 100%", localTime: "18:00" })
    await addEvent(database.db, { title: "Called off", localDate: "2026-06-12", cancelledAt: now })
    await addEvent(database.db, { title: "Off long ago", localDate: "2026-01-09", cancelledAt: now })
    await addEvent(database.db, { title: "Gone", localDate: "2026-06-19", deletedAt: now })
  })

  test("is sorted by event date, latest first, without deleted events", async () => {
    const { rows } = await list()
    expect(rows.map(({ title, state }) => [title, state])).toEqual([
      ["Ọjà day", "upcoming"],
      ["Called off", "cancelled"],
      ["Going on", "now"],
      ["Just over 100%", "past"],
      ["Off long ago", "cancelled"],
    ])
  })

  test.each([
    ["oldest", ["Off long ago", "Just over 100%", "Going on", "Called off", "Ọjà day"]],
    ["name", ["Called off", "Going on", "Just over 100%", "Off long ago", "Ọjà day"]],
  ] as const)("can be sorted by %s", async (sort, found) => {
    expect(await titles({ sort })).toEqual(found)
  })

  test.each([
    ["upcoming", ["Going on", "Ọjà day"]],
    ["past", ["Just over 100%"]],
    ["cancelled", ["Called off", "Off long ago"]],
    ["deleted", ["Gone"]],
  ] as const)("filtered by %s holds %j, nearest first", async (filter, found) => {
    expect(await titles(readListSearch(eventList, new URLSearchParams({ status: filter })))).toEqual(found)
    expect((await countByFilter(database.db, now))[filter]).toBe(found.length)
  })

  test.each([
    ["OJA", ["Ọjà day"]],
    ["ibadan", ["Ọjà day"]],
    ["0%", ["Just over 100%"]],
    ["jà", ["Ọjà day"]],
    ["gone", []],
    ["\\", []],
  ])("can be searched by title and place: %s", async (q, found) => {
    expect(await titles({ q })).toEqual(found)
  })
})

test("keyset pages work in both directions and every order, even with equal start times", async () => {
  const [template] = [await addEvent(database.db)]
  const { id, staffSearchText, sortKey, ...row } = template
  const copies = Array.from({ length: listPageSize + 6 }, (_, index) => ({
    ...row,
    slug: `copy-${index}`,
    title: `Copy ${String(index % 20).padStart(2, "0")}`,
  }))
  await database.db.insert(events).values(copies)
  for (const sort of eventList.sorts) {
    const first = await list({ sort })
    const second = await list({ sort, after: first.rows.at(-1)?.id })
    const ids = [...first.rows, ...second.rows].map((found) => found.id)
    expect([first.hasNext, second.hasNext, new Set(ids).size]).toEqual([true, false, copies.length + 1])
    expect((await list({ sort, before: second.rows[0]?.id })).rows).toEqual(first.rows)
  }
})

test("a series gives each event its position, and its state differs after each change", async () => {
  const seriesId = crypto.randomUUID()
  for (const localDate of ["2026-06-12", "2026-06-05", "2026-06-19"])
    await addEvent(database.db, { seriesId, localDate })
  await addEvent(database.db, { seriesId, localDate: "2026-06-26", deletedAt: now })
  const series = await listSeries(database.db, seriesId)
  const [first, second, third] = series
  if (!first || !second || !third) throw new Error("There are three")
  const seen = laterState(series, second.startsAt)
  expect(placeInSeries(series, second, seen)).toMatchObject({
    number: 2,
    count: 3,
    previous: first.id,
    next: third.id,
    later: 2,
  })
  expect(laterState([{ ...first, revision: 2 }, second, third], second.startsAt)).toBe(seen)
  expect(laterState([first, second, { ...third, revision: 2 }], second.startsAt)).not.toBe(seen)
  expect(laterState([first, second], second.startsAt)).not.toBe(seen)
  expect(placeInSeries(await listSeries(database.db, null), second, "")).toBeUndefined()
})
