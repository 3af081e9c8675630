import { request } from "node:http"
import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import type { Database } from "#app/db/client.server.ts"
import {
  articleRevisions,
  articles,
  contactMessages,
  events,
  mails,
  merchantRequests,
  storySubmissions,
  townHallSubscribers,
} from "#app/db/schema.ts"
import { createAdmin } from "#app/features/admin/admins.server.ts"
import { createPasswordHasher } from "#app/features/admin/password-hash.server.ts"
import { directoryPageSize } from "#app/features/merchants/options.ts"
import { createLinkToken, hashLinkToken } from "#app/platform/secrets.server.ts"
import routeTable from "#app/routes.ts"
import { merchantContent } from "#content/en/merchants.ts"
import {
  addMerchant,
  application,
  axe,
  field,
  fillIn,
  hydrated,
  picture,
  setStage,
  signIn,
  until,
  useBrowser,
  useProduct,
} from "./harness.ts"

const product = useProduct()
const visitor = useBrowser(product)

type Screen = {
  path: string
  /** A text page ships none; one with custom elements a little; only an application is hydrated. */
  script: "none" | "elements" | "hydrated"
  /** Only pages for everybody have one address that search engines should know. */
  canonical: boolean
  status?: number
}

const text = { script: "none", canonical: true } as const
const elements = { script: "elements", canonical: true } as const
const live = { script: "hydrated", canonical: true } as const

