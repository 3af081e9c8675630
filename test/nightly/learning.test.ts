import { readFileSync } from "node:fs"
import type { Page } from "playwright-core"
import sharp from "sharp"
import { describe, expect, test } from "vitest"
import { allLessons } from "#app/learn/lessons.ts"
import { certificateQuestions, certificateSheet } from "#content/en/certificate.ts"
import { lessonPage } from "#content/en/lesson-page.ts"
import { answerRight, openCertificate } from "#e2e/certificate.ts"
import { picture, until, useBrowser, useProduct } from "#e2e/harness.ts"
import { alive, elements } from "#e2e/screens.ts"

const product = useProduct()
const visitor = useBrowser(product)

describe("a marked term of a lesson", () => {
  const word = (page: Page) => page.locator("a[data-term=hash]")
  const note = (page: Page) => page.locator("#note-hash")

  test.each([360, 1280])("opens its note over the text, by keyboard too (window of %i px)", async (width) => {
    const page = await visitor.newPage({ width })
    await page.goto("/learn/blockchain")
    await alive(page, elements)
    await word(page).click()
    await note(page).waitFor()
    await picture(page, `state-term-note-${width}`)
    const box = await note(page).boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= 800).toBe(true)
    await page.keyboard.press("Escape")
    expect(await note(page).isVisible()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-term"))).toBe("hash")
    await page.keyboard.press("Enter")
    await note(page).waitFor()
    await note(page).getByRole("button").click()
    expect(await note(page).isVisible()).toBe(false)
    expect(new URL(page.url()).pathname).toBe("/learn/blockchain")
  })

  test("links to the glossary without script", async () => {
    const page = await visitor.newPage({ width: 360, javaScript: false })
    await page.goto("/learn/blockchain")
    await word(page).click()
    await page.waitForURL("/learn/glossary/blocks#hash")
    await page.locator("#hash").waitFor()
  })
})

describe("the progress on this device", () => {
  const learn = (page: Page, progress: Record<string, number[]>) =>
    page.evaluate((text) => localStorage.setItem("guapcoin.lessons", text), JSON.stringify(progress))
  const done = (paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, [0, 1, 2]]))
  const next = (page: Page) => page.locator("a[data-next]:visible")

  test.each(["/", "/learn"])("links the next lesson from %s, without moving the page", async (path) => {
    const page = await visitor.newPage({ width: 360 })
    await page.goto(path)
    await alive(page, elements)
    expect(await next(page).getAttribute("href")).toBe("/learn/blockchain")
    const top = () => next(page).evaluate((link) => link.closest("nav")?.offsetHeight)
    const before = await top()
    await learn(page, { ...done(["/learn/blockchain"]), "/learning-path/daos": [1] })
    await page.reload()
    await alive(page, elements)
    expect(await next(page).getAttribute("href")).toBe("/learning-path/daos")
    expect(await next(page).count()).toBe(1)
    expect(await page.locator(".knots [data-done]:visible").count()).toBe(1)
    expect(await top()).toBe(before)
    await learn(page, done(allLessons.map((lesson) => lesson.path)))
    await page.reload()
    await alive(page, elements)
    expect(await next(page).getAttribute("href")).toBe("/learn/certificate")
  })

  test("colors the band of the learning path up to the last finished lesson", async () => {
    const page = await visitor.newPage()
    await page.goto("/learning-path")
    await learn(page, done(["/learning-path/wallets", "/learning-path/masternodes"]))
    await page.reload()
    await alive(page, elements)
    const strands = await page
      .locator(".thread-strand")
      .evaluateAll((strands) => strands.map((strand) => getComputedStyle(strand).stroke))
    expect(strands[1]).toBe(strands[0])
    expect(strands[2]).not.toBe(strands[0])
    expect(new Set(strands.slice(2)).size).toBe(1)
    await picture(page, "state-path-two-learned")
  })
})

