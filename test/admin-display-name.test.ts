import { beforeEach, expect, test } from "vitest"
import { addArticles } from "#app/articles/test-support.ts"
import { articles, auditLog, users } from "#app/lib/db/schema.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { site } from "#content/en/site.ts"
import { useApp } from "./app.ts"
import type { Browser } from "./browser.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const start = new Date("2026-05-01T12:00:00Z")
const { displayName: words } = accountContent.account
let adas: Browser

beforeEach(async () => {
  app.now = start
  for (const table of [articles, users]) await app.db.delete(table)
  adas = await signIn(app, "ada@example.org")
  await app.db.update(users).set({ displayName: null })
})

const choose = (displayName: string) =>
  adas
    .tab()
    .open("/admin/account")
    .then((staff) => staff.fill({ displayName }).press(words.save))

test("a new article starts with its writer's display name, or with an empty one", async () => {
  const before = await adas.tab().open("/admin/articles/new")
  expect(before.value("author")).toBe("")
  const staff = await choose("Adé Ọlá")
  expect(staff.statuses).toEqual([303, 200])
  expect(staff.text).toContain("Your new articles start with the name Adé Ọlá.")
  expect(staff.value("displayName")).toBe("Adé Ọlá")
  expect((await adas.tab().open("/admin/articles/new")).value("author")).toBe("Adé Ọlá")
  const last = (await app.db.select().from(auditLog).orderBy(auditLog.id)).at(-1)
  expect(last).toMatchObject({ action: "account.display-name-chosen", actor: "ada@example.org" })
})

test("a display name cannot be an email address or empty", async () => {
  for (const [typed, message] of [
    ["ada@example.org", words.address],
    ["Ada (ada@mail.example.org)", words.address],
    ["x".repeat(101), expect.stringContaining("100")],
    [" ", expect.any(String)],
  ] as const) {
    const staff = await choose(typed)
    expect([typed, staff.statuses]).toEqual([typed, [422]])
    expect(staff.textOfId("displayName-error")).toEqual(message)
    expect(staff.value("displayName")).toBe(typed.trim())
  }
  expect((await app.db.select().from(users))[0]?.displayName).toBeNull()
})

test("an article cannot be saved with an email address as author, and an older one that was does not show it", async () => {
  const staff = await adas.tab().open("/admin/articles/new")
  await staff
    .fill({ title: "A market day", category: "Business", content: "Cloth.", author: "ada@example.org" })
    .press(adminArticles.editor.buttons.publish)
  expect(staff.response.status).toBe(422)
  expect(staff.textOfId("author-error")).toBe(adminArticles.editor.errors.author)
  await addArticles(app.db, { slug: "before", author: "ada@example.org", publishedAt: start })
  for (const path of ["/", "/blog", "/blog/before", "/blog/feed.xml", "/community"]) {
    const response = await app.fetch(path)
    const text = await response.text()
    expect([path, response.status, text.includes("ada@example.org")]).toEqual([path, 200, false])
    if (path.startsWith("/blog")) expect(text).toContain(site.name)
  }
})