/** One screen for each route; a route that is missing here fails the first test. */
const publicScreens: Record<string, Screen> = {
  "": { path: "/", ...elements },
  about: { path: "/about", ...elements },
  learn: { path: "/learn", ...elements },
  "learn/glossary": { path: "/learn/glossary", ...text },
  "learn/:lesson": { path: "/learn/blockchain", ...elements },
  "learning-path": { path: "/learning-path", ...elements },
  "learning-path/:topic": { path: "/learning-path/exchanges", ...elements },
  faq: { path: "/faq", ...text },
  merchants: { path: "/merchants", ...elements },
  "merchant-directory": { path: "/merchant-directory", ...live },
  "merchant-directory/:slug": { path: "/merchant-directory/demo-shop-1", ...text },
  "merchant-register": { path: "/merchant-register", ...live },
  "merchant-register/submitted": { path: "/merchant-register/submitted", ...live },
  "merchant-register/status/:token": { path: "", script: "none", canonical: false },
  newsletter: { path: "/newsletter", ...text },
  "newsletter/check-your-mail": { path: "/newsletter/check-your-mail", ...text },
  // No such link; newsletter.test.ts opens true ones.
  "newsletter/confirm/:token": {
    path: "/newsletter/confirm/none",
    script: "none",
    canonical: false,
    status: 404,
  },
  "newsletter/manage/:token": {
    path: "/newsletter/manage/none",
    script: "none",
    canonical: false,
    status: 404,
  },
  "newsletter/unsubscribe/:token": {
    path: "/newsletter/unsubscribe/none",
    script: "none",
    canonical: false,
    status: 404,
  },
  community: { path: "/community", ...elements },
  "community/story": { path: "/community/story", ...elements },
  events: { path: "/events", ...elements },
  "events/:slug": { path: "/events/ecosystem-overview", ...elements },
  "town-halls": { path: "/town-halls", ...elements },
  "town-halls/unsubscribe/:token": {
    path: "/town-halls/unsubscribe/closed",
    script: "none",
    canonical: false,
    status: 404,
  },
  blog: { path: "/blog", ...text },
  "blog/:slug": { path: "/blog/demo-article", ...text },
  wallet: { path: "/wallet", ...elements },
  whitepapers: { path: "/whitepapers", ...elements },
  "get-guapcoin": { path: "/get-guapcoin", ...text },
  "use-guapcoin": { path: "/use-guapcoin", ...text },
  metaverse: { path: "/metaverse", ...text },
  "probit-tutorial": { path: "/probit-tutorial", ...text },
  privacy: { path: "/privacy", ...text },
  terms: { path: "/terms", ...text },
  contact: { path: "/contact", ...elements },
  "*": { path: "/no-such-page", ...text, status: 404 },
  "admin/login": { path: "/admin/login", ...live },
  // There is an administrator already: the link is closed. first-start.test.ts opens one.
  "admin/setup/:token": { path: "/admin/setup/closed", script: "hydrated", canonical: false, status: 404 },
  "admin/invitation/:token": {
    path: "/admin/invitation/closed",
    script: "hydrated",
    canonical: false,
    status: 404,
  },
  "admin/password-reset": { path: "/admin/password-reset", ...live },
  "admin/password-reset/:token": {
    path: "/admin/password-reset/closed",
    script: "hydrated",
    canonical: false,
    status: 404,
  },
}
const staff = (path: string): Screen => ({ path, script: "hydrated", canonical: false })
/** '{merchant}' and its like are numbers of rows that beforeAll adds. */
const adminScreens: Record<string, Screen> = {
  admin: staff("/admin"),
  "admin/account": staff("/admin/account"),
  "admin/account/authenticator": staff("/admin/account/authenticator"),
  "admin/account/passkeys": staff("/admin/account/passkeys"),
  "admin/account/password": staff("/admin/account/password"),
  "admin/articles": staff("/admin/articles"),
  "admin/articles/:id": staff("/admin/articles/{article}"),
  "admin/articles/:id/delete": staff("/admin/articles/{article}/delete"),
  "admin/articles/:id/history": staff("/admin/articles/{article}/history"),
  "admin/articles/:id/history/:revision": staff("/admin/articles/{article}/history/1"),
  "admin/articles/:id/picture": staff("/admin/articles/{article}/picture"),
  "admin/audit": staff("/admin/audit"),
  "admin/contacts": staff("/admin/contacts"),
  "admin/contacts/:id": staff("/admin/contacts/{message}"),
  "admin/contacts/:id/delete": staff("/admin/contacts/{message}/delete"),
  "admin/events": staff("/admin/events"),
  "admin/events/new": staff("/admin/events/new"),
  "admin/events/:id": staff("/admin/events/{event}"),
  "admin/events/:id/cancel": staff("/admin/events/{event}/cancel"),
  "admin/events/:id/delete": staff("/admin/events/{event}/delete"),
  "admin/mail": staff("/admin/mail"),
  "admin/mail/:id": staff("/admin/mail/{mail}"),
  "admin/merchants": staff("/admin/merchants"),
  "admin/merchants/:id": staff("/admin/merchants/{merchant}"),
  "admin/merchants/:id/reject": staff("/admin/merchants/{merchant}/reject"),
  "admin/person": staff("/admin/person?email=waits@example.org"),
  "admin/person/erase": staff("/admin/person/erase?email=waits@example.org"),
  "admin/settings": staff("/admin/settings"),
  "admin/submissions": staff("/admin/submissions"),
  "admin/submissions/:id": staff("/admin/submissions/{story}"),
  "admin/submissions/:id/edit": staff("/admin/submissions/{story}/edit"),
  "admin/submissions/:id/reject": staff("/admin/submissions/{story}/reject"),
  "admin/subscribers": staff("/admin/subscribers"),
  "admin/subscribers/town-halls": staff("/admin/subscribers/town-halls"),
  "admin/subscribers/:list/:id/erase": staff("/admin/subscribers/town-halls/{subscriber}/erase"),
  "admin/team": staff("/admin/team"),
  "admin/team/invite": staff("/admin/team/invite"),
  "admin/team/:id/remove": staff("/admin/team/{colleague}/remove"),
}
const notScreens = [
  // Files, data, what only comes about in a journey (account.test.ts, articles.test.ts), and screens of one row above that
  // are also there for several.
  "admin/account/confirm",
  "admin/account/passkey-options",
  "admin/account/recovery-codes",
  "admin/articles/:id/draft",
  "admin/articles/:id/preview",
  "admin/articles/preview",
  "admin/contacts/delete",
  "admin/login/passkey",
  "admin/login/second-step",
  "admin/logout",
  "admin/merchants/reject",
  "admin/person.json",
  "admin/submissions/reject",
  "admin/subscribers.csv",
  "admin/subscribers/town-halls.csv",
  "blog/feed.xml",
  "events.ics",
  "events/:slug.ics",
  "images/:file",
  "robots.txt",
  "sitemap.xml",
]

