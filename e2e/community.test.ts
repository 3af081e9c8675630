import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { images, storySubmissions } from "#app/lib/db/schema.ts"
import { heic, jpeg, noisyPhoto } from "#app/lib/images/test-pictures.ts"
import { story, typedStory } from "#app/stories/test-support.ts"
import { communityContent } from "#content/en/community.ts"
import { flashMessages } from "#content/en/flash.ts"
import { formMessages } from "#content/en/forms.ts"
import { pictureContent } from "#content/en/pictures.ts"
import { storyContent } from "#content/en/stories.ts"
import { detail } from "#test/sample.ts"
import { axe, picture, until, useBrowser, useProduct } from "./harness.ts"

const product = useProduct()
const visitor = useBrowser(product)

const { form: words, failures } = storyContent
const thanks = flashMessages["story-submitted"]?.title ?? ""

const panel = (page: Page) => page.getByRole("dialog", { name: communityContent.hero.submit })
const send = (page: Page) => page.getByRole("button", { name: words.submit })
const preview = (page: Page) => page.getByRole("img", { name: words.picture.preview })
const file = (buffer: Buffer, name = "photo.jpg", mimeType = "image/jpeg") => ({ name, mimeType, buffer })

async function openPanel(page: Page) {
  await page.goto("/community")
  await page.getByRole("button", { name: communityContent.hero.submit }).click()
  await panel(page).waitFor()
}

/** Each test uses its own title. */
async function fillIn(page: Page, title: string) {
  const { category, imageAlt, ...texts } = { ...typedStory, title }
  for (const [name, value] of Object.entries(texts)) await page.locator(`#${name}`).fill(value)
  await page.locator("#category").selectOption(category)
}

const stored = (title: string) =>
  product.database(async (db) =>
    (await db.select().from(storySubmissions)).filter((row) => row.title === title),
  )

