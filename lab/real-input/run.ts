import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { parseArgs } from "node:util"
import type { BrowserContext, Page } from "playwright-core"
import PostalMime, { type Email } from "postal-mime"
import { adminApplications } from "#content/en/admin-applications.ts"
import { applicationStateContent } from "#content/en/listing-pages.ts"
import { moderation } from "#content/en/moderation.ts"
import { hydrated, launchBrowser, signIn } from "../../e2e/browser.ts"
import { type Business, businesses } from "./businesses.ts"

/**
 * Sends 25 invented businesses through the real form of a running server, decides on them in its back office, and checks the
 * results: cards, pages, status pages, mails. For testing an installation with realistic input; the data stays there.
 *
 *   ADMIN_PASSWORD=... npm run real-input -- http://localhost:3000 --admin me@example.org --mail data/mail
 *
 * `--only 1,4` sends the first and the fourth of them.
 */
const usage =
  "Usage: ADMIN_PASSWORD=... npm run real-input -- <address of the site> --admin <e-mail> [--mail <folder of .eml files>] [--only <numbers>]"

/** A form that is sent within two seconds of opening is marked as automated. */
const personMs = 2100
/** A decision is mailed a minute later. */
const mailsMs = 120_000
/** Staff get this many single mails about submissions an hour. */
const staffMailsAnHour = 10

type Applicant = Business & {
  email: string
  name: string
  openedAt: number
  fields: Map<string, string>
  id: string
  slug: string | null
}

const mismatches: string[] = []
/** Records a mismatch and continues: one run shows all of them. */
function check(isSo: boolean, who: { name: string }, what: string): void {
  if (isSo) return
  mismatches.push(`${who.name}: ${what}`)
  console.log(`  MISMATCH ${what}`)
}
const step = (text: string) => console.log(text)

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { admin: { type: "string" }, mail: { type: "string" }, only: { type: "string" } },
  })
  const [site] = positionals
  const password = process.env.ADMIN_PASSWORD
  if (!site || !URL.canParse(site) || !values.admin || !password) {
    console.error(usage)
    return 2
  }
  const origin = new URL(site).origin
  const account = { email: values.admin, password }
  const started = performance.now()

  const only = values.only?.split(",").map(Number)
  const chosen = businesses.filter((_, index) => only?.includes(index + 1) ?? true)
  const applicants = await register(origin, chosen)
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ baseURL: origin, locale: "en-US" })
    context.setDefaultTimeout(15_000)
    await decide(context, applicants, account)
    await find(context, applicants)
    if (values.mail) await readTheirMail(context, applicants, account.email, values.mail)
    else step("No --mail folder given: the mails were not looked at")
  } finally {
    await browser.close()
  }

  const approved = applicants.filter((applicant) => applicant.decision.approved).length
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `\n${applicants.length} registered, ${approved} approved, ${applicants.length - approved} rejected, ${mismatches.length} mismatches, ${seconds} s`,
  )
  for (const mismatch of mismatches) console.log(`  ${mismatch}`)
  return mismatches.length > 0 ? 1 : 0
}

// Registration: the three posts of a browser without JavaScript.

async function register(origin: string, chosen: Business[]): Promise<Applicant[]> {
  const form = `${origin}/merchant-register`
  const run = Date.now().toString(36)
  const applicants: Applicant[] = []
  for (const [index, business] of chosen.entries()) {
    const page = await fetch(form)
    if (!page.ok) throw new Error(`${form} answers ${page.status}`)
    const email = `demo.o'${run}-${index + 1}+shop@example.org`
    const name = business.given.businessName.normalize("NFC")
    const fields = hiddenFields(await page.text())
    applicants.push({ ...business, email, name, openedAt: performance.now(), fields, id: "", slug: null })
  }
  for (const [index, applicant] of applicants.entries()) {
    const { given, email, name } = applicant
    const phone = "+1 404 555 0134"
    const description = "Demo data: this business is made up."
    const { country, onlineOnly, address, city, state, zip, walletAddress, showWallet, ...first } = given
    const second = { country, onlineOnly, address, city, state, zip, walletAddress, showWallet }
    const answers = [{ phone, description, ...first, email }, second]
    for (const [at, values] of answers.entries()) {
      const answer = await post(form, applicant.fields, values, "next")
      const html = await answer.text()
      check(
        answer.status === 200 && html.includes(`Step ${at + 2} of 3`),
        applicant,
        `step ${at + 1} answered ${answer.status}`,
      )
      applicant.fields = hiddenFields(html)
    }
    await sleep(Math.max(0, applicant.openedAt + personMs - performance.now()))
    const answer = await post(form, applicant.fields, { acceptTerms: true }, "submit")
    const target = answer.headers.get("location") ?? ""
    check(
      answer.status === 303 && new URL(target, origin).pathname === "/merchant-register/submitted",
      applicant,
      `the submission answered ${answer.status} ${target}`,
    )
    step(`registered ${index + 1}/${applicants.length}: ${name}`)
  }
  return applicants
}

