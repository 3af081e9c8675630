import { beforeEach, describe, expect, test } from "vitest"
import { addEvent } from "#app/events/test-support.ts"
import { auditLog, events, mails, rateLimits, settings, townHallSubscribers } from "#app/lib/db/schema.ts"
import { announceWebinar } from "#app/settings/webinar/test-support.ts"
import { eventsContent } from "#content/en/events.ts"
import { flashMessages } from "#content/en/flash.ts"
import { townHallConsent, townHallsContent as words } from "#content/en/town-halls.ts"
import { none, useApp } from "./app.ts"
import { type Answers, Browser, formEntries } from "./browser.ts"
import { createDatabaseSwitch } from "./database-switch.ts"
import { elements, textOf } from "./html.ts"

const line = createDatabaseSwitch()
const app = useApp({}, line.reach)
const answers = { fullName: "Adé Ọlá", email: "ade@example.org" }
const { duplicate } = words.form.toasts
const subscribed = "You've been added to our notification list!"

beforeEach(async () => {
  await announceWebinar(app.db)
  app.now = new Date("2026-06-01T12:00:00Z")
  app.logLines.length = 0
  for (const table of [events, townHallSubscribers, mails, rateLimits]) await app.db.delete(table)
})

const rows = () => app.db.select().from(townHallSubscribers)
const open = (path = "/town-halls", headers = {}) => new Browser(app, headers).open(path)

/** Opens the form, moves the clock one minute ahead and sends the form. */
async function send(change: Answers = {}, headers = {}): Promise<Browser> {
  const browser = await open("/town-halls", headers)
  app.now = new Date(app.now.getTime() + 60_000)
  return browser.fill({ ...answers, ...change }).press(words.form.submit)
}

async function token(): Promise<string> {
  const [mail] = await app.db.select().from(mails)
  const found = mail?.text.match(/\/town-halls\/unsubscribe\/([\w-]+)/)?.[1]
  if (!found) throw new Error("No mail has a link to leave")
  return found
}

describe("the events on /town-halls", () => {
  const titles = (browser: Browser, section: string) =>
    elements(browser.document, "section")
      .filter(({ attributes }) => attributes.id === section)
      .flatMap((found) => elements(found, "h3").map(textOf))

  test("contain no webinar while none is announced", async () => {
    const later = () => {
      app.now = new Date(app.now.getTime() + 60_000)
    }
    await app.db.delete(settings)
    later()
    const browser = await open()
    expect(browser.text).toContain(eventsContent.empty)
    expect(browser.text).not.toMatch(/webinar/i)
    expect((await open("/events/weekly-webinar")).response.status).toBe(404)
    expect((await open("/learn")).text).not.toMatch(/weekly webinar|Friday/i)
    expect((await open("/faq")).text).not.toMatch(/webinar/i)
    await announceWebinar(app.db)
    later()
    expect((await open("/learn")).text).toContain("Next session: Friday 7PM EST")
    expect((await open("/faq")).text).toContain(
      "There is also a weekly webinar for learners, on Friday 7PM EST.",
    )
  })

  test("are upcoming or past by the clock, each with its calendar menu; a weekly webinar is always upcoming", async () => {
    await addEvent(app.db, { slug: "first", title: "First", localDate: "2026-05-16" })
    await addEvent(app.db, { slug: "second", title: "Second", localDate: "2026-06-30" })
    await addEvent(app.db, { slug: "picnic", title: "Picnic", kind: "community" })
    const browser = await open()
    expect(titles(browser, "upcoming")).toEqual(["Weekly Webinar", "Second"])
    expect(titles(browser, "past")).toEqual(["First"])
    for (const slug of ["first", "second", "weekly-webinar"])
      expect(browser.html).toContain(`href="/events/${slug}.ics"`)
    const menus = elements(browser.document, "button").map(textOf)
    expect(menus.filter((label) => label === "Add to Calendar")).toHaveLength(3)
    expect(browser.text).toContain("May 16, 2026")
    expect(browser.text).toContain("7:00 PM EST")
  })

  test("are marked when cancelled", async () => {
    await addEvent(app.db, { slug: "off", title: "Off", cancelledAt: app.now })
    expect(textOf((await open()).document)).toContain("Cancelled")
  })
})

