import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { contactMessages } from "#app/lib/db/schema.ts"
import { contactContent } from "#content/en/contact.ts"
import { formMessages } from "#content/en/forms.ts"
import { walletSecret } from "#content/en/wallet-secret.ts"
import { detail } from "#test/sample.ts"
import { axe, picture, until, useBrowser, useProduct } from "./harness.ts"

const product = useProduct()
const visitor = useBrowser(product)

const sent = "Your message has been sent. We'll get back to you soon!"
const missing = "Please fill out all required fields"
const submit = (page: Page) => page.getByRole("button", { name: contactContent.form.submit })
const control = (page: Page, name: string) => page.locator(`main form #${name}`)
const notice = (page: Page) => page.getByRole("status").filter({ hasText: sent })

/** Each test uses its own address. */
async function fill(page: Page, email: string): Promise<void> {
  await control(page, "name").fill("Adé Ọlá")
  await control(page, "email").fill(email)
  await control(page, "subject").fill("مرحبا 🎉")
  await control(page, "category").selectOption("Support")
  await control(page, "message").fill("How do I list my shop?\nThank you.")
}

const stored = (email: string) =>
  product.database((db) => db.select().from(contactMessages).where(eq(contactMessages.email, email)))

/** A form sent within two seconds of opening looks automated. */
const takeTime = (page: Page) => page.waitForTimeout(2100)

describe.each([
  ["with script", true],
  ["without script", false],
])("%s", (_, javaScript) => {
  const sender = (name: string) => `${name}-${javaScript}@example.org`

  test("a message is sent, the page confirms it, and the form is empty again", async () => {
    const page = await visitor.newPage({ javaScript })
    await page.goto("/contact")
    await fill(page, sender("ade"))
    await takeTime(page)
    await picture(page, `contact-filled-${javaScript}`)
    await submit(page).click()
    await notice(page).first().waitFor()
    await picture(page, `contact-sent-${javaScript}`)
    for (const name of ["name", "email", "subject", "category", "message"])
      expect(await control(page, name).inputValue(), name).toBe("")
    expect(await stored(sender("ade"))).toEqual([
      expect.objectContaining({ name: "Adé Ọlá", subject: "مرحبا 🎉", category: "support", suspicion: null }),
    ])
    const toSender = (await product.mails()).filter(({ to }) => to?.[0]?.address === sender("ade"))
    const toStaff = (await product.mails()).filter(({ replyTo }) => replyTo?.[0]?.address === sender("ade"))
    expect([toSender.length, toStaff.length]).toEqual([1, 1])
    expect(toStaff[0]?.subject).toContain("مرحبا 🎉")
  })

  detail("what is missing is said in a summary that has the focus, and beside each field", async () => {
    visitor.expectProblem(/422/)
    const page = await visitor.newPage({ javaScript })
    await page.goto("/contact")
    await control(page, "name").fill("Adé Ọlá")
    await submit(page).click()
    const summary = page.getByRole("alert")
    await summary.getByText(missing).waitFor()
    await until("the summary has the focus", () =>
      page
        .locator("[role=alert]:focus")
        .count()
        .then((count) => count === 1),
    )
    expect(await control(page, "name").inputValue()).toBe("Adé Ọlá")
    await summary.getByRole("link", { name: contactContent.required.message }).click()
    expect(await page.locator("#message:focus").count()).toBe(1)
    await picture(page, `contact-errors-${javaScript}`)
    if (javaScript) expect(await axe(page)).toEqual([])
    await fill(page, sender("grace"))
    await submit(page).click()
    await notice(page).first().waitFor()
    expect(await stored(sender("grace"))).toHaveLength(1)
  })

  test("going back and sending again stores one message", async () => {
    const page = await visitor.newPage({ javaScript })
    await page.goto("/contact")
    const form = await page.locator("main form [name=submissionKey]").inputValue()
    await fill(page, sender("back"))
    await submit(page).click()
    await notice(page).first().waitFor()
    await page.goBack()
    // With script the confirmation replaces the form: there is no sent form to go back to, so the same one is rebuilt.
    if (javaScript) {
      await page.goto("/contact")
      await page.locator("main form [name=submissionKey]").evaluate((input: HTMLInputElement, key) => {
        input.value = key
      }, form)
    }
    await fill(page, sender("back"))
    await submit(page).click()
    await notice(page).first().waitFor()
    expect(await stored(sender("back"))).toHaveLength(1)
  })
})

