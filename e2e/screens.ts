import { randomUUID } from "node:crypto"
import { desc, eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { expect } from "vitest"
import { createAdmin } from "#app/auth/sign-in/new-admins.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import {
  applicationQuestions,
  applications,
  articleRevisions,
  articles,
  askedCounts,
  authenticators,
  contactMessages,
  events,
  listings,
  mails,
  paymentRequests,
  placeNames,
  places,
  storySubmissions,
  townHallSubscribers,
  unansweredTerms,
} from "#app/lib/db/schema.ts"
import { createLinkToken, hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import { answerQuestion } from "#app/listings/application/questions/questions.server.ts"
import { shortApplication } from "#app/listings/application/test-application.ts"
import { check, csv, shop } from "#app/listings/import/test-support.ts"
import { changeListing } from "#app/listings/listing/change-listing.server.ts"
import { directoryPageSize } from "#app/listings/options.ts"
import { weekOf } from "#app/search/terms/terms.ts"
import { waitUntil } from "#test/wait-until.ts"
import { addApplication, hydrated, type Product, until } from "./harness.ts"

export type Screen = {
  path: string
  /**
   * Scripts of the page: static pages have none; pages with custom elements a small one, or only one module; only
   * application pages are hydrated.
   */
  script: "none" | "places" | "module" | "elements" | "hydrated"
  /** Only public pages have a canonical address. */
  canonical: boolean
  status?: number
  /** Maximum size of the document in kilobytes, for printable pages. */
  document?: number
}

const text = { script: "none", canonical: true } as const
export const elements = { script: "elements", canonical: true } as const
const live = { script: "hydrated", canonical: true } as const

/**
 * One screen per route. '{payable}' and similar are replaced by the rows that `addScreenRows` adds. A missing route fails
 * the first test of site.test.ts.
 */
export const publicScreens: Record<string, Screen> = {
  "": { path: "/", ...elements },
  about: { path: "/about", ...elements },
  facts: { path: "/facts", ...text },
  learn: { path: "/learn", ...elements },
  "learn/glossary": { path: "/learn/glossary", ...text },
  "learn/certificate": { path: "/learn/certificate", ...text },
  "learn/certificate/questions/:lesson": {
    path: "/learn/certificate/questions/blockchain",
    ...text,
  },
  // An invalid link; test/nightly/learning.test.ts opens a valid one.
  "learn/certificate/:proof": {
    path: "/learn/certificate/none",
    script: "elements",
    canonical: false,
    status: 404,
  },
  "learn/lesson-plan": { path: "/learn/lesson-plan", ...text },
  // Every lesson in one document, for printing.
  "learn/reader": { path: "/learn/reader", ...text, document: 40 },
  "learn/glossary/:part": { path: "/learn/glossary/blocks", ...text },
  "learn/:lesson": { path: "/learn/blockchain", ...elements },
  "learning-path": { path: "/learning-path", ...elements },
  "learning-path/:topic": { path: "/learning-path/exchanges", ...elements },
  ask: { path: "/ask", ...text },
  search: { path: "/search", script: "module", canonical: true },
  faq: { path: "/faq", ...text },
  merchants: { path: "/merchants", ...elements },
  "merchant-directory": { path: "/merchant-directory", ...elements },
  "merchant-directory/:slug": { path: "/merchant-directory/demo-shop-1", script: "module", canonical: true },
  "merchant-directory/in/:country": { path: "/merchant-directory/in/us", ...text },
  "merchant-directory/in/:country/:town": { path: "/merchant-directory/in/us/atlanta", ...text },
  "merchant-directory/owner": { path: "/merchant-directory/owner", ...text },
  // Invalid links; listing-owner.test.ts, payment-kit.test.ts and listing-confirmation.test.ts open valid ones and the
  // pages behind them.
  "my-listings/link/:token": {
    path: "/my-listings/link/none",
    script: "none",
    canonical: false,
    status: 404,
  },
  "still-accepting/:token": { path: "/still-accepting/none", script: "none", canonical: false, status: 404 },
  "merchant-directory/log": { path: "/merchant-directory/log", ...text },
  "merchant-directory/:slug/claim": {
    path: "/merchant-directory/demo-shop-1/claim",
    script: "none",
    canonical: true,
  },
  // Invalid links; test/nightly/claims-in-browser.test.ts opens valid ones.
  "listing-claims/:token": { path: "/listing-claims/1-none", script: "none", canonical: false, status: 404 },
  "listing-claims/holder/:token": {
    path: "/listing-claims/holder/1-none",
    script: "none",
    canonical: false,
    status: 404,
  },
  "merchant-directory/:slug/report": {
    path: "/merchant-directory/demo-shop-1/report",
    script: "none",
    canonical: true,
  },
  "pay/:publicId": { path: "/pay/{payable}", script: "module", canonical: true },
  "pay/:publicId/code": { path: "/pay/{payable}/code", ...text },
  "pay/r/:code": { path: "/pay/r/counterdemo", script: "module", canonical: false },
  // As anonymous visitors see the point of sale; e2e/counter.test.ts opens one with a terminal.
  counter: { path: "/counter", script: "module", canonical: false, status: 404 },
  "counter/use/:token": { path: "/counter/use/none", script: "none", canonical: false, status: 404 },
  "merchant-register": { path: "/merchant-register", ...live },
  "merchant-register/submitted": { path: "/merchant-register/submitted", ...live },
  "merchant-register/status/:token": {
    path: "/merchant-register/status/{token}",
    script: "none",
    canonical: false,
  },
  "merchant-register/complete/:token": {
    path: "/merchant-register/complete/{token}",
    script: "places",
    canonical: false,
  },
  newsletter: { path: "/newsletter", ...elements },
  "newsletter/check-your-mail": { path: "/newsletter/check-your-mail", ...text },
  // An invalid link; newsletter.test.ts opens valid ones.
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
  press: { path: "/press", ...elements },
  "community/story": { path: "/community/story", ...elements },
  events: { path: "/events", ...elements },
  "events/:slug": { path: "/events/ecosystem-overview", ...elements },
  "town-halls": { path: "/town-halls", ...elements },
  "town-halls/confirm/:token": {
    path: "/town-halls/confirm/closed",
    script: "none",
    canonical: false,
    status: 404,
  },
  "town-halls/unsubscribe/:token": {
    path: "/town-halls/unsubscribe/closed",
    script: "none",
    canonical: false,
    status: 404,
  },
  blog: { path: "/blog", ...text },
  "blog/:slug": { path: "/blog/demo-article", ...text },
  wallet: { path: "/wallet", ...elements },
  network: { path: "/network", ...text },
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
  // An administrator exists, so the link is closed; first-start.test.ts opens one.
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
export const adminScreens: Record<string, Screen> = {
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
  "admin/listings": staff("/admin/listings"),
  "admin/listings/:id": staff("/admin/listings/{listing}"),
  "admin/listings/:id/merge": staff("/admin/listings/{listing}/merge"),
  "admin/listings/import": staff("/admin/listings/import"),
  "admin/listings/import/:id": staff("/admin/listings/import/{import}"),
  "admin/listings/duplicates": staff("/admin/listings/duplicates"),
  "admin/listings/new": staff("/admin/listings/new"),
  "admin/listing-claims": staff("/admin/listing-claims"),
  "admin/listing-claims/decided": staff("/admin/listing-claims/decided"),
  "admin/listings/:id/more": staff("/admin/listings/{listing}/more"),
  "admin/listings/:id/pictures": staff("/admin/listings/{listing}/pictures"),
  "admin/listings/:id/place": staff("/admin/listings/{listing}/place"),
  "admin/listing-edits": staff("/admin/listing-edits"),
  "admin/listing-health": staff("/admin/listing-health"),
  "admin/listing-health/:id": staff("/admin/listing-health/{listing}"),
  "admin/mail": staff("/admin/mail"),
  "admin/mail/:id": staff("/admin/mail/{mail}"),
  "admin/merchants": staff("/admin/merchants"),
  "admin/merchants/:id": staff("/admin/merchants/{merchant}"),
  "admin/payment-addresses": staff("/admin/payment-addresses"),
  "admin/person": staff("/admin/person?email=waits@example.org"),
  "admin/person/erase": staff("/admin/person/erase?email=waits@example.org"),
  "admin/search-terms": staff("/admin/search-terms"),
  "admin/settings": staff("/admin/settings"),
  "admin/settings/:group": staff("/admin/settings/links"),
  "admin/settings/history": staff("/admin/settings/history"),
  "admin/settings/endpoints": staff("/admin/settings/endpoints"),
  "admin/status": staff("/admin/status"),
  "admin/updates": staff("/admin/updates"),
  "admin/submissions": staff("/admin/submissions"),
  "admin/submissions/:id": staff("/admin/submissions/{story}"),
  "admin/submissions/:id/edit": staff("/admin/submissions/{story}/edit"),
  "admin/subscribers": staff("/admin/subscribers"),
  "admin/subscribers/town-halls": staff("/admin/subscribers/town-halls"),
  "admin/subscribers/openings": staff("/admin/subscribers/openings"),
  "admin/subscribers/openings/:link": staff("/admin/subscribers/openings/intro-video"),
  "admin/subscribers/:list/:id/erase": staff("/admin/subscribers/town-halls/{subscriber}/erase"),
  "admin/team": staff("/admin/team"),
  "admin/team/invite": staff("/admin/team/invite"),
  "admin/team/:id/remove": staff("/admin/team/{colleague}/remove"),
  "admin/team/:id/reset": staff("/admin/team/{colleague}/reset"),
}
export const notScreens = [
  "my-listings/confirm/:token",
  // Files, data, pages that only a journey reaches (test/nightly/account-in-browser.test.ts, articles.test.ts), and bulk
  // variants of screens above.
  "admin/account/confirm",
  "admin/account/passkey-options",
  "admin/account/recovery-codes",
  "admin/articles/:id/draft",
  "admin/articles/:id/preview",
  "admin/articles/preview",
  "admin/contacts/delete",
  "admin/listings.csv",
  "admin/listings/import/:id/report.csv",
  "admin/listings/several",
  "admin/login/passkey",
  "admin/login/second-step",
  "admin/logout",
  "admin/merchants/reject",
  "admin/merchants/reopen",
  "admin/person.json",
  "admin/submissions/reject",
  "admin/submissions/reopen",
  "admin/subscribers.csv",
  "admin/subscribers/town-halls.csv",
  "blog/feed.xml",
  "counter/came/:id",
  "counter/day",
  "counter/r/:code",
  "events.ics",
  "events/:slug.ics",
  "images/:file",
  "merchant-directory/in/:country.atom",
  "merchant-directory/in/:country/:town.atom",
  "my-listings",
  "my-listings/:publicId",
  "my-listings/:publicId/counter",
  "my-listings/:publicId/counter.csv",
  "my-listings/:publicId/edit",
  "my-listings/:publicId/kit",
  "my-listings/:publicId/kit/:sheet",
  "my-listings/:publicId/kit/:sheet.png",
  "my-listings/:publicId/kit/:sheet.svg",
  "my-listings/:publicId/mailbox",
  "my-listings/:publicId/more",
  "my-listings/:publicId/payment",
  "my-listings/:publicId/place",
  "my-listings/:publicId/pictures",
  "my-listings/:publicId/withdraw",
  "theme",
  "towns",
  ".well-known/security.txt",
  "robots.txt",
  "sitemap.xml",
]
const templates = [...Object.values(publicScreens), ...Object.values(adminScreens)].map((screen) => ({
  screen,
  path: screen.path,
}))

/**
 * Adds the rows that the screens show, including the longest allowed texts, and completes the screens' addresses. Call it
 * once per test file.
 */
export async function addScreenRows(product: Product): Promise<void> {
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
    await addAtlanta(db)
    const week = weekOf(new Date())
    await db.insert(askedCounts).values({ week, outcome: "ask-unknown", times: 1204 })
    await db.insert(unansweredTerms).values([
      { week, term: "ghana", networks: 3 },
      { week, term: "Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoro", networks: 12 },
    ])
    await addApplication(
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
      await addApplication(
        db,
        {
          businessName: `Demo Shop ${number}`,
          email: `shop${number}@example.org`,
          website: "https://shop.example.org",
        },
        "approved",
      )
    await addApplication(db, longest, "approved")
    await db.insert(articles).values({
      slug: "demo-article",
      status: "published",
      title: "A demo article",
      content: "# Demo\n\n| a | b |\n|:-:|--:|\n| 1 | 2 |\n\n[A link](https://example.org)",
      author: "Demo author",
      category: "business",
      publishedAt: new Date(),
      createdAt: new Date(),
      updatedAt: new Date(),
    })
    const waits = { ...longest, businessName: "Demo Shop that waits", email: "waits@example.org" }
    const { id } = await addApplication(db, waits, "asked")
    await db
      .update(applicationQuestions)
      .set({ tokenHash: hashLinkToken(token) })
      .where(eq(applicationQuestions.applicationId, id))
    const answer = { ...shortApplication, ...waits, description: "Long".repeat(250), walletAddress: "" }
    await answerQuestion(db, token, answer, { suspicion: null, publicUrl: "", now: new Date() })
    await db
      .update(applications)
      .set({ stateTokenHash: hashLinkToken(token) })
      .where(eq(applications.id, id))
    const [payable] = await db.select().from(listings).where(eq(listings.slug, "demo-shop-1"))
    if (payable) await addOpenRequest(db, payable)
    const rows: Record<string, string | number | undefined> = {
      payable: payable?.publicId,
      token,
      merchant: id,
      ...(await addRowsOfStaff(db)),
    }
    for (const { screen, path } of templates)
      screen.path = path.replace(/\{(\w+)\}/, (_, name) => String(rows[name]))
  })
}

/** A payment request of the demo shop, with the longest note. */
async function addOpenRequest(
  db: Database,
  { id, walletAddress }: typeof listings.$inferSelect,
): Promise<void> {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000)
  await db.insert(paymentRequests).values({
    ...{
      code: "counterdemo",
      listingId: id,
      submissionKey: randomUUID(),
      note: "Longest".repeat(9).slice(0, 60),
    },
    ...{ network: "l1", asset: "guap", toAddress: walletAddress ?? "", asked: 1_234_010_000n },
    ...{ localMinor: 308_500, currency: "NGN", rate: "250", rateSetAt: minutes(-60) },
    ...{ createdAt: minutes(-1), expiresAt: minutes(600) },
  })
}

