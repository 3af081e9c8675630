import { mkdirSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { startEmbeddedPostgres } from "@guapcoin/embedded-postgres"
import type { AxeResults, RunOptions } from "axe-core"
import { and, eq, like } from "drizzle-orm"
import type { Browser, BrowserContext, Locator, Page } from "playwright-core"
import PostalMime, { type Email } from "postal-mime"
import { afterAll, afterEach, beforeAll, expect } from "vitest"
import { connectDatabase, type Database } from "#app/lib/db/client.server.ts"
import { applications, listings, mails, sessions, users } from "#app/lib/db/schema.ts"
import { approve, reject } from "#app/listings/application/admin/review.server.ts"
import type { ApplicationValues } from "#app/listings/application/application-rules.ts"
import { ask } from "#app/listings/application/questions/questions.server.ts"
import { submitApplication } from "#app/listings/application/registration/registration.server.ts"
import { shortApplication } from "#app/listings/application/test-application.ts"
import { findDirectoryStage } from "#app/settings/directory-stage.server.ts"
import type { DirectoryStage } from "#app/settings/directory-stages.ts"
import { setDirectoryStage } from "#app/settings/test-support.ts"
import { admitted } from "#test/admitted.ts"
import { createTestDatabase, silentLog } from "#test/database.ts"
import { makeEmbeddedTables } from "#test/make-tables.ts"
import { sampleOf } from "#test/sample.ts"
import { longestWaitMs, waitUntil } from "#test/wait-until.ts"
import { keepWhenRed } from "#test/what-was-seen.ts"
import {
  alive,
  forgetSessions,
  hydrated,
  launchBrowser,
  noteScripts,
  sendPassword,
  signIn,
  signInByPassword,
} from "./browser.ts"
import { admin, createProductProcess, type ProductProcess } from "./product-process.ts"

export { admin, hydrated, sendPassword, signIn, signInByPassword }

/** The running product, with access to its database and mails. */
export type Product = ProductProcess & {
  /** Every sent mail, oldest first, once the outbox is empty. */
  mails(): Promise<Email[]>
  /** Sends decision mails as if the minute in which decisions can be undone were over. */
  sendDecisions(): Promise<void>
  /** Reads the database, or makes a change that no page offers. */
  database<T>(use: (db: Database) => Promise<T>): Promise<T>
}

/**
 * A product process for the test file, with its own database on the test server, fully migrated and with its towns marked
 * as loaded.
 *
 * @param database 'embedded': the product's own; 'new': the same, created by its first start, which then loads all towns
 */
export function useProduct(
  env: Record<string, string> = {},
  database: "server" | "embedded" | "new" = "server",
): Product {
  const handle = {} as Product
  let drop: (() => Promise<void>) | undefined

  beforeAll(async () => {
    const created = database === "server" ? await createTestDatabase() : undefined
    drop = created?.drop
    const product = await createProductProcess({ ...env, DATABASE_URL: created?.url ?? "" })
    Object.defineProperties(handle, Object.getOwnPropertyDescriptors(product))
    if (database === "embedded") await makeEmbeddedTables(product)
    handle.database = async (use) => {
      const connection =
        created?.connection ??
        (await startEmbeddedPostgres({ dataDir: product.dataDir, mode: "join" })).connection
      const client = connectDatabase(connection, silentLog, { max: 2 })
      try {
        return await use(client.db)
      } finally {
        await client.close()
      }
    }
    handle.sendDecisions = () =>
      handle.database(async (db) => {
        const isDecision = like(mails.dedupeKey, "%-decision:%")
        await db
          .update(mails)
          .set({ nextAttemptAt: new Date() })
          .where(and(eq(mails.status, "queued"), eq(mails.attempts, 0), isDecision))
      })
    handle.mails = async () => {
      await handle.sendDecisions()
      await until("every mail is sent", () =>
        handle.database(async (db) =>
          // Digest mails are never sent by themselves.
          (await db.select().from(mails)).every(
            (mail) => mail.status === "sent" || mail.urgency === "digest",
          ),
        ),
      )
      return readMails(path.join(product.dataDir, "mail"))
    }
    await product.start()
  })
  afterAll(async () => {
    await handle.remove?.()
    await drop?.()
  })
  keepWhenRed("server", () => handle.output().trimEnd().split("\n"))
  return handle
}

async function readMails(folder: string): Promise<Email[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith(".eml"))
  const parsed = await Promise.all(
    files.map((file) => PostalMime.parse(readFileSync(path.join(folder, file)))),
  )
  return parsed.sort((a, b) => String(a.date).localeCompare(String(b.date)))
}

