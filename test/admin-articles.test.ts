import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { cleanUpDeletedArticles } from "#app/articles/admin/deleted-articles-cleanup.server.ts"
import { addArticles, addImage } from "#app/articles/test-support.ts"
import {
  articleDrafts,
  articleRevisions,
  articleSlugs,
  articles,
  auditLog,
  images,
  storySubmissions,
} from "#app/lib/db/schema.ts"
import { jpeg } from "#app/lib/images/test-pictures.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { useApp } from "./app.ts"
import { Browser, formEntries } from "./browser.ts"
import { elements, textOf } from "./html.ts"
import { signIn, startAt } from "./staff.ts"

const app = useApp()
const start = new Date("2026-05-01T12:00:00Z")
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const words = adminArticles.editor
const { buttons } = words

let adas: Browser
let bolas: Browser

beforeAll(async () => {
  app.now = start
  adas = await signIn(app, "ada@example.org")
  bolas = await signIn(app, "bola@example.org")
})
/** The audit log is never emptied, so a test reads only the entries after this one. */
let logged = 0

beforeEach(async () => {
  await startAt(app, start)
  for (const table of [articles, storySubmissions, images]) await app.db.delete(table)
  logged = Math.max(0, ...(await app.db.select({ id: auditLog.id }).from(auditLog)).map(({ id }) => id))
})

const rows = () => app.db.select().from(articles)
const drafts = () => app.db.select().from(articleDrafts)
const rowOf = async (id: number) => {
  const [row] = await app.db.select().from(articles).where(eq(articles.id, id))
  if (!row) throw new Error("No such article")
  return row
}
const actions = async () =>
  (await app.db.select().from(auditLog).orderBy(auditLog.id))
    .filter(({ id, subjectType }) => id > logged && subjectType === "article")
    .map(({ action, actor }) => `${action} by ${actor}`)
const idOf = (browser: Browser) => Number(/\/articles\/(\d+)/.exec(browser.path)?.[1])
const text = { title: "A market day", category: "Business", content: "We sold **cloth**." }
const textInRow = { ...text, category: "business" }

/** Opens a new editor, fills it in and presses one of its buttons. */
async function write(change: Record<string, string> = {}, button: string = buttons.save) {
  const staff = adas.tab()
  await staff.open("/admin/articles/new")
  await staff.fill({ ...text, ...change }).press(button)
  return { staff, id: idOf(staff) }
}

const publicPage = async (path: string) => (await new Browser(app).open(path)).response.status
const listed = (browser: Browser) =>
  elements(browser.document, "tbody")
    .flatMap((body) => elements(body, "a"))
    .filter((link) => /\/articles\/\d+$/.test(link.attributes.href ?? ""))
    .map(textOf)

/** Sends what the editor's script sends while a person writes. */
async function autosave(browser: Browser, change: Record<string, string>, path = browser.path) {
  const body = formEntries(browser, "title")
  for (const [name, value] of Object.entries(change)) body.set(name, value)
  const tab = browser.tab()
  await tab.post(`${path.replace(/\?.*/, "")}/draft`, body)
  return { status: tab.response.status, answer: tab.html ? JSON.parse(tab.html) : undefined }
}

