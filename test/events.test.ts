import ICAL from "ical.js"
import nodeIcal, { type VEvent } from "node-ical"
import { beforeEach, describe, expect, test } from "vitest"
import { addEvent } from "#app/events/test-support.ts"
import { events } from "#app/lib/db/schema.ts"
import { announceWebinar } from "#app/settings/webinar/test-support.ts"
import { eventsContent as words } from "#content/en/events.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { createDatabaseSwitch } from "./database-switch.ts"
import { elements, sourceOf, textOf } from "./html.ts"

const line = createDatabaseSwitch()
const app = useApp({}, line.reach)
const open = (path: string) => new Browser(app).open(path)

beforeEach(async () => {
  await announceWebinar(app.db)
  app.now = new Date("2026-06-01T12:00:00Z")
  await app.db.delete(events)
})

/** Titles of the cards below a heading of the page. */
function listed(browser: Browser, section: string): string[] {
  const [found] = elements(browser.document, "section").filter(({ attributes }) => attributes.id === section)
  return found ? elements(found, "h3").map(textOf) : []
}

const start = (file: string) =>
  ICAL.Component.fromString(file)
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event).startDate.toJSDate().toISOString())

describe("/events", () => {
  test("lists upcoming events, soonest first and with the weekly webinar, and past events", async () => {
    await addEvent(app.db, { slug: "late", title: "Later", localDate: "2026-07-03" })
    await addEvent(app.db, { slug: "soon", title: "Soon", localDate: "2026-06-02", kind: "community" })
    await addEvent(app.db, { slug: "been", title: "Been", localDate: "2026-05-16" })
    const browser = await open("/events")
    expect(listed(browser, "upcoming")).toEqual(["Soon", words.webinar.title, "Later"])
    expect(listed(browser, "past")).toEqual(["Been"])
    expect(browser.text).toContain("Jun 5, 2026")
    app.now = new Date("2026-07-04T00:00:00Z")
    expect(listed(await open("/events"), "past")).toEqual(["Later", "Soon", "Been"])
  })

  test("marks cancelled events, and offers no calendar for them", async () => {
    await addEvent(app.db, { slug: "off", title: "Off", cancelledAt: app.now })
    const browser = await open("/events")
    expect(browser.text).toContain(words.cancelledNote)
    expect(browser.html).not.toContain("/events/off.ics")
  })

  test("links to the feed with a scheme that calendar programs open", async () => {
    const browser = await open("/events")
    expect(browser.href(words.feed.subscribe)).toMatch(/^webcal:\/\/.+\/events\.ics$/)
  })

  test("answers 503 while the database is away", async () => {
    await line.cut()
    const browser = await open("/events")
    const feed = await app.fetch("/events.ics")
    await line.mend()
    expect([browser.response.status, feed.status]).toEqual([503, 503])
    expect(feed.headers.get("retry-after")).toBe("10")
  })
})

