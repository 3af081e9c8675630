import path from "node:path"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { events, placeLists } from "#app/lib/db/schema.ts"
import { readArea } from "#app/places/find-areas.server.ts"
import { loadPlaces } from "#app/places/load-places.server.ts"
import { placeFile } from "#app/places/place-file.ts"
import { useDatabase } from "#test/database.ts"
import { findEventPlace } from "./admin/event-place.server.ts"
import { calendarEntry } from "./calendar/calendar-links.ts"
import { findBySlug, listEventsIn, listForFeed, listTownHallsWithin } from "./events.server.ts"
import { isOnline } from "./public-event.ts"
import { eventStructuredData } from "./structured-data.ts"
import { addEvent } from "./test-support.ts"

const database = useDatabase()
const now = new Date("2026-06-01T12:00:00Z")
const towns = [
  "gh/accra",
  "gh/kumasi",
  "ng/lagos",
  "us/atlanta",
  "us/richmond",
  "us/richmond-2",
  "us/richmond-3",
]
beforeAll(async () => {
  await database.db.delete(placeLists)
  await loadPlaces(database.db, placeFile(path.resolve()), new Date(), {
    isWanted: ({ country, slug, name }) =>
      towns.includes(`${country.toLowerCase()}/${slug}`) || (country === "US" && name === "Richmond"),
  })
})
beforeEach(() => database.db.delete(events))

async function shown(location: string, place: string | null) {
  const { slug } = await addEvent(database.db, { location, place })
  const event = await findBySlug(database.db, slug, now)
  if (!event) throw new Error("It was just added")
  return event
}

describe("an event's place", () => {
  test.each([
    ["12 Ring Road", "gh/accra", "12 Ring Road, Accra, Ghana"],
    ["Accra Mall", "gh/accra", "Accra Mall"],
    ["12 Auburn Avenue", "us/atlanta", "12 Auburn Avenue, Atlanta, GA"],
    ["Online", "online", "Online"],
    ["The link is mailed", "online", "Online, The link is mailed"],
    ["12 Ring Road", null, "12 Ring Road"],
    ["12 Ring Road", "gh/gone", "12 Ring Road"],
  ])("of %j in %s is shown as %j", async (location, place, text) => {
    const event = await shown(location, place)
    expect(event.location).toBe(text)
    expect(calendarEntry(event, "https://guap.example").location).toBe(text)
    expect(isOnline(event)).toBe(place === "online")
  })

  test("is in the structured data for search engines", async () => {
    const data = async (location: string, place: string) =>
      eventStructuredData(await shown(location, place), "https://guap.example").location
    expect(await data("12 Ring Road", "gh/accra")).toMatchObject({
      "@type": "Place",
      address: { addressLocality: "Accra", addressCountry: "GH" },
    })
    expect(await data("The link is mailed", "online")).toMatchObject({ "@type": "VirtualLocation" })
  })

  test("is in reminders", async () => {
    await addEvent(database.db, { location: "12 Ring Road", place: "gh/accra" })
    const [townHall] = await listTownHallsWithin(database.db, now, 7 * 24 * 60)
    expect(townHall?.location).toBe("12 Ring Road, Accra, Ghana")
  })

  test("selects the events of a town, a region and a country, soonest first", async () => {
    for (const [slug, place, date] of [
      ["kumasi", "gh/kumasi", "2026-06-20"],
      ["accra", "gh/accra", "2026-06-10"],
      ["lagos", "ng/lagos", "2026-06-11"],
      ["call", "online", "2026-06-12"],
      ["unsaid", null, "2026-06-12"],
      ["over", "gh/accra", "2026-05-20"],
    ] as const)
      await addEvent(database.db, { slug, place, localDate: date, location: "Hall" })
    await addEvent(database.db, { place: "gh/accra", localDate: "2026-06-13", cancelledAt: now })
    const inArea = async (code: string) => {
      const area = await readArea(database.db, code)
      if (!area) throw new Error(`No such place: ${code}`)
      const [listed, feed] = [
        await listEventsIn(database.db, area, now),
        await listForFeed(database.db, now, area),
      ]
      return [listed.map(({ slug }) => slug), feed.length]
    }
    expect(await inArea("gh/accra")).toEqual([["accra"], 3])
    expect(await inArea("gh.01")).toEqual([["accra"], 3])
    expect(await inArea("gh")).toEqual([["accra", "kumasi"], 4])
    expect(await inArea("ng/lagos")).toEqual([["lagos"], 1])
  })
})

describe("the place that staff type", () => {
  const event = {
    kind: "community" as const,
    title: "Market",
    description: "Sample data of a test.",
    location: "Hall",
    date: "2026-06-05",
    time: "19:00",
    timeZone: "Africa/Accra",
    duration: 60,
  }
  async function found(place: string | undefined, placeCode?: string) {
    const outcome = await findEventPlace(database.db, { ...event, place, placeCode })
    return outcome.kind === "found" ? outcome.input.place : outcome
  }

  test.each([
    [undefined, null],
    ["online", "online"],
    ["accra", "gh/accra"],
    ["ACCRA, ghana", "gh/accra"],
    ["Atlanta, GA", "us/atlanta"],
  ])("%j is %j", async (typed, code) => {
    expect(await found(typed)).toBe(code)
  })

  test("with several matches asks which one, and the choice is valid while it matches the text", async () => {
    const asked = await found("Richmond")
    if (typeof asked !== "object" || !asked) throw new Error("It was found")
    expect(asked.errors.place).toBeTruthy()
    const codes = asked.placeChoices.map(({ code }) => code)
    expect(codes.length).toBeGreaterThan(1)
    expect(new Set(asked.placeChoices.map(({ text }) => text)).size).toBe(codes.length)
    expect(await found("Richmond", codes[1])).toBe(codes[1])
    expect(await found("accra", codes[1])).toBe("gh/accra")
    expect(await found("Accra, Ghana", "gh/accra")).toBe("gh/accra")
  })

  test("without a match is refused, with similar names as suggestions", async () => {
    expect(await found("Xqzw")).toMatchObject({ kind: "unclear", placeChoices: [] })
    expect(await found("Acra")).toMatchObject({
      kind: "unclear",
      placeChoices: [{ code: "gh/accra", text: "Accra, Greater Accra, Ghana" }],
    })
  })
})