describe("writing", () => {
  test("saves a draft with a slug made from its title, and hides it from readers", async () => {
    const { staff, id } = await write()
    expect(staff.statuses).toEqual([303, 200])
    expect(staff.text).toContain("Draft saved")
    expect(await rowOf(id)).toMatchObject({
      ...textInRow,
      status: "draft",
      slug: "a-market-day",
      author: "Ada",
      revision: 2,
      excerpt: null,
    })
    expect(await publicPage("/blog/a-market-day")).toBe(404)
    expect(await actions()).toEqual([
      "article.created by ada@example.org",
      "article.updated by ada@example.org",
    ])
  })

  test("publishes, updates and unpublishes an article", async () => {
    const { staff, id } = await write({}, buttons.publish)
    expect(await publicPage("/blog/a-market-day")).toBe(200)
    app.now = later(5)
    await staff.fill({ content: "We sold everything." }).press(buttons.update)
    expect((await new Browser(app).open("/blog/a-market-day")).text).toContain("We sold everything.")
    expect((await rowOf(id)).publishedAt).toEqual(start)
    await staff.press(buttons.unpublish)
    expect(await publicPage("/blog/a-market-day")).toBe(404)
    expect((await actions()).slice(1)).toEqual([
      "article.published by ada@example.org",
      "article.updated by ada@example.org",
      "article.unpublished by ada@example.org",
    ])
  })

  test("shows what is missing beside the fields and loses nothing", async () => {
    const staff = adas.tab()
    await staff.open("/admin/articles/new")
    await staff.fill({ content: "Only a text", slug: "Not Good", publishAt: "2026-02-30T10:00" })
    await staff.press(buttons.save)
    expect(staff.response.status).toBe(422)
    for (const name of ["title", "category", "slug", "publishAt"])
      expect([name, staff.field(name).attributes["aria-invalid"]]).toEqual([name, "true"])
    expect(staff.value("content")).toBe("Only a text")
    expect(staff.value("slug")).toBe("Not Good")
    expect(await rows()).toEqual([])
  })

  test.each([
    ["title", "x".repeat(151)],
    ["author", "x".repeat(101)],
    ["author", "ada@example.org"],
    ["author", "Ada <ada@example.org>"],
    ["category", "x".repeat(41)],
    ["excerpt", "x".repeat(301)],
    ["content", "x".repeat(100_001)],
    ["slug", "x".repeat(81)],
    ["slug", "a--b"],
    ["slug", "-a"],
    ["slug", "ọjà"],
    ["title", "bell\u0007"],
    ["zone", "Mars/Olympus"],
    ["publishAt", "tomorrow"],
    ["publishAt", "2026-13-01T10:00"],
  ] as const)("refuses the %s %.20s", async (name, value) => {
    const staff = adas.tab()
    await staff.open("/admin/articles/new")
    const body = formEntries(staff.fill(text), "title")
    body.set(name, value)
    body.set("intent", "publish")
    await staff.post("/admin/articles/new", body)
    expect(staff.response.status).toBe(422)
    expect(staff.field(name).attributes["aria-invalid"]).toBe("true")
    expect(await rows()).toEqual([])
  })

  test("requires a text before publication", async () => {
    const { staff, id } = await write({ content: "" })
    await staff.open(`/admin/articles/${id}`)
    const body = formEntries(staff, "title")
    body.set("intent", "publish")
    await staff.post(`/admin/articles/${id}`, body)
    expect(staff.response.status).toBe(422)
    expect(staff.field("content").attributes["aria-invalid"]).toBe("true")
    expect((await rowOf(id)).status).toBe("draft")
  })

  test("accepts a text of 100,000 letters of two bytes each, and keeps its indentation", async () => {
    const content = `- a\n    - b\n\n\n    code  here\n${"ẹ".repeat(99_960)}`
    const { id } = await write({ content })
    expect((await rowOf(id)).content).toBe(content)
  })

  test("creates one article when sent twice", async () => {
    const staff = adas.tab()
    await staff.open("/admin/articles/new")
    const body = formEntries(staff.fill(text), "title")
    body.set("intent", "save")
    await Promise.all([0, 1].map(() => adas.tab().post("/admin/articles/new", body)))
    await staff.post("/admin/articles/new", body)
    expect(staff.statuses).toEqual([303, 200])
    expect((await rows()).length).toBe(1)
  })

  test("keeps a custom category, and the fact that the article came from a story", async () => {
    await addArticles(app.db, { category: "Weaving", isFromStory: true, slug: "woven" })
    const [{ id } = { id: 0 }] = await rows()
    const staff = await adas.tab().open(`/admin/articles/${id}`)
    await staff.fill({ title: "Woven" }).press(buttons.update)
    expect(await rowOf(id)).toMatchObject({ category: "Weaving", isFromStory: true, title: "Woven" })
  })

  test.each(["0", "abc", "999999"])("answers 404 for a draft of the unknown article %s", async (id) => {
    const fields = new URLSearchParams({ ...text, zone: "UTC", author: "A" })
    expect((await adas.tab().post(`/admin/articles/${id}/draft`, fields)).response.status).toBe(404)
  })
})