beforeAll(async () => {
  const token = createLinkToken()
  const longest = {
    businessName: "Ẹgbẹ́ Alájẹṣẹ́kù Àwọn Oníṣòwò Ọjà Ọba ní Ìlú Àbẹ́òkúta àti Agbègbè Rẹ̀"
      .repeat(2)
      .slice(0, 120),
    description: "DemodatawithoutasingleblankDémonstration".repeat(25),
    website: `https://${"very-long-subdomain.".repeat(4)}example.org/${"path/".repeat(40)}`,
    city: "Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu",
    email: `${"long".repeat(15)}@${"example".repeat(8)}.org`,
    walletAddress: "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ",
    showWallet: true,
  }
  await product.database(async (db) => {
    await addMerchant(
      db,
      {
        businessName: "Demo Shop 1",
        website: "https://shop.example.org",
        walletAddress: longest.walletAddress,
        showWallet: true,
      },
      "approved",
    )
    for (let number = 2; number < directoryPageSize; number++)
      await addMerchant(
        db,
        {
          businessName: `Demo Shop ${number}`,
          email: `shop${number}@example.org`,
          website: "https://shop.example.org",
        },
        "approved",
      )
    await addMerchant(db, longest, "approved")
    await db.insert(articles).values({
      slug: "demo-article",
      status: "published",
      title: "A demo article",
      content: "# Demo\n\n| a | b |\n|:-:|--:|\n| 1 | 2 |\n\n[A link](https://example.org)",
      author: "Demo author",
      category: "Business",
      publishedAt: new Date(),
      createdAt: new Date(),
      updatedAt: new Date(),
    })
    const { id } = await addMerchant(db, {
      ...longest,
      businessName: "Demo Shop that waits",
      email: "waits@example.org",
    })
    await db
      .update(merchantRequests)
      .set({ stateTokenHash: hashLinkToken(token) })
      .where(eq(merchantRequests.id, id))
    Object.assign(publicScreens["merchant-register/status/:token"] ?? {}, {
      path: `/merchant-register/status/${token}`,
    })
    const rows: Record<string, string | number> = { merchant: id, ...(await addRowsOfStaff(db)) }
    for (const screen of Object.values(adminScreens))
      screen.path = screen.path.replace(/\{(\w+)\}/, (_, name) => String(rows[name]))
  })
})

/** What the screens of the back office are about, by the names that their addresses above have for it. */
async function addRowsOfStaff(db: Database): Promise<Record<string, string | number>> {
  const now = new Date()
  const submissionKey = crypto.randomUUID()
  const person = { name: "Demo Person", email: "demo.person@example.org", submissionKey, createdAt: now }
  const [article] = await db.select().from(articles).where(eq(articles.slug, "demo-article"))
  const [event] = await db.select().from(events).limit(1)
  const [mail] = await db.select().from(mails).limit(1)
  const [story] = await db
    .insert(storySubmissions)
    .values({ ...person, title: "A demo story", story: "Word ".repeat(100), category: "Business" })
    .returning()
  const [message] = await db
    .insert(contactMessages)
    .values({ ...person, category: "Other", message: "A demo message without an end. ".repeat(20) })
    .returning()
  const [subscriber] = await db
    .insert(townHallSubscribers)
    .values({
      fullName: "Demo Person",
      email: person.email,
      consentVersion: "1",
      manageTokenHash: "demo",
      createdAt: now,
    })
    .returning()
  const colleague = {
    email: "colleague@example.org",
    password: "a cloth of many colors",
    via: "command",
  } as const
  const created = await createAdmin(db, createPasswordHasher(), colleague, now)
  if (!article || !event || !mail || !story || !message || !subscriber || created.outcome !== "created")
    throw new Error("A row is missing")
  const { id: articleId, title, content, author, category } = article
  await db
    .insert(articleRevisions)
    .values({ articleId, revision: 1, title, content, author, category, savedAt: now, savedBy: "Demo" })
  return {
    article: articleId,
    event: event.id,
    mail: mail.id,
    story: story.id,
    message: message.id,
    subscriber: subscriber.id,
    colleague: created.admin.id,
  }
}