test("a recovery phrase and a private key do not leave the browser, which says why", async () => {
  const page = await visitor.newPage()
  await page.goto("/contact")
  const sent: (string | null)[] = []
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.postData())
  })
  const words = "legal winner thank year wave sausage worth useful legal winner thank yellow".split(" ")
  const phrase = words.map((word, index) => `${index + 1}. ${word}`).join(" ")
  await fill(page, "secret@example.org")
  for (const secret of [`My wallet is empty: ${phrase}`, `key 0x${"4c08".repeat(16)}`]) {
    await control(page, "message").fill(secret)
    await submit(page).click()
    await expect
      .poll(() => control(page, "message").evaluate((area: HTMLTextAreaElement) => area.validationMessage))
      .toBe(walletSecret.found)
    expect(await control(page, "message").evaluate((area) => area === document.activeElement)).toBe(true)
  }
  await picture(page, "contact-secret")
  expect(sent).toEqual([])
  await control(page, "message").fill("My wallet is empty.")
  await submit(page).click()
  await notice(page).first().waitFor()
  expect(sent).toHaveLength(1)
  expect(await stored("secret@example.org")).toHaveLength(1)
})

describe("while a message is being sent", () => {
  detail("the button says so, is disabled and takes no second press", async () => {
    const page = await visitor.newPage()
    await page.goto("/contact")
    await fill(page, "busy@example.org")
    let posts = 0
    await page.route("**/contact", async (route) => {
      if (route.request().method() === "POST") posts++
      await new Promise((done) => setTimeout(done, 1000))
      await route.continue()
    })
    // Playwright does not inspect a page that is being left, so the page records itself.
    await page.evaluate(() => {
      document.addEventListener("submit", (event) => {
        const { submitter: button, target, defaultPrevented } = event
        const state = [
          defaultPrevented,
          button?.ariaDisabled,
          button?.textContent,
          (target as Element).parentElement?.querySelector("[role=status]")?.textContent,
        ]
        const seen = JSON.parse(sessionStorage.getItem("seen") ?? "[]")
        sessionStorage.setItem("seen", JSON.stringify([...seen, state]))
        if (seen.length < 2) setTimeout(() => (button as HTMLButtonElement).click())
      })
    })
    await submit(page).click()
    await notice(page).first().waitFor()
    const { sending } = formMessages
    expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem("seen") ?? "[]"))).toEqual([
      [true, "true", sending, sending],
      [true, "true", sending, sending],
      [true, "true", sending, sending],
    ])
    expect(posts).toBe(1)
    expect(await submit(page).isEnabled()).toBe(true)
    expect(await stored("busy@example.org")).toHaveLength(1)
  })

  detail("and the page is shown again, it can be sent again", async () => {
    const page = await visitor.newPage()
    await page.goto("/contact")
    await fill(page, "again@example.org")
    // As it was left, from the back/forward cache.
    let isFirst = true
    await page.route("**/contact", (route) => {
      if (!isFirst) return route.continue()
      // Never responded to: continuing it later would give two responses to one press.
      isFirst = false
    })
    await submit(page).click()
    const busy = page.getByRole("button", { name: formMessages.sending })
    expect(await busy.isDisabled()).toBe(true)
    await picture(page, "contact-sending")
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })))
    expect(await submit(page).isEnabled()).toBe(true)
    await submit(page).click()
    await notice(page).first().waitFor()
    expect(await stored("again@example.org")).toHaveLength(1)
  })
})