/** The town of the applications below, which the product may not have loaded yet. */
async function addAtlanta(db: Database): Promise<void> {
  const town = { country: "US", population: 498_715 } as const
  await db
    .insert(places)
    .values({
      ...town,
      ...{ id: 4_180_439, name: "Atlanta", slug: "atlanta", regionCode: "GA", region: "Georgia" },
      ...{ latitude: 33.749, longitude: -84.38798, kind: "seat", timeZone: "America/New_York" },
    })
    .onConflictDoNothing()
  await db
    .insert(placeNames)
    .values({ ...town, placeId: 4_180_439, name: "atlanta", spelling: "Atlanta", isMain: true })
    .onConflictDoNothing()
}

/** Adds the rows of the admin pages. @returns values for the placeholders in their addresses */
async function addRowsOfStaff(db: Database): Promise<Record<string, string | number>> {
  const now = new Date()
  const submissionKey = crypto.randomUUID()
  const person = { name: "Demo Person", email: "demo.person@example.org", submissionKey, createdAt: now }
  const [article] = await db.select().from(articles).where(eq(articles.slug, "demo-article"))
  const [event] = await db.select().from(events).limit(1)
  const [mail] = await db.select().from(mails).limit(1)
  const [listing] = await db.select().from(listings).orderBy(desc(listings.id)).limit(1)
  const [story] = await db
    .insert(storySubmissions)
    .values({ ...person, title: "A demo story", story: "Word ".repeat(100), category: "business" })
    .returning()
  const [message] = await db
    .insert(contactMessages)
    .values({ ...person, category: "other", message: "A demo message without an end. ".repeat(20) })
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
  const colleague = { email: "colleague@example.org", password: "a cloth of many colors" }
  const created = await createAdmin(db, colleague, now)
  if (
    !article ||
    !event ||
    !mail ||
    !listing ||
    !story ||
    !message ||
    !subscriber ||
    created.kind !== "created"
  )
    throw new Error("A row is missing")
  const secondStep = { userId: created.admin.id, sealedSecret: "demo" }
  await db.insert(authenticators).values({ ...secondStep, confirmedAt: now, createdAt: now })
  const changed = { description: `${listing.description.slice(0, 900)} Changed.` }
  await db.transaction((tx) => changeListing(tx, listing.id, changed, { by: { kind: "owner" }, now }))
  const { id: articleId, title, content, author, category } = article
  await db
    .insert(articleRevisions)
    .values({ articleId, revision: 1, title, content, author, category, savedAt: now, savedBy: "Demo" })
  const lines = [shop("Demo import"), shop("Demo import"), shop("Demo refusal", { country: "Atlantis" })]
  const file = await check(db, csv(...lines), { by: { id: created.admin.id, name: "Demo" }, now })
  return {
    article: articleId,
    event: event.id,
    mail: mail.id,
    listing: listing.id,
    import: file,
    story: story.id,
    message: message.id,
    subscriber: subscriber.id,
    colleague: created.admin.id,
  }
}

/** Waits until the page's script has finished. */
export async function alive(page: Page, { script }: Pick<Screen, "script">): Promise<void> {
  if (script === "hydrated") await hydrated(page)
  if (script === "places")
    await until(
      "its town can be found",
      async () => (await page.locator("town-finder:not(:defined)").count()) === 0,
    )
  // The module renders only once an amount is typed: covered by pay.test.ts.
  if (script !== "elements") return
  const waiting = () =>
    page.locator(":not(:defined)").evaluateAll((all) => all.map(({ localName }) => localName))
  await waitUntil(async () => expect(await waiting(), page.url()).toEqual([]))
}
