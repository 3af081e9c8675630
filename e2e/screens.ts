import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
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
import { addMerchant, hydrated, type Product, until } from "./harness.ts"

export type Screen = {
  path: string
  /** A text page ships none; one with custom elements a little; only an application is hydrated. */
  script: "none" | "elements" | "hydrated"
  /** Only pages for everybody have one address that search engines should know. */
  canonical: boolean
  status?: number
}

const text = { script: "none", canonical: true } as const
export const elements = { script: "elements", canonical: true } as const
const live = { script: "hydrated", canonical: true } as const

/** One screen for each route; a route that is missing here fails the first test of site.test.ts. */
export const publicScreens: Record<string, Screen> = {
  "": { path: "/", ...elements },
  about: { path: "/about", ...elements },
  learn: { path: "/learn", ...elements },
  "learn/glossary": { path: "/learn/glossary", ...text },
  "learn/:lesson": { path: "/learn/blockchain", ...elements },
  "learning-path": { path: "/learning-path", ...elements },
  "learning-path/:topic": { path: "/learning-path/exchanges", ...elements },
  faq: { path: "/faq", ...text },
  merchants: { path: "/merchants", ...elements },
  "merchant-directory": { path: "/merchant-directory", ...elements },
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
/** '{merchant}' and its like are numbers of rows that `addScreenRows` adds. */
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
  "admin/mail": staff("/admin/mail"),
  "admin/mail/:id": staff("/admin/mail/{mail}"),
  "admin/merchants": staff("/admin/merchants"),
  "admin/merchants/:id": staff("/admin/merchants/{merchant}"),
  "admin/merchants/:id/reject": staff("/admin/merchants/{merchant}/reject"),
  "admin/person": staff("/admin/person?email=waits@example.org"),
  "admin/person/erase": staff("/admin/person/erase?email=waits@example.org"),
  "admin/settings": staff("/admin/settings"),
  "admin/status": staff("/admin/status"),
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
export const notScreens = [
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

/** What the screens show, the longest texts that are allowed among it. Completes their addresses; once for a test file. */
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
}

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

/** Waits until the script of a page has done its work. */
export async function alive(page: Page, { script }: Pick<Screen, "script">): Promise<void> {
  if (script === "hydrated") await hydrated(page)
  if (script === "elements")
    await until("every element is alive", async () => (await page.locator(":not(:defined)").count()) === 0)
}
