import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { contactMessages } from "#app/lib/db/schema.ts"
import { navigation } from "#content/en/site.ts"
import { admin, axeFindings, picture, until, useProduct } from "#e2e/harness.ts"
import { useOldChromium } from "#e2e/old-chromium.ts"

const product = useProduct()

/** Pages of every type: long ones, and ones with demos, forms, popovers or scripts, hydrated ones, and ones of the staff. */
const pages = [
  "/",
  "/learn",
  "/learn/blockchain",
  "/events",
  "/contact",
  "/merchant-directory",
  "/merchant-register",
  "/community",
  "/use-guapcoin",
]

// Playwright's checks before an action need newer browsers than these.
const value = (page: Page, selector: string) =>
  page.evaluate((selector) => document.querySelector<HTMLInputElement>(selector)?.value, selector)
const press = (page: Page, selector: string) =>
  page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), selector)
const type = (page: Page, selector: string, text: string) =>
  page.evaluate(
    ([selector = "", text = ""]) => {
      const field = document.querySelector<HTMLInputElement>(selector)
      if (!field) throw new Error(`There is no ${selector}`)
      field.value = text
      field.dispatchEvent(new Event("input", { bubbles: true }))
      field.dispatchEvent(new Event("change", { bubbles: true }))
    },
    [selector, text],
  )

/** Returns elements that cover other readable or pressable ones, and by how many pixels the page exceeds its window. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const wider = document.documentElement.scrollWidth - window.innerWidth
    if (wider > 0) found.push(`the page is ${wider} px wider than the window`)
    const isFolded = (element: Element) =>
      element.closest("details:not([open])") !== null && element.closest("summary") === null
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === "inset(50%)" || isForScreenReaders(element.parentElement))
    for (const element of document.querySelectorAll("h1, h2, p, a, button, input, select, textarea")) {
      if (isFolded(element) || isForScreenReaders(element)) continue
      element.scrollIntoView({ block: "center" })
      const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect()
      const { visibility, opacity } = getComputedStyle(element)
      if (width < 2 || height < 2 || visibility === "hidden" || opacity === "0") continue
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      // The link of a card covers the whole card, so that the card can be pressed anywhere.
      if (over && !over.matches(".card-target") && !over.contains(element) && !element.contains(over))
        found.push(`${over.outerHTML.slice(0, 80)} lies over ${element.outerHTML.slice(0, 80)}`)
    }
    return found
  })

describe.each(["106.0.2", "92.0.0"])("in Chromium %s", (version) => {
  const old = useOldChromium(version, product)

  async function open(path: string): Promise<Page> {
    const page = await old.newPage()
    await page.goto(path)
    return page
  }

  test.each(pages)("%s can be read, and nothing covers anything", async (path) => {
    const page = await open(path)
    expect(await faults(page)).toEqual([])
    await picture(page, `old-${version}-${path.replaceAll("/", "-")}`)
  })

  test("the menu is a list of working links", async () => {
    const page = await open("/learn")
    const { href } = navigation.at(-1) ?? navigation[0]
    await press(page, `header a[href="${href}"]`)
    await page.waitForURL(`**${href}`)
  })

  test("the light theme has enough contrast", async () => {
    const page = await old.newPage()
    await page.emulateMedia({ colorScheme: "light" })
    for (const path of pages) {
      await page.goto(path)
      const unreadable = (await axeFindings(page)).filter((finding) => finding.startsWith("color-contrast"))
      expect([path, unreadable]).toEqual([path, []])
    }
    await picture(page, `old-${version}-light`)
  })

  test("a message is sent, and a refused one keeps what was typed", async () => {
    const page = await open("/contact")
    const name = `Ama in ${version}`
    const typed = { name, subject: "Hours", message: "When are you there?", category: "Support" }
    for (const [field, text] of Object.entries(typed)) await type(page, `#${field}`, text)
    await press(page, "main form [type=submit]")
    await page.waitForFunction(() => document.querySelector("#email-error") !== null)
    expect(await value(page, "#message")).toBe(typed.message)
    await type(page, "#email", "ama@example.org")
    await press(page, "main form [type=submit]")
    await until("it has arrived", async () => {
      const messages = await product.database((db) => db.select().from(contactMessages))
      return messages.some((message) => message.name === name)
    })
  })

  test("staff sign in and see their work", async () => {
    const page = await open("/admin/login")
    await type(page, "#email", admin.email)
    await type(page, "#password", admin.password)
    await press(page, "main form [type=submit]")
    await page.waitForURL("**/admin")
    expect(await faults(page)).toEqual([])
    await picture(page, `old-${version}-staff`)
  })
})
