import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { listingSearch, listings } from "#app/lib/db/schema.ts"
import { useDatabase } from "#test/database.ts"
import { addApplications, emptyApplications } from "../application/test-support.ts"
import { openAt } from "../hours/open-now.ts"
import { directoryPageSize } from "../options.ts"
import { loadDirectory } from "./directory.server.ts"
import { resultText } from "./list-name.ts"
import { openText } from "./open-now.tsx"
import { findApproved } from "./public-listings.server.ts"
import { soonCountLimit } from "./search/directory-search.ts"

const week = "Mo 09:00-18:00; Tu 09:00-24:00; Th 18:00-02:00; Fr 09:00-24:00; Sa 00:00-24:00; Su 00:00-12:00"

/** 2026-11-23 is a Monday. Accra is at UTC. */
describe("the text about opening hours", () => {
  test.each([
    ["2026-11-23T10:00:00Z", "Open now, until 18:00"],
    ["2026-11-23T08:00:00Z", "Closed, opens at 09:00"],
    ["2026-11-23T20:00:00Z", "Closed, opens tomorrow at 09:00"],
    ["2026-11-24T20:00:00Z", "Open now, until midnight"],
    ["2026-11-25T09:00:00Z", "Closed, opens tomorrow at 18:00"],
    ["2026-11-25T00:00:00Z", "Closed, opens tomorrow at 18:00"],
    ["2026-11-26T19:00:00Z", "Open now, until 02:00"],
    ["2026-11-27T10:00:00Z", "Open now, until Sunday at 12:00"],
    ["2026-11-29T12:00:00Z", "Closed, opens tomorrow at 09:00"],
  ])("at %s: %s", (at, text) => {
    const state = openAt({ openingHours: week, closures: null, timeZone: "Africa/Accra" }, new Date(at))
    expect(state && openText(state)).toBe(text)
  })

  test.each([
    ["Mo 09:00-18:00", null, "Closed, opens on Monday at 09:00"],
    ["Mo 09:00-18:00", "2026-11-30/2026-11-30", "Closed, opens on December 7, 2026 at 09:00"],
    ["Mo 09:00-18:00", "2026-11-30/2029-11-30", "Closed now"],
    [
      ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].map((day) => `${day} 00:00-24:00`).join("; "),
      null,
      "Open now, day and night",
    ],
  ] as const)("of %j, closed on %j: %s", (openingHours, closures, text) => {
    const schedule = { openingHours, closures, timeZone: "Africa/Accra" }
    const state = openAt(schedule, new Date("2026-11-25T10:00:00Z"))
    expect(state && openText(state)).toBe(text)
  })
})

describe("the expiry of a cached page", () => {
  const database = useDatabase()
  beforeEach(async () => {
    await emptyApplications(database.db)
    await addApplications(database.db, [
      { businessName: "Early", slug: "early" },
      { businessName: "Late", slug: "late" },
    ])
    const hours = { Early: "Mo 08:00-17:30", Late: "Mo 12:00-24:00" }
    for (const [businessName, openingHours] of Object.entries(hours))
      await database.db.update(listings).set({ openingHours }).where(eq(listings.businessName, businessName))
    await database.db.update(listingSearch).set({ timeZone: "Africa/Lagos" })
  })
  const search = { q: "", category: "", place: "", page: 1 }
  const listUntil = async (at: string, open?: true) =>
    (await loadDirectory(database.db, { ...search, open }, "live", new Date(at))).until?.toISOString()

  test("of a shop is its next opening or closing", async () => {
    const at = async (moment: string) => {
      const found = await findApproved(database.db, "early", new Date(moment))
      return [found?.opening?.isOpen, found?.until?.toISOString()]
    }
    expect(await at("2026-11-23T06:59:59Z")).toEqual([false, "2026-11-23T07:00:00.000Z"])
    expect(await at("2026-11-23T07:00:00Z")).toEqual([true, "2026-11-23T16:30:00.000Z"])
  })

  test("of the directory is the next opening or closing of a shop; for 'Open now' the end of the minute", async () => {
    expect(await listUntil("2026-11-23T09:00:00Z")).toBe("2026-11-23T11:00:00.000Z")
    expect(await listUntil("2026-11-23T12:00:00Z")).toBe("2026-11-23T16:30:00.000Z")
    expect(await listUntil("2026-11-23T12:00:30Z", true)).toBe("2026-11-23T12:01:00.000Z")
  })

  test("is unset, and nothing says open or closed, if the time zone is unknown", async () => {
    await database.db.update(listingSearch).set({ timeZone: null })
    expect((await findApproved(database.db, "early", new Date()))?.opening).toBeUndefined()
    expect(await listUntil("2026-11-23T09:00:00Z")).toBeUndefined()
  })

  test("'Open now' has four pages, and says that there are more", async () => {
    await addApplications(
      database.db,
      Array.from({ length: soonCountLimit + 1 }, (_, n) => ({ slug: `open-${n}` })),
    )
    await database.db.update(listings).set({ openingHours: "Mo 00:00-24:00" })
    await database.db.update(listingSearch).set({ timeZone: "Africa/Lagos" })
    const load = (page: number) =>
      loadDirectory(database.db, { ...search, page, open: true }, "live", new Date("2026-11-23T12:00:00Z"))
    const last = await load(4)
    expect([last.status, last.pages, last.merchants.length]).toEqual([200, 4, directoryPageSize])
    expect(resultText(last)).toBe("More than 96 merchants, open now")
    expect(await load(5)).toMatchObject({ status: 404, merchants: [] })
  })
})
