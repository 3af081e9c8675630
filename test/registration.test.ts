import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { applications, auditLog, mails, rateLimits } from "#app/lib/db/schema.ts"
import { application } from "#app/listings/application/test-application.ts"
import { applicationContent } from "#content/en/application.ts"
import { useApp } from "./app.ts"
import { answers, answersInRow, firstStep, goToReview, openForm, secondStep } from "./application.ts"
import { Browser, formEntries } from "./browser.ts"

const app = useApp()

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  for (const table of [applications, mails, rateLimits]) await app.db.delete(table)
})

const rows = () => app.db.select().from(applications)

describe("a visitor without script", () => {
  test("registers a business in three steps", async () => {
    const browser = await openForm(app)
    expect(browser.text).toContain("Step 1 of 3")
    await browser.fill({ ...firstStep, website: "oyo.example" }).press("Next Step")
    expect([browser.response.status, browser.text]).toEqual([200, expect.stringContaining("Step 2 of 3")])
    await browser.fill({ ...secondStep, showWallet: true }).press("Next Step")
    expect([browser.response.status, browser.text]).toEqual([200, expect.stringContaining("Step 3 of 3")])
    for (const answer of Object.values(answers)) expect(browser.text).toContain(answer.replace(/\s+/g, " "))
    expect(browser.text).toContain("Food & Dining")
    expect(await rows()).toEqual([])

    await browser.fill({ acceptTerms: true }).press("Submit Application")
    expect(browser.statuses).toEqual([303, 200])
    expect(browser.path).toMatch(/^\/merchant-register\/submitted\?application=/)
    expect(browser.text).toContain("Application Submitted!")
    expect(browser.text).toContain("Registration Submitted")
    expect(browser.text).toContain("Your business registration has been received. We'll be in touch soon!")

    expect(await rows()).toEqual([
      expect.objectContaining({
        ...answersInRow,
        showWallet: true,
        status: "pending",
        suspicion: null,
      }),
    ])
    const [id] = (await rows()).map((row) => row.id)
    expect(await app.db.select().from(auditLog)).toContainEqual(
      expect.objectContaining({ action: "merchant.submitted", actor: "applicant", subjectId: String(id) }),
    )
    expect((await app.db.select().from(mails)).map((mail) => [mail.kind, mail.recipient]).toSorted()).toEqual(
      [
        ["merchant-new", null],
        ["merchant-received", "owner@oyo.example"],
      ],
    )
  })

  test("sees the same link as in the mail, also when the page is opened again", async () => {
    const browser = await goToReview(await openForm(app))
    await browser.fill({ acceptTerms: true }).press("Submit Application")
    const link = browser.href(applicationContent.submitted.link)
    const [mail] = (await app.db.select().from(mails).orderBy(mails.createdAt, mails.id)).filter(
      ({ kind }) => kind === "merchant-received",
    )
    expect(mail?.text).toContain(link)
    await browser.open(browser.path)
    await browser.open(browser.href(applicationContent.submitted.link))
    expect([browser.response.status, browser.path]).toEqual([200, link])
  })

  test("reads for an hour which address will be mailed, and the reference number", async () => {
    const browser = await goToReview(await openForm(app))
    await browser.fill({ acceptTerms: true }).press("Submit Application")
    const [row] = await rows()
    const reference = `#${row?.id}`
    expect(browser.text).toContain(`Your reference: ${reference}`)
    expect(browser.text).toContain("We will email you at owner@oyo.example.")
    const [mail] = (await app.db.select().from(mails).orderBy(mails.createdAt, mails.id)).filter(
      ({ kind }) => kind === "merchant-received",
    )
    expect(mail?.text).toContain(reference)
    app.now = new Date(app.now.getTime() + 61 * 60_000)
    await browser.open(browser.path)
    expect(browser.text).toContain(reference)
    expect(browser.text).not.toContain("owner@oyo.example")
    await browser.open(browser.href(applicationContent.submitted.link))
    expect(browser.text).toContain(reference)
  })

  test("sees the thanks once: a reload shows no message", async () => {
    const browser = await goToReview(await openForm(app))
    await browser.fill({ acceptTerms: true }).press("Submit Application")
    await browser.open("/merchant-register/submitted")
    expect(browser.text).toContain("Application Submitted!")
    expect(browser.text).not.toContain("Registration Submitted")
  })

  test("goes back, changes an answer and keeps all others", async () => {
    const browser = await goToReview(await openForm(app), { walletAddress: "", showWallet: true })
    await browser.press("Change Business Information")
    expect(browser.text).toContain("Step 1 of 3")
    for (const field of ["businessName", "email", "ownerName", "description"] as const)
      expect(browser.value(field)).toBe(answers[field])
    await browser.fill({ businessName: "Another Kitchen" }).press("Next Step")
    expect(browser.value("city")).toBe("Atlanta")
    expect(browser.value("country")).toBe("United States")
    expect(browser.value("showWallet")).toBe(true)
    await browser.press("Back")
    expect(browser.value("businessName")).toBe("Another Kitchen")
    await browser.press("Next Step")
    await browser.press("Next Step")
    await browser.press("Change Location & Payment Details")
    expect(browser.text).toContain("Step 2 of 3")
    await browser.press("Next Step")
    await browser.fill({ acceptTerms: true }).press("Submit Application")
    expect(await rows()).toEqual([
      expect.objectContaining({ businessName: "Another Kitchen", city: "Atlanta" }),
    ])
  })

  test("goes back from a step that is not filled in", async () => {
    const browser = await goToReview(await openForm(app))
    await browser.press("Change Location & Payment Details")
    await browser.fill({ city: "" }).press("Back")
    expect(browser.text).toContain("Step 1 of 3")
    expect(browser.value("businessName")).toBe(answers.businessName)
  })

  test("starts again with Reset Form, without error messages", async () => {
    const browser = await openForm(app)
    const key = browser.value("submissionKey")
    await browser.fill({ businessName: "Typed by mistake" }).press("Reset Form")
    expect([browser.response.status, browser.path]).toEqual([200, "/merchant-register"])
    expect(browser.value("businessName")).toBe("")
    await browser.fill(firstStep).press("Next Step")
    await browser.fill(secondStep).press("Next Step")
    expect(browser.value("submissionKey")).not.toBe(key)
    await browser.fill({ acceptTerms: true }).press("Submit Application")
    expect(await rows()).toEqual([expect.objectContaining({ businessName: answers.businessName })])
  })

  test("restores everything after Reset Form by mistake, with the same submission key", async () => {
    const browser = await goToReview(await openForm(app))
    const key = browser.value("submissionKey")
    await browser.press("Reset Form")
    expect(browser.text).toContain("Step 1 of 3")
    await browser.press("Undo")
    expect([browser.response.status, browser.text]).toEqual([200, expect.stringContaining("Step 3 of 3")])
    expect(browser.value("submissionKey")).toBe(key)
    await browser.fill({ acceptTerms: true }).press("Submit Application")
    expect(await rows()).toEqual([expect.objectContaining({ ...answersInRow, suspicion: null })])
  })

  test("reads on its own step that a payment address is wrong", async () => {
    const browser = await goToReview(await openForm(app), {
      walletAddress: "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGY",
    })
    expect([browser.response.status, browser.text]).toEqual([422, expect.stringContaining("Step 2 of 3")])
    expect(browser.textOfId("walletAddress-error")).toBe(applicationContent.walletErrors.checksum)
  })

  test("continues with Enter in a field, on every step", async () => {
    const browser = await openForm(app)
    await browser.fill(firstStep).pressEnter("businessName")
    expect(browser.text).toContain("Step 2 of 3")
    await browser.fill(secondStep).pressEnter("city")
    expect(browser.text).toContain("Step 3 of 3")
    await browser.fill({ acceptTerms: true }).pressEnter("acceptTerms")
    expect(browser.path).toMatch(/^\/merchant-register\/submitted\?application=/)
    expect(await rows()).toHaveLength(1)
  })

  test("needs no street when the business is only online, and keeps the one typed before", async () => {
    const browser = await goToReview(await openForm(app))
    await browser.press("Change Location & Payment Details")
    await browser.fill({ onlineOnly: true }).press("Next Step")
    expect(browser.text).toContain("Step 3 of 3")
    await browser.press("Change Location & Payment Details")
    await browser.fill({ onlineOnly: false }).press("Next Step")
    expect(browser.text).toContain("12 Peachtree Street")
    await browser.press("Change Location & Payment Details")
    await browser.fill({ onlineOnly: true }).press("Next Step")
    await browser.fill({ acceptTerms: true }).press("Submit Application")
    expect(await rows()).toEqual([
      expect.objectContaining({ place: "online", address: null, city: null, zipCode: null }),
    ])
  })

  test("registers an online business without ever typing a street", async () => {
    const nothing = { address: "", city: "", state: "", zip: "" }
    const browser = await goToReview(await openForm(app), {
      ...nothing,
      onlineOnly: true,
      country: "Nigeria",
    })
    await browser.fill({ acceptTerms: true }).press("Submit Application")
    expect(await rows()).toEqual([expect.objectContaining({ place: "online", country: "NG" })])
  })

  test("can send the code of a choice or the specification's label, and sees the label", async () => {
    const { businessType: _, ...first } = firstStep
    const browser = await openForm(app)
    const send = (change: Record<string, string>) =>
      browser.post(
        "/merchant-register",
        new URLSearchParams({ ...Object.fromEntries(formEntries(browser, "submissionKey")), ...change }),
      )
    await send({ ...first, businessType: "art-entertainment", intent: "next" })
    expect(browser.text).toContain("Step 2 of 3")
    await send({ ...secondStep, country: "ZZ", zip: "", intent: "next" })
    expect(browser.text).toContain("Step 3 of 3")
    for (const word of ["Art & Entertainment", "Art & Culture", "Other"]) expect(browser.text).toContain(word)
    await browser.fill({ acceptTerms: true }).press("Submit Application")
    expect(await rows()).toEqual([
      expect.objectContaining({
        businessType: "art-entertainment",
        directoryCategory: "art-culture",
        country: "ZZ",
      }),
    ])
  })

  test.each([
    ["Nigeria", "NG"],
    ["Ghana", "GH"],
    ["Kenya", "KE"],
    ["Other", "ZZ"],
    ["JM", "JM"],
    ["AE", "AE"],
  ])("needs no zip in %s", async (country, code) => {
    const browser = await goToReview(await openForm(app), { country, zip: "" })
    await browser.fill({ acceptTerms: true }).press("Submit Application")
    expect(await rows()).toEqual([expect.objectContaining({ country: code, zipCode: null })])
  })

  test("needs the zip where an address requires one", async () => {
    const browser = await goToReview(await openForm(app), { country: "BR", zip: "" })
    expect(browser.text).toContain("Step 2 of 3")
    expect(browser.text).toContain(applicationContent.required.zip)
  })

  test("sees any country of the world by name, and its code is stored", async () => {
    const browser = await goToReview(await openForm(app), { country: "CI", zip: "" })
    expect(browser.text).toContain("Country Côte d’Ivoire")
    await browser.fill({ acceptTerms: true }).press("Submit Application")
    expect(await rows()).toEqual([expect.objectContaining({ country: "CI" })])
    const [forStaff] = await app.db.select().from(mails).where(eq(mails.kind, "merchant-new"))
    expect(forStaff?.text).toContain("Côte d’Ivoire")
  })

  test("has the phone number parsed for the country that is chosen later", async () => {
    const phones = [
      ["0803 123 4567", "+234 803 123 4567"],
      ["+44 (0)20 7946 0958 ext 7", "+44 20 7946 0958 ext. 7"],
      ["0803 123 4567 / 0701 123 4567", "0803 123 4567 / 0701 123 4567"],
      ["call me maybe", "call me maybe"],
    ]
    for (const [phone = ""] of phones) {
      const browser = await goToReview(await openForm(app), { phone, country: "Nigeria" })
      await browser.fill({ acceptTerms: true }).press("Submit Application")
    }
    expect((await rows()).map(({ phone }) => phone).toSorted()).toEqual(
      phones.map(([, stored]) => stored).toSorted(),
    )
  })

  test("sends every answer on each step, so that no step trusts an earlier one", async () => {
    const browser = await goToReview(await openForm(app), { showWallet: true })
    const sent = Object.fromEntries(formEntries(browser, "acceptTerms"))
    const description = application.description.replace("\n", "\r\n")
    expect(sent).toMatchObject({ ...answers, description, showWallet: "on", step: "3" })
  })
})

describe("the registration form", () => {
  test("can be open in two tabs at once, each with a key of its own", async () => {
    const [one, two] = [await openForm(app), await openForm(app)]
    expect(one.value("submissionKey")).not.toBe(two.value("submissionKey"))
  })

  test("has browser validation that matches the server's rules", async () => {
    const { attributes } = (await openForm(app)).field("email")
    expect(attributes).toMatchObject({ type: "email", maxlength: "254", required: "", autocomplete: "email" })
    const browser = new Browser(app)
    await browser.open("/merchant-register")
    expect(browser.field("website").attributes).toMatchObject({ type: "url", maxlength: "500" })
    expect(browser.field("website").attributes.required).toBeUndefined()
    expect(browser.field("description").attributes.maxlength).toBe("1000")
  })

  test("hides its honeypot from people: no visible label, not in the tab order, no autofill", async () => {
    const { attributes, parent } = (await openForm(app)).field("leave_blank")
    expect(attributes).toMatchObject({ tabindex: "-1", autocomplete: "off" })
    expect(parent?.attributes).toMatchObject({ "aria-hidden": "true", class: "visually-hidden" })
  })
})