describe("a publish time in the future", () => {
  test("is read in the chosen time zone, and the article appears without any job", async () => {
    const { staff, id } = await write({ publishAt: "2026-05-01T08:10" }, buttons.publish)
    expect(staff.text).toContain("Article scheduled")
    // 8:10 in New York, during daylight saving time.
    expect((await rowOf(id)).publishedAt).toEqual(new Date("2026-05-01T12:10:00Z"))
    expect(staff.value("publishAt")).toBe("2026-05-01T08:10")
    expect(staff.text).toContain("Scheduled")
    app.now = later(9)
    expect(await publicPage("/blog/a-market-day")).toBe(404)
    app.now = later(10)
    expect(await publicPage("/blog/a-market-day")).toBe(200)
    await staff.open("/admin/articles?status=scheduled")
    expect(listed(staff)).toEqual([])
    await staff.open("/admin/articles?status=published")
    expect(listed(staff)).toEqual(["A market day"])
  })

  test("is shown again in the zone in which it was entered", async () => {
    const { staff, id } = await write(
      { publishAt: "2026-12-01T09:00", zone: "Africa/Lagos" },
      buttons.publish,
    )
    expect((await rowOf(id)).publishedAt).toEqual(new Date("2026-12-01T08:00:00Z"))
    expect([staff.value("publishAt"), staff.value("zone")]).toEqual(["2026-12-01T09:00", "Africa/Lagos"])
  })

  test("keeps its seconds when an update does not change the minute", async () => {
    app.now = new Date("2026-05-01T12:00:42.500Z")
    const { staff, id } = await write({}, buttons.publish)
    app.now = later(10)
    await staff.fill({ title: "Changed" }).press(buttons.update)
    expect((await rowOf(id)).publishedAt).toEqual(new Date("2026-05-01T12:00:42.500Z"))
  })
})

describe("slugs", () => {
  test("that an article had before redirect to its present one, also after it changes back", async () => {
    const { staff, id } = await write({}, buttons.publish)
    const move = (slug: string) => staff.fill({ slug }).press(buttons.update)
    const moved = async (path: string) => {
      const response = await app.fetch(path)
      return [response.status, response.headers.get("location")]
    }
    await move("second")
    await move("third")
    expect(await moved("/blog/a-market-day")).toEqual([301, "/blog/third"])
    expect(await moved("/blog/second")).toEqual([301, "/blog/third"])
    await move("a-market-day")
    expect(await publicPage("/blog/a-market-day")).toBe(200)
    expect(await moved("/blog/third")).toEqual([301, "/blog/a-market-day"])
    expect((await app.db.select().from(articleSlugs)).map(({ slug }) => slug).sort()).toEqual([
      "second",
      "third",
    ])
    await staff.open(`/admin/articles/${id}/delete`)
    await staff.press(adminArticles.deletion.submit)
    expect(await moved("/blog/third")).toEqual([404, null])
  })

  test("of another article, present or former, are refused beside the field", async () => {
    const { staff } = await write({ slug: "first" }, buttons.publish)
    await staff.fill({ slug: "second" }).press(buttons.update)
    for (const slug of ["first", "second"]) {
      const other = (await write({ slug })).staff
      expect(other.response.status).toBe(422)
      expect(other.field("slug").attributes["aria-invalid"]).toBe("true")
      expect(other.value("content")).toBe(text.content)
    }
    expect((await write({ title: "First" })).staff.value("slug")).toBe("first-2")
  })

  test("of a draft that was never public become free again", async () => {
    const { staff } = await write({ slug: "mine" })
    await staff.fill({ slug: "other" }).press(buttons.save)
    expect(await app.db.select().from(articleSlugs)).toEqual([])
    expect((await write({ slug: "mine" })).staff.value("slug")).toBe("mine")
  })

  test("chosen by two articles at once go to one of them; the other editor keeps its text", async () => {
    const first = (await write({ slug: "one" })).staff
    const second = (await write({ slug: "two" })).staff
    await Promise.all([first, second].map((staff) => staff.fill({ slug: "same" }).press(buttons.save)))
    expect([first, second].map((staff) => staff.response.status).sort()).toEqual([200, 422])
    expect((await rows()).map(({ slug }) => slug).filter((slug) => slug === "same")).toHaveLength(1)
  })
})

