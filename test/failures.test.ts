import { sql } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { applications, listings, mails, rateLimits } from "#app/lib/db/schema.ts"
import { hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import { applicationTables } from "#app/listings/application/test-support.ts"
import { useApp } from "./app.ts"
import { answers, completePost, goToReview, openForm } from "./application.ts"
import { Browser } from "./browser.ts"
import { whileRefusing } from "./refusing.ts"
import { signIn } from "./staff.ts"

const app = useApp()

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  for (const table of [...applicationTables, mails, rateLimits]) await app.db.delete(table)
  app.logLines.length = 0
})

/** Runs while a table is renamed, which a visitor sees as a bug. */
async function whileBroken(table: string, run: () => Promise<void>): Promise<void> {
  await app.db.execute(sql.raw(`alter table ${table} rename to ${table}_elsewhere`))
  try {
    await run()
  } finally {
    await app.db.execute(sql.raw(`alter table ${table}_elsewhere rename to ${table}`))
  }
}

const errors = () => app.logLines.map((line) => JSON.parse(line)).filter((entry) => entry.level === "error")

describe("a page that fails", () => {
  test.each([
    ["/merchant-directory/kente", "listings"],
    ["/merchant-register/status/abc", "merchant_requests"],
  ])(
    "at %s says so, reveals no internals, and is logged once with the id of its response",
    async (path, table) => {
      await whileBroken(table, async () => {
        const browser = await new Browser(app).open(path)
        expect(browser.response.status).toBe(500)
        expect(browser.text).toContain("Unexpected Application Error!")
        expect(browser.href("Return to Home")).toBe("/")
        const withoutStyle = browser.html.replace(/<style>.*?<\/style>/s, "")
        expect(withoutStyle).not.toMatch(/listings|merchant_requests|\bselect\b|\.tsx?:|node_modules|42P01/)
        const { headers } = browser.response
        expect(headers.get("cache-control")).toBe("no-store")
        expect(headers.get("content-security-policy")).toContain("default-src 'none'")
        expect(headers.get("x-content-type-options")).toBe("nosniff")
        expect(errors()).toEqual([
          expect.objectContaining({
            event: "page.failed",
            code: "42P01",
            requestId: headers.get("x-request-id"),
          }),
        ])
      })
    },
  )

  test("during rendering says the same", async () => {
    await new Browser(app).post("/merchant-register", await completePost(app))
    // A date that JavaScript cannot represent.
    await app.db
      .update(applications)
      .set({ createdAt: sql`'infinity'`, stateTokenHash: hashLinkToken("token") })
    const browser = await new Browser(app).open("/merchant-register/status/token")
    expect(browser.response.status).toBe(500)
    expect(browser.text).toContain("Unexpected Application Error!")
    expect(browser.html).not.toMatch(/RangeError|\.tsx?:|node_modules/)
    expect(browser.response.headers.get("content-security-policy")).toContain("default-src 'none'")
    expect(errors().map((entry) => [entry.event, entry.error])).toEqual([["page.failed", "RangeError"]])
  })

  test("reveals as little in a data response", async () => {
    await whileBroken("listings", async () => {
      const response = await app.fetch("/merchant-directory/kente.data")
      expect(response.status).toBe(500)
      // The data is keyed by route id, which is the path of its file.
      const text = (await response.text()).replaceAll("listings/directory/listing/listing.route", "")
      expect(text).not.toMatch(/listings|merchant_requests|select |\.tsx?:|node_modules|42P01/)
    })
  })

  test("does not end the visitor's session", async () => {
    const staff = await signIn(app)
    await whileBroken("merchant_requests", async () => {
      await staff.open("/admin/merchants")
      expect([staff.response.status, staff.text]).toEqual([
        500,
        expect.stringContaining("Unexpected Application Error!"),
      ])
    })
    expect((await staff.open("/admin/merchants")).response.status).toBe(200)
  })
})

describe("a registration that cannot be stored", () => {
  const permission = "Permission error: The system doesn't have permission to save your data."
  const network = "Network error: Please check your internet connection and try again."
  const other = "There was an error submitting your application. Please try again or contact support."

  test.each([
    ["merchant_requests", "42501", 403, permission],
    ["merchant_requests", "23514", 403, permission],
    ["merchant_requests", "53100", 503, network],
    ["merchant_requests", "XX000", 500, other],
    ["mails", "42501", 403, permission],
    ["audit_log", "XX000", 500, other],
    ["rate_limits", "42501", 403, permission],
    ["rate_limits", "53300", 503, network],
    ["rate_limits", "XX000", 500, other],
  ])(
    "because %s answers %s says why with %i, and keeps everything typed",
    async (table, code, status, message) => {
      const browser = await goToReview(await openForm(app), { showWallet: true })
      await whileRefusing(app.db, table, code, async () => {
        await browser.fill({ acceptTerms: true }).press("Submit Application")
      })
      expect(browser.response.status).toBe(status)
      expect(browser.text).toContain(message)
      expect(browser.text).toContain("Step 3 of 3")
      for (const answer of Object.values(answers)) expect(browser.text).toContain(answer.replace(/\s+/g, " "))
      expect(await app.db.select().from(applications)).toEqual([])
      expect(await app.db.select().from(mails)).toEqual([])
      expect(errors()).toEqual([expect.objectContaining({ event: "registration.failed", code })])
      expect(app.logLines.join("")).not.toMatch(/oyo|Adé|Peachtree|404 555|GKQAM/)

      await browser.press("Submit Application")
      expect(browser.path).toMatch(/^\/merchant-register\/submitted\?application=/)
      expect(await app.db.select().from(applications)).toHaveLength(1)
    },
  )

  test("gives the same message in a data response", async () => {
    const body = await completePost(app)
    await whileRefusing(app.db, "merchant_requests", "42501", async () => {
      const response = await app.fetch("/merchant-register.data", { method: "POST", body })
      expect(response.status).toBe(403)
      expect(await response.text()).toContain(permission)
    })
  })
})

describe("a decision that cannot be stored", () => {
  test("is not made: no row, no audit entry, no mail; and it can be made afterwards", async () => {
    const staff = await signIn(app, "grace@example.org")
    const form = await completePost(app)
    await new Browser(app).post("/merchant-register", form)
    const [row] = await app.db.select().from(applications)
    const mailsBefore = (await app.db.select().from(mails)).length
    await staff.open(`/admin/merchants/${row?.id}`)
    const page = staff.document
    for (const [table, code, status] of [
      ["mails", "XX000", 500],
      ["audit_log", "53100", 503],
    ] as const)
      await whileRefusing(app.db, table, code, async () => {
        await Object.assign(staff, {
          document: page,
          url: `http://localhost:3000/admin/merchants/${row?.id}`,
        }).press("Approve")
        expect(staff.response.status).toBe(status)
      })
    expect(await app.db.select().from(applications)).toEqual([expect.objectContaining({ status: "pending" })])
    expect(await app.db.select().from(listings)).toEqual([])
    expect(await app.db.select().from(mails)).toHaveLength(mailsBefore)
    await staff.open(`/admin/merchants/${row?.id}`)
    await staff.press("Approve")
    expect(await app.db.select().from(applications)).toEqual([
      expect.objectContaining({ status: "approved" }),
    ])
    expect(await app.db.select().from(mails)).toHaveLength(mailsBefore + 1)
  })
})
