import type { Page, Route } from "playwright-core"
import { describe, expect, test } from "vitest"
import { applications, contactMessages, storySubmissions } from "#app/lib/db/schema.ts"
import { jpeg } from "#app/lib/images/test-pictures.ts"
import { shortApplication } from "#app/listings/application/test-application.ts"
import { typedStory } from "#app/stories/test-support.ts"
import { applicationContent } from "#content/en/application.ts"
import { contactContent } from "#content/en/contact.ts"
import { formMessages } from "#content/en/forms.ts"
import { newsletterBox, newsletterContent } from "#content/en/newsletter.ts"
import { site } from "#content/en/site.ts"
import { storyContent } from "#content/en/stories.ts"
import { townHallsContent } from "#content/en/town-halls.ts"
import {
  admin,
  field,
  fillIn,
  hydrated,
  picture,
  signIn,
  until,
  useBrowser,
  useProduct,
} from "#e2e/harness.ts"
import { fill } from "#e2e/states.ts"
import { whileRefusing } from "#test/refusing.ts"

const product = useProduct()
const visitor = useBrowser(product)

const nginx = (what: string) =>
  `<html><head><title>${what}</title></head><body><h1>${what}</h1></body></html>`
const { lost } = formMessages

/** Responses that a visitor may get instead of the product's, and the reason that the message must give (ruling 17). */
const lines = [
  { name: "502 and a page of the gateway", status: 502, body: nginx("502 Bad Gateway"), why: "network" },
  { name: "504", status: 504, body: "upstream timed out", why: "network" },
  { name: "500 and plain text", status: 500, body: "Internal Server Error", why: "other" },
  { name: "403 and a page of the gateway", status: 403, body: nginx("403 Forbidden"), why: "permission" },
  { name: "200 and a page that is not ours", status: 200, body: nginx("Back soon"), why: "other" },
  { name: "a line that is cut", status: 0, body: "", why: "network" },
] as const
/** For forms whose message does not depend on the type of the form, these are enough. */
const some = [lines[0], lines[3], lines[5]]

type Line = (typeof lines)[number]

/** From here on, every POST to `path` ends at the gateway. @returns a count of them */
async function cut(page: Page, path: string, { status, body }: Pick<Line, "status" | "body">) {
  const counted = { posts: 0 }
  const answer = async (route: Route) => {
    if (route.request().method() !== "POST") return route.continue()
    counted.posts++
    if (status === 0) return route.abort("connectionreset")
    const contentType = body.startsWith("<") ? "text/html" : "text/plain"
    await route.fulfill({ status, body, contentType })
  }
  await page.route(path, answer)
  return counted
}

/** Pauses between retries take seconds; this advances the page's clock over them. */
const overThePauses = (page: Page, what: string, isSo: () => Promise<boolean>) =>
  until(what, async () => {
    await page.clock.runFor(1000)
    return isSo()
  })

function expectGateway() {
  visitor.expectProblem(/status of (4|5)\d\d|ERR_CONNECTION_RESET/)
}

describe("the registration wizard, behind a gateway that answers", () => {
  const { address, city, state, zip, country, ...rest } = shortApplication
  const { businessName, businessType, email, phone, ownerName, description } = rest
  const next = (page: Page) => page.getByRole("button", { name: "Next Step" })
  const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" })
  const toast = (page: Page) => page.getByRole("region", { name: "Messages" }).getByRole("listitem")

  test.each(lines)("$name: says why and keeps form and draft", async (line) => {
    expectGateway()
    const page = await visitor.newPage()
    await page.clock.install()
    await page.goto("/merchant-register")
    await until("the form is alive", () => next(page).isDisabled())
    await fillIn(page, { businessName, businessType, email, phone, ownerName, description })
    await next(page).click()
    await fillIn(page, { country, address, city, state, zip })
    await next(page).click()
    await field(page, "acceptTerms").check()
    await cut(page, "**/merchant-register.data**", line)
    await submit(page).click()
    await overThePauses(page, "the toast is there", () => toast(page).isVisible())
    const sentence = applicationContent.failures[line.why]
    expect(await toast(page).locator("p").allInnerTexts()).toEqual([
      applicationContent.failures.title,
      sentence,
    ])
    expect(await page.getByRole("main").getByRole("alert").innerText()).toContain(sentence)
    expect(await page.getByText(/recorded|Application Error/).count()).toBe(0)
    await picture(page, `lost-register-${line.status}`)
    expect(await page.locator("dl").first().innerText()).toContain(businessName)
    const draft = await page.evaluate(() => JSON.parse(localStorage.getItem("merchantFormData") ?? "null"))
    expect(draft).toMatchObject({ businessName, email, city, acceptTerms: true })

    await page.unroute("**/merchant-register.data**")
    await submit(page).click()
    await page.waitForURL("**/submitted?application=*")
  })

  test("has stored one row for each form that was finally sent", async () => {
    const rows = await product.database((db) => db.select().from(applications))
    expect(rows.filter((row) => row.email === email)).toHaveLength(lines.length)
  })
})

