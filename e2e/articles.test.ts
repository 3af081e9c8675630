import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { articleDrafts, articles, sessions } from "#app/lib/db/schema.ts"
import { jpeg } from "#app/lib/images/test-pictures.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { detail, nightlyTest } from "#test/sample.ts"
import { admin, axe, hydrated, notice, picture, signIn, until, useBrowser, useProduct } from "./harness.ts"

const product = useProduct()
const visitor = useBrowser(product)

const words = adminArticles.editor
const { buttons } = words

const field = (page: Page, name: string) => page.locator(`[name=${name}]:not([type=hidden])`)
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/).waitFor()
const keptText = async (id: number) => {
  const [row] = await product.database((db) =>
    db.select().from(articleDrafts).where(eq(articleDrafts.articleId, id)),
  )
  return row?.values.content
}
const idOf = (page: Page) => Number(/\/articles\/(\d+)/.exec(page.url())?.[1])

async function open(path: string, page?: Page): Promise<Page> {
  const opened = page ?? (await visitor.newPage({ width: 1440, height: 900 }))
  if (!page) await signIn(opened)
  await opened.goto(path)
  await hydrated(opened)
  return opened
}

/** Creates a draft and opens its editor. */
async function draft(title: string): Promise<Page> {
  const page = await open("/admin/articles/new")
  await field(page, "title").fill(title)
  await field(page, "author").fill("Adé Ọlá")
  await field(page, "category").selectOption("Business")
  await field(page, "content").fill("The first words.")
  await press(page, buttons.save)
  await notice(page, "Draft saved").waitFor()
  return page
}

test("write, autosave, reload, publish, read on the blog, move, delete and undo", async () => {
  visitor.expectProblem(/status of 422/)
  const page = await open("/admin/articles/new")
  await picture(page, "article-new")
  expect(await axe(page)).toEqual([])
  await field(page, "title").fill("A market day in Abeokuta")
  await field(page, "author").fill("Adé Ọlá")
  await field(page, "content").fill(
    "We sold **cloth** all day.\n\n## In the evening\n\n- We counted\n- We danced",
  )
  await page.getByRole("region", { name: words.whatReadersSee }).locator("strong").waitFor()
  await saved(page)
  await page.waitForURL(/\/admin\/articles\/\d+$/)
  const id = idOf(page)
  expect(await field(page, "content").inputValue()).toContain("We sold **cloth**")
  expect(await field(page, "content").evaluate((area) => area === document.activeElement)).toBe(true)
  await picture(page, "article-autosaved")

  await page.reload()
  await hydrated(page)
  expect(await field(page, "title").inputValue()).toBe("A market day in Abeokuta")
  expect(await field(page, "content").inputValue()).toContain("We danced")
  await press(page, buttons.publish)
  await page.locator("#category-error").waitFor()
  await picture(page, "article-refused")
  expect(await axe(page)).toEqual([])
  expect(await field(page, "content").inputValue()).toContain("We danced")
  await field(page, "category").selectOption("Business")
  // A form that was restored is autosaved again.
  await saved(page)
  await press(page, buttons.publish)
  await notice(page, "Article published").waitFor()
  await picture(page, "article-published")
  expect(await axe(page)).toEqual([])

  await page.goto("/blog")
  await page.getByRole("link", { name: "A market day in Abeokuta" }).first().click()
  await page.waitForURL("**/blog/a-market-day-in-abeokuta")
  await page.getByRole("heading", { name: "In the evening" }).waitFor()

  await open(`/admin/articles/${id}`, page)
  await field(page, "slug").fill("market-day")
  await press(page, buttons.update)
  await notice(page, "Article published").waitFor()
  await page.goto("/blog/a-market-day-in-abeokuta")
  expect(new URL(page.url()).pathname).toBe("/blog/market-day")

  await open("/admin/articles", page)
  await page.getByRole("link", { name: "Delete A market day in Abeokuta" }).click()
  await page.getByText("Are you sure you want to delete this article?").waitFor()
  await picture(page, "article-delete")
  expect(await axe(page)).toEqual([])
  await press(page, adminArticles.deletion.submit)
  await notice(page, "Article deleted successfully").waitFor()
  await picture(page, "article-deleted")
  expect(await axe(page)).toEqual([])
  expect((await page.request.get("/blog/market-day")).status()).toBe(404)
  await press(page, adminArticles.deletion.undo)
  await page.getByRole("link", { name: "Edit A market day in Abeokuta" }).waitFor()
  expect((await page.request.get("/blog/market-day")).status()).toBe(200)
})

