import { eq } from "drizzle-orm"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { beforeEach, expect, test } from "vitest"
import { listings } from "#app/lib/db/schema.ts"
import { useDatabase } from "#test/database.ts"
import {
  addApplications,
  addStaff,
  emptyApplications,
  publicUrl,
  secrets,
  start,
} from "../application/test-support.ts"
import { changeListing } from "../listing/change-listing.server.ts"
import { confirmListing } from "../listing/confirm-listing.server.ts"
import { slugOf } from "../listing/listing-slug.server.ts"
import { withdrawListing } from "../listing/withdrawal.server.ts"
import { recordCall } from "./admin/staff-acts.server.ts"
import { ageListings } from "./daily-job.server.ts"
import { listStandings } from "./standing-log.server.ts"
import { StandingLog } from "./standing-log-page.tsx"

const database = useDatabase()
const day = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000)
const system = { kind: "system" as const }
const idOf = async (slug: string) => {
  const [row] = await database.db.select().from(listings).where(eq(listings.slug, slug))
  return row?.id ?? 0
}

beforeEach(() => emptyApplications(database.db))

test("the public log lists changes by public id, and names only listings that are in the directory", async () => {
  await addApplications(database.db, [
    { slug: "kente", businessName: "Kente House" },
    { slug: "gone", businessName: "Gone", decidedAt: day(-1) },
    { slug: "back", businessName: "Back", decidedAt: day(-2) },
  ])
  const change = async (slug: string, facts: Parameters<typeof changeListing>[2], days: number) =>
    changeListing(database.db, await idOf(slug), facts, { by: system, now: day(days) })
  await change("kente", { phone: "+14045550134" }, 1)
  await change("gone", { status: "closed" }, 2)
  await change("back", { status: "archived" }, 3)
  await change("back", { status: "listed" }, 4)
  expect((await listStandings(database.db)).map(({ name, standing, by }) => [name, standing, by])).toEqual([
    ["Back", "listed", "system"],
    ["Back", "archived", "system"],
    [null, "closed", "system"],
    ["Kente House", "opened", "system"],
    [null, "opened", "system"],
    ["Back", "opened", "system"],
  ])
})

test("the public log shows only the public id of a withdrawn listing", async () => {
  await addApplications(database.db, [{ slug: "kente", businessName: "Kente House" }])
  for (const days of [150, 366]) await ageListings(database.db, { publicUrl, secrets, now: day(days) })
  await withdrawListing(database.db, await idOf("kente"), { by: { kind: "owner" }, now: day(400) })
  const entries = await listStandings(database.db)
  expect(entries.map(({ standing, name, slug }) => [standing, name, slug])).toEqual([
    ["withdrawn", null, null],
  ])
  expect(JSON.stringify(entries)).not.toMatch(/kente/i)
})

test("the public log shows removals from the lists by age and returns by a confirmation, but no doubts", async () => {
  await addApplications(database.db, [{ slug: "kente", businessName: "Kente House" }])
  const id = await idOf("kente")
  for (const days of [150, 200, 366]) await ageListings(database.db, { publicUrl, secrets, now: day(days) })
  const call = { answer: "no", how: "call", note: null } as const
  const by = await addStaff(database.db, "Ada")
  await recordCall(database.db, id, call, { by, now: day(370) })
  const confirmed = { by: { kind: "staff", ...by }, how: "call", now: day(380) } as const
  await database.db.transaction((tx) => confirmListing(tx, id, confirmed))
  // A confirmation of a listing that is in the lists adds no entry.
  await database.db.transaction((tx) => confirmListing(tx, id, { ...confirmed, now: day(390) }))
  expect((await listStandings(database.db)).map((entry) => [entry.name, entry.standing, entry.by])).toEqual([
    ["Kente House", "back-in-lists", "staff"],
    ["Kente House", "left-lists", "system"],
    ["Kente House", "opened", "system"],
  ])
})

test("no business gets the slug of the log", () => expect(slugOf("Log")).toBe("shop-log"))

test("the page shows the newest changes, and folds older ones", async () => {
  await addApplications(
    database.db,
    Array.from({ length: 43 }, (_, index) => ({ businessName: `Shop ${index}`, decidedAt: day(-index) })),
  )
  const html = renderToStaticMarkup(createElement(StandingLog, { entries: await listStandings(database.db) }))
  const [open = "", folded = ""] = html.split("<details")
  expect([open, folded].map((part) => part.match(/<li/g)?.length)).toEqual([40, 3])
  expect(folded).toContain("Earlier changes: 3")
  expect(folded).toContain("Shop 42")
})
