import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import {
  applications,
  articles,
  auditLog,
  images,
  listings,
  mails,
  rateLimits,
  sessions,
  storySubmissions,
  townHallSubscribers,
} from "#app/lib/db/schema.ts"
import { applicationTables } from "#app/listings/application/test-support.ts"
import { addStory } from "#app/stories/test-support.ts"
import { testSecrets, useApp } from "./app.ts"
import { register } from "./application.ts"
import { Browser } from "./browser.ts"
import { createDatabaseSwitch } from "./database-switch.ts"
import { signIn } from "./staff.ts"

const line = createDatabaseSwitch()
const app = useApp({}, line.reach)
const start = new Date("2026-05-01T12:00:00Z")
const email = "Bola+shop@example.org"
const at = (page = "", address = email) => `/admin/person${page}?${new URLSearchParams({ email: address })}`
let adas: Browser

beforeAll(async () => {
  app.now = start
  adas = await signIn(app, "ada@example.org")
})
beforeEach(async () => {
  app.now = start
  for (const table of [
    articles,
    storySubmissions,
    images,
    ...applicationTables,
    townHallSubscribers,
    mails,
    rateLimits,
  ])
    await app.db.delete(table)
  await app.db.update(sessions).set({ authenticatedAt: start, lastSeenAt: start })
})
/** The password was shown so long ago that it does not count any more. */
const letProofGoStale = () =>
  app.db.update(sessions).set({ authenticatedAt: new Date(start.getTime() - 11 * 60_000) })
const password = "woven gold on dark cloth"

const entries = async (action: string) =>
  (await app.db.select().from(auditLog).orderBy(auditLog.id)).filter((entry) => entry.action === action)

/** A listed shop, a published story, and what the product wrote about them. */
async function addBola(): Promise<{ slug: string | null }> {
  const id = await register(app, { email, businessName: "Bola Fabrics", ownerName: "Bola Ade" })
  const staff = adas.tab()
  await staff.open(`/admin/merchants/${id}`)
  await staff.press("Approve")
  await addStory(app.db, { email, title: "My stall" })
  const [row] = await app.db.select().from(listings)
  return { slug: row?.slug ?? null }
}

describe("looking a person up", () => {
  test("asks for an address first, and says what is wrong with one", async () => {
    const staff = adas.tab()
    await staff.open("/admin/person")
    expect([staff.response.status, staff.value("email")]).toEqual([200, ""])
    for (const wrong of ["nobody", "a b@example.org", "@", "x".repeat(300)]) {
      await staff.open(at("", wrong))
      expect(staff.response.status).toBe(422)
      expect(staff.field("email").attributes["aria-invalid"]).toBe("true")
      expect(staff.value("email")).toBe(wrong.slice(0, 254))
    }
  })

  test("shows everything, whatever the case, and nothing about others", async () => {
    await addBola()
    await register(app, { email: "other@example.org", businessName: "Other Shop" })
    const staff = adas.tab()
    await staff.open("/admin/person")
    await staff.fill({ email: "  BOLA+shop@EXAMPLE.org " }).press("Show")
    expect(staff.text).toContain("Bola Fabrics Approved, sent")
    expect(staff.text).toContain("My stall Pending, sent")
    expect(staff.text).not.toContain("Other Shop")
    expect((await staff.open(staff.href("Bola Fabrics"))).response.status).toBe(200)
  })

  test("says when there is nothing, and offers nothing to erase", async () => {
    const staff = adas.tab()
    await staff.open(at())
    expect(staff.text).toContain(`This site keeps nothing about ${email}.`)
    expect(() => staff.href("Erase everything")).toThrow()
    await staff.open(at("/erase"))
    expect(staff.path).toBe(at())
  })

  test("says that an address is a staff account's", async () => {
    const staff = adas.tab()
    await staff.open(at("", "ADA@example.org"))
    expect(staff.text).toContain("This address belongs to a staff account.")
    expect(() => staff.href("Erase everything")).toThrow()
  })

  test("finds the address in other people's words when asked to", async () => {
    await register(app, { email: "other@example.org", description: `Ask ${email.toUpperCase()}` })
    const staff = adas.tab()
    await staff.open(at())
    expect(staff.text).not.toContain("merchant_requests")
    await staff.press("Search every text")
    expect(staff.text).toContain("merchant_requests, column description: 1")
  })
})

describe("the copy", () => {
  test("is a file of JSON, logged without the address", async () => {
    await addBola()
    const staff = adas.tab()
    await staff.open(at())
    const response = await app.fetch(staff.href("Download a copy"), { headers: { cookie: staff.cookie } })
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="guapcoin-person-2026-05-01.json"',
    )
    expect(await response.json()).toMatchObject({
      address: email,
      applications: [{ businessName: "Bola Fabrics", ownerName: "Bola Ade" }],
      stories: [{ title: "My stall" }],
    })
    expect((await entries("person.exported")).at(-1)).toMatchObject({
      actor: "ada@example.org",
      subjectId: testSecrets.sign("person", email.toLowerCase()),
      details: {},
    })
  })

  test("is for staff alone, and of nobody is not found", async () => {
    await addBola()
    expect((await app.fetch(at(".json"))).status).toBe(302)
    expect((await app.fetch(at(".json", "nobody"), { headers: { cookie: adas.cookie } })).status).toBe(404)
  })
})

