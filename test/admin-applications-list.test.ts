import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { applications, auditLog, mails, rateLimits, settings } from "#app/lib/db/schema.ts"
import { applicationTables, auditOf } from "#app/listings/application/test-support.ts"
import { useApp } from "./app.ts"
import { register } from "./application.ts"
import { Browser } from "./browser.ts"
import { listed, signIn, startAt } from "./staff.ts"

const app = useApp()

const start = new Date("2026-05-01T12:00:00Z")
let adas: Browser

beforeAll(async () => {
  app.now = start
  adas = await signIn(app, "ada@example.org")
})
beforeEach(async () => {
  await startAt(app, start)
  for (const table of [...applicationTables, mails, rateLimits, settings]) await app.db.delete(table)
})

const rowOf = async (id: number) =>
  (await app.db.select().from(applications)).find((row) => row.id === id) as typeof applications.$inferSelect

describe("the list", () => {
  test("can be filtered, searched and counted by links and a form", async () => {
    const id = await register(app, { businessName: "Ọjà Ọba", city: "Ìbàdàn" })
    await register(app, { businessName: "Refused", email: "r@example.org" })
    await register(app, { businessName: "Waiting", email: "w@example.org" })
    const staff = adas.tab()
    await staff.open(`/admin/merchants/${id}`)
    await staff.press("Approve")
    await staff.open(`/admin/merchants/${id + 1}?reject=1`)
    await staff.press("Reject application")
    await staff.open("/admin/merchants")
    expect(listed(staff)).toEqual(["Waiting", "Refused", "Ọjà Ọba"])
    for (const [filter, found] of [
      ["Pending Review1", "Waiting"],
      ["Approved1", "Ọjà Ọba"],
      ["Rejected1", "Refused"],
    ] as const) {
      await staff.open(staff.href(filter))
      expect(listed(staff)).toEqual([found])
    }
    await staff.open(staff.href("All"))
    await staff.fill({ q: "ibadan" }).press("Search")
    expect(listed(staff)).toEqual(["Ọjà Ọba"])
    await staff.fill({ q: "nobody at all" }).press("Search")
    expect(staff.text).toContain("No merchant requests found.")
  })

  test("of more than fifty has pages that continue after a row, and keeps its filter", async () => {
    await register(app)
    await app.db.execute(`insert into merchant_requests (submission_key, business_name, business_type, directory_category,
      description, phone, address, city, state, country, owner_name, email,
      state_token_hash, terms_accepted_at, created_at)
      select gen_random_uuid(), 'Shop ' || n, business_type, directory_category, description, phone, address, city, state,
        country, owner_name, email, 'hash ' || n, terms_accepted_at, created_at
      from merchant_requests, generate_series(1, 60) as n`)
    const staff = adas.tab()
    await staff.open("/admin/merchants?status=pending")
    const first = listed(staff)
    await staff.open(staff.href("Next page"))
    expect(staff.path).toMatch(/^\/admin\/merchants\?status=pending&after=\d+$/)
    const second = listed(staff)
    expect([first.length, second.length]).toEqual([50, 11])
    expect(new Set([...first, ...second]).size).toBe(61)
    await staff.open(staff.href("Previous page"))
    expect(listed(staff)).toEqual(first)
  })
})

test("staff can move a business to another category, but not to an unknown one", async () => {
  const id = await register(app)
  const staff = adas.tab()
  await staff.open(`/admin/merchants/${id}`)
  await staff.fill({ directoryCategory: "Services" }).press("Save category")
  expect(staff.text).toContain("Directory category saved")
  expect((await rowOf(id)).directoryCategory).toBe("services")
  expect((await auditOf(app.db, id)).at(-1)).toMatchObject({
    actor: "ada@example.org",
    action: "merchant.category-changed",
    details: { category: "services" },
  })
  for (const directoryCategory of ["Casino", "", "\u0000", "toString"]) {
    await staff.post(`/admin/merchants/${id}`, new URLSearchParams({ intent: "category", directoryCategory }))
    expect(staff.response.status).toBe(422)
    expect(staff.field("directoryCategory").attributes["aria-invalid"]).toBe("true")
  }
  expect((await rowOf(id)).directoryCategory).toBe("services")
})

test("staff open the directory, and the audit log says who", async () => {
  const staff = adas.tab()
  await staff.open("/admin/settings")
  await staff.fill({ stage: "live" }).press("Save settings")
  expect([staff.statuses, staff.path]).toEqual([[303, 200], "/admin/settings"])
  expect(staff.text).toContain("Settings saved")
  expect((await new Browser(app).open("/merchant-directory")).text).not.toContain("COMING SOON")
  expect((await app.db.select().from(auditLog).orderBy(auditLog.id)).at(-1)).toMatchObject({
    actor: "ada@example.org",
    action: "settings.directory-stage-changed",
    details: { stage: "live" },
  })
  await staff.post("/admin/settings", new URLSearchParams({ stage: "open" }))
  expect(staff.response.status).toBe(422)
  expect(await app.db.select().from(settings)).toEqual([expect.objectContaining({ value: "live" })])
})
