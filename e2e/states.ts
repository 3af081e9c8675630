import type { Locator, Page } from "playwright-core"
import { alive } from "./screens.ts"

/** What a page can come to look like, by what people do on it: state -> how to get there from the state before. */
export type Journey = Record<string, (page: Page) => Promise<unknown>>

/** By name. Each begins with a page of its own, and none may touch what another one shows. */
export type Journeys = Record<string, Journey>

/** Opens a page and waits for its script, whichever it has. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const isApp = await page.evaluate(() => "__reactRouterContext" in window)
  // A page of text has no script, and what stands on it beside (the footer's form) is plain there.
  const has = async (name: string) =>
    (await page.locator(`script:is([src*="${name}"], [data-src*="${name}"])`).count()) > 0
  const script = (await has("entry.elements"))
    ? "elements"
    : (await has("place-elements"))
      ? "places"
      : "none"
  await alive(page, { script: isApp ? "hydrated" : script })
}

/** What the browser itself would refuse or shorten is sent as it is: the answer of the server is to be seen. */
function unguard(button: Element): void {
  for (const form of button.ownerDocument.forms) form.noValidate = true
}

/** Presses the first button of this name. */
export async function press(within: Page | Locator, name: string): Promise<void> {
  const button = within.getByRole("button", { name, exact: true }).first()
  await button.evaluate(unguard)
  await button.click()
}

/** Resolves when a form says what is wrong. */
const refused = (page: Page) =>
  page.locator("main :is([aria-invalid=true], [role=alert])").filter({ visible: true }).first().waitFor()

/** Presses, and waits for what is wrong. */
export async function pressInVain(within: Page | Locator, name: string): Promise<void> {
  await press(within, name)
  await refused("page" in within ? within.page() : within)
}

/** Waits for a toast. With the focus in it, it stays. */
export async function holdToast(page: Page): Promise<void> {
  const close = page.locator(".toast [data-close]").last()
  await close.waitFor()
  await close.focus()
}

/** Fills in fields by their names. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(`main [name="${name}"]:not([type=hidden])`).first()
    if (await control.evaluate((element) => element instanceof HTMLSelectElement))
      await control.selectOption(value)
    else await control.fill(value)
  }
}

/** Gives a control a value that nobody could type or choose. */
export const force = (control: Locator, value: string) =>
  control.first().evaluate((element: HTMLInputElement, value) => {
    element.value = value
  }, value)

/** Opens whatever can be unfolded. */
export const unfold = (page: Page) =>
  page.locator("main details").evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true
  })
