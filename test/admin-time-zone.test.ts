import { beforeAll, beforeEach, expect, test } from "vitest"
import { addMessage } from "#app/contact/test-support.ts"
import { articles, auditLog, contactMessages, settings, users } from "#app/lib/db/schema.ts"
import { useApp } from "./app.ts"
import type { Browser } from "./browser.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const start = new Date("2026-05-01T22:30:00Z")
let adas: Browser
let graces: Browser

beforeAll(async () => {
  app.now = start
  adas = await signIn(app, "ada@example.org")
  graces = await signIn(app, "grace@example.org")
})
beforeEach(async () => {
  app.now = start
  for (const table of [contactMessages, settings, articles]) await app.db.delete(table)
  await app.db.update(users).set({ timeZone: null })
})

async function choose(timeZone: string): Promise<Browser> {
  const staff = await adas.tab().open("/admin/account")
  return staff.fill({ timeZone }).press("Save time zone")
}
const stored = async () =>
  (await app.db.select().from(settings)).find(({ key }) => key === "announcement")?.value

test("times are in the zone that each person chose, and name it", async () => {
  const id = await addMessage(app.db)
  await app.db.update(contactMessages).set({ createdAt: start })
  expect((await adas.tab().open(`/admin/contacts/${id}`)).text).toContain("May 1, 2026, 10:30 PM UTC")
  const staff = await choose("Africa/Nairobi")
  expect(staff.text).toContain("Times are shown and entered in Africa/Nairobi.")
  expect(staff.text).toContain("Times: Africa/Nairobi")
  await staff.open(`/admin/contacts/${id}`)
  expect(staff.text).toContain("May 2, 2026, 1:30 AM GMT+3")
  expect((await staff.open("/admin/contacts")).text).toContain("May 2, 2026")
  const other = await graces.tab().open(`/admin/contacts/${id}`)
  expect(other.text).toContain("May 1, 2026, 10:30 PM UTC")
  const last = (await app.db.select().from(auditLog).orderBy(auditLog.id)).at(-1)
  expect(last).toMatchObject({ action: "account.time-zone-chosen", actor: "ada@example.org" })
})

test("an announcement's times are entered and shown in that zone", async () => {
  const staff = await choose("America/New_York")
  await staff.open("/admin/settings/news")
  expect(staff.text).toContain("In the time zone America/New_York.")
  await staff
    .fill({ text: "We meet on Friday", from: "2026-05-02T19:00", until: "" })
    .press("Save announcement")
  expect(await stored()).toMatchObject({ from: "2026-05-02T23:00:00.000Z" })
  expect(staff.text).toContain("May 2, 2026, 7:00 PM EDT")
  expect(staff.value("from")).toBe("2026-05-02T19:00")
})

test("a form opened before the zone was changed uses the zone it showed", async () => {
  const staff = await choose("America/New_York")
  const form = await staff.tab().open("/admin/settings/news")
  await choose("Africa/Lagos")
  await form
    .fill({ text: "We meet on Friday", from: "2026-05-02T19:00", until: "" })
    .press("Save announcement")
  expect(await stored()).toMatchObject({ from: "2026-05-02T23:00:00.000Z" })
})

test("an article's publish time starts with that zone", async () => {
  const staff = await choose("Asia/Tokyo")
  await staff.open("/admin/articles/new")
  expect(staff.value("zone")).toBe("Asia/Tokyo")
  const text = { title: "A market day", category: "Business", content: "We sold cloth." }
  await staff.fill({ ...text, publishAt: "2026-06-01T09:30" }).press("Publish")
  const [row] = await app.db.select().from(articles)
  expect(row?.publishedAt).toEqual(new Date("2026-06-01T00:30:00Z"))
  expect(staff.value("publishAt")).toBe("2026-06-01T09:30")
})

test("the days of the audit log begin and end in that zone", async () => {
  const staff = await choose("Africa/Nairobi")
  const day = (date: string) => `/admin/audit?action=account.time-zone-chosen&from=${date}&to=${date}`
  const line = "chose a time zone"
  expect((await staff.open(day("2026-05-02"))).html.includes(line)).toBe(true)
  expect((await staff.open(day("2026-05-01"))).text).not.toContain("May 2, 2026, 1:30 AM")
})

test.each(["", "+01:00", "Africa/Wakanda", "x".repeat(300)])(
  "the unknown zone '%s' changes nothing",
  async (zone) => {
    const staff = adas.tab()
    await staff.post("/admin/account", new URLSearchParams({ intent: "time-zone", timeZone: zone }))
    expect(staff.response.status).toBe(400)
    expect((await app.db.select().from(users)).map(({ timeZone }) => timeZone)).toEqual([null, null])
  },
)
