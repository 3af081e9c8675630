import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { XMLValidator } from "fast-xml-parser"
import { parseAtomFeed } from "feedsmith"
import ICAL from "ical.js"
import PostalMime from "postal-mime"
import { beforeAll, describe, expect, test, vi } from "vitest"
import {
  applications,
  articles,
  events,
  listings,
  mails,
  sessions,
  storySubmissions,
} from "#app/lib/db/schema.ts"
import { cleanLine } from "#app/lib/form/clean-text.ts"
import { fileTransport } from "#app/lib/mail/outbox/transport.server.ts"
import { sendNextMail } from "#app/lib/mail/outbox/worker.server.ts"
import { parseCsv } from "#app/lib/text/formats/csv-test-reader.ts"
import { moderation } from "#content/en/moderation.ts"
import { useApp } from "#test/app.ts"
import { completePost } from "#test/application.ts"
import { routes } from "#test/attack/addresses.ts"
import { effort } from "#test/attack/effort.ts"
import {
  createEvent,
  type FilledSite,
  fillSite,
  forgetAttempts,
  publishArticle,
  sendApplication,
  sendMessage,
  sendStory,
  subscribeToTownHalls,
} from "#test/attack/filled-site.ts"
import { payloads } from "#test/attack/payloads.ts"
import { expectOnlyText } from "#test/attack/shown-as-text.ts"
import { Browser } from "#test/browser.ts"
import { silentLog } from "#test/database.ts"
import { signIn } from "#test/staff.ts"

// Each test sends many requests, and the machine may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const app = useApp()

const hostile = Object.entries(payloads)
let staff: Browser
let site: FilledSite

/** Stores one text everywhere a visitor or a colleague can write, and publishes what can be published. */
async function plant(text: string, number: number): Promise<void> {
  const merchant = await sendApplication(app, text, { email: `shop${number}@oyo.example` })
  await (await staff.open(`/admin/merchants/${merchant}`)).press(moderation.approve)
  const refused = await sendApplication(app, `${text}!`, { email: `other${number}@oyo.example` })
  await (await staff.open(`/admin/merchants/${refused}?reject=1`))
    .fill({ reason: text })
    .press("Reject application")
  await staff.open(`/admin/merchants/${merchant}`)
  await staff.fill({ note: text }).press(moderation.notes.add)
  const story = await sendStory(app, text)
  await (await staff.open(`/admin/submissions/${story}`)).press(moderation.approve)
  const message = await sendMessage(app, text)
  await (await staff.open(`/admin/contacts/${message}`)).fill({ reply: text }).press(contactReply)
  await subscribeToTownHalls(app, text, `guest${number}@example.org`)
  await createEvent(app, staff, text)
  await publishArticle(app, staff, text)
}
const contactReply = "Send reply"

beforeAll(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  staff = await signIn(app)
  site = await fillSite(app, staff)
  await app.services.siteSearch.refresh()
  for (const [number, [, text]] of hostile.entries()) {
    await plant(text, number)
    // A session ends after half an hour without use, and the forms above advance the product's clock by an hour.
    await staff.open("/admin")
  }
}, 240_000)

/** Opens a page and @returns its text. */
async function look(address: string, browser = new Browser(app)): Promise<string> {
  const { response, html, text } = await browser.open(address)
  expect([address, response.status < 500]).toEqual([address, true])
  if (response.headers.get("content-type")?.startsWith("text/html"))
    expectOnlyText(html, response.headers.get("content-security-policy") ?? "", address)
  return text
}

/** The text of an Atom element, which may be an object with a type. */
const wordsOf = (text: unknown) =>
  typeof text === "object" && text && "value" in text ? String(text.value) : String(text)

const typeOf = (text: unknown) => (typeof text === "object" && text && "type" in text ? text.type : "text")

/** Three mails of each type, because there are hundreds. */
async function someMails(): Promise<string[]> {
  const kinds = Map.groupBy(await app.db.select().from(mails), ({ kind }) => kind)
  return [...kinds.values()].flatMap((rows) => rows.slice(-3 * effort).map(({ id }) => id))
}