/** Polls until the condition is true; the failure names what was awaited. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  await waitUntil(async () => expect(await isSo(), what).toBe(true))
}

/**
 * A notice about the last action. Only notices count: a fact or a column may have the same text, and a test that waited
 * for those would wait for nothing.
 */
export function notice(page: Page, text: string): Locator {
  const notices = page.getByRole("status").or(page.getByRole("alert"))
  return page.getByRole("main").locator(notices).getByText(text, { exact: true })
}

export type PageOptions = {
  /** Default: true. */
  javaScript?: boolean
  /** Of the window, in CSS pixels; default: 1280. */
  width?: number
  height?: number
  /** Opens another tab of this browser, with its cookies and storage. */
  besides?: Page
  /** Stays open until the end of the file, with the browser's cache; default: false. */
  isKept?: boolean
}

export type Visitor = {
  newPage(options?: PageOptions): Promise<Page>
  /** Allows console errors or failed requests in this test, for intended failures. */
  expectProblem(pattern: RegExp): void
}

let opened: Promise<Browser> | undefined

/** Browser of all test files of a process, relaunched if it ended. It ends with the process. */
async function openBrowser(isPainted?: boolean): Promise<Browser> {
  const before = await opened?.catch(() => undefined)
  if (before?.isConnected()) return before
  opened = launchBrowser(isPainted)
  return opened
}

/**
 * A browser for the test file, without state of earlier files. After each test its pages are closed, and the test fails
 * for every console error, exception, and request to another host.
 */
export function useBrowser(product: Product, isPainted?: boolean): Visitor {
  let browser: Browser
  let ofTest: (BrowserContext | Page)[] = []
  const ofFile: (BrowserContext | Page)[] = []
  const scriptless = new WeakSet<BrowserContext>()
  /** Navigation and console output of the pages. */
  let said: string[] = []
  let problems: string[] = []
  let expected: RegExp[] = []

  beforeAll(async () => {
    forgetSessions()
    browser = await openBrowser(isPainted)
  })
  afterEach(async () => {
    const surprises = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))
    for (const one of ofTest) await one.close()
    ofTest = []
    said = []
    problems = []
    expected = []
    expect(surprises, "console errors, exceptions and requests to other hosts").toEqual([])
  })
  // Such hooks run in reverse order: here nothing is cleared yet.
  keepWhenRed("page", () => said)
  afterAll(async () => {
    for (const one of ofFile) await one.close()
  })

  return {
    async newPage({ javaScript = true, width = 1280, height = 800, besides, isKept = false } = {}) {
      let context = besides?.context()
      if (!context) {
        context = await browser.newContext({
          baseURL: product.origin,
          javaScriptEnabled: javaScript,
          viewport: { width, height },
          locale: "en-US",
          colorScheme: "light",
        })
        context.setDefaultTimeout(2 * longestWaitMs)
        if (!javaScript) scriptless.add(context)
      }
      const page = await context.newPage()
      const closed = isKept ? ofFile : ofTest
      closed.push(besides ? page : context)
      if (!scriptless.has(context)) await actOnceAlive(page)
      page.on("framenavigated", (frame) => {
        if (frame === page.mainFrame()) said.push(`at ${frame.url()}`)
      })
      page.on("console", (message) => {
        said.push(`${message.type()}: ${message.text()}`)
        if (message.type() === "error") problems.push(`console: ${message.text()}`)
      })
      page.on("pageerror", (error) => problems.push(`exception: ${error.message}`))
      page.on("request", (request) => {
        const { origin, protocol } = new URL(request.url())
        if (origin !== product.origin && protocol !== "data:" && protocol !== "blob:")
          problems.push(`third party: ${request.url()}`)
      })
      return page
    },
    expectProblem(pattern) {
      expected.push(pattern)
    },
  }
}

/**
 * Scripts start after the first paint, and a press before that uses the plain link or form. Journeys press later, as
 * visitors do: navigation methods return once the page is alive. With `commit` they return before its script, as in
 * Playwright.
 */
async function actOnceAlive(page: Page): Promise<void> {
  await noteScripts(page)
  const { goto, reload, goBack, goForward } = page
  type Options = Parameters<Page["reload"]>[0]
  const before = (options: Options) => options?.waitUntil === "commit"
  const waiting =
    (open: Page["reload"]): Page["reload"] =>
    async (options) => {
      const response = await open.call(page, options)
      if (!before(options)) await alive(page)
      return response
    }
  page.goto = (url, options) => waiting((given) => goto.call(page, url, given))(options)
  page.reload = waiting(reload)
  page.goBack = waiting(goBack)
  page.goForward = waiting(goForward)
}

const axeSource = readFileSync(path.resolve("node_modules/axe-core/axe.min.js"), "utf8")
const axeOptions: RunOptions = {
  resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
}