describe("the 'done' labels of the university lessons on /learn", () => {
  const marks = (page: Page) => page.locator("#university .station-done:visible")
  /** The positions of all elements in the section, and of what follows it. */
  const places = (page: Page) =>
    page
      .locator("#university :is(li, img, h3, p), #chat-heading")
      .evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())))

  test.each([360, 768, 1440])("appear without moving anything (window of %i px)", async (width) => {
    const page = await visitor.newPage({ width })
    await page.goto("/learn")
    await alive(page, elements)
    expect(await marks(page).count()).toBe(0)
    const before = await places(page)
    const progress = { "/learn/blockchain": [0, 1, 2], "/learn/wallets": [0, 1], "/learn/trading": [0, 1, 2] }
    await page.evaluate((text) => localStorage.setItem("guapcoin.lessons", text), JSON.stringify(progress))
    await page.reload()
    await alive(page, elements)
    expect(await marks(page).allTextContents()).toEqual([" Done", " Done"])
    expect(await places(page)).toEqual(before)
    await picture(page, `state-learn-two-done-${width}`)
  })

  test("do not exist without script", async () => {
    const page = await visitor.newPage({ javaScript: false })
    await page.goto("/learn")
    expect(await marks(page).count()).toBe(0)
  })
})

describe("the pattern band of a finished lesson", () => {
  const strip = (page: Page) => page.locator("[data-woven]")
  async function answerAll(page: Page) {
    for (const answer of await page.locator("details[data-right] summary").all()) await answer.click()
  }

  test("appears at the last right answer, equals the one in the illustration, and nothing is sent", async () => {
    const page = await visitor.newPage({ width: 360 })
    // The third lesson, because the position among all lessons decides how its band begins.
    await page.goto("/learn/trading")
    await alive(page, elements)
    const sent: string[] = []
    page.on("request", (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
    const scripts = () => sent.filter((one) => one.endsWith(".js"))
    await page.locator("details[data-right] summary").first().click()
    expect([await strip(page).isVisible(), scripts()]).toEqual([false, []])
    await answerAll(page)
    await strip(page).waitFor()
    expect(new Set(scripts())).toEqual(new Set([expect.stringMatching(/weave-strip-[\w-]+\.js$/)]))
    expect(sent.filter((one) => !one.startsWith("GET /assets/"))).toEqual([])
    await page.getByRole("status").getByText(lessonPage.questions.strip.text).waitFor()
    expect(await page.getByRole("status").getByText(lessonPage.questions.done).count()).toBe(1)
    await picture(page, "state-lesson-strip")
    const paths = await strip(page).locator("path").evaluateAll(drawn)
    await page.getByRole("link", { name: lessonPage.questions.strip.link }).click()
    await page.waitForURL("/learn#cloth")
    await page.getByText("Strips woven: 1 of 10", { exact: true }).waitFor()
    const [, ...cloth] = await page.locator("[data-strips] path").evaluateAll(drawn)
    const left = 2 * 17
    expect(cloth).toEqual(
      paths.map(([fill, d]) => [fill, d?.replace(/M(\d+)/g, (_, x) => `M${Number(x) + left}`)]),
    )
    // The band is still there on a later visit of the lesson.
    await page.goto("/learn/trading")
    await strip(page).waitFor()
    expect(await strip(page).locator("path").evaluateAll(drawn)).toEqual(paths)
    await page.goto("/learn/wallets")
    await alive(page, elements)
    expect(await strip(page).isVisible()).toBe(false)
  })

  test("is not shown without script, or on a device without storage", async () => {
    const plain = await visitor.newPage({ javaScript: false })
    await plain.goto("/learn/trading")
    await answerAll(plain)
    expect(await strip(plain).isVisible()).toBe(false)
    const forgetful = await visitor.newPage()
    await forgetful.addInitScript(() =>
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("forbidden", "SecurityError")
        },
      }),
    )
    await forgetful.goto("/learn/trading")
    await alive(forgetful, elements)
    const fetched = forgetful.waitForResponse(/weave-strip/)
    await answerAll(forgetful)
    await forgetful.getByText(lessonPage.questions.done).waitFor()
    await (await fetched).finished()
    expect(await strip(forgetful).isVisible()).toBe(false)
  })
})

const drawn = (paths: Element[]) => paths.map((path) => [path.getAttribute("fill"), path.getAttribute("d")])