const shown = (text: string) => cleanLine(text).replace(/\s+/g, " ")

describe("a stored hostile text is shown as text", () => {
  test("on the public pages of everything it was stored in", async () => {
    for (const { slug } of await app.db.select().from(listings)) await look(`/merchant-directory/${slug}`)
    for (const { slug } of await app.db.select().from(events)) await look(`/events/${slug}`)
    for (const { slug } of await app.db.select().from(articles)) await look(`/blog/${slug}`)
    const said = await look("/merchant-directory")
    for (const [, text] of hostile) expect(said).toContain(shown(text).slice(0, 12))
  })

  test("on every other public page", async () => {
    for (const { pattern } of routes) if (!pattern.startsWith("/admin")) await look(site.addressOf(pattern))
  })

  test("on every page of the back office", async () => {
    for (const { pattern } of routes)
      if (pattern.startsWith("/admin") && pattern !== "/admin/logout")
        await look(site.addressOf(pattern), staff)
    for (const { id } of await app.db.select().from(applications)) await look(`/admin/merchants/${id}`, staff)
    for (const { id } of await app.db.select().from(storySubmissions)) {
      await look(`/admin/submissions/${id}`, staff)
      await look(`/admin/submissions/${id}/edit`, staff)
    }
    for (const { id } of await app.db.select().from(articles)) {
      await look(`/admin/articles/${id}`, staff)
      await look(`/admin/articles/${id}/preview`, staff)
    }
    for (const { id } of await app.db.select().from(events)) await look(`/admin/events/${id}`, staff)
    for (const id of await someMails()) await look(`/admin/mail/${id}`, staff)
  })

  test("in the feed, which stays valid, and in the sitemap", async () => {
    const feed = await (await app.fetch("/blog/feed.xml")).text()
    expect(XMLValidator.validate(feed)).toBe(true)
    const { entries = [] } = parseAtomFeed(feed)
    expect(entries.length).toBeGreaterThan(hostile.length)
    const titles = entries.map(({ title }) => wordsOf(title))
    // The feed contains the newest twenty.
    const written = hostile.map(([, text]) => cleanLine(text))
    expect(titles.filter((title) => written.includes(title)).length).toBeGreaterThan(15)
    expect(titles.filter((title) => !written.includes(title) && !title.startsWith("Woven"))).toEqual([])
    const html = entries.flatMap(({ content, summary }) =>
      [content, summary].filter((one) => typeOf(one) === "html"),
    )
    expect(html.length).toBeGreaterThan(15)
    for (const one of html) expectOnlyText(wordsOf(one), "", "the feed")
    const sitemap = await (await app.fetch("/sitemap.xml")).text()
    expect(XMLValidator.validate(sitemap)).toBe(true)
  })

  test("in calendars, which contain only events", async () => {
    const rows = await app.db.select().from(events)
    for (const address of ["/events.ics", ...rows.map(({ slug }) => `/events/${slug}.ics`)]) {
      const file = await (await app.fetch(address)).text()
      expect(
        file.split("\r\n").filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line)),
      ).toEqual([])
      const calendar = ICAL.Component.fromString(file)
      expect(calendar.getAllSubcomponents().filter(({ name }) => !/^v(event|timezone)$/.test(name))).toEqual(
        [],
      )
      for (const event of calendar.getAllSubcomponents("vevent")) {
        expect(event.getAllSubcomponents()).toEqual([])
        expect(event.getAllProperties("attach")).toEqual([])
      }
    }
    const all = ICAL.Component.fromString(await (await app.fetch("/events.ics")).text())
    const titles = all.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event).summary)
    for (const [, text] of hostile) expect(titles).toContain(cleanLine(text))
  })

  test("in downloads of the back office, where no cell is a formula", async () => {
    await app.db.update(sessions).set({ authenticatedAt: app.now })
    for (const address of ["/admin/subscribers.csv", "/admin/subscribers/town-halls.csv"]) {
      const response = await app.fetch(address, { headers: { cookie: staff.cookie } })
      const cells = parseCsv((await response.text()).replace("\uFEFF", "")).flat()
      expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
      if (address.includes("town-halls")) expect(cells.join()).toContain("script")
    }
    const copy = await app.fetch("/admin/person.json?email=ade%40oyo.example", {
      headers: { cookie: staff.cookie },
    })
    expect(copy.headers.get("content-type")).toBe("application/json; charset=utf-8")
    expect(JSON.stringify(await copy.json())).toContain("script")
  })

  test("in mails, whose headers are only the ones we wrote", async () => {
    const mailbox = path.join(app.dataDir, "sent")
    const parts = {
      db: app.db,
      transport: fileTransport(mailbox),
      clock: () => app.now,
      log: silentLog,
      from: "Guapcoin <no-reply@guap.example>",
      domain: "guap.example",
      listStaff: async () => ["staff@guap.example"],
    }
    while (await sendNextMail(parts)) {}
    const rows = new Map((await app.db.select().from(mails)).map((row) => [row.id, row]))
    const files = readdirSync(mailbox)
    expect(files.length).toBeGreaterThan(hostile.length * 6)
    const known =
      /^(from|to|reply-to|subject|message-id|date|mime-version|content-type|content-transfer-encoding|auto-submitted|list-unsubscribe(-post)?|x-auto-response-suppress)$/
    for (const file of files) {
      const mail = await PostalMime.parse(readFileSync(path.join(mailbox, file)))
      const row = rows.get(path.parse(file).name)
      expect(mail.headers.map(({ key }) => key).filter((key) => !known.test(key))).toEqual([])
      expect([mail.cc ?? [], mail.bcc ?? [], mail.to?.length]).toEqual([[], [], 1])
      if (row?.recipient) expect(mail.to?.[0]?.address).toBe(row.recipient)
      expect(mail.attachments).toEqual([])
      expectOnlyText(mail.html ?? "", "", `the mail ${row?.kind}`)
      expect(mail.text?.length).toBeGreaterThan(20)
    }
  })
})