describe("with script, the panel", () => {
  detail("closes by its icon, by Escape and by a press beside it, and keeps what was typed", async () => {
    const page = await visitor.newPage()
    await openPanel(page)
    await page.locator("#title").fill("Half a story")
    const reopen = () => page.getByRole("button", { name: communityContent.hero.submit }).click()
    for (const close of [
      () => panel(page).getByRole("button", { name: "Close" }).click(),
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(100, 400),
    ]) {
      await close()
      await panel(page).waitFor({ state: "hidden" })
      await reopen()
      expect(await page.locator("#title").inputValue()).toBe("Half a story")
    }
  })

  detail("says what is missing before it sends anything", async () => {
    const page = await visitor.newPage()
    await openPanel(page)
    let posts = 0
    page.on("request", (request) => {
      if (request.method() === "POST") posts++
    })
    await send(page).click()
    await panel(page).getByText(failures.missing).waitFor()
    expect(await page.locator("#name").evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await axe(page)).toEqual([])
    await picture(page, "story-panel-missing")
    expect(posts).toBe(0)
    const error = panel(page).locator("#name-error")
    await error.waitFor()
    await page.locator("#name").fill("Ada")
    expect(await error.isVisible()).toBe(false)
  })

  detail("shows a picture, takes it back, and refuses what is none before it is sent", async () => {
    const page = await visitor.newPage()
    await openPanel(page)
    const alt = page.locator("#imageAlt")
    expect(await alt.isVisible()).toBe(false)
    const input = page.locator("#image")
    await input.setInputFiles(file(await jpeg()))
    await preview(page).waitFor()
    await alt.waitFor()
    expect(await axe(page)).toEqual([])
    await picture(page, "story-panel-picture")
    await panel(page).getByRole("button", { name: words.picture.remove, exact: true }).click()
    await preview(page).waitFor({ state: "hidden" })
    expect([await input.inputValue(), await alt.isVisible()]).toEqual(["", false])

    await input.setInputFiles(file(Buffer.from("<svg/>"), "photo.svg", "image/svg+xml"))
    await panel(page).getByText(pictureContent.problems["wrong-type"]).waitFor()
    await input.setInputFiles(file(heic(), "IMG_1.HEIC", "image/heic"))
    await panel(page).getByText(pictureContent.problems.heic).waitFor()
    await input.setInputFiles(file(Buffer.alloc(5 * 1024 * 1024 + 1)))
    await panel(page).getByText(pictureContent.problems["too-large"]).waitFor()
    expect(await input.inputValue()).toBe("")
  })

  detail("makes a photo of a camera small before it is sent", async () => {
    const page = await visitor.newPage()
    await openPanel(page)
    await fillIn(page, "A large photo")
    const photo = await noisyPhoto()
    expect(photo.length).toBeGreaterThan(5 * 1024 * 1024)
    const input = page.locator("#image")
    await input.setInputFiles(file(photo))
    await preview(page).waitFor()
    const sent = await input.evaluate(async (element: HTMLInputElement) => {
      const [small] = element.files ?? []
      const text = new TextDecoder("latin1").decode(await small?.arrayBuffer())
      return { name: small?.name, bytes: text.length, tells: /SECRET|Exif/.test(text) }
    })
    expect(sent).toEqual({ name: "photo.jpg", bytes: expect.any(Number), tells: false })
    expect(sent.bytes).toBeLessThan(2 * 1024 * 1024)
    await page.locator("#imageAlt").fill("A stall")
    await send(page).click()
    await page.getByRole("main").getByText(thanks).first().waitFor()
    expect(await stored("A large photo")).toEqual([expect.objectContaining({ imageId: expect.any(String) })])
  })

  detail("a picture that cannot be sent is asked about before the story goes without it", async () => {
    const page = await visitor.newPage()
    await openPanel(page)
    await fillIn(page, "Too large a picture")
    let posts = 0
    page.on("request", (request) => {
      if (request.method() === "POST") posts++
    })
    const without = panel(page).getByRole("button", { name: words.picture.without })
    const problem = panel(page).getByText(pictureContent.problems["too-large"])
    expect(await without.isVisible()).toBe(false)
    await page.locator("#image").setInputFiles(file(Buffer.alloc(5 * 1024 * 1024 + 1)))
    for (let press = 0; press < 2; press++) {
      await send(page).click()
      await until("the question has the focus", () => without.evaluate((it) => it === document.activeElement))
      await problem.waitFor()
    }
    await picture(page, "story-panel-too-large")
    expect(await axe(page)).toEqual([])
    expect(posts).toBe(0)
    // Choosing another picture is one way on.
    await page.locator("#image").setInputFiles(file(await jpeg()))
    await preview(page).waitFor()
    expect([await problem.isVisible(), await without.isVisible()]).toEqual([false, false])
    // Sending without a picture is the other.
    await page.locator("#image").setInputFiles(file(Buffer.alloc(5 * 1024 * 1024 + 1)))
    await without.click()
    await page.getByRole("main").getByText(thanks).first().waitFor()
    expect(await stored("Too large a picture")).toEqual([expect.objectContaining({ imageId: null })])
  })

  detail("a picture that the server refuses is asked about, too", async () => {
    visitor.expectProblem(/status of 422/)
    const page = await visitor.newPage()
    await openPanel(page)
    await fillIn(page, "A damaged picture")
    await page.locator("#image").setInputFiles(file(Buffer.from("no picture at all")))
    await send(page).click()
    const without = panel(page).getByRole("button", { name: words.picture.without })
    await without.waitFor()
    await send(page).click()
    await until("the question has the focus", () => without.evaluate((it) => it === document.activeElement))
    expect(await stored("A damaged picture")).toEqual([])
    await without.click()
    await page.getByRole("main").getByText(thanks).first().waitFor()
    expect(await stored("A damaged picture")).toEqual([expect.objectContaining({ imageId: null })])
  })

  test("closes when the story is stored, and the page confirms it with an empty form", async () => {
    const page = await visitor.newPage()
    await openPanel(page)
    await fillIn(page, "With a picture")
    await page.locator("#image").setInputFiles(file(await jpeg()))
    await page.locator("#imageAlt").fill("A stall")
    await send(page).click()
    await page.getByRole("main").getByText(thanks).first().waitFor()
    expect(await panel(page).isVisible()).toBe(false)
    expect(await page.locator("#title").inputValue()).toBe("")
    expect(await stored("With a picture")).toEqual([
      expect.objectContaining({ imageAlt: "A stall", imageId: expect.any(String), category: story.category }),
    ])
    await picture(page, "community-thanks")
  })

  test("keeps all input and the picture after a refusal, and sends it on the next attempt", async () => {
    visitor.expectProblem(/status of 422/)
    const page = await visitor.newPage()
    await openPanel(page)
    await fillIn(page, "Wrong address")
    await page.locator("#email").fill("ada@example")
    await page.locator("#image").setInputFiles(file(await jpeg()))
    await send(page).click()
    const summary = panel(page).getByRole("alert").filter({ hasText: failures.check })
    await summary.waitFor()
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true)
    await preview(page).waitFor()
    expect(await page.locator("#story").inputValue()).toBe(story.story)
    expect(await axe(page)).toEqual([])
    await picture(page, "story-panel-refused")
    expect(await stored("Wrong address")).toEqual([])

    await page.locator("#email").fill(story.email)
    await send(page).click()
    await page.getByRole("main").getByText(thanks).first().waitFor()
    expect(await stored("Wrong address")).toEqual([
      expect.objectContaining({ imageId: expect.any(String), email: story.email }),
    ])
  })

  test("keeps all input if the server is unreachable, and stores one story for two attempts", async () => {
    visitor.expectProblem(/ERR_FAILED|ERR_CONNECTION/)
    const page = await visitor.newPage()
    await openPanel(page)
    await fillIn(page, "Twice")
    await page.locator("#image").setInputFiles(file(await jpeg()))
    // The story arrives, but the response is lost.
    await page.route("**/community/story", async (route) => {
      await route.fetch({ maxRedirects: 0 })
      await route.abort()
    })
    await send(page).click()
    // After four attempts, with 7 s of waiting in total.
    const { failed } = failures
    await panel(page).getByText(`${failed}\n${formMessages.lost.network}`).waitFor({ timeout: 60_000 })
    expect(await page.locator("#title").inputValue()).toBe("Twice")
    await preview(page).waitFor()
    await page.unroute("**/community/story")
    await send(page).dblclick()
    await page.getByRole("main").getByText(thanks).first().waitFor()
    expect(await stored("Twice")).toHaveLength(1)
  })
})

