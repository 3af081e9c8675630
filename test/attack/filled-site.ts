import { desc, eq } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import { createAdmin } from "#app/auth/sign-in/new-admins.server.ts"
import {
  applications,
  articleRevisions,
  articles,
  authenticators,
  contactMessages,
  events,
  images,
  listings,
  mails,
  newsletterSubscribers,
  rateLimits,
  storySubmissions,
  townHallSubscribers,
  users,
} from "#app/lib/db/schema.ts"
import { storeImage } from "#app/lib/images/images.server.ts"
import { jpeg } from "#app/lib/images/test-pictures.ts"
import { check, csv, shop as shopLine } from "#app/listings/import/test-support.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { contactContent } from "#content/en/contact.ts"
import { moderation } from "#content/en/moderation.ts"
import { newsletterContent } from "#content/en/newsletter.ts"
import { townHallsContent } from "#content/en/town-halls.ts"
import type { TestApp } from "../app.ts"
import { completePost } from "../application.ts"
import { Browser, formEntries } from "../browser.ts"
import { fillIn } from "./addresses.ts"

/** Without this, the rate limits would refuse a test before the product handles its input. */
export const forgetAttempts = (app: TestApp) => app.db.delete(rateLimits)

const openForm = async (app: TestApp, path: string) => {
  await forgetAttempts(app)
  const browser = await new Browser(app).open(path)
  app.now = new Date(app.now.getTime() + 60_000)
  return browser
}

const newest = async (app: TestApp, table: PgTable & { id: PgColumn }) => {
  const [row] = await app.db.select({ id: table.id }).from(table).orderBy(desc(table.id)).limit(1)
  return String(row?.id)
}

function expectSent(browser: Browser, what: string): void {
  if (browser.statuses[0] !== 303)
    throw new Error(`${what}: ${browser.statuses} ${browser.text.slice(0, 400)}`)
}

/** @returns the id of the application */
export async function sendApplication(app: TestApp, text: string, change: Record<string, string> = {}) {
  await forgetAttempts(app)
  const fields = { businessName: text, ownerName: text, description: text, address: text, city: text }
  const browser = await new Browser(app).post(
    "/merchant-register",
    await completePost(app, { ...fields, state: text, ...change }),
  )
  expectSent(browser, "The application")
  return newest(app, applications)
}

/** @returns the id of the story */
export async function sendStory(app: TestApp, text: string) {
  const browser = await openForm(app, "/community/story")
  browser.fill({
    name: text,
    email: "ade@oyo.example",
    title: text,
    location: text,
    story: text,
    category: "Business",
  })
  const form = new FormData()
  for (const [name, value] of formEntries(browser, "title")) if (name !== "image") form.append(name, value)
  await browser.post("/community/story", form)
  expectSent(browser, "The story")
  return newest(app, storySubmissions)
}

/** @returns the id of the message */
export async function sendMessage(app: TestApp, text: string) {
  const browser = await openForm(app, "/contact")
  const answers = { name: text, email: "ade@example.org", subject: text, category: "Support", message: text }
  expectSent(await browser.fill(answers).press(contactContent.form.submit), "The message")
  return newest(app, contactMessages)
}

export async function subscribeToTownHalls(app: TestApp, text: string, email = "ade@example.org") {
  const browser = await openForm(app, "/town-halls")
  await browser.fill({ fullName: text, email }).press(townHallsContent.form.submit)
  expectSent(browser, "The subscription")
}

/** @returns the id of the event, which is public */
export async function createEvent(app: TestApp, staff: Browser, text: string) {
  await staff.open("/admin/events/new")
  const answers = { kind: "community", title: text, description: text, location: text, time: "19:00" }
  await staff.fill({ ...answers, date: "2026-06-05" }).press("Create event")
  expectSent(staff, "The event")
  return newest(app, events)
}

/** @returns the id of the article, which is public */
export async function publishArticle(app: TestApp, staff: Browser, text: string) {
  await staff.open("/admin/articles/new")
  // An author's name must not contain an email address.
  const author = text.replaceAll("@", "(at)")
  const answers = { title: text, author, excerpt: text, content: text, category: "Business" }
  await staff.fill(answers).press(adminArticles.editor.buttons.publish)
  expectSent(staff, "The article")
  return newest(app, articles)
}

/** The token of the last mailed link with this path. */
async function tokenOf(app: TestApp, path: string): Promise<string> {
  const sent = await app.db.select().from(mails)
  const found = sent
    .flatMap(({ text }) => [...text.matchAll(new RegExp(`${path}/([\\w-]+)`, "g"))])
    .at(-1)?.[1]
  if (!found) throw new Error(`No mail leads to ${path}`)
  return found
}

export type FilledSite = {
  /** An address for the route pattern that shows something stored. */
  addressOf(pattern: string): string
}

const staffEmail = "ada@example.org"
const colleagueEmail = "bola@example.org"
const invited = "grace@example.org"

/**
 * Submits one of everything that visitors and staff write, through their forms, so that every page has something to show.
 *
 * @param staff signed in
 */