describe("a hostile text in a request is shown as text", () => {
  const parameters =
    "q page category status sort next email filter type place location stage step ids token".split(" ")

  test("from the query of any page", async () => {
    // Each page gets each payload in some parameters; a higher effort tests more of them.
    for (let turn = 0; turn < Math.min(hostile.length, 2 * effort); turn++) {
      const texts = parameters.map((_, index) => hostile[(index + turn * 7) % hostile.length]?.[1] ?? "")
      const query = new URLSearchParams(parameters.map((name, index) => [name, texts[index] ?? ""]))
      for (const { pattern } of routes) {
        if (pattern === "/admin/logout" || pattern.startsWith("/images")) continue
        const address = `${site.addressOf(pattern).split("?")[0]}?${query}`
        await look(address, pattern.startsWith("/admin") ? staff : undefined)
      }
    }
    for (const [, text] of hostile) await look(`/${encodeURIComponent(text.toWellFormed())}`)
  })

  test("from a form that is shown again", async () => {
    for (const [, text] of hostile) {
      await forgetAttempts(app)
      const fields = await completePost(app, {
        businessName: text,
        email: text,
        website: text,
        zip: text,
        phone: text,
        country: text,
      })
      const refused = [
        ["/merchant-register", fields],
        [
          "/contact",
          new URLSearchParams({ name: text, email: text, subject: text, message: text, category: text }),
        ],
        [
          "/community/story",
          new URLSearchParams({ name: text, email: text, title: text, story: text, imageAlt: text }),
        ],
        ["/town-halls", new URLSearchParams({ fullName: text, email: text })],
        ["/newsletter", new URLSearchParams({ email: text, form: text })],
        ["/admin/login", new URLSearchParams({ email: text, password: text })],
        ["/admin/password-reset", new URLSearchParams({ email: text })],
      ] as const
      for (const [address, body] of refused) {
        const browser = await new Browser(app).post(address, body)
        expect([address, browser.response.status < 500]).toEqual([address, true])
        expectOnlyText(browser.html, browser.response.headers.get("content-security-policy") ?? "", address)
      }
    }
  })
})
