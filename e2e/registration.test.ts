import { and, count, eq, like } from "drizzle-orm"
import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { applications, auditLog, mails } from "#app/lib/db/schema.ts"
import { shortApplication } from "#app/listings/application/test-application.ts"
import { applicationContent } from "#content/en/application.ts"
import { mailContent } from "#content/en/mails.ts"
import { detail } from "#test/sample.ts"
import { field, fillIn, picture, until, useBrowser, useProduct } from "./harness.ts"

const product = useProduct()
const visitor = useBrowser(product)

const { businessName, businessType, email, phone, ownerName, description } = shortApplication
const firstStep = { businessName, businessType, email, phone, ownerName, description }
const { address, city, state, zip, country } = shortApplication
const secondStep = { country, address, city, state, zip }
const walletAddress = "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ"
const privateKey = "7Jz4W3fT1kLJtYVyTqQbZcYyLr5mHqgK2fLrQ8sJtYVyTqQbZcYy"
const { failures, walletErrors } = applicationContent

const next = (page: Page) => page.getByRole("button", { name: "Next Step" })
const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" })
const toast = (page: Page) => page.getByRole("region", { name: "Messages" }).getByRole("listitem")

/** Number of applications with this address; each test uses another one. */
const stored = (sender: string) =>
  product.database(async (db) => {
    const [row] = await db.select({ count: count() }).from(applications).where(eq(applications.email, sender))
    return row?.count
  })

const draft = (page: Page) =>
  page.evaluate(() => ({
    data: JSON.parse(localStorage.getItem("merchantFormData") ?? "null"),
    step: localStorage.getItem("merchantFormStep"),
  }))

/** Opens the form and waits for its script, which disables the button of a later step. */
async function openForm(page: Page) {
  await page.goto("/merchant-register")
  await until("the form is alive", () => next(page).isDisabled())
}

async function fillUpToReview(page: Page, given: Parameters<typeof fillIn>[1] = {}) {
  await openForm(page)
  await fillIn(page, { ...firstStep, ...given })
  await next(page).click()
  await fillIn(page, secondStep)
  await next(page).click()
  await field(page, "acceptTerms").check()
}

