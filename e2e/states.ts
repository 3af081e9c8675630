import type { Locator, Page } from "playwright-core"
import { alive } from "./screens.ts"

/** States of a page: state -> how to reach it from the previous state. */
export type Journey = Record<string, (page: Page) => Promise<unknown>>

/** Journeys by name. Each starts with a new page, and none may change what another one shows. */
export type Journeys = Record<string, Journey>

/** Opens a page and waits for its script, if it has one. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const isApp = await page.evaluate(() => "__reactRouterContext" in window)
  // A static page has no script, so additional parts such as the footer's form work without it.
  const has = async (name: string) =>
    (await page.locator(`script:is([src*="${name}"], [data-src*="${name}"])`).count()) > 0
  const script = (await has("entry.elements"))
    ? "elements"
    : (await has("place-elements"))
      ? "places"
      : "none"
  await alive(page, { script: isApp ? "hydrated" : script })
}

/** Turns off browser validation, so that the server's response can be seen. */
function unguard(button: Element): void {
  for (const form of button.ownerDocument.forms) form.noValidate = true
}

/** Presses the first button of this name. */
export async function press(within: Page | Locator, name: string): Promise<void> {
  const button = within.getByRole("button", { name, exact: true }).first()
  await button.evaluate(unguard)
  await button.click()
}

/** Resolves when a form shows an error. */
const refused = (page: Page) =>
  page.locator("main :is([aria-invalid=true], [role=alert])").filter({ visible: true }).first().waitFor()

/** Presses, and waits for an error. */
export async function pressInVain(within: Page | Locator, name: string): Promise<void> {
  await press(within, name)
  await refused("page" in within ? within.page() : within)
}

/** Waits for a toast and focuses it, which keeps it open. */
export async function holdToast(page: Page): Promise<void> {
  const close = page.locator(".toast [data-close]").last()
  await close.waitFor()
  await close.focus()
}

/** Fills in fields by name. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(`main [name="${name}"]:not([type=hidden])`).first()
    if (await control.evaluate((element) => element instanceof HTMLSelectElement))
      await control.selectOption(value)
    else await control.fill(value)
  }
}

/** Sets a value that a user could not type or choose. */
export const force = (control: Locator, value: string) =>
  control.first().evaluate((element: HTMLInputElement, value) => {
    element.value = value
  }, value)

/** Opens all details elements. */
export const unfold = (page: Page) =>
  page.locator("main details").evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true
  })