describe("without script", () => {
  test("the form's own page accepts a story with a picture, and keeps it after a refusal", async () => {
    visitor.expectProblem(/status of 422/)
    const page = await visitor.newPage({ javaScript: false })
    await page.goto("/community")
    await page.getByRole("link", { name: communityContent.hero.submit }).click()
    await page.waitForURL("**/community/story")
    await fillIn(page, "")
    await page.locator("#image").setInputFiles(file(await jpeg()))
    await send(page).click()
    await page.getByText(failures.missing).waitFor()
    await preview(page).waitFor()
    await picture(page, "story-page-refused")
    await page.locator("#title").fill("Without script")
    await send(page).click()
    await page.waitForURL("**/community")
    await page.getByText(thanks).first().waitFor()
    const [row] = await stored("Without script")
    const kept = await product.database((db) => db.select().from(images))
    expect(kept.map((image) => image.id)).toContain(row?.imageId)
  })

  detail("a kept picture can be taken back", async () => {
    visitor.expectProblem(/status of 422/)
    const page = await visitor.newPage({ javaScript: false })
    await page.goto("/community/story")
    await fillIn(page, "")
    await page.locator("#image").setInputFiles(file(await jpeg()))
    await send(page).click()
    await page.getByLabel(words.picture.removeKept).check()
    await page.locator("#title").fill("No picture after all")
    await send(page).click()
    await page.waitForURL("**/community")
    expect(await stored("No picture after all")).toEqual([expect.objectContaining({ imageId: null })])
  })
})

test("the sender and the staff get a mail", async () => {
  const page = await visitor.newPage()
  await page.goto("/community/story")
  await fillIn(page, "Mailed")
  await page.locator("#email").fill("mailed@example.org")
  // Within two seconds it would look automated, and the sender would get no mail until staff cleared it.
  await page.waitForTimeout(2100)
  await send(page).click()
  await page.getByText(thanks).first().waitFor()
  await until("both mails are there", async () => {
    const sent = await product.mails()
    const forStaff = sent.filter((mail) => mail.subject?.includes("Mailed"))
    const toSender = sent.filter((mail) => mail.to?.some(({ address }) => address === "mailed@example.org"))
    return forStaff.length === 1 && toSender.length === 1
  })
})