describe("erasing", () => {
  test("asks, deletes, takes the shop out of the directory, and tells a second one by whom", async () => {
    const { slug } = await addBola()
    expect((await app.fetch(`/merchant-directory/${slug}`)).status).toBe(200)
    const [staff, second] = [adas.tab(), adas.tab()]
    for (const browser of [staff, second]) {
      await browser.open(at())
      await browser.open(browser.href("Erase everything"))
      expect(browser.text).toContain(`Are you sure you want to erase everything about ${email}?`)
      expect(browser.href(`/merchant-directory/${slug}`)).toBe(`/merchant-directory/${slug}`)
    }
    await staff.press("Erase everything")
    expect([staff.statuses, staff.path]).toEqual([[303, 200], at()])
    expect(staff.text).toContain("The person's data is erased")
    expect(staff.text).toContain(`This site keeps nothing about ${email}.`)
    expect(staff.text).toMatch(/Erased on May 1, 2026, 12:0\d PM UTC by ada@example\.org\./)
    expect((await app.fetch(`/merchant-directory/${slug}`)).status).toBe(410)
    expect(await app.db.select().from(storySubmissions)).toEqual([])

    await second.press("Erase everything")
    expect(second.text).toContain("Nothing to erase")
    expect(second.text).toContain("by ada@example.org.")
    expect(await entries("person.erased")).toHaveLength(1)
  })

  test("is refused when something came since, and shows it", async () => {
    await addBola()
    const staff = adas.tab()
    await staff.open(at("/erase"))
    await addStory(app.db, { email, title: "Another story" })
    await staff.press("Erase everything")
    expect(staff.response.status).toBe(409)
    expect(staff.text).toContain("Something was added or changed since you looked.")
    expect(staff.text).toContain("2 stories")
    expect(await app.db.select().from(applications)).toHaveLength(1)
    await staff.press("Erase everything")
    expect(await app.db.select().from(applications)).toEqual([])
  })

  test("by a form that nobody looked at is refused", async () => {
    await addBola()
    const staff = adas.tab()
    await staff.post(at("/erase"), new URLSearchParams({}))
    expect(staff.response.status).toBe(409)
    expect((await staff.post(at("/erase", "nobody"), new URLSearchParams())).response.status).toBe(404)
    expect(await app.db.select().from(applications)).toHaveLength(1)
  })

  test("while the database is away says so, and nothing is lost", async () => {
    await addBola()
    const staff = adas.tab()
    await staff.open(at("/erase"))
    await line.cut()
    await staff.press("Erase everything")
    expect(staff.response.status).toBe(503)
    await line.mend()
    expect(await app.db.select().from(applications)).toHaveLength(1)
  })

  test("writes no address into the log of the server", async () => {
    await addBola()
    const staff = adas.tab()
    await staff.open(at("/erase"))
    await staff.press("Erase everything")
    expect(app.logLines.join("")).not.toMatch(/shop@example|%40example/i)
  })
})

describe("without a fresh proof", () => {
  test("nothing is erased: the page comes back after the password, and so does a form that waited too long", async () => {
    await addBola()
    const staff = adas.tab()
    await staff.open(at("/erase"))
    await letProofGoStale()
    await staff.press("Erase everything")
    expect(staff.path).toMatch(/^\/admin\/account\/confirm\?next=/)
    expect(await app.db.select().from(applications)).toHaveLength(1)
    await staff.fill({ password }).press("Confirm")
    expect(staff.path).toBe(at("/erase"))
    await letProofGoStale()
    expect((await staff.open(at("/erase"))).path).toMatch(/^\/admin\/account\/confirm/)
    await staff.fill({ password }).press("Confirm")
    await staff.press("Erase everything")
    expect(await app.db.select().from(applications)).toEqual([])
    expect(app.logLines.join("")).not.toMatch(/shop@example|%40example/i)
  })

  test("there is no copy, and the page of the person comes back after the password", async () => {
    await addBola()
    await letProofGoStale()
    const before = (await entries("person.exported")).length
    const staff = adas.tab()
    await staff.open(at(".json"))
    expect(staff.path).toMatch(/^\/admin\/account\/confirm/)
    expect(staff.html).not.toContain("Bola Fabrics")
    expect(await entries("person.exported")).toHaveLength(before)
    await staff.fill({ password }).press("Confirm")
    expect(staff.path).toBe(at())
    await staff.open(at(".json"))
    expect(staff.response.headers.get("content-type")).toContain("application/json")
  })
})

test("without a sign-in nothing about anybody is told or erased", async () => {
  await addBola()
  for (const path of [at(), at(".json"), at("/erase")]) {
    expect((await new Browser(app).open(path)).path).toMatch(/^\/admin\/login/)
    const sent = await app.fetch(path, { method: "POST", body: new URLSearchParams({ fingerprint: "" }) })
    expect(sent.status).toBe(302)
  }
  expect(await app.db.select().from(applications)).toHaveLength(1)
})