test("the sweep below visits every route", async () => {
  type Entry = { path?: string; children?: Entry[]; index?: boolean }
  const patterns = (entries: Entry[], parent = ""): string[] =>
    entries.flatMap(({ path, children }) => {
      const full = [parent, path].filter(Boolean).join("/")
      return children ? patterns(children, full) : [full]
    })
  const known = [...Object.keys(publicScreens), ...Object.keys(adminScreens), ...notScreens]
  expect(known.sort()).toEqual(patterns((await routeTable) as Entry[]).sort())
})

/** Waits until the script of a page has done its work. */
async function alive(page: Page, { script }: Pick<Screen, "script">): Promise<void> {
  if (script === "hydrated") await hydrated(page)
  if (script === "elements")
    await until("every element is alive", async () => (await page.locator(":not(:defined)").count()) === 0)
}

/** What search engines, screen readers and narrow windows ask of a document, one line for each thing that is missing. */
async function lookAt(
  page: Page,
  screen: Screen,
  titles: Map<string, string>,
  isPublic: boolean,
): Promise<string[]> {
  const scripts: string[] = []
  const listen = (sent: { resourceType(): string; url(): string }) => {
    if (sent.resourceType() === "script") scripts.push(new URL(sent.url()).pathname)
  }
  page.on("request", listen)
  const answer = await page.goto(screen.path)
  await alive(page, screen)
  page.off("request", listen)
  const seen = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    h1: document.querySelectorAll("h1").length,
    main: document.querySelectorAll("main").length,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content,
    canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  const wrong: string[] = []
  const must = (isSo: boolean, what: string) => {
    if (!isSo) wrong.push(`${screen.path}: ${what}`)
  }
  must(answer?.status() === (screen.status ?? 200), `status ${answer?.status()}`)
  must(seen.lang === "en", "no language")
  must(seen.h1 === 1, `${seen.h1} main headings`)
  must(seen.main === 1, `${seen.main} main landmarks`)
  must(seen.title.length > 10, `title '${seen.title}'`)
  const twin = titles.get(seen.title)
  must(twin === undefined || twin === screen.path, `the title of ${twin}`)
  titles.set(seen.title, screen.path)
  if (isPublic) must((seen.description?.length ?? 0) > 10, `description '${seen.description}'`)
  const canonical = screen.canonical ? product.origin + screen.path : undefined
  must(seen.canonical === canonical, `canonical ${seen.canonical}`)
  must(seen.overflow <= 0, `${seen.overflow} px wider than the window`)
  const allowed =
    screen.script !== "none" || scripts.every((path) => screen.status === 404 && path === "/not-found.js")
  must(allowed, `script on a text page: ${scripts}`)
  wrong.push(...(await axe(page)).map((finding) => `${screen.path}: ${finding}`))
  return wrong
}

describe.each([320, 360, 1440])("at %i px", (width) => {
  const name = (pattern: string) => pattern.replaceAll(/\W+/g, "-") || "home"

  test("every public page has its heading, its title and its description, fits, and axe finds nothing", async () => {
    visitor.expectProblem(/404/)
    const page = await visitor.newPage({ width })
    const titles = new Map<string, string>()
    const wrong: string[] = []
    for (const stage of ["coming soon", "preview"] as const) {
      await setStage(product, stage)
      wrong.push(...(await lookAt(page, { path: "/merchant-directory", ...live }, titles, true)))
    }
    await setStage(product, "live")
    for (const [pattern, screen] of Object.entries(publicScreens)) {
      wrong.push(...(await lookAt(page, screen, titles, true)))
      if (width === 1440) await picture(page, `page-${name(pattern)}`)
    }
    expect(wrong).toEqual([])
  })

  test("every screen of the back office does too", async () => {
    const page = await visitor.newPage({ width })
    await signIn(page)
    const titles = new Map<string, string>()
    const wrong: string[] = []
    for (const [pattern, screen] of Object.entries(adminScreens)) {
      wrong.push(...(await lookAt(page, screen, titles, false)))
      if (width === 1440) await picture(page, `page-${name(pattern)}`)
    }
    expect(wrong).toEqual([])
  })
})