detail("Ctrl+S saves, the tools write Markdown, and the browser's undo takes it back", async () => {
  const page = await draft("Tools")
  const area = field(page, "content")
  await area.fill("woven gold")
  await area.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(6, 10))
  await press(page, words.tools.bold)
  expect(await area.inputValue()).toBe("woven **gold**")
  await page.keyboard.press("Control+z")
  expect(await area.inputValue()).toBe("woven gold")
  await press(page, words.tools.quote)
  expect(await area.inputValue()).toBe("> woven gold")
  await page.keyboard.press("Control+s")
  await until("it is saved", async () => {
    const rows = await product.database((db) =>
      db
        .select()
        .from(articles)
        .where(eq(articles.id, idOf(page))),
    )
    return rows[0]?.content === "> woven gold"
  })
  await open("/admin/articles/new", page)
  expect(await page.getByText(words.local.title).count(), "what was saved is not offered again").toBe(0)
})

describe("typed text is not lost", () => {
  test("when the session ends while typing", async () => {
    visitor.expectProblem(/status of 40[13]/)
    const page = await draft("Session")
    const id = idOf(page)
    await product.database((db) => db.delete(sessions))
    await field(page, "content").fill("Typed after the session had ended.")
    await page.getByText(words.saveState["signed-out"]).waitFor()
    await picture(page, "article-signed-out")
    await page.getByRole("link", { name: words.signIn }).click()
    await page.waitForURL("**/admin/login?next=**")
    await signInHere(page)
    await page.waitForURL(`**/admin/articles/${id}`)
    await page.getByText(words.local.title).waitFor()
    await picture(page, "article-local-copy")
    expect(await axe(page)).toEqual([])
    await press(page, words.local.use)
    expect(await field(page, "content").inputValue()).toBe("Typed after the session had ended.")
    await saved(page)
    expect(await keptText(id)).toBe("Typed after the session had ended.")
  })

  test("when the network is down for a while", async () => {
    visitor.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    const page = await draft("Offline")
    await page.context().setOffline(true)
    await field(page, "content").fill("Typed in a tunnel.")
    await page.getByText(words.saveState.offline).waitFor()
    await page.context().setOffline(false)
    await saved(page)
    expect(await keptText(idOf(page))).toBe("Typed in a tunnel.")
  })

  test("when the page is left before the first autosave", async () => {
    const page = await draft("Left")
    const id = idOf(page)
    await field(page, "content").fill("Typed and gone.")
    await page.goto("/admin")
    await until("the text has arrived", async () => (await keptText(id)) === "Typed and gone.")
    await open(`/admin/articles/${id}`, page)
    expect(await field(page, "content").inputValue()).toBe("Typed and gone.")
  })

  test("when someone else saved first: the reason has the focus, differences are marked", async () => {
    visitor.expectProblem(/status of 409/)
    const page = await draft("Raced")
    const other = await open(`/admin/articles/${idOf(page)}`, await visitor.newPage({ besides: page }))
    await field(other, "content").fill("Cloth of Grace.")
    await saved(other)
    await field(page, "content").fill("Cloth of Ada.")
    await press(page, buttons.save)
    const title = page.getByText(words.conflict.title)
    await title.waitFor()
    await until("it has the focus", () =>
      title.evaluate((at) => document.activeElement?.contains(at) ?? false),
    )
    expect(await page.locator("mark").allInnerTexts()).toEqual(["Ada", "Grace"])
    await picture(page, "article-conflict-words")
  })

  test("when two people write at the same time: both texts are shown, and one can be chosen", async () => {
    visitor.expectProblem(/status of 409/)
    const page = await draft("Together")
    const id = idOf(page)
    const other = await open(`/admin/articles/${id}`, await visitor.newPage({ besides: page }))
    await field(other, "content").fill("Theirs.")
    await saved(other)
    await field(page, "content").fill("Mine.")
    await page.getByText(words.conflict.title).waitFor()
    await picture(page, "article-conflict")
    expect(await axe(page)).toEqual([])
    expect(await keptText(id)).toBe("Theirs.")
    await press(page, words.conflict.keepMine)
    await saved(page)
    expect(await keptText(id)).toBe("Mine.")
    await field(other, "content").fill("Theirs again.")
    await other.getByRole("link", { name: words.conflict.takeTheirs }).click()
    await hydrated(other)
    expect(await field(other, "content").inputValue()).toBe("Mine.")
    expect(await other.getByText(words.local.title).count()).toBe(0)
  })
})