describe("the page of an event", () => {
  test("shows its facts, its calendar menu and, for a physical location, a map", async () => {
    await addEvent(app.db, {
      slug: "picnic",
      kind: "community",
      title: "Picnic <b>& music</b>",
      description: "Bring food.\nBring friends.",
      location: "12 Auburn Avenue, Atlanta",
      duration: 90,
    })
    const browser = await open("/events/picnic")
    expect(browser.text).toContain("Picnic <b>& music</b>")
    expect(browser.text).toContain("Jun 5, 2026 · 7:00 PM EST")
    expect(browser.text).toContain("90 minutes")
    const links = elements(browser.document, "a").map(({ attributes }) => attributes)
    const map = links.find(({ href }) => href?.includes("openstreetmap.org"))
    const google = links.find(({ href }) => href?.includes("calendar.google.com"))
    const outlook = links.find(({ href }) => href?.includes("outlook.live.com"))
    for (const link of [google, outlook]) expect(link).toMatchObject({ target: "_blank", rel: "noopener" })
    expect(map).toMatchObject({ target: "_blank", rel: "nofollow ugc noopener noreferrer" })
    expect(links.find(({ href }) => href === "/events/picnic.ics")).toMatchObject({ download: "" })
    const local = elements(browser.document, "local-time")
    expect(new Set(local.map(({ attributes }) => attributes["data-at"]))).toEqual(
      new Set(["2026-06-05T23:00:00.000Z"]),
    )
  })

  test("keeps line breaks of its text, and turns web addresses in it into nofollow links", async () => {
    const description = "Bring a phone.\nSlides: https://guap.example/slides.\njavascript:alert(1)"
    await addEvent(app.db, { slug: "session", description })
    const browser = await open("/events/session")
    const [link] = elements(browser.document, "a").filter(({ attributes }) =>
      attributes.href?.endsWith("/slides"),
    )
    expect(link?.attributes).toMatchObject({
      href: "https://guap.example/slides",
      rel: "nofollow noopener noreferrer",
    })
    expect(browser.html).not.toContain('href="javascript')
    const about = elements(browser.document, "p").find((one) => textOf(one).startsWith("Bring a phone."))
    expect(about?.attributes.class).toContain("whitespace-pre-line")
    expect(about && sourceOf(about)).toContain("Bring a phone.\nSlides: ")
  })

  test("links to the call from an hour before until the end, and to its notes and recording after that", async () => {
    const joinUrl = "https://meet.example/room"
    const after = { notes: "What we said.", recordingUrl: "https://video.example/1" }
    await addEvent(app.db, { slug: "call", localDate: "2026-06-05", joinUrl, ...after })
    const at = async (time: string, path: string) => {
      app.now = new Date(`2026-06-${time}Z`)
      return (await open(path)).html
    }
    for (const path of ["/events/call", "/events", "/town-halls"]) {
      expect(await at("05T21:59:59", path), path).not.toContain(joinUrl)
      expect(await at("05T22:00:00", path), path).toContain(joinUrl)
      const on = await at("05T23:59:59", path)
      expect(on, path).toContain(joinUrl)
      expect(on, path).not.toContain(after.recordingUrl)
      expect(await at("06T00:00:00", path), path).not.toContain(joinUrl)
    }
    const over = await at("06T00:00:00", "/events/call")
    for (const text of Object.values(after)) expect(over).toContain(text)
    expect(await at("06T00:00:00", "/events/call.ics")).not.toContain(joinUrl)
  })

  test("links to a message that requests the recording and names the event", async () => {
    await addEvent(app.db, { slug: "call", title: "Wallets & keys" })
    const browser = await open("/events/call")
    expect(browser.text).toContain(words.tooLate)
    await browser.open(browser.href(words.askRecording))
    expect(browser.value("subject")).toBe("Recording of Wallets & keys, Jun 5, 2026")
  })

  test("shows no map for a meeting online", async () => {
    await addEvent(app.db, { slug: "call" })
    expect((await open("/events/call")).html).not.toContain("openstreetmap")
  })

  test("says when it is over, and when it is cancelled", async () => {
    await addEvent(app.db, { slug: "been", localDate: "2026-05-16" })
    await addEvent(app.db, { slug: "off", cancelledAt: app.now })
    const [been, off] = [await open("/events/been"), await open("/events/off")]
    expect(been.text).toContain(words.over)
    expect(off.text).toContain(words.cancelledNote)
    expect(off.html).not.toContain("calendar.google.com")
  })

  test("has structured data with the same facts, whatever its text contains", async () => {
    await addEvent(app.db, {
      slug: "session",
      title: "</script><script>alert(1)</script>",
      cancelledAt: app.now,
      localDate: "2026-12-04",
    })
    const browser = await open("/events/session")
    const [json] = elements(browser.document, "script").filter(
      ({ attributes }) => attributes.type === "application/ld+json",
    )
    expect(JSON.parse(json ? sourceOf(json) : "null")).toMatchObject({
      "@type": "Event",
      name: "</script><script>alert(1)</script>",
      startDate: "2026-12-05T00:00:00.000Z",
      endDate: "2026-12-05T01:00:00.000Z",
      eventStatus: "https://schema.org/EventCancelled",
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation" },
    })
  })

  test("for the webinar is about the next one", async () => {
    const browser = await open("/events/weekly-webinar")
    expect(browser.text).toContain("Jun 5, 2026 · 7:00 PM EST")
    app.now = new Date("2026-06-06T00:00:00Z")
    expect((await open("/events/weekly-webinar")).text).toContain("Jun 12, 2026")
  })

  test.each(["/events/nothing", "/events/nothing.ics", "/events/.ics"])("%s answers 404", async (path) => {
    expect((await open(path)).response.status).toBe(404)
  })
})

describe("calendar files", () => {
  const file = async (path: string) => {
    const response = await app.fetch(path)
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8")
    return { text: await response.text(), as: response.headers.get("content-disposition") }
  }

  test.each([
    ["summer", "2026-07-03", "2026-07-03T23:00:00.000Z"],
    ["winter", "2026-12-04", "2026-12-05T00:00:00.000Z"],
  ])(
    "of a session in %s are named after it, and two programs read the same moment",
    async (_, localDate, at) => {
      const title = "Wallets, keys; ندوة 🎉\nand more"
      await addEvent(app.db, { slug: "session", localDate, title })
      const { text, as } = await file("/events/session.ics")
      expect(as).toBe('attachment; filename="session.ics"')
      expect(start(text)).toEqual([at])
      const [entry] = Object.values(nodeIcal.sync.parseICS(text)).filter(
        (one): one is VEvent => one?.type === "VEVENT",
      )
      expect(entry?.start.toISOString()).toBe(at)
      expect(entry?.end?.getTime()).toBe(new Date(at).getTime() + 60 * 60_000)
      expect(entry?.summary).toBe(title)
    },
  )

  test("of a cancelled event remove it from calendars that contain it", async () => {
    await addEvent(app.db, { slug: "off", cancelledAt: app.now, revision: 3 })
    const { text } = await file("/events/off.ics")
    expect(text).toContain("\r\nMETHOD:CANCEL\r\n")
    expect(text).toContain("\r\nSTATUS:CANCELLED\r\n")
    expect(text).toContain("\r\nSEQUENCE:2\r\n")
  })

  test("the feed contains events and the coming webinars, each once", async () => {
    await addEvent(app.db, { slug: "session", localDate: "2026-07-03" })
    const { text } = await file("/events.ics")
    const moments = start(text)
    expect(moments).toContain("2026-07-03T23:00:00.000Z")
    expect(moments).toContain("2026-06-05T23:00:00.000Z")
    const uids = text.match(/^UID:.*$/gm) ?? []
    expect(uids.length).toBe(moments.length)
    expect(new Set(uids).size).toBe(uids.length)
  })
})
