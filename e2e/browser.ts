import { type Browser, chromium, type Page } from "playwright-core"
import { chromiumPath } from "../scripts/prepare.mjs"
import { admin } from "./product-process.ts"

/** What Playwright says of the pointer, and how far below the window pictures are fetched on 4G: the headless shell knows no network. */
const blinkSettings = [
  "primaryHoverType=2",
  "availableHoverTypes=2",
  "primaryPointerType=4",
  "availablePointerTypes=4",
  "lazyLoadingImageMarginPxUnknown=1250",
]

/** The machine's own Chromium, silent towards every host but ours. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--blink-settings=${blinkSettings.join(",")}`,
    ],
  })
}

/** Resolves when the page's script has taken over its markup. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main, section[aria-label]")].some((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps$")),
    ),
  )
}

export async function signIn(page: Page, account = admin): Promise<void> {
  await page.goto("/admin/login")
  await page.getByLabel("Email").fill(account.email)
  await page.getByLabel("Password").fill(account.password)
  await page.getByRole("button", { name: "Log In" }).click()
  await page.waitForURL("**/admin")
}