async function signInHere(page: Page) {
  await page.getByLabel("Email").fill(admin.email)
  await page.getByLabel("Password").fill(admin.password)
  await page.getByRole("button", { name: "Log In" }).click()
}

detail("a time to come makes the button say Schedule, and the article says when it appears", async () => {
  const page = await draft("Tomorrow")
  await field(page, "publishAt").fill("2099-05-01T09:30")
  await press(page, buttons.schedule)
  await notice(page, "Article scheduled").waitFor()
  await page.getByText("Will be published on May 1, 2099 at 9:30 AM EDT.").waitFor()
  await picture(page, "article-scheduled")
})

test("a picture is chosen on its own page and published with the article", async () => {
  const page = await draft("With a picture")
  await field(page, "content").fill("Typed just before.")
  await press(page, buttons.picture)
  await page.waitForURL("**/picture")
  await picture(page, "article-picture")
  expect(await axe(page)).toEqual([])
  await field(page, "image").setInputFiles({
    name: "loom.jpg",
    mimeType: "image/jpeg",
    buffer: await jpeg(),
  })
  await field(page, "imageAlt").fill("A loom")
  await press(page, adminArticles.picturePage.save)
  await page.waitForURL(/\/articles\/\d+$/)
  expect(await field(page, "content").inputValue()).toBe("Typed just before.")
  expect(await page.getByText(words.local.title).count(), "what was kept on the way is not offered").toBe(0)
  await press(page, buttons.publish)
  await notice(page, "Article published").waitFor()
  await page.goto("/blog/with-a-picture")
  expect(await page.getByRole("img", { name: "A loom" }).count()).toBe(1)
})

nightlyTest.each([360, 1440])("the list, the history and the preview pass axe at %i px", async (width) => {
  const editor = await draft(`Axe ${width}`)
  const id = idOf(editor)
  await field(editor, "content").fill("The second words.")
  await press(editor, buttons.save)
  await notice(editor, "Draft saved").waitFor()
  await editor.setViewportSize({ width, height: 800 })
  for (const [name, path] of [
    ["list", "/admin/articles"],
    ["editor", `/admin/articles/${id}`],
    ["history", `/admin/articles/${id}/history`],
    ["revision", `/admin/articles/${id}/history/2`],
    ["preview", `/admin/articles/${id}/preview`],
  ] as const) {
    await editor.goto(path)
    await picture(editor, `article-${name}`)
    await editor.setViewportSize({ width, height: 800 })
    expect([path, await axe(editor)]).toEqual([path, []])
    const overflow = await editor.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect([path, overflow]).toEqual([path, 0])
  }
})