describe.each([360, 1440])("at %i px, axe finds nothing", (width) => {
  test("in the steps of the wizard, its error summary and its toast", async () => {
    const page = await visitor.newPage({ width })
    await page.goto("/merchant-register")
    await until("the form is alive", () => page.getByRole("button", { name: "Next Step" }).isDisabled())
    const { businessName, businessType, email, phone, ownerName, description } = application()
    const { address, city, state, zip, country } = application()
    const findings: string[] = []
    await fillIn(page, {
      businessName,
      businessType,
      email,
      phone: "12",
      ownerName,
      description,
      website: "x",
    })
    await page.getByRole("button", { name: "Next Step" }).click()
    await page.getByRole("alert").waitFor()
    findings.push(...(await axe(page)))
    if (width === 1440) await picture(page, "state-wizard-errors")
    await fillIn(page, { phone, website: "" })
    await page.getByRole("button", { name: "Next Step" }).click()
    await fillIn(page, { country, address, city, state, zip })
    findings.push(...(await axe(page)))
    if (width === 1440) await picture(page, "state-wizard-2")
    await page.getByRole("button", { name: "Next Step" }).click()
    await field(page, "acceptTerms").check()
    findings.push(...(await axe(page)))
    if (width === 1440) await picture(page, "state-wizard-3")
    await page.getByRole("button", { name: "Submit Application" }).click()
    const toast = page.getByRole("region", { name: "Messages" }).getByRole("listitem")
    await toast.hover()
    findings.push(...(await axe(page)))
    if (width === 1440) await picture(page, "state-submitted-toast")
    expect(findings).toEqual([])
  })

  test("in a directory that finds nothing, and in one that cannot be loaded", async () => {
    visitor.expectProblem(/status of 404/)
    const page = await visitor.newPage({ width })
    const findings: string[] = []
    for (const path of ["/merchant-directory?q=nothing+of+the+kind", "/merchant-directory?page=99"]) {
      await page.goto(path)
      await hydrated(page)
      findings.push(...(await axe(page)))
    }
    if (width === 1440) await picture(page, "state-directory-no-such-page")
    expect(findings).toEqual([])
  })

  test("in the refused sign-in and in the menu of the back office", async () => {
    visitor.expectProblem(/status of 4(01|22)/)
    const page = await visitor.newPage({ width })
    await page.goto("/admin/login")
    await hydrated(page)
    const findings: string[] = []
    await page.getByRole("button", { name: "Log In" }).click()
    await page.getByRole("alert").waitFor()
    findings.push(...(await axe(page)))
    if (width === 1440) await picture(page, "state-login-errors")
    await signIn(page)
    await hydrated(page)
    if (width < 1024) await page.locator("summary").click()
    findings.push(...(await axe(page)))
    if (width === 1440) await picture(page, "state-admin-menu")
    await page.goto("/admin/merchants?q=nothing+of+the+kind")
    findings.push(...(await axe(page)))
    expect(findings).toEqual([])
  })
})

describe("the menu of narrow screens", () => {
  const menu = (page: Page) => page.locator("#side-menu")
  const open = (page: Page) => page.getByRole("button", { name: "Menu", exact: true }).click()
  const isOpen = (page: Page) => menu(page).evaluate((element) => element.matches(":popover-open"))

  test.each([true, false])(
    "opens by its button, closes by its button, the backdrop and Escape (script: %s)",
    async (javaScript) => {
      const page = await visitor.newPage({ width: 360, javaScript })
      await page.goto("/merchants")
      expect(await isOpen(page)).toBe(false)
      await open(page)
      expect(await isOpen(page)).toBe(true)
      expect(await menu(page).evaluate((element: HTMLElement) => element.offsetWidth)).toBe(256)
      await menu(page).getByRole("button", { name: "Close" }).click()
      expect(await isOpen(page)).toBe(false)
      await open(page)
      await page.mouse.click(20, 400)
      expect(await isOpen(page)).toBe(false)
      await open(page)
      await page.keyboard.press("Escape")
      expect(await isOpen(page)).toBe(false)
      expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Menu")
      await open(page)
      await menu(page).getByRole("link").first().click()
      expect(await isOpen(page)).toBe(false)
    },
  )

  test("passes axe while it is open, and gives way to the row of links on wide screens", async () => {
    const page = await visitor.newPage({ width: 360 })
    await page.goto("/merchants")
    await open(page)
    expect(await axe(page)).toEqual([])
    await picture(page, "state-menu-open")
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.reload()
    expect(await page.getByRole("button", { name: "Menu", exact: true }).isVisible()).toBe(false)
    expect(await page.getByRole("navigation", { name: "Main" }).getByRole("link").count()).toBeGreaterThan(0)
  })
})