describe("a plain form, behind a gateway that answers", () => {
  const failure = (page: Page, button: string) =>
    page
      .locator("sending-form")
      .filter({ has: page.getByRole("button", { name: button }) })
      .locator("[data-lost]")

  const fillContact = async (page: Page, message: string) => {
    await page.goto("/contact")
    await page.locator("main form #name").fill("Adé Ọlá")
    await page.locator("main form #email").fill("ade@example.org")
    await page.locator("main form #category").selectOption("Support")
    await page.locator("main form #message").fill(message)
  }

  test.each(lines)("$name: a message is kept, says why, and is finally sent once", async (line) => {
    expectGateway()
    const page = await visitor.newPage()
    await page.clock.install()
    await fillContact(page, line.name)
    const counted = await cut(page, "**/contact", line)
    await page.getByRole("button", { name: contactContent.form.submit }).click()
    const said = failure(page, contactContent.form.submit)
    await overThePauses(page, "the message is there", () => said.isVisible())
    expect(await said.innerText()).toBe(
      [contactContent.failures.insert, ...(line.why === "other" ? [] : [lost[line.why]])].join("\n"),
    )
    // With its submission key it is retried only if a retry may help.
    expect(counted.posts).toBe(line.why === "network" ? 4 : 1)
    expect(new URL(page.url()).pathname).toBe("/contact")
    expect(await page.locator("main form #message").inputValue()).toBe(line.name)
    await picture(page, `lost-contact-${line.status}`)

    await page.unroute("**/contact")
    await page.getByRole("button", { name: contactContent.form.submit }).click()
    await page.getByRole("main").getByText("Your message has been sent").first().waitFor()
    const rows = await product.database((db) => db.select().from(contactMessages))
    expect(rows.filter((row) => row.message === line.name)).toHaveLength(1)
  })

  test.each(some)("$name: a name for town halls is kept", async (line) => {
    expectGateway()
    const page = await visitor.newPage()
    await page.clock.install()
    await page.goto("/town-halls")
    await page.locator("main form #fullName").fill("Adé Ọlá")
    await page.locator("main form #email").fill("halls@example.org")
    await cut(page, "**/town-halls", line)
    await page.getByRole("button", { name: townHallsContent.form.submit }).click()
    const said = failure(page, townHallsContent.form.submit)
    await overThePauses(page, "the message is there", () => said.isVisible())
    const { title } = townHallsContent.form.toasts.failed
    expect(await said.innerText()).toBe([title, lost[line.why]].join("\n"))
    expect(await page.locator("main form #fullName").inputValue()).toBe("Adé Ọlá")
    await picture(page, `lost-town-halls-${line.status}`)
  })

  test.each([
    ["/newsletter", "main", newsletterContent.form.submit],
    ["/", "footer", newsletterBox.submit],
  ] as const)(
    "an address for the newsletter is kept at %s, in %s, and not sent again automatically",
    async (at, place, name) => {
      expectGateway()
      const page = await visitor.newPage()
      await page.clock.install()
      await page.goto(at)
      const box = page.locator(`${place} form[action='/newsletter']`)
      await box.locator("[name=email]").fill(`${place}@example.org`)
      await page.waitForFunction(() => customElements.get("sending-form"))
      const counted = await cut(page, "**/newsletter", { status: 0, body: "" })
      await box.getByRole("button", { name }).click()
      const said = page.locator(`${place} sending-form [data-lost]`)
      await overThePauses(page, "the message is there", () => said.isVisible())
      expect(await said.innerText()).toBe(lost.network)
      expect(counted.posts).toBe(1)
      expect(await box.locator("[name=email]").inputValue()).toBe(`${place}@example.org`)
      await picture(page, `lost-newsletter-${place}`)
      await page.unroute("**/newsletter")
      await box.getByRole("button", { name }).click()
      await page.waitForURL("**/newsletter/check-your-mail")
    },
  )

  test("the form in the footer opens the full form when the address is refused", async () => {
    visitor.expectProblem(/status of 422/)
    const page = await visitor.newPage()
    await page.goto("/")
    await page.waitForFunction(() => customElements.get("sending-form"))
    const box = page.locator("footer form[action='/newsletter']")
    // The browser accepts this address; the server does not.
    await box.locator("[name=email]").fill("ada@example")
    await box.getByRole("button", { name: newsletterBox.submit }).click()
    await page.waitForURL("**/newsletter")
    expect(await page.locator("main form [name=email]").inputValue()).toBe("ada@example")
  })

  test.each(some)("$name: a story is kept with its picture", async (line) => {
    expectGateway()
    const page = await visitor.newPage()
    await page.clock.install()
    await page.goto("/community/story")
    const { category, imageAlt, ...texts } = { ...typedStory, title: line.name }
    for (const [name, value] of Object.entries(texts)) await page.locator(`#${name}`).fill(value)
    await page.locator("#category").selectOption(category)
    const photo = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await jpeg() }
    await page.locator("#image").setInputFiles(photo)
    await page.getByRole("img", { name: storyContent.form.picture.preview }).waitFor()
    const counted = await cut(page, "**/community/story", line)
    await page.getByRole("button", { name: storyContent.form.submit }).click()
    const said = failure(page, storyContent.form.submit)
    await overThePauses(page, "the message is there", () => said.isVisible())
    expect(await said.innerText()).toBe([storyContent.failures.failed, lost[line.why]].join("\n"))
    expect(counted.posts).toBe(line.why === "network" ? 4 : 1)
    await picture(page, `lost-story-${line.status}`)
    await page.unroute("**/community/story")
    await page.getByRole("button", { name: storyContent.form.submit }).click()
    await page.waitForURL("**/community")
    const rows = await product.database((db) => db.select().from(storySubmissions))
    expect(rows.filter((row) => row.title === line.name)).toEqual([
      expect.objectContaining({ imageId: expect.any(String) }),
    ])
  })
})