describe("with script, the wizard", () => {
  test("enables the next step only when the required fields are filled in", async () => {
    const page = await visitor.newPage()
    await openForm(page)
    await page.getByText("Step 1 of 3").waitFor()
    for (const [name, value] of Object.entries(firstStep)) {
      expect(await next(page).isDisabled(), `before ${name}`).toBe(true)
      await fillIn(page, { [name]: value })
    }
    await next(page).click()

    await page.getByText("Step 2 of 3").waitFor()
    for (const [name, value] of Object.entries(secondStep)) {
      expect(await next(page).isDisabled(), `before ${name}`).toBe(true)
      await fillIn(page, { [name]: value })
    }
    await next(page).click()

    await page.getByText("Step 3 of 3").waitFor()
    expect(await submit(page).isDisabled()).toBe(true)
    await field(page, "acceptTerms").check()
    expect(await submit(page).isEnabled()).toBe(true)
    await page.getByRole("button", { name: "Back" }).click()
    await page.getByText("Step 2 of 3").waitFor()
  })

  detail("says what is wrong with an answer beside it, and goes on when it is mended", async () => {
    const page = await visitor.newPage()
    await openForm(page)
    await fillIn(page, { ...firstStep, website: "javascript:alert(1)", email: "ade@" })
    await next(page).click()
    const summary = page.getByRole("alert")
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    for (const name of ["website", "email"] as const) {
      expect(await field(page, name).getAttribute("aria-invalid"), name).toBe("true")
      const message = page.locator(`#${name}-error`)
      expect(await message.isVisible(), name).toBe(true)
      expect(await summary.innerText()).toContain(await message.innerText())
    }
    await picture(page, "register-1-errors")
    await summary.getByRole("link").first().click()
    expect(await field(page, "website").evaluate((element) => element === document.activeElement)).toBe(true)
    await fillIn(page, { website: "", email })
    await next(page).click()
    await page.getByText("Step 2 of 3").waitFor()
  })

  detail("goes on when Enter is pressed in a field, and resets nothing", async () => {
    const page = await visitor.newPage()
    await openForm(page)
    await fillIn(page, { businessName })
    await field(page, "businessName").press("Enter")
    expect((await draft(page)).data).toMatchObject({ businessName })
    await fillIn(page, { ...firstStep, website: "oyo.example.org" })
    await field(page, "website").press("Enter")
    await page.getByText("Step 2 of 3").waitFor()
    expect((await draft(page)).data).toMatchObject({ businessName, website: "https://oyo.example.org" })
  })

  detail("proposes a category from the business type until somebody chooses another one", async () => {
    const page = await visitor.newPage()
    await openForm(page)
    const category = field(page, "directoryCategory")
    await fillIn(page, { businessType: "Restaurant/Food Service" })
    expect(await category.inputValue()).toBe("Food & Dining")
    await fillIn(page, { businessType: "Technology" })
    expect(await category.inputValue()).toBe("Technology")
    await fillIn(page, { directoryCategory: "Art & Culture", businessType: "Education" })
    expect(await category.inputValue()).toBe("Art & Culture")
  })

  detail("asks an online business for its country alone, and no zip where none is used", async () => {
    const page = await visitor.newPage()
    await openForm(page)
    await fillIn(page, firstStep)
    await next(page).click()
    await fillIn(page, { onlineOnly: true })
    for (const name of ["address", "city", "state", "zip"] as const)
      expect(await field(page, name).count(), name).toBe(0)
    expect(await next(page).isDisabled()).toBe(true)
    await picture(page, "register-2-online-only")
    await fillIn(page, { country: "Kenya" })
    expect(await next(page).isEnabled()).toBe(true)

    await fillIn(page, { onlineOnly: false, address, city, state })
    expect(await next(page).isEnabled()).toBe(true)
    await fillIn(page, { country: "Canada" })
    expect(await next(page).isDisabled()).toBe(true)
    await fillIn(page, { zip: "K1A 0B1" })
    expect(await next(page).isEnabled()).toBe(true)
  })

  test("stores the answers and the step on the device after every change, and restores them", async () => {
    const page = await visitor.newPage()
    await openForm(page)
    for (const [name, value] of Object.entries(firstStep)) {
      await fillIn(page, { [name]: value })
      expect((await draft(page)).data, `after ${name}`).toMatchObject({ [name]: value })
    }
    expect((await draft(page)).step).toBe("1")
    await next(page).click()
    await fillIn(page, { onlineOnly: true, country: "Ghana" })
    expect(await draft(page)).toMatchObject({ step: "2", data: { onlineOnly: true, country: "Ghana" } })

    await page.reload()
    await page.getByText("Step 2 of 3").waitFor()
    expect(await field(page, "onlineOnly").isChecked()).toBe(true)
    expect(await field(page, "country").inputValue()).toBe("Ghana")
    await page.getByRole("button", { name: "Back" }).click()
    for (const [name, value] of Object.entries(firstStep))
      expect(await field(page, name as keyof typeof firstStep).inputValue(), name).toBe(value)
  })

  detail("tells a wrong payment address on Next, beside its field, without sending anything", async () => {
    const page = await visitor.newPage()
    const posts: string[] = []
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()))
    await openForm(page)
    await fillIn(page, firstStep)
    await next(page).click()
    await fillIn(page, { ...secondStep, walletAddress: `${walletAddress.slice(0, -1)}Y` })
    await next(page).click()
    await page.locator("#walletAddress-error").waitFor()
    expect(await page.locator("#walletAddress-error").innerText()).toBe(walletErrors.checksum)
    expect(await field(page, "walletAddress").getAttribute("aria-invalid")).toBe("true")
    expect(await page.getByRole("alert").innerText()).toContain(walletErrors.checksum)
    await page.getByText("Step 2 of 3").waitFor()
    await picture(page, "register-2-wrong-address")
    await fillIn(page, { walletAddress })
    await next(page).click()
    await page.getByText("Step 3 of 3").waitFor()
    expect(posts).toEqual([])
  })

  detail("begins anew when the form is reset, and brings everything back when that was a slip", async () => {
    const page = await visitor.newPage()
    await openForm(page)
    await fillIn(page, firstStep)
    await next(page).click()
    await fillIn(page, { ...secondStep, walletAddress: privateKey.slice(0, 20) })
    const key = () => page.locator("main [name=submissionKey]").last().inputValue()
    const before = await key()
    const reset = async () => {
      const reloaded = page.waitForEvent("load")
      await page.getByRole("button", { name: "Reset Form" }).click()
      await reloaded
      await page.getByText("Step 1 of 3").waitFor()
      await until("the form is alive", () => next(page).isDisabled())
    }
    await reset()
    expect(await field(page, "businessName").inputValue()).toBe("")
    expect(await draft(page)).toMatchObject({ step: "1", data: { businessName: "", city: "" } })
    expect(await key()).not.toBe(before)
    await picture(page, "register-reset")

    await page.getByRole("button", { name: "Undo" }).click()
    await page.getByText("Step 2 of 3").waitFor()
    for (const [name, value] of Object.entries(secondStep))
      expect(await field(page, name as keyof typeof secondStep).inputValue(), name).toBe(value)
    // A form whose response was lost keeps its key. A partial private key is never stored.
    expect(await key()).toBe(before)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(privateKey.slice(0, 20))
    await page.getByRole("button", { name: "Back" }).click()
    expect(await field(page, "description").inputValue()).toBe(description)

    await reset()
    await fillIn(page, { ...firstStep, businessName: "Another shop" })
    await next(page).click()
    await page.getByText("Step 2 of 3").waitFor()
    expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0)
    await page.reload()
    await page.getByText("Step 2 of 3").waitFor()
    expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0)
  })

  test("warns of a private key, clears it, and neither stores nor sends it", async () => {
    const sent: string[] = []
    const page = await visitor.newPage()
    page.on("request", (request) => sent.push(request.url()))
    // A fetch body is a stream that the browser's events do not expose.
    await page.addInitScript(() => {
      const bodies: string[] = []
      const plain = window.fetch
      window.fetch = async (...call) => {
        const [input] = call
        bodies.push(await (input instanceof Request ? input.clone() : new Request(...call)).text())
        return plain(...call)
      }
      Object.assign(window, { bodies })
    })
    await openForm(page)
    await fillIn(page, { ...firstStep, email: "key@example.org" })
    await next(page).click()
    await fillIn(page, secondStep)

    const wallet = field(page, "walletAddress")
    await wallet.focus()
    for (const letter of privateKey) {
      await page.keyboard.type(letter)
      // Half of a key is half of a secret.
      expect((await draft(page)).data.walletAddress).toBe("")
    }
    await page.keyboard.press("Tab")
    expect(await page.locator("#walletAddress-error").innerText()).toBe(walletErrors["private-key"])
    expect(await wallet.inputValue()).toBe("")
    await picture(page, "register-2-private-key")

    // Pasted and submitted at once.
    await wallet.fill(privateKey)
    await wallet.press("Enter")
    await until("the key is gone", async () => (await wallet.inputValue()) === "")
    await page.getByText("Step 2 of 3").waitFor()
    expect(await page.locator("#walletAddress-error").innerText()).toBe(walletErrors["private-key"])

    await wallet.fill(walletAddress)
    expect((await draft(page)).data.walletAddress).toBe(walletAddress)
    await next(page).click()
    await field(page, "acceptTerms").check()
    await submit(page).click()
    await page.waitForURL("**/submitted?application=*")
    sent.push(...(await page.evaluate(() => (window as unknown as { bodies: string[] }).bodies)))
    expect(sent.join("\n")).toContain("key%40example.org")
    expect(sent.filter((request) => request.includes(privateKey.slice(0, 20)))).toEqual([])
    const storage = await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage))
    expect(storage).not.toContain(privateKey.slice(0, 20))
    const [row] = await product.database((db) =>
      db.select().from(applications).where(eq(applications.email, "key@example.org")),
    )
    expect(row?.walletAddress).toBe(walletAddress)
  })

  detail("shows every answer for review, each step with its way back", async () => {
    const page = await visitor.newPage()
    await openForm(page)
    const answers = { ...firstStep, website: "https://oyo.example.org/menu" }
    await fillIn(page, answers)
    await next(page).click()
    await fillIn(page, { ...secondStep, walletAddress, showWallet: true })
    await next(page).click()
    await page.getByText("Step 3 of 3").waitFor()
    const review = await page.locator("dl").allInnerTexts()
    for (const answer of [
      ...Object.values(answers),
      ...Object.values(secondStep),
      walletAddress,
      "Food & Dining",
    ])
      expect(review.join("\n")).toContain(answer)
    await picture(page, "register-3-review")

    await page.getByRole("button", { name: "Change Business Information" }).click()
    await page.getByText("Step 1 of 3").waitFor()
    await fillIn(page, { businessName: "Ọ̀yọ́ Kitchen & Grill" })
    await next(page).click()
    await next(page).click()
    await page.getByText("Step 3 of 3").waitFor()
    expect((await page.locator("dl").allInnerTexts()).join("\n")).toContain("Ọ̀yọ́ Kitchen & Grill")
    await page.getByRole("button", { name: "Change Location & Payment Details" }).click()
    expect(await field(page, "city").inputValue()).toBe(city)
  })
})