test.each(["no-preference", "reduce"] as const)(
  "the bar is clear at the top of a page and a dark cloth once it has moved 20 px (motion: %s)",
  async (reducedMotion) => {
    const page = await visitor.newPage()
    await page.emulateMedia({ reducedMotion })
    await page.goto("/terms")
    const alpha = async () => {
      const colour = await page.getByRole("banner").evaluate((bar) => getComputedStyle(bar).backgroundColor)
      return Number(colour.match(/rgba\(.*, ([\d.]+)\)/)?.[1] ?? 1)
    }
    // Without motion it may be the cloth from the start; the words under it must never be without one.
    if (reducedMotion === "no-preference") expect(await alpha()).toBe(0)
    await page.mouse.wheel(0, 300)
    await until("the page has moved", () => page.evaluate(() => window.scrollY > 20))
    await until("the bar is a cloth", async () => (await alpha()) > 0.8)
  },
)

describe("the keyboard's focus", () => {
  /** Goes through the page by one key; tells each element on which the focus cannot be seen. */
  async function hiddenStops(
    page: Page,
    key: "Tab" | "Shift+Tab",
  ): Promise<{ stops: number; hidden: string[] }> {
    const hidden: string[] = []
    for (let stops = 0; ; stops++) {
      await page.keyboard.press(key)
      const stop = await page.evaluate((key) => {
        const element = document.activeElement
        if (!element || element === document.body) return undefined
        // A date has several stops, for its day, month and year.
        if (
          element.matches("[type=date], [type=time], [type=datetime-local]") &&
          element.matches("[data-last]")
        )
          return "inside"
        for (const last of document.querySelectorAll("[data-last]")) last.removeAttribute("data-last")
        element.setAttribute("data-last", "")
        if (element.getAttribute("data-passed") === key) return undefined
        element.setAttribute("data-passed", key)
        const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
        const left = Math.max(box.left, 0)
        const right = Math.min(box.right, window.innerWidth)
        const top = Math.max(box.top, 0)
        const bottom = Math.min(box.bottom, window.innerHeight)
        const isOnTop = (x: number, y: number) => {
          const hit = document.elementFromPoint(x, y)
          return hit !== null && (element.contains(hit) || hit.contains(element))
        }
        const centre = (left + right) / 2
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return {
          what: element.outerHTML.slice(0, 120),
          isVisible:
            bottom - top >= Math.min(24, box.height) - 1 &&
            isOnTop(centre, (top + bottom) / 2) &&
            isOnTop(centre, top + 1),
          hasRing: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
        }
      }, key)
      // Past the last element, in the browser's own bar, or round to the first one.
      if (!stop) return { stops, hidden }
      if (stop === "inside") {
        stops--
        continue
      }
      if (!stop.isVisible) hidden.push(`covered after ${key}: ${stop.what}`)
      if (!stop.hasRing) hidden.push(`no ring: ${stop.what}`)
    }
  }

  test.each([360, 1440])(
    "is seen wherever Tab and Shift+Tab lead, and never under the bar, at %i px",
    async (width) => {
      visitor.expectProblem(/404/)
      const page = await visitor.newPage({ width, height: 640 })
      const hidden: string[] = []
      const visit = async ({ path, script }: Screen) => {
        await page.goto(path)
        await alive(page, { script })
        const there = await hiddenStops(page, "Tab")
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        const back = await hiddenStops(page, "Shift+Tab")
        expect(there.stops, path).toBeGreaterThanOrEqual(await page.locator("a[href]:visible").count())
        hidden.push(...[...there.hidden, ...back.hidden].map((stop) => `${path}: ${stop}`))
      }
      for (const screen of Object.values(publicScreens)) await visit(screen)
      await signIn(page)
      for (const screen of Object.values(adminScreens)) await visit(screen)
      expect(hidden).toEqual([])
    },
  )
})