describe("a subscriber", () => {
  test("is stored, sees the own address on the page, gets a mail, and finds an empty form", async () => {
    const browser = await send()
    expect([browser.statuses, browser.path]).toEqual([[303, 200], "/town-halls"])
    expect(browser.text).toContain(subscribed)
    expect(browser.text).toContain("We'll send updates about upcoming town halls to ade@example.org")
    expect([browser.value("fullName"), browser.field("email").attributes.value]).toEqual(["", ""])
    expect(await rows()).toEqual([
      expect.objectContaining({ ...answers, consentVersion: townHallConsent.version }),
    ])
    const sent = await app.db.select().from(mails)
    expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["town-hall-welcome", "ade@example.org"],
    ])
    expect((await app.db.select().from(auditLog).orderBy(auditLog.id)).at(-1)?.action).toBe(
      "town-halls.subscribed",
    )
  })

  test("who subscribes again is told so, in any case of the address, and keeps what was typed", async () => {
    await send()
    const browser = await send({ email: "ADE@Example.org", fullName: "Somebody Else" })
    expect(browser.response.status).toBe(409)
    expect(browser.text).toContain(duplicate.title)
    expect(browser.text).toContain(duplicate.text)
    expect(browser.value("fullName")).toBe("Somebody Else")
    expect(await rows()).toEqual([expect.objectContaining(answers)])
    expect(await app.db.select().from(mails)).toHaveLength(1)
  })

  test("is told so five times a day, and then gets the normal response, so that nobody can test a list of addresses", async () => {
    await send()
    const statuses = []
    for (let time = 0; time < 6; time++)
      statuses.push((await send({ email: "ade@example.org", fullName: `Asker ${time}` })).statuses[0])
    expect(statuses).toEqual([...Array(5).fill(409), 303])
    expect(await rows()).toHaveLength(1)
    expect(await app.db.select().from(mails)).toHaveLength(1)
  })

  test("with the same form an hour later and another name is told that the address is subscribed", async () => {
    const browser = await open()
    app.now = new Date(app.now.getTime() + 60_000)
    const fields = formEntries(browser.fill(answers), "fullName")
    await new Browser(app).post("/town-halls", new URLSearchParams(fields))
    fields.set("fullName", "Somebody Else")
    expect((await new Browser(app).post("/town-halls", fields)).response.status).toBe(409)
  })
})

describe("a form that is refused", () => {
  test.each([
    ["nothing", { fullName: "", email: "" }, { fullName: true, email: true }],
    ["a name of one letter", { fullName: "A" }, { fullName: true }],
    ["an address on a machine", { email: "ade@localhost" }, { email: true }],
  ])("because of %s shows beside the field what is required", async (_, change, wrong: Answers) => {
    const browser = await send(change)
    expect(browser.response.status).toBe(422)
    expect(browser.textOfId("fullName-error")).toBe(
      wrong.fullName ? "Please enter your full name" : undefined,
    )
    expect(browser.textOfId("email-error")).toBe(
      wrong.email ? "Please enter a valid email address" : undefined,
    )
    expect(await rows()).toEqual([])
  })

  test.each([
    ["the field no person sees is filled in", { leave_blank: "x" }],
    ["another consent was shown", { consent: "2020-01-01" }],
  ])("because %s comes back with one button to press", async (_, change) => {
    const browser = await send(change)
    expect(browser.text).toContain(words.form.askAgain)
    expect(await rows()).toEqual([])
    await browser.press(words.form.submit)
    expect(browser.text).toContain(subscribed)
  })
})

test("while the database is away the page shows its form and the last known webinar, and says what is missing", async () => {
  expect((await open()).text).toContain("Weekly Webinar")
  await line.cut()
  const browser = await open()
  await line.mend()
  expect(browser.response.status).toBe(503)
  expect(browser.response.headers.get("retry-after")).toBe("10")
  expect(browser.text).toContain("Weekly Webinar")
  expect(browser.field("email").attributes.type).toBe("email")
})

describe("the link in each mail", () => {
  test("unsubscribes its owner with one press on its page, and opening it changes nothing", async () => {
    await send()
    const browser = await open(`/town-halls/unsubscribe/${await token()}`)
    expect(browser.text).toContain("a…@example.org")
    expect(browser.html).not.toContain(answers.email)
    expect(await rows()).toHaveLength(1)
    await browser.press(words.unsubscribe.submit)
    expect([browser.statuses, browser.path]).toEqual([[303, 200], "/town-halls"])
    expect(browser.text).toContain(flashMessages["town-hall-unsubscribed"]?.title)
    expect(await rows()).toEqual([])
  })

  test("also unsubscribes by the button of a mail program, which may be pressed twice (RFC 8058)", async () => {
    await send()
    const path = `/town-halls/unsubscribe/${await token()}`
    for (let press = 0; press < 2; press++) {
      const response = await app.fetch(path, {
        method: "POST",
        body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
        headers: { origin: none },
      })
      expect(response.status).toBe(200)
      expect(await rows()).toEqual([])
    }
    await send()
    expect(await rows()).toHaveLength(1)
  })

  test("that is unknown opens a page that says so", async () => {
    const browser = await open("/town-halls/unsubscribe/nobody")
    expect(browser.response.status).toBe(404)
    expect(browser.text).toContain(words.unsubscribe.unknown.heading)
    const forms = elements(browser.document, "form").map(({ attributes }) => attributes.action)
    expect(forms.filter((action) => action !== "/newsletter" && action !== "/theme")).toEqual([])
  })
})
