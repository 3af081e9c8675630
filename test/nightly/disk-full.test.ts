import { sql } from "drizzle-orm"
import { beforeAll, describe, expect, test, vi } from "vitest"
import { staffNotes } from "#app/lib/db/schema.ts"
import { sendAgain } from "#content/en/send-again.ts"
import { useApp } from "#test/app.ts"
import { routes } from "#test/attack/addresses.ts"
import { type FilledSite, fillSite, forgetAttempts } from "#test/attack/filled-site.ts"
import { Browser } from "#test/browser.ts"
import { elements, parseHtml } from "#test/html.ts"
import { signIn } from "#test/staff.ts"
import { type TypedForm, typedForms } from "#test/typed-forms.ts"

// The test opens every page of the site, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const app = useApp()

/** Forms that write nothing, by target path and button, each with the reason. */
const writesNothing: Record<string, string> = {
  "/theme Match my device": "a cookie",
  "/learn/certificate/questions/wallets Check my answers": "is checked, and nothing of it is kept",
  "/ask Ask": "what is counted of it is written within a minute",
  "/ask": "the same, from the panel of /learn",
  "/merchant-register": "the last step is sent in test/failures.test.ts",
  "/admin/login": "the way in with a passkey, which needs a script",
  "/admin/account/passkeys": "needs a script",
  "/admin/submissions/2/edit Preview": "a preview",
  "/admin/listings Hide...": "leads to the page that asks",
  "/admin/listings/1/place Save": "the pin is shown first",
  "/admin/listing-health/1": "has no button for a shop that nobody doubts",
  "/admin/team Require two-factor sign-in": "who has no second step may not",
  "/admin/account/authenticator Turn on": "the code is wrong",
  "/newsletter Subscribe": "the box in the footer leads to the page that asks",
}

type Found = TypedForm & { sender: Browser }
const found = new Map<string, Found>()
let staff: Browser
let site: FilledSite

/** From here on, every statement that writes fails for lack of space, in any table. */
const fillDisk = () =>
  app.db.execute(
    sql.raw(`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$;
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create trigger no_room before insert or update or delete on %I
          for each statement execute function no_room()', name);
      end loop; end $$`),
  )
const makeRoom = () => app.db.execute(sql.raw("drop function no_room cascade"))

async function collect(sender: Browser, patterns: string[]): Promise<void> {
  for (const pattern of patterns) {
    await forgetAttempts(app)
    await sender.open(site.addressOf(pattern))
    // Skip redirects to the sign-in page, which is tested separately.
    if (sender === staff || !sender.path.startsWith("/admin/login?"))
      for (const form of typedForms(sender))
        found.set(`${form.name} ${form.entries.map(([name]) => name)}`, { ...form, sender })
  }
}

beforeAll(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  site = await fillSite(app, await signIn(app, "ada@example.org"))
  await app.services.siteSearch.refresh()
  // A fresh sign-in opens pages that require recent authentication.
  staff = await signIn(app, "dayo@example.org")
  const patterns = [...new Set(routes.map(({ pattern }) => pattern))]
  await collect(new Browser(app), patterns)
  await collect(
    staff,
    patterns.filter((pattern) => pattern.startsWith("/admin") && pattern !== "/admin/logout"),
  )
  // Enough time that a form looks like a person's, and that the session is extended.
  app.now = new Date(app.now.getTime() + 5 * 60_000)
  await forgetAttempts(app)
  await fillDisk()
})

function send({ sender, to, entries, hasFile }: Found): Promise<Browser> {
  const body = hasFile ? new FormData() : new URLSearchParams()
  for (const [name, value] of entries) body.append(name, value)
  return sender.tab().post(to, body)
}

/** All field values of a page, hidden ones included, as a browser would send them. */
const valuesOn = (page: Browser) =>
  elements(page.document, "input", "textarea").map((field) =>
    (field.attributes.value ?? field.children.join("")).replace(/\r?\n/g, "\n"),
  )

describe("on a full disk", () => {
  test("the instance is ready, and staff can open the status page", async () => {
    expect((await app.fetch("/readyz")).status).toBe(200)
    const page = await staff.tab().open("/admin/status")
    expect([page.path, page.response.status]).toEqual(["/admin/status", 200])
  })

  test("every form that writes is answered with 503 and Retry-After, and keeps what was typed", async () => {
    const wrong: unknown[] = []
    const excused = new Set<string>()
    let sent = 0
    for (const form of found.values()) {
      // A page cannot send a file again. The browser keeps it one step back.
      if (form.hasFile && form.sender === staff) continue
      const page = await send(form)
      const [status] = page.statuses
      if (status !== 503 && writesNothing[form.name]) {
        excused.add(form.name)
        continue
      }
      sent++
      const values = valuesOn(page)
      const lost = form.typed.filter(([, value]) => !values.includes(value.replace(/\r?\n/g, "\n")))
      const retry = page.response.headers.get("retry-after")
      if (status !== 503 || retry !== "10" || lost.length > 0)
        wrong.push({ form: form.name, status, retry, lost, problems: problemsOf(page) })
    }
    expect(wrong).toEqual([])
    expect(sent).toBeGreaterThan(70)
    expect([...excused].sort()).toEqual(Object.keys(writesNothing).sort())
  })

  test("no page returns a password", async () => {
    const form = [...found.values()].find(({ name }) => name.startsWith("/admin/account/password "))
    const page = form && (await send(form))
    expect(page?.text).toContain(sendAgain.leftOut)
    expect(page?.html).not.toContain("a cloth that nobody knows")
  })

  test("what staff typed is stored once there is space, by a button, once", async () => {
    const form = [...found.values()].find(({ name }) => name.startsWith("/admin/events/1 Add note"))
    if (!form) throw new Error("There is no form for notes")
    const page = await send(form)
    expect(page.text).toContain(sendAgain.text)
    const { html } = page
    expect(await app.db.select().from(staffNotes)).toEqual([])
    await makeRoom()
    for (const _ of ["once", "and once more, by the button of before"]) {
      page.document = parseHtml(html)
      await page.press(sendAgain.button)
      expect([page.statuses, page.path]).toEqual([[303, 200], "/admin/events/1"])
    }
    const stored = await app.db.select().from(staffNotes)
    expect(stored.map(({ text }) => text.replace(/\r/g, ""))).toEqual([
      "Typed by Ada, on two lines\nof some length.",
    ])
  })
})

const problemsOf = (page: Browser) =>
  elements(page.document, "a")
    .flatMap(({ attributes, children }) => (attributes.href?.startsWith("#") ? children : []))
    .filter((child) => typeof child === "string")