function post(form: string, hidden: Map<string, string>, values: object, intent: string): Promise<Response> {
  const body = new URLSearchParams([...hidden])
  for (const [name, value] of Object.entries(values)) {
    // As in a browser: empty fields are sent, unchecked boxes are not.
    if (typeof value === "string") body.set(name, value.replaceAll("\n", "\r\n"))
    if (value === true) body.set(name, "on")
  }
  body.set("intent", intent)
  return fetch(form, { method: "POST", body, redirect: "manual" })
}

/** The hidden inputs of the page's form: the token, the submission key, and the answers of the other steps. */
function hiddenFields(html: string): Map<string, string> {
  const inputs = html.match(/<input type="hidden"[^>]*>/g) ?? []
  const attribute = (input: string, name: string) =>
    decode(input.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? "")
  return new Map(inputs.map((input) => [attribute(input, "name"), attribute(input, "value")]))
}

function decode(text: string): string {
  const names: Record<string, string> = { quot: '"', amp: "&", lt: "<", gt: ">" }
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    hex
      ? String.fromCodePoint(Number.parseInt(hex, 16))
      : decimal
        ? String.fromCodePoint(Number(decimal))
        : (names[name] ?? whole),
  )
}

// Decisions: the pages of the back office.

async function decide(
  context: BrowserContext,
  applicants: Applicant[],
  account: { email: string; password: string },
) {
  const page = await context.newPage()
  await signIn(page, account)
  step(`signed in as ${account.email}`)
  for (const [index, applicant] of applicants.entries()) {
    const { name, email, given, decision } = applicant
    await page.goto("/admin/merchants")
    await hydrated(page)
    await page.getByRole("searchbox").fill(email)
    const row = page.locator("tr").filter({ hasText: email })
    await row.getByRole("link", { name: /^Open the application of/ }).click()
    await page.waitForURL(/\/admin\/merchants\/\d+/)
    await page.getByRole("heading", { level: 1, name }).waitFor()
    applicant.id = new URL(page.url()).pathname.split("/").at(-1) ?? ""
    const shown = (await page.getByRole("main").innerText()).normalize("NFC").replace(/\s+/g, " ")
    const wanted = [
      email,
      given.ownerName,
      given.walletAddress?.startsWith("0x") ? undefined : given.walletAddress,
      given.city,
      given.zip,
      given.country,
    ]
    for (const text of wanted)
      if (text)
        check(
          shown.includes(text.normalize("NFC").replace(/\s+/g, " ").trim()),
          applicant,
          `the back office does not show '${text}'`,
        )
    check(!shown.includes(moderation.suspicious), applicant, "is marked as suspicious")

    if (decision.approved) {
      await page.getByRole("button", { name: moderation.approve, exact: true }).click()
    } else {
      await page.locator("summary", { hasText: moderation.reject }).click()
      if (decision.reason) await page.getByLabel(moderation.rejection.reason).fill(decision.reason)
      await page.getByRole("button", { name: adminApplications.rejection.submit }).click()
    }
    const status = decision.approved ? "approved" : "rejected"
    await page.getByText(adminApplications.flash[status].title).first().waitFor()
    // The back office has gone on to the next application.
    await page.goto(`/admin/merchants/${applicant.id}`)
    await page.getByText(moderation.statuses[status], { exact: true }).first().waitFor()
    if (decision.approved) {
      const publicPage = page.getByRole("link", { name: adminApplications.detail.publicPage })
      applicant.slug = (await publicPage.getAttribute("href"))?.split("/").at(-1) ?? null
    }
    step(`${status} ${index + 1}/${applicants.length}: ${name}`)
  }
  await page.close()
}

// Search: what visitors see.

async function find(context: BrowserContext, applicants: Applicant[]) {
  const page = await context.newPage()
  await page.goto("/merchant-directory")
  if ((await page.getByRole("searchbox").count()) === 0)
    throw new Error("The directory's stage is 'coming soon': choose another one in the settings first")
  for (const [index, applicant] of applicants.entries()) {
    const { name, plainWords, slug } = applicant
    await page.goto(`/merchant-directory?${new URLSearchParams({ q: plainWords })}`)
    const links = await page
      .locator("main h2 a[href^='/merchant-directory/']")
      .evaluateAll((found) =>
        found.map((link) => ({ href: link.getAttribute("href"), text: link.textContent ?? "" })),
      )
    const found = links.find((link) =>
      slug ? link.href === `/merchant-directory/${slug}` : link.text.normalize("NFC") === name,
    )
    if (slug)
      check(
        found?.text.replace(/\s+/g, " ") === name,
        applicant,
        `is not found by '${plainWords}' (${links.length} others are)`,
      )
    else check(!found, applicant, "is listed although it was rejected")
    const result = slug ? "looked for" : "not listed, as decided,"
    step(`${result} ${index + 1}/${applicants.length}: ${plainWords}`)
  }
  for (const applicant of applicants) if (applicant.slug) await visitPage(page, applicant)
  await page.close()
}

