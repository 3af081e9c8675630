import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import {
  auditLog,
  mails,
  newsletterSubscribers,
  rateLimits,
  sessions,
  townHallSubscribers,
} from "#app/lib/db/schema.ts"
import { hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import { parseCsv } from "#app/lib/text/formats/csv-test-reader.ts"
import { useApp } from "./app.ts"
import type { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const start = new Date("2026-05-01T12:00:00Z")
let adas: Browser

beforeAll(async () => {
  app.now = start
  adas = await signIn(app, "ada@example.org")
})
beforeEach(async () => {
  app.now = start
  for (const table of [newsletterSubscribers, townHallSubscribers, mails, rateLimits])
    await app.db.delete(table)
  await app.db.update(sessions).set({ authenticatedAt: start })
})

type Subscriber = Partial<typeof newsletterSubscribers.$inferInsert> & { email: string }
async function addReaders(...readers: Subscriber[]): Promise<number[]> {
  const rows = readers.map((reader) => ({
    topics: ["news" as const, "merchants" as const],
    consentForm: "footer" as const,
    consentVersion: "2026-05-01",
    requestedAt: start,
    confirmationMailedAt: start,
    confirmationTokenHash: hashLinkToken(`confirm ${reader.email}`),
    manageTokenHash: hashLinkToken(`manage ${reader.email}`),
    ...reader,
  }))
  return (
    await app.db.insert(newsletterSubscribers).values(rows).returning({ id: newsletterSubscribers.id })
  ).map(({ id }) => id)
}

async function addListener(fullName: string, email: string): Promise<number> {
  const row = {
    fullName,
    email,
    consentVersion: "1",
    manageTokenHash: hashLinkToken(email),
    createdAt: start,
  }
  const [added] = await app.db
    .insert(townHallSubscribers)
    .values(row)
    .returning({ id: townHallSubscribers.id })
  return added?.id ?? 0
}

const confirmed = { status: "confirmed", confirmedAt: start } as const
const left = { status: "unsubscribed", unsubscribedAt: start } as const

const listed = (browser: Browser) =>
  elements(browser.document, "tbody")
    .flatMap((body) => elements(body, "a"))
    .filter((link) => link.attributes.href?.startsWith("/admin/person"))
    .map(textOf)

const audit = async (action: string) =>
  (await app.db.select().from(auditLog).orderBy(auditLog.id)).filter((entry) => entry.action === action)

/** Downloads a file with the cookies of a browser. */
async function download(path: string, browser = adas) {
  const response = await app.fetch(path, { headers: { cookie: browser.cookie } })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { response, bytes, records: () => parseCsv(bytes.toString().replace(/^\uFEFF/, "")) }
}

describe("the lists of subscribers", () => {
  test("can be filtered, counted, searched and paged by links and a form", async () => {
    await addReaders(
      { email: "one@example.org" },
      { email: "two@example.org", ...confirmed },
      { email: "three@example.org", ...left },
    )
    const staff = adas.tab()
    await staff.open("/admin/subscribers")
    expect(listed(staff)).toEqual(["three@example.org", "two@example.org", "one@example.org"])
    for (const [filter, found] of [
      ["Waiting for confirmation1", "one@example.org"],
      ["Confirmed1", "two@example.org"],
      ["Unsubscribed1", "three@example.org"],
    ] as const) {
      await staff.open(staff.href(filter))
      expect(listed(staff)).toEqual([found])
    }
    await staff.open("/admin/subscribers")
    await staff.fill({ q: "TWO@" }).press("Search")
    expect(listed(staff)).toEqual(["two@example.org"])
    await staff.fill({ q: "nobody" }).press("Search")
    expect(staff.text).toContain("No subscribers found.")

    await addListener("Adé Ọlá", "ade@example.org")
    await staff.open(staff.href("Town halls"))
    expect(listed(staff)).toEqual(["ade@example.org"])
    expect(staff.text).toContain("On the list: 1")
    await staff.fill({ q: "ola" }).press("Search")
    expect(listed(staff)).toEqual(["ade@example.org"])
    expect(staff.html).not.toContain(hashLinkToken("ade@example.org"))
  })
})

describe("the exported file of a list", () => {
  test("contains what the filter and the search find, oldest first, without hashes; the log entry omits the search text", async () => {
    await addReaders(
      { email: "one@example.org" },
      { email: "two@example.org", ...confirmed },
      { email: "three@elsewhere.example", ...confirmed },
    )
    const staff = adas.tab()
    await staff.open("/admin/subscribers?status=confirmed&q=example.org")
    const { response, bytes, records } = await download(staff.href("Download as CSV: Confirmed"))
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="guapcoin-newsletter-confirmed-2026-05-01.csv"',
    )
    expect(response.headers.get("cache-control")).toBe("no-store")
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const moment = start.toISOString()
    expect(records()).toEqual([
      ["email", "status", "topics", "consent_form", "consent_version"].concat([
        "requested_at",
        "confirmed_at",
        "unsubscribed_at",
        "unsubscribe_link",
      ]),
      ["two@example.org", "confirmed", "news; merchants", "footer", "2026-05-01", moment, moment, "", ""],
    ])
    expect(bytes.toString()).not.toMatch(/[0-9a-f]{64}/)
    const entries = await audit("subscribers.exported")
    expect(entries.at(-1)).toMatchObject({
      actor: "ada@example.org",
      subjectId: "newsletter",
      details: { count: 1, status: "confirmed", searched: true },
    })
    expect(JSON.stringify(entries)).not.toContain('example.org"}')
  })

  test("disarms formulas that visitors entered as their names", async () => {
    const names = [
      '=HYPERLINK("http://x.example","y")',
      "+1 234",
      "-2+3",
      "@SUM(A1)",
      'Plain, "quoted"',
      "＝1+1",
    ]
    for (const [index, name] of names.entries()) await addListener(name, `reader${index}@example.org`)
    await addListener("Adé Ọlá", "=1+1@example.org")
    const { records } = await download("/admin/subscribers/town-halls.csv")
    expect(
      records()
        .slice(1)
        .map(([name, email]) => `${name} <${email}>`),
    ).toEqual([
      `'=HYPERLINK("http://x.example","y") <reader0@example.org>`,
      "'+1 234 <reader1@example.org>",
      "'-2+3 <reader2@example.org>",
      "'@SUM(A1) <reader3@example.org>",
      'Plain, "quoted" <reader4@example.org>',
      "'＝1+1 <reader5@example.org>",
      "Adé Ọlá <'=1+1@example.org>",
    ])
  })

  test("contains each of thousands of subscribers once", async () => {
    await app.db.execute(`insert into newsletter_subscribers (email, topics, consent_form, consent_version, requested_at,
      confirmation_token_hash, manage_token_hash, confirmation_mailed_at)
      select 'reader' || n || '@example.org', '{news}', 'page', '1', now(), 'c' || n, 'm' || n, now()
      from generate_series(1, 2500) as n`)
    const rows = (await download("/admin/subscribers.csv?status=pending")).records()
    expect([rows.length, new Set(rows.map(([email]) => email)).size]).toEqual([2501, 2501])
    expect((await audit("subscribers.exported")).at(-1)?.details).toEqual({
      count: 2500,
      status: "pending",
      searched: false,
    })
  })

  test("requires recent authentication, and returns to the list with its filter", async () => {
    await app.db.update(sessions).set({ authenticatedAt: new Date(start.getTime() - 20 * 60_000) })
    const before = (await audit("subscribers.exported")).length
    for (const [file, list] of [
      ["/admin/subscribers.csv?status=pending", "/admin/subscribers?status=pending"],
      ["/admin/subscribers/town-halls.csv?q=ada", "/admin/subscribers/town-halls?q=ada"],
      ["/admin/listings.csv?status=closed", "/admin/listings?status=closed"],
    ] as const) {
      const answer = await app.fetch(file, { headers: { cookie: adas.cookie } })
      expect([answer.status, answer.headers.get("location")]).toEqual([
        303,
        `/admin/account/confirm?${new URLSearchParams({ next: list })}`,
      ])
    }
    expect(await audit("subscribers.exported")).toHaveLength(before)
  })

  test("is for staff only", async () => {
    await addReaders({ email: "secret.reader@example.org" })
    const before = (await audit("subscribers.exported")).length
    for (const path of [
      "/admin/subscribers.csv",
      "/admin/subscribers/town-halls.csv",
      "/admin/subscribers.csv.data",
    ]) {
      const response = await app.fetch(path)
      expect([path, response.status === 200 && !path.endsWith(".data")]).toEqual([path, false])
      expect(await response.text()).not.toContain("secret.reader")
    }
    expect(await audit("subscribers.exported")).toHaveLength(before)
  })
})

describe("erasing a subscriber", () => {
  test("from one list leaves the person on the other", async () => {
    const [id] = await addReaders({ email: "bola@example.org", ...confirmed })
    await addListener("Bola", "Bola@example.org")
    const staff = adas.tab()
    await staff.open("/admin/subscribers")
    await staff.open(
      elements(staff.document, "a").find((a) => a.attributes["aria-label"] === "Erase bola@example.org")
        ?.attributes.href ?? "",
    )
    expect(staff.text).toContain("1 town hall subscription")
    await staff.press("Erase this subscription only")
    expect([staff.statuses, staff.path]).toEqual([[303, 200], "/admin/subscribers"])
    expect(staff.text).toContain("Subscription erased")
    expect(await app.db.select().from(newsletterSubscribers)).toEqual([])
    expect(await app.db.select().from(townHallSubscribers)).toHaveLength(1)
    expect((await audit("newsletter.erased")).at(-1)).toMatchObject({
      actor: "ada@example.org",
      subjectId: String(id),
    })
  })

  test("with all data about the person removes them from both lists", async () => {
    const id = await addListener("Bola", "bola@example.org")
    await addReaders({ email: "BOLA@example.org" })
    const staff = adas.tab()
    await staff.open(`/admin/subscribers/town-halls/${id}/erase`)
    await staff.press("Erase everything about this person")
    expect([staff.statuses, staff.path]).toEqual([[303, 200], "/admin/subscribers/town-halls"])
    expect(staff.text).toContain("1 newsletter subscription, 1 town hall subscription")
    expect(await app.db.select().from(newsletterSubscribers)).toEqual([])
    expect(await app.db.select().from(townHallSubscribers)).toEqual([])
  })

  test("offers the second button only if there is more to erase", async () => {
    const [id] = await addReaders({ email: "alone@example.org" })
    const staff = adas.tab()
    await staff.open(`/admin/subscribers/newsletter/${id}/erase`)
    expect(staff.text).toContain("There is nothing else about alone@example.org.")
    expect(() => staff.press("Erase everything about this person")).toThrow()
  })

  test("twice says that a colleague was faster", async () => {
    const [id] = await addReaders({ email: "bola@example.org" })
    const [first, second] = [adas.tab(), adas.tab()]
    for (const staff of [first, second]) await staff.open(`/admin/subscribers/newsletter/${id}/erase`)
    await first.press("Erase this subscription only")
    await second.press("Erase this subscription only")
    expect(second.text).toContain("Already gone")
    expect(await audit("newsletter.erased")).toHaveLength(2)
  })

  test.each(["Erase this subscription only", "Erase everything about this person"])(
    "with '%s' asks for the password again when it was confirmed long ago",
    async (button) => {
      const [id] = await addReaders({ email: "bola@example.org" })
      await addListener("Bola", "bola@example.org")
      const staff = adas.tab()
      const path = `/admin/subscribers/newsletter/${id}/erase`
      await staff.open(path)
      const stale = { authenticatedAt: new Date(start.getTime() - 11 * 60_000) }
      await app.db.update(sessions).set(stale)
      await staff.press(button)
      expect(staff.path).toBe(`/admin/account/confirm?next=${encodeURIComponent(path)}`)
      expect(await app.db.select().from(newsletterSubscribers)).toHaveLength(1)
      await staff.fill({ password: "woven gold on dark cloth" }).press("Confirm")
      expect(staff.path).toBe(path)
      await staff.press(button)
      expect(await app.db.select().from(newsletterSubscribers)).toEqual([])
    },
  )

  test.each([
    "newsletter/0",
    "newsletter/abc",
    "newsletter/999999",
    "nobodys/1",
    "toString/1",
    "town-halls/1e3",
  ])("answers 404 for %s", async (place) => {
    const staff = adas.tab()
    expect((await staff.open(`/admin/subscribers/${place}/erase`)).response.status).toBe(404)
  })
})
