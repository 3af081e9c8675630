import { type Browser, type Cookie, chromium, type Page } from "playwright-core"
import { sessionRules } from "#app/auth/sessions/options.ts"
import { chromiumPath } from "../scripts/prepare.mjs"
import { admin } from "./product-process.ts"

/** Playwright's pointer settings, and the lazy-loading distance of 4G, because the headless shell has no network type. */
const blinkSettings = [
  "primaryHoverType=2",
  "availableHoverTypes=2",
  "primaryPointerType=4",
  "availablePointerTypes=4",
  "lazyLoadingImageMarginPxUnknown=1250",
]

/**
 * The machine's own Chromium, with its own background requests disabled.
 *
 * @param isPainted for pictures; without it nothing is rasterized, which saves a tenth of Chromium's work
 */
export function launchBrowser(isPainted = process.env.PICTURES !== undefined): Promise<Browser> {
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
      ...(isPainted ? [] : ["--force-gpu-mem-available-mb=1"]),
      `--blink-settings=${blinkSettings.join(",")}`,
    ],
  })
}

/** Records in each document of the page which scripts have run or never will, for `alive`. */
export async function noteScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const settled = new WeakSet<EventTarget>()
    const note = ({ target }: Event) => target && settled.add(target)
    document.addEventListener("load", note, true)
    document.addEventListener("error", note, true)
    Object.assign(window, { settledScripts: settled })
  })
}

/**
 * Resolves when the document's scripts are ready: hydration has finished, and every other script has run. They start
 * after the first paint (modules-later.ts).
 */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { dataset } = document.documentElement
    if ("hydrated" in dataset) return "alive" in dataset
    const { settledScripts } = window as unknown as { settledScripts: WeakSet<EventTarget> }
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type$="module"]')]
    return scripts.every((script) => settledScripts.has(script))
  })
}

/** Resolves when a hydrated page has rendered, which may be later for a page opened by client-side navigation. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-alive]").waitFor({ state: "attached" })
}

/** Session cookies by account address, for the product of this test file. */
const sessions = new Map<string, Cookie[]>()
export const forgetSessions = () => sessions.clear()

/** Reuses the account's session of an earlier window, and signs in if there is none. */
export async function signIn(page: Page, account = admin): Promise<void> {
  const session = sessions.get(account.email)
  if (session) {
    await page.context().addCookies(session)
    await page.goto("/admin")
    if (new URL(page.url()).pathname === "/admin") return
  }
  await signInByPassword(page, account)
}

export async function signInByPassword(page: Page, account = admin): Promise<void> {
  await sendPassword(page, account)
  await page.waitForURL("**/admin")
  const cookies = await page.context().cookies()
  sessions.set(
    account.email,
    cookies.filter(({ name }) => name === sessionRules.staff.cookie),
  )
}

/** First step of signing in. An account with a second factor is asked for it next. */
export async function sendPassword(page: Page, account: typeof admin): Promise<void> {
  await page.goto("/admin/login")
  await page.getByLabel("Email").fill(account.email)
  await page.getByLabel("Password", { exact: true }).fill(account.password)
  await page.getByRole("button", { name: "Log In" }).click()
}
