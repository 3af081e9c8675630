import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { addMessage } from "#app/contact/test-support.ts"
import { users } from "#app/lib/db/schema.ts"
import { composeMail } from "#app/lib/mail/compose-mail.tsx"
import { changeLinks, findLinks } from "#app/settings/settings.server.ts"
import { addStory } from "#app/stories/test-support.ts"
import { findings } from "#e2e/engines.ts"
import {
  addApplication,
  admin,
  type PageOptions,
  picture,
  renewProofs,
  setStage,
  signIn,
  useBrowser,
  useProduct,
} from "#e2e/harness.ts"
import { toastsOverNotices } from "#e2e/layout.ts"
import { formStates, pageStates } from "#e2e/public-states.ts"
import { addScreenRows } from "#e2e/screens.ts"
import { doorStates, staffStates, statusStates } from "#e2e/staff-states.ts"
import type { Journey } from "#e2e/states.ts"

const product = useProduct()
const visitor = useBrowser(product)

let staff: Page

beforeAll(async () => {
  await product.database(async (db) => {
    const [by] = await db.select().from(users).where(eq(users.email, admin.email))
    if (!by) throw new Error("There is no administrator")
    const { version } = await findLinks(db)
    const video = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"
    const links = { "intro-video": video, "metaverse-space": `${video}?space` }
    await changeLinks(db, links, { version, by, publicUrl: "http://localhost", now: new Date() })
    await addApplication(db, { businessName: "Waiting Bakery", email: "bakery@example.org" })
    await addStory(db, { title: "A second story", email: "second@example.org" })
    await addMessage(db, { email: "second@example.org" })
  })
  await addScreenRows(product)
  await setStage(product, "live")
  staff = await visitor.newPage({ isKept: true })
  await signIn(staff)
})
beforeEach(() => renewProofs(product))

/** Goes through a journey and returns the findings of each of its states. */
async function faultsOn(journey: Journey, options?: PageOptions): Promise<string[]> {
  // Refused forms log their 4xx status to the console; the two video posters load from another host.
  visitor.expectProblem(/status of 4|ERR_FAILED|third party: https:\/\/www\.youtube/)
  const page = await visitor.newPage(options)
  const found: string[] = []
  for (const [state, getThere] of Object.entries(journey)) {
    try {
      // A small phone has no checkbox that selects a whole list.
      await page.setViewportSize({ width: 1280, height: 800 })
      await getThere(page)
    } catch (error) {
      found.push(`no way to '${state}': ${error}`)
      break
    }
    // A field half covered by the sticky header of a scrolled page is not a finding.
    await page.evaluate(() => window.scrollTo(0, 0))
    found.push(...(await findings(page, state)).map((finding) => `${state}: ${finding}`))
    found.push(...(await toastsOverNotices(page)).map((fault) => `${state}: ${fault}`))
    await picture(page, `state-${state.replaceAll(/\W+/g, "-")}`)
  }
  return found
}

describe("axe and IBM's engine find nothing on a small phone, a tablet or a desktop", () => {
  test.each(Object.entries(formStates(product)))(
    "in the form '%s', with errors and after sending",
    async (_, journey) => {
      expect(await faultsOn(journey)).toEqual([])
    },
    600_000,
  )

  test("in the width of every email, including one with an endlessly long word", async () => {
    const page = await visitor.newPage({ width: 320 })
    const long = composeMail({
      subject: "Long",
      preview: "",
      parts: ["G".repeat(90)],
      footer: "0x".repeat(50),
    })
    const mails = [long, ...(await product.mails())]
    expect(mails.length).toBeGreaterThan(5)
    for (const { subject, html } of mails) {
      await page.setContent(html ?? "")
      expect([subject, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
        subject,
        320,
      ])
    }
  })

  test.each(Object.entries(pageStates))(
    "in the states of a public page: %s",
    async (_, journey) => {
      expect(await faultsOn(journey)).toEqual([])
    },
    600_000,
  )

  test.each(Object.entries(doorStates(product)))(
    "on the sign-in pages of the back office: %s",
    async (_, journey) => {
      expect(await faultsOn(journey)).toEqual([])
    },
    600_000,
  )

  test.each(Object.entries({ ...staffStates, ...statusStates(product) }))(
    "in the states of the back office: %s",
    async (_, journey) => {
      expect(await faultsOn(journey, { besides: staff })).toEqual([])
    },
    600_000,
  )
})
