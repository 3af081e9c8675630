import { beforeEach, expect, test } from "vitest"
import { askedCounts, unansweredMarks, unansweredTerms } from "#app/lib/db/schema.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"
import { useDatabase } from "#test/database.ts"
import type { AskedOutcome } from "../options.ts"
import { cleanUpTerms, createSearchTerms, findWeek, listWeeks } from "./search-terms.server.ts"

const database = useDatabase()
const week = "2026-11-23"
let now = new Date("2026-11-25T12:00:00Z")
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const create = () =>
  createSearchTerms({
    clock: () => now,
    secrets: deriveSecrets("a secret of the tests, and of nothing else"),
  })

beforeEach(async () => {
  now = new Date("2026-11-25T12:00:00Z")
  for (const table of [askedCounts, unansweredMarks, unansweredTerms]) await database.db.delete(table)
})

const asked = (limitGroup: string, term = "ghana", outcome: AskedOutcome = "ask-unknown") => ({
  question: `is it in ${term}`,
  outcome,
  terms: [term],
  limitGroup,
})
const termsNow = async () => (await findWeek(database.db, week)).terms

test("a term is stored once three networks (not addresses) have asked for it", async () => {
  const terms = create()
  for (const network of ["192.0.2.1", "192.0.2.9", "198.51.100.1"]) terms.note(asked(network))
  await terms.flush(database.db)
  expect(await termsNow()).toEqual([])
  const stored = JSON.stringify([
    await database.db.select().from(unansweredMarks),
    await database.db.select().from(unansweredTerms),
  ])
  expect(stored).not.toMatch(/ghana|192\.0\.2|198\.51/)
  terms.note(asked("203.0.113.1"))
  terms.note(asked("203.0.113.1"))
  await terms.flush(database.db)
  expect(await termsNow()).toEqual([{ term: "ghana", networks: 3 }])
})

test("other instances and processes count together", async () => {
  for (const network of ["192.0.2.1", "198.51.100.1", "203.0.113.1"]) {
    const terms = create()
    terms.note(asked(network))
    await terms.flush(database.db)
  }
  expect(await termsNow()).toEqual([{ term: "ghana", networks: 3 }])
})

test("continued typing is one search, counted when the network pauses", async () => {
  const terms = create()
  for (const question of ["gh", "ghan", "ghana"]) {
    terms.note({ ...asked("192.0.2.1"), question, outcome: "search-nothing" })
    pass(1)
  }
  await terms.flush(database.db)
  expect((await findWeek(database.db, week)).counts).toEqual({})
  pass(10)
  await terms.flush(database.db)
  terms.note({ ...asked("192.0.2.1"), question: "wallet", outcome: "search-found", terms: [] })
  terms.note({ ...asked("192.0.2.1"), question: "phone", outcome: "search-found", terms: [] })
  await terms.flush(database.db, true)
  expect((await findWeek(database.db, week)).counts).toEqual({ "search-nothing": 1, "search-found": 2 })
})

test("one network cannot exceed its weekly limit", async () => {
  const terms = create()
  for (let number = 0; number < 300; number++) terms.note(asked("192.0.2.1", `term${number}`))
  await terms.flush(database.db)
  expect(await database.db.select().from(unansweredMarks)).toHaveLength(200)
})

test("pseudonyms are deleted after their week, the rest after half a year", async () => {
  const terms = create()
  for (const network of ["192.0.2.1", "198.51.100.1", "203.0.113.1"]) terms.note(asked(network))
  await terms.flush(database.db)
  await cleanUpTerms(database.db, now)
  expect(await database.db.select().from(unansweredMarks)).toHaveLength(3)
  pass(7 * 86_400)
  await cleanUpTerms(database.db, now)
  expect(await database.db.select().from(unansweredMarks)).toEqual([])
  expect([await listWeeks(database.db), await termsNow()]).toEqual([[week], [{ term: "ghana", networks: 3 }]])
  pass(27 * 7 * 86_400)
  await cleanUpTerms(database.db, now)
  expect([await listWeeks(database.db), await termsNow()]).toEqual([[], []])
})