describe("a sent application", () => {
  test("is stored once with its audit row and mails, and its draft is deleted", async () => {
    const page = await visitor.newPage()
    await fillUpToReview(page, { email: "once@example.org" })
    // Within two seconds it would look automated, and the sender would get no mail until staff cleared it.
    await page.waitForTimeout(2100)
    const [post] = await Promise.all([
      page.waitForRequest((request) => request.method() === "POST"),
      submit(page).dblclick(),
    ])
    expect(post.url()).toContain("/merchant-register")
    await page.getByRole("heading", { name: "Application Submitted!" }).waitFor()
    await page.getByRole("heading", { name: "What's next?" }).waitFor()
    expect(
      await page
        .locator("main")
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    ).toEqual(expect.arrayContaining(["/", "/merchant-directory"]))
    expect(await draft(page)).toEqual({ data: null, step: null })

    await product.database(async (db) => {
      const rows = await db.select().from(applications).where(eq(applications.email, "once@example.org"))
      expect(rows).toMatchObject([
        {
          businessName,
          businessType: "food-service",
          phone,
          ownerName,
          city,
          state,
          zipCode: zip,
          status: "pending",
        },
      ])
      const id = rows[0]?.id
      const audit = await db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.subjectType, "merchant"), eq(auditLog.subjectId, String(id))))
      expect(audit).toMatchObject([{ action: "merchant.submitted", actor: "applicant" }])
      const queued = await db
        .select()
        .from(mails)
        .where(like(mails.dedupeKey, `%:${id}`))
        .orderBy(mails.kind)
      expect(queued.map((mail) => mail.kind)).toEqual(["merchant-new", "merchant-received"])
    })
    const sentMails = (await product.mails()).filter((mail) =>
      mail.to?.some((to) => to.address === "once@example.org"),
    )
    expect(sentMails.map((mail) => mail.subject)).toEqual([mailContent.applicationReceived.subject])
  })

  detail("is confirmed by a toast at the top right that leaves after four seconds", async () => {
    const page = await visitor.newPage({ width: 1440 })
    await page.clock.install()
    await fillUpToReview(page, { email: "toast@example.org" })
    await page.clock.pauseAt(Date.now() + 60_000)
    await submit(page).click()
    await toast(page).waitFor()
    expect(await toast(page).locator("p").allInnerTexts()).toEqual([
      "Registration Submitted",
      "Your business registration has been received. We'll be in touch soon!",
    ])
    const box = await toast(page).boundingBox()
    expect(box && box.x > 720 && box.y < 200).toBe(true)
    await picture(page, "register-submitted-toast")

    await page.clock.runFor(3800)
    expect(await toast(page).count()).toBe(1)
    await page.clock.runFor(400)
    await until("the toast has left", async () => (await toast(page).count()) === 0)
    // The message appears where the user acted.
    await page.getByRole("main").getByText("Your business registration has been received.").waitFor()
  })

  detail("keeps its toast while somebody points at it, and gives it up to a swipe of 20 pixels", async () => {
    const page = await visitor.newPage({ width: 1440 })
    await page.clock.install()
    await fillUpToReview(page, { email: "hover@example.org" })
    await submit(page).click()
    await toast(page).hover()
    await page.clock.runFor(20_000)
    expect(await toast(page).count()).toBe(1)
    const { x, y } = (await toast(page).boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 40, y + 20)
    await page.mouse.down()
    await page.mouse.move(x + 59, y + 20)
    expect(await toast(page).count()).toBe(1)
    await page.mouse.move(x + 60, y + 20)
    await until("the toast has left", async () => (await toast(page).count()) === 0)
    await page.mouse.up()
  })

  test("is one record however often two tabs send it", async () => {
    const page = await visitor.newPage()
    await fillUpToReview(page, { email: "tabs@example.org" })
    const other = await visitor.newPage({ besides: page })
    await other.goto("/merchant-register")
    await other.getByText("Step 3 of 3").waitFor()
    for (const tab of [page, other]) {
      await submit(tab).click()
      await tab.waitForURL("**/submitted?application=*")
    }
    expect(await stored("tabs@example.org")).toBe(1)
  })

  test("is not sent again by the back button", async () => {
    const page = await visitor.newPage()
    await page.goto("/merchants")
    await fillUpToReview(page, { email: "back@example.org" })
    await submit(page).click()
    await page.waitForURL("**/submitted?application=*")
    await page.goBack()
    // The success page replaced the form in the history.
    expect(new URL(page.url()).pathname).toBe("/merchants")
    await page.goForward()
    await page.getByRole("heading", { name: "Application Submitted!" }).waitFor()
    expect(await stored("back@example.org")).toBe(1)
  })
})