/** Finishes all fades, because contrast is too low half-way. Scroll-driven and repeating animations are left out. */
export function endFades(page: Page): Promise<void> {
  return page.evaluate(() => {
    // Collapsed content has no computed style, and starts no fade, until it is requested, as IBM's engine does.
    for (const element of document.querySelectorAll("*")) void getComputedStyle(element).color
    for (const animation of document.getAnimations())
      if (
        animation.timeline === document.timeline &&
        animation.effect?.getComputedTiming().endTime !== Infinity
      )
        animation.finish()
  })
}

/**
 * Axe findings in a state of a journey, as `axeFindings` returns them. An analysis costs half a second of CPU time, so CI
 * draws a quarter of the tests, others with each commit, and the nightly run analyzes all of them. The page crawl covers
 * every page.
 */
export async function axe(page: Page): Promise<string[]> {
  const [isDrawn] = sampleOf(`axe in ${expect.getState().currentTestName}`, [true, false, false, false])
  return isDrawn ? axeFindings(page) : []
}

/** @returns axe findings on the page as it is now, one line per finding. Needs JavaScript. */
export async function axeFindings(page: Page): Promise<string[]> {
  await endFades(page)
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate(
    (options): Promise<AxeResults> =>
      (window as unknown as { axe: typeof import("axe-core") }).axe.run(options),
    axeOptions,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html} ${failureSummary}`),
  )
}

/** The test's device prefers the light theme. The dark theme differs in colors only. */
export async function atNight<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const turn = (theme: string) =>
    page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), theme)
  await turn("dark")
  const seen = await look()
  await turn("light")
  return seen
}

/**
 * Set PICTURES to a folder to get screenshots of every screen and state of the journeys, on a phone and on a wide screen.
 */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  const before = page.viewportSize()
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: width < 1000 ? 740 : 900 })
    await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true })
  }
  if (before) await page.setViewportSize(before)
}

/** Adds an application by the product's own commands, without its pages. @returns id and public address */
export async function addApplication(
  db: Database,
  given: Partial<ApplicationValues>,
  decision?: "approved" | "rejected" | "asked",
): Promise<{ id: number; slug: string | null }> {
  const submissionKey = crypto.randomUUID()
  const context = admitted({ submissionKey, publicUrl: "http://localhost", now: new Date() })
  await submitApplication(db, { ...shortApplication, ...given }, context)
  const find = async () => {
    const rows = await db.select().from(applications)
    const row = rows.find((candidate) => candidate.submissionKey === submissionKey)
    if (!row) throw new Error("The application was not stored")
    return row
  }
  const { id } = await find()
  const [by] = await db.select({ id: users.id, name: users.name }).from(users).limit(1)
  if (!by) throw new Error("There is no administrator")
  if (decision === "approved") await approve(db, id, { ...context, by })
  if (decision === "rejected") await reject(db, id, "Please add an address.", { ...context, by })
  if (decision === "asked") await ask(db, id, "Which house number is it?", { ...context, by })
  const [listing] = await db.select().from(listings).where(eq(listings.applicationId, id))
  return { id, slug: listing?.slug ?? null }
}

/**
 * Resets the time of the last password prompt: changes to accounts require one within ten minutes, and a page crawl in
 * all combinations takes longer.
 */
export async function renewProofs(product: Product): Promise<void> {
  await product.database((db) => db.update(sessions).set({ authenticatedAt: new Date() }))
}

export async function setStage(product: Product, stage: DirectoryStage): Promise<void> {
  const shown = async () => (await fetch(`${product.origin}/merchant-directory`)).headers.get("etag")
  const before = await shown()
  const isChange = await product.database(async (db) => {
    const [by] = await db.select({ id: users.id, name: users.name }).from(users).limit(1)
    if (!by) throw new Error("There is no administrator")
    const known = await findDirectoryStage(db)
    await setDirectoryStage(db, stage, by, new Date())
    return known !== stage
  })
  // The change was made outside of the product, which notices it a moment later.
  if (isChange) await until("the directory is in its new stage", async () => (await shown()) !== before)
}

/** Control of a form field by its name: labels repeat on a page, names of one form do not. */
export function field(page: Page, name: keyof ApplicationValues): Locator {
  return page.locator(`#${name}`)
}

/** Fills in one step of the wizard: checkboxes by boolean, selects by option. */
export async function fillIn(page: Page, values: Partial<ApplicationValues>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = field(page, name as keyof ApplicationValues)
    if (typeof value === "boolean") await control.setChecked(value)
    else if (await control.evaluate((element) => element instanceof HTMLSelectElement))
      await control.selectOption(value)
    else await control.fill(value)
  }
}