describe("the illustration made from finished lessons", () => {
  test("gets a band for each lesson, stays the same on this device, and is saved without sending anything", async () => {
    const page = await visitor.newPage({ width: 360 })
    const count = (text: string) => page.getByText(text, { exact: true }).waitFor()
    const woven = () => page.locator("[data-strips]").innerHTML()
    await page.goto("/learn")
    await alive(page, elements)
    await count("Strips woven: 0 of 10")
    expect([
      await woven(),
      await page.getByRole("button", { name: "Save as a picture" }).isVisible(),
    ]).toEqual(["", false])
    const lessons = allLessons.slice(0, 3).map(({ path }) => [path, [0, 1, 2]])
    await page.evaluate(
      (text) => localStorage.setItem("guapcoin.lessons", text),
      JSON.stringify(Object.fromEntries(lessons)),
    )
    await page.reload()
    await count("Strips woven: 3 of 10")
    const cloth = await woven()
    await picture(page, "state-own-cloth")
    // In print too: the illustration, without a button.
    await page.emulateMedia({ media: "print" })
    await page.locator("#cloth [data-strips] path").first().waitFor()
    expect(await page.getByRole("button", { name: "Save as a picture" }).isVisible()).toBe(false)
    await page.emulateMedia({ media: null })
    await page.reload()
    await count("Strips woven: 3 of 10")
    expect(await woven()).toBe(cloth)
    const sent: string[] = []
    page.on("request", (request) => sent.push(request.url()))
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as a picture" }).click(),
    ])
    expect(saved.suggestedFilename()).toBe("guapcoin-cloth.png")
    const { width, height } = await sharp(readFileSync(await saved.path())).metadata()
    expect([width, height]).toEqual([1323, 1040])
    expect(sent.filter((url) => !url.startsWith("blob:"))).toEqual([])
    // An event added to a calendar gets one band beside those of the lessons, only once.
    for (const strips of ["4 of 11", "4 of 11"]) {
      await page.goto("/events/ecosystem-overview")
      await page.getByRole("button", { name: "Add to Calendar" }).click()
      const file = page.getByRole("link", { name: "Apple Calendar" })
      await Promise.all([page.waitForEvent("download"), file.click()])
      await page.goto("/learn")
      await count(`Strips woven: ${strips}`)
    }
    expect((await woven()).startsWith(cloth)).toBe(true)
    await picture(page, "state-own-cloth-with-a-session")
    // Another device draws a different illustration for the same lessons.
    await page.evaluate(() => localStorage.setItem("guapcoin.cloth", "another"))
    await page.reload()
    await count("Strips woven: 4 of 11")
    expect((await woven()).startsWith(cloth)).toBe(false)
  })
})

describe("a certificate", () => {
  test("shows a name that no request contains and nothing stores", async () => {
    const page = await visitor.newPage()
    const sent: string[] = []
    page.context().on("request", (request) => {
      sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ""}`)
    })
    await openCertificate(page)
    await alive(page, elements)
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "")
    })
    const field = page.getByLabel(certificateSheet.name.label)
    await field.pressSequentially("Ọmọlará Zebulon")
    expect(await page.locator("[data-name]").textContent()).toBe("Ọmọlará Zebulon")
    await picture(page, "state-certificate")
    const band = () => page.locator("[data-band]").first().innerHTML()
    const withoutCloth = await band()
    await page.evaluate(() => localStorage.setItem("guapcoin.cloth", "zebu"))
    await field.pressSequentially("a")
    // After a name is entered, the certificate shows the illustration of this device.
    expect(await band()).not.toBe(withoutCloth)
    await picture(page, "state-certificate-with-own-cloth")
    await field.press("Backspace")
    await page.keyboard.press("Enter")
    await page.getByRole("button", { name: certificateSheet.name.print }).click()
    await until("it was printed", () => page.locator("body[data-printed]").isVisible())
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept + page.url()).not.toMatch(/Zebulon/)
    await page.goto("/", { waitUntil: "networkidle" })
    expect(sent.length).toBeGreaterThan(10)
    // However the browser would encode the first name, the second one stays the same.
    expect(sent.filter((request) => request.includes("Zebulon"))).toEqual([])
  })

  test("is made and extended without script, and has a line to write the name by hand", async () => {
    visitor.expectProblem(/422/)
    const page = await visitor.newPage({ width: 360, javaScript: false })
    await page.goto("/learn/certificate")
    await page.getByRole("link", { name: "Understanding Blockchain" }).click()
    await page.getByRole("button", { name: certificateQuestions.submit }).click()
    expect(await page.getByRole("alert").getByRole("link").count()).toBe(3)
    await answerRight(page)
    expect(await page.getByLabel(certificateSheet.name.label).isVisible()).toBe(false)
    expect(await page.locator("[data-name]").evaluate((line) => line.clientHeight)).toBeGreaterThan(40)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})