describe("if sending fails", () => {
  test("an unreachable server is reported, nothing is lost, and one record is stored", async () => {
    visitor.expectProblem(/ERR_CONNECTION_REFUSED/)
    const page = await visitor.newPage()
    let posts = 0
    page.on("request", (request) => {
      if (request.method() === "POST") posts++
    })
    await page.clock.install()
    await fillUpToReview(page, { email: "away@example.org" })
    await product.stop()
    // The second message is the same as the first, and is announced again.
    for (let attempt = 1; attempt <= 2; attempt++) {
      posts = 0
      await submit(page).click()
      await page.getByRole("button", { name: "Submitting..." }).waitFor()
      await until("the pauses between the tries are over", async () => {
        await page.clock.runFor(500)
        return toast(page).isVisible()
      })
      expect(posts).toBe(4)
      expect(await toast(page).locator("p").allInnerTexts()).toEqual([failures.title, failures.network])
      if (attempt === 1) await picture(page, "register-failed-toast")
      await page.clock.runFor(5000)
      await until("the toast has left", async () => (await toast(page).count()) === 0)
      expect(await page.getByRole("main").getByRole("alert").innerText()).toContain(failures.network)
    }
    expect(await page.locator("dl").first().innerText()).toContain(businessName)
    expect((await draft(page)).data).toMatchObject({
      ...firstStep,
      email: "away@example.org",
      acceptTerms: true,
    })

    await product.start()
    await submit(page).click()
    await page.waitForURL("**/submitted?application=*")
    expect(await stored("away@example.org")).toBe(1)
  })

  test("a lost response is requested again, and one record is stored", async () => {
    visitor.expectProblem(/ERR_FAILED/)
    const page = await visitor.newPage()
    await fillUpToReview(page, { email: "lost@example.org" })
    let posts = 0
    await page.route("**/merchant-register.data**", async (route) => {
      if (route.request().method() !== "POST" || ++posts > 2) return route.continue()
      await route.fetch({ maxRedirects: 0 })
      await route.abort()
    })
    await submit(page).click()
    await page.waitForURL("**/submitted?application=*")
    expect(posts).toBe(3)
    expect(await stored("lost@example.org")).toBe(1)
  })
})

