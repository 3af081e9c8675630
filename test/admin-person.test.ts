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
/** Makes the last password confirmation so old that it no longer counts. */
const letProofGoStale = () =>
  app.db.update(sessions).set({ authenticatedAt: new Date(start.getTime() - 11 * 60_000) })
const password = "woven gold on dark cloth"

const entries = async (action: string) =>
  (await app.db.select().from(auditLog).orderBy(auditLog.id)).filter((entry) => entry.action === action)

/** Adds a listing and a published story of one person, with the audit entries and mails about them. */
async function addBola(): Promise<{ slug: string | null }> {
  const id = await register(app, { email, businessName: "Bola Fabrics", ownerName: "Bola Ade" })
  const staff = adas.tab()
  await staff.open(`/admin/merchants/${id}`)
  await staff.press("Approve")
  await addStory(app.db, { email, title: "My stall" })
  const [row] = await app.db.select().from(listings)
  return { slug: row?.slug ?? null }
}

describe("the data of a person", () => {
  test("require an address first, and the form says what is wrong with it", async () => {
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

  test("are all shown, whatever the case of the address, and nothing about other people", async () => {
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

  test("are reported as none when nothing is stored, with no button to erase", async () => {
    const staff = adas.tab()
    await staff.open(at())
    expect(staff.text).toContain(`This site keeps nothing about ${email}.`)
    expect(() => staff.href("Erase everything")).toThrow()
    await staff.open(at("/erase"))
    expect(staff.path).toBe(at())
  })

  test("include that the address is a staff account", async () => {
    const staff = adas.tab()
    await staff.open(at("", "ADA@example.org"))
    expect(staff.text).toContain("This address belongs to a staff account.")
    expect(() => staff.href("Erase everything")).toThrow()
  })

  test("include other people's texts that contain the address, when requested", async () => {
    await register(app, { email: "other@example.org", description: `Ask ${email.toUpperCase()}` })
    const staff = adas.tab()
    await staff.open(at())
    expect(staff.text).not.toContain("merchant_requests")
    await staff.press("Search every text")
    expect(staff.text).toContain("merchant_requests, column description: 1")
  })
})

describe("the export of a person's data", () => {
  test("is a JSON file, and is logged without the address", async () => {
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

  test("is for staff only, and answers 404 for an unknown person", async () => {
    await addBola()
    expect((await app.fetch(at(".json"))).status).toBe(302)
    expect((await app.fetch(at(".json", "nobody"), { headers: { cookie: adas.cookie } })).status).toBe(404)
  })
})

describe("erasing", () => {
  test("asks first, deletes, removes the listing from the directory, and tells a second administrator who did it", async () => {
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

  test("is refused and shows the new data when something was added since", async () => {
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

  test("is refused for a form whose page was not opened", async () => {
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

  test("writes no address to the server log", async () => {
    await addBola()
    const staff = adas.tab()
    await staff.open(at("/erase"))
    await staff.press("Erase everything")
    expect(app.logLines.join("")).not.toMatch(/shop@example|%40example/i)
  })
})

describe("without fresh authentication", () => {
  test("nothing is erased: the page returns after the password, and so does a form that was sent too late", async () => {
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

  test("nothing is exported, and the person's page returns after the password", async () => {
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

test("an anonymous visitor can neither read nor erase anybody's data", async () => {
  await addBola()
  for (const path of [at(), at(".json"), at("/erase")]) {
    expect((await new Browser(app).open(path)).path).toMatch(/^\/admin\/login/)
    const sent = await app.fetch(path, { method: "POST", body: new URLSearchParams({ fingerprint: "" }) })
    expect(sent.status).toBe(302)
  }
  expect(await app.db.select().from(applications)).toHaveLength(1)
})