describe("autosave", () => {
  test("creates an article at the first keystrokes, and saving completes it", async () => {
    const staff = await adas.tab().open("/admin/articles/new")
    const first = await autosave(staff, { title: "", content: "Fi" }, "/admin/articles/new")
    expect(first).toMatchObject({ status: 200, answer: { kind: "kept" } })
    const again = await autosave(staff, { content: "First" }, "/admin/articles/new")
    expect(again.answer.id).toBe(first.answer.id)
    expect(await rowOf(first.answer.id)).toMatchObject({ title: "", status: "draft", content: "" })
    await staff.open("/admin/articles")
    expect(listed(staff)).toEqual([adminArticles.untitled])
    await staff.open(`/admin/articles/${first.answer.id}`)
    expect(staff.value("content")).toBe("First")
    await staff.fill({ title: "Begun", category: "Business" }).press(buttons.save)
    expect(await rowOf(first.answer.id)).toMatchObject({ title: "Begun", slug: "begun", content: "First" })
    expect(await drafts()).toEqual([])
  })

  test("never changes what readers see", async () => {
    const { staff, id } = await write({}, buttons.publish)
    const typed = { title: "", slug: "Not Good", content: "half a sen", publishAt: "nonsense" }
    expect((await autosave(staff, typed)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ ...textInRow, revision: 2 })
    await staff.open(`/admin/articles/${id}`)
    expect([staff.value("title"), staff.value("slug"), staff.value("content")]).toEqual([
      "",
      "Not Good",
      "half a sen",
    ])
    await staff.press(buttons.discard)
    expect(staff.value("content")).toBe(text.content)
    expect(await drafts()).toEqual([])
  })

  test("over a newer draft is refused, and both texts are shown", async () => {
    const { id } = await write()
    const ada = await adas.tab().open(`/admin/articles/${id}`)
    const bola = await bolas.tab().open(`/admin/articles/${id}`)
    app.now = later(3)
    expect((await autosave(bola, { content: "Bola's" })).status).toBe(200)
    const refused = await autosave(ada, { content: "Ada's" })
    expect(refused).toMatchObject({
      status: 409,
      answer: { kind: "newer", newer: { by: "bola@example.org", values: { content: "Bola's" } } },
    })
    expect((await drafts())[0]?.values.content).toBe("Bola's")
    // Ada has seen the newer draft and keeps her own text.
    const { version, revision } = refused.answer.newer
    const place = { version: String(version), revision: String(revision) }
    expect((await autosave(ada, { content: "Ada's", ...place })).status).toBe(200)
    expect((await autosave(bola, { content: "Bola's again" })).status).toBe(409)
  })

  test("creates one article, however late its first save is sent again", async () => {
    const staff = await adas.tab().open("/admin/articles/new")
    const fields = staff.fill(text).sends(buttons.save)
    const first = await staff.tab().post("/admin/articles/new", fields)
    const entry = {
      at: start,
      actor: "bola",
      action: "article.created",
      subjectType: "article",
      subjectId: "1",
    }
    const newer = Array.from({ length: 101 }, () => ({ ...entry, details: { editor: randomUUID() } }))
    await app.db.insert(auditLog).values(newer)
    const again = await staff.tab().post("/admin/articles/new", fields)
    expect(again.path).toBe(first.path)
    expect(await app.db.select().from(articles)).toHaveLength(1)
  })

  test("continues in the same editor after a response was lost", async () => {
    const { staff } = await write()
    await staff.open(staff.path)
    expect((await autosave(staff, { content: "1" })).status).toBe(200)
    expect((await autosave(staff, { content: "2" })).status).toBe(200)
    expect((await drafts())[0]?.values.content).toBe("2")
  })

  test("over an article that was saved meanwhile is refused", async () => {
    const { id } = await write()
    const ada = await adas.tab().open(`/admin/articles/${id}`)
    const bola = await bolas.tab().open(`/admin/articles/${id}`)
    await bola.fill({ content: "Bola's" }).press(buttons.save)
    expect(await autosave(ada, { content: "Ada's" })).toMatchObject({
      status: 409,
      answer: { newer: { by: "bola@example.org", isSaved: true, values: { content: "Bola's" } } },
    })
    expect(await drafts()).toEqual([])
  })

  test("stores exactly one draft per version when several are sent at once", async () => {
    const { id } = await write()
    const tabs = await Promise.all([0, 1, 2, 3, 4].map(() => adas.tab().open(`/admin/articles/${id}`)))
    const answers = await Promise.all(tabs.map((tab, n) => autosave(tab, { content: `Text ${n}` })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const kept = answers.findIndex(({ status }) => status === 200)
    expect((await drafts())[0]?.values.content).toBe(`Text ${kept}`)
  })

  test("removes characters that the database would refuse", async () => {
    const { staff, id } = await write()
    expect((await autosave(staff, { content: "a\u0000b", title: "\ud800" })).status).toBe(200)
    expect((await adas.tab().open(`/admin/articles/${id}`)).value("content")).toBe("ab")
  })

  test("changes nothing when the writer is signed out", async () => {
    const { id } = await write()
    const stranger = new Browser(app)
    await stranger.post(`/admin/articles/${id}/draft`, new URLSearchParams({ content: "Mine now" }))
    expect(stranger.statuses[0]).toBe(302)
    expect(await drafts()).toEqual([])
    for (const path of ["/admin/articles/preview", `/admin/articles/${id}/preview`]) {
      await stranger.open(path)
      expect([path, stranger.path.startsWith("/admin/login")]).toEqual([path, true])
    }
  })
})

describe("two editors", () => {
  test("get 409 with both texts on the second save; saving again keeps the writer's own text", async () => {
    const { id } = await write()
    const ada = await adas.tab().open(`/admin/articles/${id}`)
    const bola = await bolas.tab().open(`/admin/articles/${id}`)
    await bola.fill({ content: "Bola's text" }).press(buttons.save)
    await ada.fill({ content: "Ada's text" }).press(buttons.save)
    expect(ada.response.status).toBe(409)
    expect(ada.value("content")).toBe("Ada's text")
    for (const part of ["Bola's text", "bola@example.org"]) expect(ada.text).toContain(part)
    expect((await rowOf(id)).content).toBe("Bola's text")
    const theirs = await adas.tab().open(ada.href(words.conflict.takeTheirs))
    expect(theirs.value("content")).toBe("Bola's text")
    await ada.press(buttons.save)
    expect((await rowOf(id)).content).toBe("Ada's text")
    const history = await app.db.select().from(articleRevisions)
    expect(history.map(({ content }) => content)).toContain("Bola's text")
  })

  test("do not discard each other's unsaved drafts", async () => {
    const { id } = await write()
    const ada = await adas.tab().open(`/admin/articles/${id}`)
    const bola = await bolas.tab().open(`/admin/articles/${id}`)
    await autosave(bola, { content: "Bola is writing" })
    await ada.fill({ content: "Ada's text" }).press(buttons.save)
    expect(ada.response.status).toBe(409)
    expect(ada.text).toContain("Bola is writing")
    expect((await drafts())[0]?.values.content).toBe("Bola is writing")
  })

  test("that save at once store one text, and the other writer is told", async () => {
    const { id } = await write()
    const tabs = await Promise.all([adas, bolas].map((who) => who.tab().open(`/admin/articles/${id}`)))
    await Promise.all(tabs.map((tab, n) => tab.fill({ content: `Text ${n}` }).press(buttons.save)))
    expect(tabs.map((tab) => tab.response.status).sort()).toEqual([200, 409])
    expect((await rowOf(id)).revision).toBe(3)
  })

  test("keep the text in the form when the article was deleted meanwhile", async () => {
    const { id } = await write()
    const ada = await adas.tab().open(`/admin/articles/${id}`)
    const bola = await bolas.tab().open(`/admin/articles/${id}/delete`)
    await bola.press(adminArticles.deletion.submit)
    await ada.fill({ content: "Ada's text" }).press(buttons.save)
    expect(ada.response.status).toBe(409)
    expect(ada.value("content")).toBe("Ada's text")
    expect(ada.text).toContain("bola@example.org")
    expect((await rowOf(id)).content).toBe(text.content)
  })
})

describe("deleting", () => {
  test("asks first, hides the article from readers at once, and can be undone from the list", async () => {
    const { staff, id } = await write({}, buttons.publish)
    await staff.open("/admin/articles")
    await staff.open(`/admin/articles/${id}/delete`)
    expect(staff.text).toContain("Are you sure you want to delete this article?")
    await staff.press(adminArticles.deletion.submit)
    expect(staff.path).toBe(`/admin/articles?deleted=${id}`)
    expect(staff.text).toContain("Article deleted successfully")
    expect(listed(staff)).toEqual([])
    expect(await publicPage("/blog/a-market-day")).toBe(404)
    await staff.press(adminArticles.deletion.undo)
    expect(listed(staff)).toEqual(["A market day"])
    expect(await publicPage("/blog/a-market-day")).toBe(200)
    expect((await actions()).slice(-2)).toEqual([
      "article.deleted by ada@example.org",
      "article.undeleted by ada@example.org",
    ])
  })

  test("calls an unsaved draft by the title that was typed, everywhere", async () => {
    const staff = await adas.tab().open("/admin/articles/new")
    await autosave(staff, { title: "Only a draft" })
    const id = (await rows())[0]?.id
    expect(listed(await staff.open("/admin/articles?q=only+a"))).toEqual(["Only a draft"])
    await staff.open(`/admin/articles/${id}/delete`)
    expect([staff.text.includes("Only a draft"), staff.text.includes(adminArticles.untitled)]).toEqual([
      true,
      false,
    ])
    await staff.press(adminArticles.deletion.submit)
    expect(staff.text).toContain("Only a draft was deleted.")
    const [entry] = (await app.db.select().from(auditLog).orderBy(auditLog.id)).filter(
      ({ id, action }) => id > logged && action === "article.deleted",
    )
    expect(entry?.details).toMatchObject({ title: "Only a draft" })
  })

  test("moves the article to a list of deleted ones, from which it can be restored until it is purged", async () => {
    const { staff, id } = await write({}, buttons.publish)
    await staff.open(`/admin/articles/${id}/delete`)
    await staff.press(adminArticles.deletion.submit)
    expect(listed(await staff.open("/admin/articles"))).toEqual([])
    await staff.open(staff.href("Deleted1"))
    expect(listed(staff)).toEqual(["A market day"])
    expect(staff.text).toContain("permanently deleted on May 31, 2026")
    await staff.press("Restore A market day")
    expect(listed(await staff.open("/admin/articles"))).toEqual(["A market day"])
    expect(await publicPage("/blog/a-market-day")).toBe(200)
    expect(listed(await staff.open("/admin/articles?status=deleted"))).toEqual([])
  })

  test("tells the second administrator who deleted it first", async () => {
    const { id } = await write()
    const tabs = [adas.tab(), bolas.tab()] as const
    for (const tab of tabs) await tab.open(`/admin/articles/${id}/delete`)
    await tabs[0].press(adminArticles.deletion.submit)
    await tabs[1].press(adminArticles.deletion.submit)
    expect(tabs[1].text).toContain("ada@example.org deleted it on")
    expect((await actions()).filter((action) => action.startsWith("article.deleted"))).toHaveLength(1)
  })

  test("is final after 30 days, and removes everything that belongs to the article", async () => {
    const { staff, id } = await write({}, buttons.publish)
    await staff.fill({ slug: "moved" }).press(buttons.update)
    await staff.open(`/admin/articles/${id}/delete`)
    await staff.press(adminArticles.deletion.submit)
    const day = 24 * 60
    expect(await cleanUpDeletedArticles(app.db, later(30 * day))).toBe(0)
    expect(await cleanUpDeletedArticles(app.db, later(30 * day + 1))).toBe(1)
    for (const table of [articles, articleRevisions, articleSlugs])
      expect(await app.db.select().from(table)).toEqual([])
    await staff.open(`/admin/articles?deleted=${id}`)
    expect(staff.text).not.toContain(adminArticles.deletion.undo)
  })
})

describe("history", () => {
  test("stores each saved text; restoring one only loads it into the editor", async () => {
    const { staff, id } = await write({}, buttons.publish)
    await staff.fill({ content: "Second text" }).press(buttons.update)
    await staff.open(`/admin/articles/${id}/history`)
    await staff.open(staff.href("Version 2"))
    for (const part of [text.content, "Second text"]) expect(staff.text).toContain(part)
    await staff.press(adminArticles.historyPage.restore)
    expect(staff.path).toBe(`/admin/articles/${id}`)
    expect(staff.value("content")).toBe(text.content)
    expect((await rowOf(id)).content).toBe("Second text")
    await staff.press(buttons.update)
    expect(await rowOf(id)).toMatchObject({ content: text.content, revision: 4 })
  })

  test("includes the text of an article from before the history existed", async () => {
    await addArticles(app.db, { content: "The first words" })
    const [{ id } = { id: 0 }] = await rows()
    const staff = await adas.tab().open(`/admin/articles/${id}`)
    await staff.fill({ content: "New words" }).press(buttons.update)
    const history = await app.db.select().from(articleRevisions).orderBy(articleRevisions.revision)
    expect(history.map(({ revision, content }) => [revision, content])).toEqual([
      [1, "The first words"],
      [2, "New words"],
    ])
  })

  test("does not restore over a text that was saved after the page was opened", async () => {
    const { id } = await write()
    const ada = await adas.tab().open(`/admin/articles/${id}/history/2`)
    await autosave(await bolas.tab().open(`/admin/articles/${id}`), { content: "Bola is writing" })
    await ada.press(adminArticles.historyPage.restore)
    expect((await drafts())[0]?.values.content).toBe("Bola is writing")
    expect(ada.text).toContain("Nothing was changed")
  })

  test("keeps the last 100 texts", async () => {
    const { id } = await write()
    await app.db.execute(
      `insert into article_revisions select article_id, n, title, content, excerpt, author, category, saved_at, saved_by
       from article_revisions, generate_series(3, 120) n where revision = 2`,
    )
    await app.db.update(articles).set({ revision: 120 }).where(eq(articles.id, id))
    const staff = await adas.tab().open(`/admin/articles/${id}`)
    await staff.fill({ content: "The newest" }).press(buttons.save)
    const kept = (await app.db.select().from(articleRevisions)).map(({ revision }) => revision)
    expect([kept.length, Math.min(...kept), Math.max(...kept)]).toEqual([100, 22, 121])
  })
})

describe("the preview", () => {
  const payloads = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "[x](javascript:alert(1))",
    "![x](https://evil.example/x.png)",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    '[x](https://a.example "onmouseover=alert(1)")',
    "<svg/onload=alert(1)>",
  ]

  test.each(payloads)("shows the %s as text", async (content) => {
    const staff = await adas.tab().post("/admin/articles/preview", new URLSearchParams({ content }))
    expect(staff.response.headers.get("content-type")).toContain("application/json")
    const { html } = JSON.parse(staff.html)
    expect(html).not.toMatch(/<(script|img|svg|iframe)|href="(javascript|data):|\son\w+=[^&]*>/i)
    await staff.open("/admin/articles/new")
    await staff.fill({ content }).press(words.preview)
    expect([staff.response.status, staff.value("content")]).toEqual([200, content])
    expect(staff.html).not.toContain(content.startsWith("<") ? content : "<img")
  })

  test("shows the page as readers will see it, also for a draft, and is not indexed", async () => {
    const { staff, id } = await write()
    await autosave(staff, { title: "Not saved yet", content: "A **bold** plan" })
    await staff.open(`/admin/articles/${id}/preview`)
    expect(elements(staff.document, "h1").map(textOf)).toEqual(["Not saved yet"])
    expect(staff.html).toContain("<strong>bold</strong>")
    expect(staff.html).toContain('content="noindex"')
    expect(staff.response.headers.get("content-security-policy")).not.toContain("unsafe-inline")
    expect(await publicPage(`/admin/articles/${id}/preview`)).toBe(200)
    expect((await new Browser(app).open(`/admin/articles/${id}/preview`)).path).toContain("/admin/login")
  })
})

describe("the picture", () => {
  async function send(id: number, change: Record<string, string | Blob>) {
    const staff = await adas.tab().open(`/admin/articles/${id}/picture`)
    const body = new FormData()
    for (const [name, value] of formEntries(staff, "imageAlt")) if (name !== "image") body.set(name, value)
    for (const [name, value] of Object.entries(change)) body.set(name, value)
    return staff.post(`/admin/articles/${id}/picture`, body)
  }
  const photo = async () => new Blob([new Uint8Array(await jpeg())], { type: "image/jpeg" })
  const published = async () => (await app.db.select().from(images)).map((image) => image.published)

  test("keeps the typed text when added, and is public only together with the article", async () => {
    const { staff, id } = await write()
    await staff.fill({ content: "Typed before the picture" }).press(buttons.picture)
    expect(staff.path).toBe(`/admin/articles/${id}/picture`)
    const back = await send(id, { image: await photo(), imageAlt: "A loom" })
    expect(back.path).toBe(`/admin/articles/${id}`)
    expect([back.value("content"), back.value("imageAlt")]).toEqual(["Typed before the picture", "A loom"])
    expect([(await rowOf(id)).imageId, await published()]).toEqual([null, [false]])
    await back.press(buttons.publish)
    const { imageId, imageAlt } = await rowOf(id)
    expect([imageId !== null, imageAlt, await published()]).toEqual([true, "A loom", [true]])
    const [image] = await app.db.select().from(images)
    const file = `/images/${image?.id}-${image?.widths[0]}.webp`
    expect(await publicPage(file)).toBe(200)

    await back.open(`/admin/articles/${id}/delete`)
    await back.press(adminArticles.deletion.submit)
    expect(await publicPage(file)).toBe(404)
    await back.press(adminArticles.deletion.undo)
    expect(await publicPage(file)).toBe(200)
    await back.open(`/admin/articles/${id}`)
    await back.press(buttons.unpublish)
    expect(await publicPage(file)).toBe(404)
  })

  test("creates the article when added to a new one", async () => {
    const staff = await adas.tab().open("/admin/articles/new")
    await staff.fill({ content: "Only words so far" }).press(buttons.picture)
    expect(staff.path).toMatch(/^\/admin\/articles\/\d+\/picture$/)
    expect((await drafts())[0]?.values.content).toBe("Only words so far")
  })

  test("must have a description and be an image file", async () => {
    const { id } = await write()
    expect((await send(id, { image: await photo(), imageAlt: "" })).response.status).toBe(422)
    const words = new Blob(["hello"], { type: "image/jpeg" })
    expect((await send(id, { image: words, imageAlt: "A loom" })).response.status).toBe(422)
    expect((await send(id, { imageAlt: "A loom" })).response.status).toBe(422)
    const huge = new Blob([new Uint8Array(6 * 1024 * 1024)], { type: "image/jpeg" })
    const refused = await send(id, { image: huge, imageAlt: "A loom" })
    expect([refused.response.status, refused.value("imageAlt")]).toEqual([422, "A loom"])
    expect(await app.db.select().from(images)).toEqual([])
  })

  test("needs a description when the article is saved, and can be removed by a save", async () => {
    const imageId = await addImage(app.db, true)
    await addArticles(app.db, { imageId, imageAlt: null, slug: "with-picture" })
    const [{ id } = { id: 0 }] = await rows()
    const staff = await adas.tab().open(`/admin/articles/${id}`)
    const body = formEntries(staff, "title")
    body.set("intent", "save")
    await staff.post(`/admin/articles/${id}`, body)
    expect(staff.field("imageAlt").attributes["aria-invalid"]).toBe("true")
    await staff.open(`/admin/articles/${id}/picture`)
    const removal = formEntries(staff, "imageAlt")
    removal.set("intent", "remove")
    await staff.post(`/admin/articles/${id}/picture`, removal)
    expect([(await rowOf(id)).imageId, await published()]).toEqual([imageId, [true]])
    await staff.press(buttons.update)
    expect([(await rowOf(id)).imageId, await published()]).toEqual([null, [false]])
  })
})

describe("the list", () => {
  test("has filters, counts and a search that ignores case and diacritics", async () => {
    await write({ title: "Ọjà Ọba" })
    await write({ title: "Out now" }, buttons.publish)
    await write({ title: "To come", publishAt: "2026-06-01T09:00" }, buttons.publish)
    const staff = await adas.tab().open("/admin/articles")
    expect(listed(staff).sort()).toEqual(["Out now", "To come", "Ọjà Ọba"])
    for (const [filter, found] of [
      ["Draft1", "Ọjà Ọba"],
      ["Scheduled1", "To come"],
      ["Published1", "Out now"],
    ] as const) {
      await staff.open(staff.href(filter))
      expect(listed(staff)).toEqual([found])
    }
    await staff.open(staff.href("All"))
    await staff.fill({ q: "oja oba" }).press("Search")
    expect(listed(staff)).toEqual(["Ọjà Ọba"])
    await staff.fill({ q: "nothing like it" }).press("Search")
    expect(staff.text).toContain(adminArticles.empty)
  })

  test.each(["", "scheduled"])(
    "of more than fifty articles has pages under the filter '%s'",
    async (status) => {
      await app.db.execute(`insert into articles (slug, status, published_at, title, content, author, category, created_at, updated_at)
      select 'slug-' || n, 'published', '2027-01-01'::timestamptz + n * interval '1 minute', 'Article ' || n, 'x', 'A', 'Business', now(), now()
      from generate_series(1, 60) as n`)
      const staff = await adas.tab().open(`/admin/articles?status=${status}`)
      const first = listed(staff)
      await staff.open(staff.href("Next page"))
      const second = listed(staff)
      expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([50, 10, 60])
      await staff.open(staff.href("Previous page"))
      expect(listed(staff)).toEqual(first)
    },
  )
})
