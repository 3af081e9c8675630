import { readFileSync } from "node:fs"
import { hostname } from "node:os"
import { beforeEach, describe, expect, test } from "vitest"
import { checkIds } from "#app/admin/status/checks.ts"
import { forgetInstance, reportInstance } from "#app/admin/status/instances.server.ts"
import { mails } from "#app/lib/db/schema.ts"
import { adminStatus as words } from "#content/en/admin-status.ts"
import { adminUpdates as updates } from "#content/en/admin-updates.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { textOf } from "./html.ts"
import { signIn } from "./staff.ts"

const app = useApp({
  DATABASE_URL: "postgres://an-account-of-it:a-password-of-the-database@db.example.org:5433/site",
})
let staff: Browser | undefined

async function openStatus(): Promise<string> {
  staff ??= await signIn(app)
  return textOf((await staff.open("/admin/status")).document)
}

beforeEach(async () => {
  app.now = new Date()
  await app.db.delete(mails)
})

async function addMail(status: "queued" | "sent" | "dead", at: Date): Promise<void> {
  const id = crypto.randomUUID()
  const content = { subject: "Hello", html: "<p>Hello</p>", text: "Hello", recipient: "ada@example.org" }
  const sentAt = status === "sent" ? at : null
  await app.db
    .insert(mails)
    .values({ ...content, id, kind: "test", dedupeKey: id, status, createdAt: at, nextAttemptAt: at, sentAt })
}

describe("/admin/status", () => {
  test("is closed to anonymous visitors", async () => {
    const stranger = await new Browser(app).open("/admin/status")
    expect(stranger.path).toBe("/admin/login?next=%2Fadmin%2Fstatus")
  })

  test("names the database without its account and its password", async () => {
    const text = await openStatus()
    expect(text).toContain("db.example.org:5433/site")
    expect(text).not.toMatch(/an-account-of-it|a-password-of-the-database/)
    expect(text).toMatch(/PostgreSQL \d+/)
  })

  test("says what is not set up yet, and what to do about it", async () => {
    const text = await openStatus()
    for (const gap of ["https", "mail-server", "second-admin", "second-factor"] as const) {
      expect(text).toContain(words.gaps.list[gap].text)
      expect(text).toContain(words.gaps.list[gap].advice)
    }
  })

  test("reports mails that failed or wait for long, and links to them", async () => {
    expect(await openStatus()).not.toContain(words.troubles.heading)
    await addMail("dead", app.now)
    await addMail("queued", new Date(app.now.getTime() - 20 * 60_000))
    const text = await openStatus()
    expect(text).toContain(words.troubles.list["mail-dead"].text)
    expect(text).toContain(words.troubles.list["mail-slow"].text)
    expect(staff?.html).toContain('href="/admin/mail?status=dead"')
  })

  test("lists each check, and an instance with another secret", async () => {
    const text = await openStatus()
    for (const id of checkIds) expect(text).toContain(words.checks.names[id])
    expect(text).not.toContain(words.troubles.list.secrets.text)
    const facts = await app.services.describeInstance()
    const other = { ...facts, id: crypto.randomUUID(), secretMark: "another" }
    await reportInstance(app.db, other, app.now)
    expect(await openStatus()).toContain(words.troubles.list.secrets.text)
    // An instance without a report for some minutes counts as gone.
    await reportInstance(app.db, other, new Date(app.now.getTime() - 4 * 60_000))
    expect(await openStatus()).not.toContain(words.troubles.list.secrets.text)
  })

  test("links to the running versions and to what each has changed", async () => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8"))
    await openStatus()
    const page = await staff?.tab().open(staff.href(words.openUpdates))
    expect(page?.path).toBe("/admin/updates")
    expect(page?.text).toContain(`${hostname()} (served this page) Version ${version}, since`)
    expect(page?.text).toContain(updates.instances.alike)
    const [, newest = ""] = /^- (.{40,})$/m.exec(readFileSync("CHANGELOG.md", "utf8")) ?? []
    // As displayed: code names have no backticks on the page.
    expect(page?.text).toContain(newest.replaceAll("`", "").slice(0, 40))
    const facts = await app.services.describeInstance()
    const older = { ...facts, id: crypto.randomUUID(), machine: "the-second", version: "0.0.9" }
    await reportInstance(app.db, older, app.now)
    const now = await page?.open("/admin/updates")
    expect(now?.text).toContain("the-second Version 0.0.9, since")
    expect(now?.text).toContain(updates.instances.differ)
    await forgetInstance(app.db, older.id)
  })

  test("shows a failed job until it succeeds again", async () => {
    app.services.work.record("images", app.now, true)
    expect(await openStatus()).toContain(words.troubles.list["work-failed"].text)
    app.services.work.record("images", app.now, false)
    expect(await openStatus()).not.toContain(words.troubles.list["work-failed"].text)
  })
})