describe("without script, the wizard", () => {
  /** Presses Tab until the control has the focus, like a user without a mouse. */
  async function tabTo(page: Page, name: string, value?: string) {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press("Tab")
      const focused = await page.evaluate(() => {
        const { name, value } = document.activeElement as HTMLInputElement
        return { name, value }
      })
      if (focused.name === name && (value === undefined || focused.value === value)) return
    }
    throw new Error(`Tab never reaches ${name}`)
  }

  test("can be completed by keyboard only, from the first field to the record", async () => {
    const page = await visitor.newPage({ javaScript: false })
    await page.goto("/merchant-register")
    const type = async (name: string, text: string) => {
      await tabTo(page, name)
      await page.keyboard.type(text)
    }
    await type("businessName", "Kɔkɔɔ Fie")
    await type("businessType", "Retail")
    await type("directoryCategory", "Food")
    await type("email", "keyboard@example.org")
    await type("phone", "+233 30 255 0134")
    await type("ownerName", "Akosua Mɛnsa")
    await type("description", "Demo data: cocoa from our own village.")
    await tabTo(page, "intent", "next")
    await page.keyboard.press("Enter")
    await page.getByText("Step 2 of 3").waitFor()

    await type("address", "7 Oxford Street")
    await type("city", "Accra")
    await type("state", "Greater Accra")
    await type("country", "Ghana")
    await type("walletAddress", walletAddress)
    await tabTo(page, "showWallet")
    await page.keyboard.press("Space")
    await tabTo(page, "intent", "next")
    await page.keyboard.press("Enter")
    await page.getByText("Step 3 of 3").waitFor()
    expect((await page.locator("dl").allInnerTexts()).join()).toContain("Kɔkɔɔ Fie")
    await picture(page, "register-3-without-script")

    await tabTo(page, "acceptTerms")
    await page.keyboard.press("Space")
    await tabTo(page, "intent", "submit")
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { name: "Application Submitted!" }).waitFor()
    await page.getByRole("main").getByText("Registration Submitted").waitFor()
    await picture(page, "register-submitted-without-script")
    const rows = await product.database((db) =>
      db.select().from(applications).where(eq(applications.email, "keyboard@example.org")),
    )
    expect(rows).toMatchObject([
      {
        businessName: "Kɔkɔɔ Fie",
        directoryCategory: "food-dining",
        zipCode: null,
        walletAddress,
        showWallet: true,
      },
    ])
  })

  detail("names each wrong answer beside its field and in a summary that has the focus", async () => {
    visitor.expectProblem(/status of 422/)
    const page = await visitor.newPage({ javaScript: false })
    await page.goto("/merchant-register")
    await fillIn(page, { ...firstStep, email: "ade@localhost", website: "https://shop" })
    await next(page).click()
    const summary = page.getByRole("alert")
    await summary.waitFor()
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    for (const name of ["website", "email"] as const) {
      expect(await field(page, name).getAttribute("aria-invalid"), name).toBe("true")
      const message = await page.locator(`#${name}-error`).innerText()
      expect(await summary.getByRole("link", { name: message }).getAttribute("href")).toBe(`#${name}`)
    }
    expect(await field(page, "businessName").inputValue()).toBe(businessName)
    await picture(page, "register-1-errors-without-script")
  })

  detail("goes back and forth without losing an answer", async () => {
    const page = await visitor.newPage({ javaScript: false })
    await page.goto("/merchant-register")
    await fillIn(page, firstStep)
    await next(page).click()
    await fillIn(page, { city })
    await page.getByRole("button", { name: "Back" }).click()
    await page.getByText("Step 1 of 3").waitFor()
    expect(await field(page, "description").inputValue()).toBe(description)
    await next(page).click()
    expect(await field(page, "city").inputValue()).toBe(city)
  })

  test("stores one record if the user goes back after the success and sends the form again", async () => {
    const page = await visitor.newPage({ javaScript: false })
    await page.goto("/merchant-register")
    await fillIn(page, { ...firstStep, email: "again@example.org" })
    await next(page).click()
    await fillIn(page, secondStep)
    await next(page).click()
    await field(page, "acceptTerms").check()
    await submit(page).click()
    await page.waitForURL("**/submitted?application=*")
    // The previous page is the response to a POST: the browser asks whether to send it again, and the user agrees.
    await expect(page.goBack()).rejects.toThrow("ERR_CACHE_MISS")
    await until("it is sent again", () => page.reload().then(Boolean, () => false))
    await page.getByText("Step 3 of 3").waitFor()
    await field(page, "acceptTerms").check()
    await submit(page).click()
    await page.waitForURL("**/submitted?application=*")
    expect(await stored("again@example.org")).toBe(1)
  })
})