describe("the back office, behind a gateway that answers", () => {
  const said = (page: Page) => page.getByRole("main").getByRole("alert")

  test.each(lines)("$name: the sign-in keeps what was typed, says why, and is tried once", async (line) => {
    expectGateway()
    const page = await visitor.newPage()
    await page.goto("/admin/login")
    await hydrated(page)
    await page.getByLabel("Email").fill(admin.email)
    await page.getByLabel("Password").fill(admin.password)
    const counted = await cut(page, "**/admin/login.data**", line)
    await page.getByRole("button", { name: "Log In" }).click()
    await said(page).getByText(lost[line.why]).waitFor()
    expect(counted.posts).toBe(1)
    expect(await page.getByLabel("Email").inputValue()).toBe(admin.email)
    expect(await page.getByLabel("Password").inputValue()).toBe(admin.password)
    expect(await page.getByText(/recorded|Application Error/).count()).toBe(0)
    await picture(page, `lost-sign-in-${line.status}`)
    await page.unroute("**/admin/login.data**")
    await page.getByRole("button", { name: "Log In" }).click()
    await page.waitForURL("**/admin")
  })

  test.each(some)("$name: a form of the staff keeps what was typed and says why", async (line) => {
    expectGateway()
    const page = await visitor.newPage()
    await signIn(page)
    await page.goto("/admin/events/new")
    await hydrated(page)
    await page.locator("#title").fill("A title that took thought")
    await cut(page, "**/admin/events/new.data**", line)
    await page.locator("main form button").last().click()
    await said(page).getByText(lost[line.why]).waitFor({ timeout: 15_000 })
    expect(await page.locator("#title").inputValue()).toBe("A title that took thought")
    await picture(page, `lost-staff-${line.status}`)
  })

  test("a database on a full disk: a form of the staff keeps what was typed, and is accepted once there is space", async () => {
    visitor.expectProblem(/status of 503/)
    const page = await visitor.newPage()
    await signIn(page)
    await page.goto("/admin/events/new")
    await hydrated(page)
    const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const answers = {
      title: "A day that took thought",
      description: "Cloth.",
      location: "Here",
      date: inAMonth,
    }
    await fill(page, { ...answers, kind: "community", time: "18:00" })
    const send = page.getByRole("button", { name: "Create event" })
    await product.database((db) =>
      whileRefusing(db, "events", "53100", async () => {
        await send.click()
        await said(page).getByText(lost.network).waitFor({ timeout: 15_000 })
      }),
    )
    for (const [name, value] of Object.entries(answers))
      expect([name, await page.locator(`#${name}`).inputValue()]).toEqual([name, value])
    await picture(page, "lost-staff-full-disk")
    await send.click()
    await page.waitForURL(/\/admin\/events\/\d+/)
  })

  test.each([
    { status: 502, body: nginx("502 Bad Gateway") },
    { status: 500, body: "Internal Server Error" },
    { status: 200, body: nginx("Back soon") },
  ])(
    "a page that cannot be loaded ($status) is not shown as an error of the application, and not as recorded",
    async (line) => {
      expectGateway()
      visitor.expectProblem(/turbo-stream|Error/)
      const page = await visitor.newPage()
      await signIn(page)
      await hydrated(page)
      await page.route("**/admin/team.data**", (route) =>
        route.fulfill({ ...line, contentType: "text/html" }),
      )
      await page.clock.install()
      await page.getByRole("link", { name: "Team" }).first().click()
      await overThePauses(page, "the page says so", () =>
        page.getByRole("heading", { name: site.errors.unavailable.title }).isVisible(),
      )
      expect(await page.getByText(/recorded/).count()).toBe(0)
      await picture(page, `lost-page-${line.status}`)
    },
  )
})
