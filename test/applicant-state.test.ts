import { beforeEach, describe, expect, test, vi } from "vitest"
import { mails, rateLimits, users } from "#app/lib/db/schema.ts"
import { applicationTables } from "#app/listings/application/test-support.ts"
import { setDirectoryStage } from "#app/settings/test-support.ts"
import { adminApplications } from "#content/en/admin-applications.ts"
import { applicationStateContent } from "#content/en/listing-pages.ts"
import { origin, useApp } from "./app.ts"
import { register } from "./application.ts"
import { Browser } from "./browser.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const { states } = applicationStateContent

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  app.logLines.length = 0
  for (const table of [...applicationTables, mails, rateLimits, users]) await app.db.delete(table)
})

/** Submits an application and @returns its id and the path of the secret link in the owner's mail. */
async function apply(): Promise<{ id: number; path: string }> {
  const id = await register(app)
  const mail = (await app.db.select().from(mails).orderBy(mails.createdAt, mails.id)).find(
    (one) => one.kind === "merchant-received",
  )
  const link = mail?.text.match(new RegExp(`${origin}(/merchant-register/status/[\\w-]+)`))?.[1]
  if (!link) throw new Error("The mail has no link")
  return { id, path: link }
}

const open = (path: string) => new Browser(app).open(path)

describe("the secret link in the mail", () => {
  test("shows the status of the application from its arrival to the directory", async () => {
    const { id, path } = await apply()
    const state = await open(path)
    expect(state.response.status).toBe(200)
    expect(state.text).toContain(states.received.text)
    expect(state.text).toContain("May 1, 2026")

    const staff = await signIn(app)
    await staff.open("/admin/merchants")
    expect((await open(path)).text).toContain(states.received.text)
    await staff.open(`/admin/merchants/${id}`)
    expect((await open(path)).text).toContain(states.received.text)
    await staff.press(adminApplications.detail.startReview)
    expect(staff.text).toContain(adminApplications.flash.reviewStarted.title)
    expect((await open(path)).text).toContain(states["in review"].text)
    await staff.press("Approve")
    const approved = await open(path)
    expect(approved.text).toContain(states.approved.text)
    expect(approved.href(applicationStateContent.view)).toBe("/merchant-directory/oyo-kitchen")
    expect((await approved.open("/merchant-directory/oyo-kitchen")).response.status).toBe(200)
    await setDirectoryStage(app.db, "coming-soon", { id: "ada", name: "Ada" }, app.now)
    expect((await open(path)).html).not.toContain("/merchant-directory/oyo-kitchen")
    expect((await open(path)).text).toContain(applicationStateContent.soon)
    await setDirectoryStage(app.db, "preview", { id: "ada", name: "Ada" }, app.now)
  })

  test("shows why an application was rejected, and how to try again", async () => {
    const { id, path } = await apply()
    const staff = await signIn(app)
    await staff.open(`/admin/merchants/${id}?reject=1`)
    await staff.fill({ reason: "No such street.\n<b>Please</b> check." }).press("Reject application")
    const state = await open(path)
    expect(state.text).toContain(states.rejected.text)
    expect(state.text).toContain("No such street. <b>Please</b> check.")
    expect(state.html).not.toContain("<b>Please")
    expect(state.href(applicationStateContent.register)).toBe("/merchant-register")
  })

  test("shows no data of the owner, is not indexed, and does not leak its address", async () => {
    const { path } = await apply()
    const state = await open(path)
    expect(state.text).not.toMatch(/owner@oyo|Adé/)
    expect(state.html).toContain('name="robots" content="noindex"')
    expect(state.html).not.toMatch(/rel="canonical"|og:url/)
    expect(state.html).not.toContain(path.split("/").at(-1))
    // Links to other sites do not send the address of this page: see the policy below.
    expect(state.html).not.toMatch(/src="(https?:)?\/\//)
    expect(state.response.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin")
    expect(state.response.headers.get("cache-control")).toBe("no-store")
  })

  test("answers 404 when one character is wrong", async () => {
    const { path } = await apply()
    const token = path.split("/").at(-1) ?? ""
    const swapped = token.startsWith("A") ? `B${token.slice(1)}` : `A${token.slice(1)}`
    for (const wrong of [
      swapped,
      token.slice(0, -1),
      `${token}A`,
      token.toUpperCase(),
      `${token}%00`,
      "%E0%A4%A",
      "x",
    ]) {
      const browser = await open(`/merchant-register/status/${wrong}`)
      expect([wrong, browser.response.status]).toEqual([wrong, 404])
      expect(browser.text).toContain("Oops! Page not found")
    }
    expect((await open(`${path}/`)).response.status).toBe(200)
  })

  test("appears in no log line, however it is requested", async () => {
    const warned = vi.spyOn(console, "warn")
    const { path } = await apply()
    const token = path.split("/").at(-1) ?? ""
    for (const way of [
      path,
      `${path}/`,
      `${path}.data`,
      `${path}?x=${token}`,
      `/${path}`,
      `${path}%20`,
      `${path}%FF`,
      `/x${path}`,
    ])
      await app.fetch(way)
    await app.fetch(path, { method: "POST", body: new URLSearchParams({ token }) })
    expect(app.logLines.length).toBeGreaterThan(9)
    expect(app.logLines.join("")).not.toContain(token)
    expect(app.logLines.join("")).toContain("/merchant-register/status/[…]")
    expect(JSON.stringify(warned.mock.calls)).not.toContain(token)
    warned.mockRestore()
  })
})