test("text at twice its size still fits into the window", async () => {
  visitor.expectProblem(/404/)
  const page = await visitor.newPage({ width: 1280 })
  const wide: string[] = []
  const visit = async ({ path }: Screen) => {
    await page.goto(path)
    const overflow = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%"
      return document.documentElement.scrollWidth - document.documentElement.clientWidth
    })
    if (overflow > 0) wide.push(`${path}: ${overflow} px`)
  }
  for (const screen of Object.values(publicScreens)) await visit(screen)
  expect(wide).toEqual([])
})

describe("over the wire", () => {
  /** Bytes of a body as the server sends it to a browser that reads brotli. */
  function bytesOf(path: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const headers = { "accept-encoding": "br, gzip", accept: "text/html" }
      request(new URL(path, product.origin), { headers }, (answer) => {
        let bytes = 0
        answer.on("data", (chunk: Buffer) => {
          bytes += chunk.length
        })
        answer.on("end", () => resolve(bytes))
      })
        .on("error", reject)
        .end()
    })
  }

  /** Every file a first visit asks for, by kind, in bytes. */
  async function weigh({ path, script }: Screen) {
    const page = await visitor.newPage()
    const files: { type: string; path: string }[] = []
    page.on("request", (sent) =>
      files.push({ type: sent.resourceType(), path: new URL(sent.url()).pathname }),
    )
    await page.goto(path)
    await alive(page, { script })
    await page.evaluate(() => document.fonts.ready)
    // What is asked for again is compressed as small as it gets.
    for (const _ of [1, 2]) await bytesOf(path)
    const sizes = await Promise.all(
      files.slice(1).map(async (file) => ({ ...file, bytes: await bytesOf(file.path) })),
    )
    const total = (type?: string) =>
      sizes.filter((file) => !type || file.type === type).reduce((sum, file) => sum + file.bytes, 0)
    return {
      document: await bytesOf(path),
      script: total("script"),
      styles: sizes.filter((file) => file.type === "stylesheet"),
      fonts: sizes.filter((file) => file.type === "font"),
      everything: (await bytesOf(path)) + total(),
    }
  }

  test("every public page keeps to its budget: document, style, script and fonts", async () => {
    visitor.expectProblem(/404/)
    await setStage(product, "preview")
    const kilobyte = 1024
    for (const screen of Object.values(publicScreens)) {
      const { path, script, status } = screen
      const weight = await weigh(screen)
      const isDirectory = path === "/merchant-directory"
      expect(weight.document, `document of ${path}`).toBeLessThanOrEqual((isDirectory ? 18 : 14) * kilobyte)
      expect(weight.styles, `styles of ${path}`).toHaveLength(1)
      expect(weight.styles[0]?.bytes, `style of ${path}`).toBeLessThanOrEqual(14 * kilobyte)
      expect(weight.fonts.length, `fonts of ${path}`).toBeLessThanOrEqual(1)
      expect(weight.fonts[0]?.bytes ?? 0, `font of ${path}`).toBeLessThanOrEqual(30 * kilobyte)
      const budget = { hydrated: 110 * kilobyte, elements: 8 * kilobyte, none: status === 404 ? 100 : 0 }
      expect(weight.script, `script of ${path}`).toBeLessThanOrEqual(budget[script])
      if (path === "/") expect(weight.everything).toBeLessThanOrEqual(220 * kilobyte)
    }
  })

  test("the directory keeps to its budget with a page full of cards", async () => {
    const page = await visitor.newPage()
    await page.goto("/merchant-directory")
    expect(await page.getByRole("link", { name: /^Visit Store/ }).count()).toBe(directoryPageSize)
    expect(await page.getByText(merchantContent.directory.comingSoon, { exact: true }).count()).toBe(
      directoryPageSize,
    )
    expect(await bytesOf("/merchant-directory")).toBeLessThanOrEqual(18 * 1024)
  })
})