export async function fillSite(app: TestApp, staff: Browser, text = "Woven cloth"): Promise<FilledSite> {
  await subscribeToTownHalls(app, text)
  const newsletter = await openForm(app, "/newsletter")
  await newsletter.fill({ email: "ade@example.org" }).press(newsletterContent.form.submit)
  expectSent(newsletter, "The newsletter")
  const confirm = await tokenOf(app, "/newsletter/confirm")
  const confirmation = await newsletter.open(`/newsletter/confirm/${confirm}`)
  await confirmation.press(newsletterContent.confirm.submit)
  const manage = await tokenOf(app, "/newsletter/manage")

  const approved = await sendApplication(app, text)
  await (await staff.open(`/admin/merchants/${approved}`)).press(moderation.approve)
  expectSent(staff, "The approval")
  const merchant = await sendApplication(app, `${text} 2`)
  const published = await sendStory(app, text)
  await (await staff.open(`/admin/submissions/${published}`)).press(moderation.approve)
  const story = await sendStory(app, `${text} 2`)
  const message = await sendMessage(app, text)
  const event = await createEvent(app, staff, text)
  const article = await publishArticle(app, staff, text)
  await staff.fill({ content: `${text} 2` }).press(adminArticles.editor.buttons.update)
  await (await staff.open("/admin/team/invite")).post(
    "/admin/team/invite",
    new URLSearchParams({ email: invited }),
  )
  const invitation = await tokenOf(app, "/admin/invitation")
  await new Browser(app).post("/admin/password-reset", new URLSearchParams({ email: staffEmail }))
  const reset = await tokenOf(app, "/admin/password-reset")
  await createAdmin(app.db, { email: colleagueEmail, password: "another cloth of gold" }, app.now)
  const picture = await storeImage(app.db, app.services.files, await jpeg(), app.now)
  if ("problem" in picture) throw new Error(picture.problem)
  await app.db.update(images).set({ published: true })

  const [shop] = await app.db.select().from(listings)
  const [post] = (await app.db.select().from(articles)).filter(({ id }) => String(id) === article)
  const [earlier] = await app.db.select().from(articleRevisions)
  const [meeting] = (await app.db.select().from(events)).filter(({ id }) => String(id) === event)
  const [mail] = await app.db.select().from(mails)
  const [reader] = await app.db.select().from(newsletterSubscribers)
  const [guest] = await app.db.select().from(townHallSubscribers)
  if (!guest || !reader) throw new Error("Nobody has subscribed")
  const [colleague] = await app.db.select().from(users).where(eq(users.email, colleagueEmail))
  const secondStep = { userId: colleague?.id ?? "", sealedSecret: "x" }
  await app.db.insert(authenticators).values({ ...secondStep, confirmedAt: app.now, createdAt: app.now })
  const statusToken = await tokenOf(app, "/merchant-register/status")
  const guestToken = await tokenOf(app, "/town-halls/unsubscribe")

  const by = { id: colleague?.id ?? "", name: "Colleague" }
  const lines = await check(app.db, csv(shopLine("An imported shop")), { by, now: app.now })

  const values: [RegExp, Record<string, string>][] = [
    [/^\/learn\//, { lesson: "wallets" }],
    [/^\/learning-path\//, { topic: "staking" }],
    [/^\/merchant-directory/, { slug: shop?.slug ?? "" }],
    [/^\/merchant-register/, { token: statusToken }],
    [/^\/newsletter\/confirm/, { token: confirm }],
    [/^\/newsletter/, { token: manage }],
    [/^\/town-halls/, { token: guestToken }],
    [/^\/events/, { slug: meeting?.slug ?? "" }],
    [/^\/blog/, { slug: post?.slug ?? "" }],
    [/^\/images/, { file: `${picture.id}-${Math.max(...picture.widths)}.webp` }],
    [/^\/admin\/settings/, { group: "links" }],
    [/^\/admin\/merchants/, { id: merchant }],
    [/^\/admin\/listings\/import/, { id: String(lines) }],
    [/^\/admin\/listings/, { id: String(shop?.id) }],
    [/^\/admin\/subscribers/, { list: "newsletter", id: String(reader.id), link: "intro-video" }],
    [/^\/admin\/events/, { id: event }],
    [/^\/admin\/articles/, { id: article, revision: String(earlier?.revision) }],
    [/^\/admin\/submissions/, { id: story }],
    [/^\/admin\/contacts/, { id: message }],
    [/^\/admin\/mail/, { id: mail?.id ?? "" }],
    [/^\/admin\/team/, { id: colleague?.id ?? "" }],
    [/^\/admin\/invitation/, { token: invitation }],
    [/^\/admin\/password-reset/, { token: reset }],
    [/^\/\*$/, { "*": "nothing-here" }],
  ]
  /** Query parameters that pages of the back office require. */
  const queries: Record<string, string> = {
    "/admin/merchants/reject": `?ids=${merchant}`,
    "/admin/merchants/reopen": `?ids=${approved}`,
    "/admin/submissions/reject": `?ids=${story}`,
    "/admin/submissions/reopen": `?ids=${published}`,
    "/admin/contacts/delete": `?ids=${message}`,
    "/admin/listings/several": `?act=hide&ids=${shop?.id}`,
    "/admin/person.json": "?email=ade%40example.org",
    "/admin/person": "?email=ade%40example.org",
    "/admin/person/erase": "?email=ade%40example.org",
  }
  return {
    addressOf: (pattern) =>
      fillIn(pattern, values.find(([start]) => start.test(pattern))?.[1] ?? {}) + (queries[pattern] ?? ""),
  }
}
