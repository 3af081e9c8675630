import { beforeAll, expect, test } from "vitest"
import { articleRow } from "#app/articles/test-support.ts"
import { addMessage } from "#app/contact/test-support.ts"
import { addEvent } from "#app/events/test-support.ts"
import { articles } from "#app/lib/db/schema.ts"
import { approveStory } from "#app/stories/admin/story-review.server.ts"
import { addStaff, addStory } from "#app/stories/test-support.ts"
import { addApplication, hydrated, setStage, signIn, useBrowser, useProduct } from "#e2e/harness.ts"
import { payloads } from "#test/attack/payloads.ts"

const product = useProduct()
const visitor = useBrowser(product)
const hostile = Object.values(payloads)
/** As the forms store them: on one line, without characters that change the direction of writing. */
const typed = hostile.map((text) =>
  text.replace(/[\r\n\u2028\u2029\u202A-\u202E\u2066-\u2069]+/g, " ").trim(),
)
const found = { merchants: [] as number[], stories: [] as number[], messages: [] as number[] }
const slugs: string[] = []

beforeAll(async () => {
  await product.database(async (db) => {
    const by = await addStaff(db, "Grace")
    const now = new Date()
    for (const [number, text] of typed.entries()) {
      const shop = await addApplication(
        db,
        {
          businessName: text,
          ownerName: text,
          description: text,
          address: text,
          city: text,
          email: `a${number}@b.example`,
        },
        "approved",
      )
      found.merchants.push(shop.id)
      slugs.push(`/merchant-directory/${shop.slug}`)
      const story = await addStory(db, { title: text, name: text, story: hostile[number], location: text })
      found.stories.push(story)
      if (number % 2) await approveStory(db, story, { by, publicUrl: product.origin, now })
      found.messages.push(await addMessage(db, { name: text, subject: text, message: hostile[number] }))
      const event = await addEvent(db, {
        title: text,
        description: hostile[number],
        location: text,
        localDate: "2099-06-05",
      })
      await db.insert(articles).values(
        articleRow({
          slug: `p${number}`,
          title: text,
          author: text,
          excerpt: text,
          content: hostile[number],
        }),
      )
      slugs.push(`/events/${event.slug}`, `/blog/p${number}`)
    }
  })
})

/** Opens a page that reports every script that runs, and everything that the policy blocks. */
async function armed() {
  const page = await visitor.newPage()
  const alarms: string[] = []
  await page.exposeFunction("reportAttack", (what: string) =>
    alarms.push(`${new URL(page.url()).pathname}: ${what}`),
  )
  await page.addInitScript(() => {
    const report = (window as unknown as { reportAttack(what: string): void }).reportAttack
    Object.assign(window, { xss: () => report("it ran") })
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      report(`the policy stopped ${violatedDirective} ${blockedURI}`),
    )
  })
  page.on("dialog", (dialog) => alarms.push(`a dialog: ${dialog.message()}`))
  return { page, alarms }
}

test("the page reports when a script runs, and when the policy blocks something", async () => {
  const { page, alarms } = await armed()
  visitor.expectProblem(/Content.Security.Policy|violates the following/i)
  await page.goto("/about")
  await page.evaluate(() => (window as unknown as { xss(): void }).xss())
  await page.evaluate(() =>
    document.body.insertAdjacentHTML("beforeend", '<img src="data:,x" onerror="xss()">'),
  )
  await expect.poll(() => alarms.join()).toMatch(/it ran.*the policy stopped script-src/)
})

test("no public page runs anything that visitors wrote, and its policy has nothing to block", async () => {
  await setStage(product, "live")
  const { page, alarms } = await armed()
  for (const path of [
    "/",
    "/merchant-directory",
    "/community",
    "/blog",
    "/events",
    "/town-halls",
    ...slugs,
  ]) {
    await page.goto(path)
    expect(
      await page.locator("x-attack, base, [onerror], [onload], [onmouseover], iframe[srcdoc]").count(),
    ).toBe(0)
  }
  for (const text of typed) {
    const q = encodeURIComponent(text)
    await page.goto(`/merchant-directory?q=${q}&category=${q}&location=${q}`)
    await page.goto(`/blog?category=${q}`)
  }
  expect(alarms).toEqual([])
})

test("no page of the back office does so after hydration", async () => {
  const { page, alarms } = await armed()
  await signIn(page)
  const pages = [
    "/admin",
    "/admin/merchants",
    "/admin/submissions",
    "/admin/contacts",
    "/admin/events",
    "/admin/articles",
    "/admin/audit",
    "/admin/mail",
    ...found.merchants.map((id) => `/admin/merchants/${id}`),
    ...found.stories.map((id) => `/admin/submissions/${id}`),
    ...found.messages.map((id) => `/admin/contacts/${id}`),
    `/admin/merchants?q=${encodeURIComponent(typed[0] ?? "")}`,
  ]
  for (const path of pages) {
    await page.goto(path)
    await hydrated(page)
    expect(
      await page.locator("x-attack, base, [onerror], [onload], [onmouseover], iframe[srcdoc]").count(),
    ).toBe(0)
  }
  expect(alarms).toEqual([])
})