async function visitPage(page: Page, applicant: Applicant) {
  const { name, slug, given, email } = applicant
  await page.goto(`/merchant-directory/${slug}`)
  const heading = await page.getByRole("heading", { level: 1 }).innerText()
  check(heading === name, applicant, `its page is called '${heading}'`)
  const codes = await page.getByRole("img", { name: /^Code that opens the page where you pay/ }).count()
  check(codes === (given.showWallet ? 1 : 0), applicant, `its page has ${codes} codes to pay by`)
  const html = await page.content()
  check(!html.includes(email) && !html.includes(given.ownerName), applicant, "its page tells who owns it")
}

// Mails: one file each.

async function readTheirMail(
  context: BrowserContext,
  applicants: Applicant[],
  adminEmail: string,
  folder: string,
) {
  const page = await context.newPage()
  const mails = await waitForMails(applicants, folder)
  for (const [index, applicant] of applicants.entries()) {
    const { name, email, decision, slug } = applicant
    const theirs = mails.filter((mail) => mail.to?.some((to) => to.address === email))
    check(theirs.length === 2, applicant, `${theirs.length} mails came instead of 2`)
    for (const mail of theirs) {
      check(
        !mail.subject?.includes(name),
        applicant,
        `the subject of a mail has the sender's words: '${mail.subject}'`,
      )
      check(Boolean(mail.text && mail.html), applicant, "a mail lacks its text or its HTML")
    }
    const text = theirs.map((mail) => plain(mail.text)).join("\n")
    if (slug) check(text.includes(`/merchant-directory/${slug}`), applicant, "no mail leads to its page")
    if (!decision.approved && decision.reason)
      check(text.includes(plain(decision.reason)), applicant, "no mail tells the reason")

    const forStaff = mails.filter((mail) => tellsStaffOf(mail, applicant))
    // From the eleventh in an hour on, staff get one mail for all of them, at the end of the hour.
    const least = index < staffMailsAnHour ? 1 : 0
    check(
      forStaff.length >= least && forStaff.length <= 1,
      applicant,
      `${forStaff.length} mails told the staff`,
    )
    check(
      forStaff.every((mail) => mail.to?.some((to) => to.address === adminEmail)),
      applicant,
      "the staff's mail went elsewhere",
    )

    const link = text.match(/\/merchant-register\/status\/[\w-]+/)?.[0]
    check(link !== undefined, applicant, "no mail leads to the state of the application")
    if (link) await page.goto(link)
    const state = applicationStateContent.states[decision.approved ? "approved" : "rejected"].name
    const shown = plain(await page.getByRole("main").innerText())
    check(shown.includes(state), applicant, `the page of its state does not say '${state}'`)
    if (!decision.approved && decision.reason)
      check(
        shown.includes(plain(decision.reason)),
        applicant,
        "the page of its state does not tell the reason",
      )
    step(`mails read ${index + 1}/${applicants.length}: ${name}`)
  }
  await page.close()
}

function tellsStaffOf(mail: Email, { id, name }: Applicant): boolean {
  return mail.text?.includes(`/admin/merchants/${id}`) === true && mail.subject?.includes(name) === true
}

/** Waits for two mails to each applicant and the mails to staff, until the timeout. */
async function waitForMails(applicants: Applicant[], folder: string): Promise<Email[]> {
  const until = performance.now() + mailsMs
  const expected = applicants.length * 2 + Math.min(applicants.length, staffMailsAnHour)
  for (;;) {
    const files = readdirSync(folder).filter((file) => file.endsWith(".eml"))
    const mails = await Promise.all(
      files.map((file) => PostalMime.parse(readFileSync(path.join(folder, file)))),
    )
    const ours = mails.filter((mail) =>
      applicants.some(
        (applicant) => mail.to?.some((to) => to.address === applicant.email) || tellsStaffOf(mail, applicant),
      ),
    )
    if (ours.length >= expected || performance.now() > until) {
      step(`${ours.length} mails arrived`)
      return ours
    }
    await sleep(500)
  }
}

/** Text with normalized Unicode and white space. */
function plain(text: string | undefined): string {
  return (text ?? "").normalize("NFC").replace(/\s+/g, " ")
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
