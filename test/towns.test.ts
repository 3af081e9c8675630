import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import {
  applications,
  listingEdits,
  listings,
  mails,
  ownerLinks,
  rateLimits,
  sessions,
  users,
} from "#app/lib/db/schema.ts"
import { townLookupLimit } from "#app/lib/http/lookup-limit.ts"
import { format } from "#app/lib/text/format.ts"
import { addApplications, applicationTables } from "#app/listings/application/test-support.ts"
import { openPathOf } from "#app/listings/owners/owner-links.server.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { applicationForm } from "#content/en/application-form.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { townWords } from "#content/en/towns.ts"
import { useApp } from "./app.ts"
import { firstStep, openForm, secondStep } from "./application.ts"
import { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"
import { loadTowns } from "./load-towns.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const start = new Date("2026-05-01T12:00:00Z")
const email = "owner@shop.example"
const { findTown, register } = applicationForm

beforeAll(() => loadTowns(app.db, ["gh/accra", "gh/kumasi", "ng/lagos"]))
beforeEach(async () => {
  app.now = start
  for (const table of [...applicationTables, mails, rateLimits, sessions, ownerLinks, users])
    await app.db.delete(table)
})

/** The answers of the second step for a shop in Ghana. */
const inGhana = { ...secondStep, city: "accra", state: "GA", country: "Ghana" }
async function secondStepOf(change: Record<string, string> = {}) {
  const browser = await (await openForm(app)).fill(firstStep).press(register.next)
  return browser.fill({ ...inGhana, ...change })
}
/** The offered towns with the value that each one posts; the chosen one first. */
const offered = (browser: Browser) =>
  elements(browser.document, "label").flatMap((label) => {
    const [input] = elements(label, "input")
    return input?.attributes.name === "town"
      ? [{ label: textOf(label), value: input.attributes.value ?? "" }]
      : []
  })
const choose = (browser: Browser, label: string) => {
  const choice = offered(browser).find((town) => town.label === label)
  if (!choice) throw new Error(`Not offered: ${label}`)
  return browser.fill({ town: choice.value })
}

describe("without script, a town", () => {
  test("is offered by a button of the same form, which loses nothing that was typed", async () => {
    const browser = await (await secondStepOf({ city: "acc", walletAddress: "" })).press(findTown)
    expect(browser.statuses).toEqual([200])
    expect(offered(browser).map(({ label }) => label)).toEqual([
      "Accra, Greater Accra, Ghana",
      townWords.none,
    ])
    for (const [field, value] of Object.entries({ ...inGhana, city: "acc", walletAddress: "" }))
      expect(browser.value(field)).toBe(value)
  })

  test("is shown in the review, and stored with the application and the listing", async () => {
    const browser = await (await secondStepOf({ city: "acc" })).press(findTown)
    await choose(browser, "Accra, Greater Accra, Ghana").press(register.next)
    expect(browser.text).toContain("Accra, Greater Accra, Ghana")
    await browser.press(format(register.changeOf, { step: register.steps[2] }))
    expect(browser.value("town")).toMatch(/^gh\/accra\|/)
    expect(browser.value("city")).toBe("Accra")
    await (await browser.press(register.next)).fill({ acceptTerms: true }).press(register.submit)
    const [application] = await app.db.select().from(applications)
    expect(application).toMatchObject({ city: "Accra", town: "gh/accra" })
  })

  test("is preselected if it is the only one of the country with exactly that name, until 'none of these' is chosen", async () => {
    const browser = await (await secondStepOf()).press(findTown)
    expect(browser.value("town")).toMatch(/^gh\/accra\|/)
    // After "none of these", the form does not ask again.
    await (await choose(browser, townWords.none)).press(findTown)
    expect(browser.value("town")).toBe("|accra|Ghana|")
    await browser.press(register.next)
    expect(browser.text).not.toContain("Greater Accra")
    // A partial name preselects no town.
    const begun = await (await secondStepOf({ city: "acc" })).press(findTown)
    expect(begun.value("town")).toBe("|acc|Ghana|")
  })

  test("is dropped when another city is typed afterwards", async () => {
    const browser = await (await secondStepOf()).press(findTown)
    await choose(browser, "Accra, Greater Accra, Ghana").fill({ city: "Kumasi" }).press(register.next)
    expect(browser.text).not.toContain("Greater Accra")
    await browser.fill({ acceptTerms: true }).press(register.submit)
    expect(await app.db.select().from(applications)).toMatchObject([{ city: "Kumasi", town: null }])
  })

  test("is never required: an unknown name, and a city of another country, get a message", async () => {
    const browser = await (await secondStepOf({ city: "Kokrobite-by-the-sea" })).press(findTown)
    expect(browser.text).toContain(townWords.notFound)
    await browser.fill({ city: "Lagos" }).press(findTown)
    expect(browser.text).toContain(townWords.notFound)
    await browser.press(register.next)
    expect(browser.text).toContain(register.whatIsPublic)
  })
})

describe("the town of a listing", () => {
  beforeEach(async () => {
    await addApplications(app.db, [
      {
        businessName: "Kente House",
        email,
        city: "Kumasi",
        state: "Ashanti",
        country: "GH",
        decidedAt: start,
      },
    ])
  })
  const listing = async () => {
    const [row] = await app.db.select().from(listings)
    if (!row) throw new Error("There is no listing")
    return row
  }

  test("is chosen by its owner, and waits for the staff with the rest of its location", async () => {
    const browser = await (await new Browser(app).open(await openPathOf(app.db, email, app.now))).press(
      listingOwners.link.submit,
    )
    await browser.open(`/my-listings/${(await listing()).publicId}/edit`)
    await browser.press(findTown)
    const [kumasi] = offered(browser)
    await browser
      .fill({ phone: "+233 24 123 4567", town: kumasi?.value ?? "" })
      .press(listingOwners.edit.submit)
    expect(await app.db.select().from(listingEdits)).toMatchObject([
      { changes: { town: [null, "gh/kumasi"] } },
    ])
    expect(browser.text).toContain("Kumasi, Ghana")
  })

  test("is chosen by staff, stays while they change other fields, and is removed with its city", async () => {
    const { id } = await listing()
    const staff = await (await signIn(app)).open(`/admin/listings/${id}`)
    await staff.press(findTown)
    await staff.fill({ town: offered(staff)[0]?.value ?? "" }).press(adminListings.detail.save)
    expect(await listing()).toMatchObject({ town: "gh/kumasi" })
    await (await staff.open(`/admin/listings/${id}`))
      .fill({ phone: "+233 24 123 4568" })
      .press(adminListings.detail.save)
    expect(await listing()).toMatchObject({ town: "gh/kumasi" })
    await (await staff.open(`/admin/listings/${id}`)).fill({ city: "Accra" }).press(adminListings.detail.save)
    expect(await listing()).toMatchObject({ city: "Accra", town: null })
  })
})

describe("town suggestions", () => {
  const ask = async (query: Record<string, string>) => {
    const answer = await app.fetch(`/towns?${new URLSearchParams(query)}`)
    expect(answer.status).toBe(200)
    return answer.text()
  }

  test("are towns of the chosen country, whatever is sent", async () => {
    expect(await ask({ city: "Accra", country: "Ghana" })).toContain("Accra, Greater Accra, Ghana")
    expect(await ask({ city: "Accra", country: "Nigeria" })).toContain(townWords.notFound)
    expect(await ask({ city: "eko" })).toContain("Lagos, Nigeria")
    // A form that was only opened keeps its stored choice.
    const isChosen = /<input(?=[^>]* checked)[^>]*value="gh\/accra/
    expect(await ask({ city: "Accra", country: "Ghana" })).not.toMatch(isChosen)
    expect(await ask({ city: "Accra", country: "Ghana", typed: "1" })).toMatch(isChosen)
    expect(await ask({ city: "Accra", typed: "1" })).not.toMatch(isChosen)
    expect(await ask({ city: "\0", country: "\0" })).toContain(townWords.noCity)
    const made = await ask({ city: "accra", town: 'gh/accra|"><script>|Ghana|x' })
    expect(made).not.toContain("<script>")
  })

  test("are limited per network and minute, without a row in the database", async () => {
    const from = (address: string) =>
      app.fetch("/towns?city=Accra", { headers: { "X-Forwarded-For": address } })
    for (let count = 0; count < townLookupLimit.most; count++)
      expect((await from("198.51.100.7")).status).toBe(200)
    const refused = await from("198.51.100.7")
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"])
    expect(await refused.text()).toContain(townWords.tooMany)
    expect((await from("198.51.100.8")).status).toBe(200)

    app.now = new Date(start.getTime() + 60_000)
    expect((await from("198.51.100.7")).status).toBe(200)
    expect(await app.db.select().from(rateLimits)).toEqual([])
  })

  test("over that limit are refused to the button as well, and the form comes back with everything typed", async () => {
    const browser = await secondStepOf({ city: "acc" })
    for (let count = 0; count < townLookupLimit.most; count++) await app.fetch("/towns?city=Accra")
    await browser.press(findTown)
    expect(browser.statuses).toEqual([429])
    expect(browser.response.headers.get("Retry-After")).toMatch(/^\d+$/)
    expect(browser.text).toContain(townWords.tooMany)
    for (const [field, value] of Object.entries({ ...inGhana, city: "acc" }))
      expect(browser.value(field)).toBe(value)
    await browser.press(register.next)
    expect(browser.text).toContain(register.whatIsPublic)
  })
})
