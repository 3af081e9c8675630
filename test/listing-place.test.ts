import { eq } from "drizzle-orm"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { listingEdits, listings, mails, ownerLinks, rateLimits, sessions, users } from "#app/lib/db/schema.ts"
import { addApplications, applicationTables } from "#app/listings/application/test-support.ts"
import { openPathOf } from "#app/listings/owners/owner-links.server.ts"
import { adminListingEdits } from "#content/en/admin-listing-edits.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { placeWords } from "#content/en/places.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { loadTowns } from "./load-towns.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const start = new Date("2026-05-01T12:00:00Z")
const email = "owner@shop.example"
const { submit, understood, errors } = placeWords

beforeAll(() => loadTowns(app.db, ["gh/accra", "gh/kumasi", "ng/lagos"]))
beforeEach(async () => {
  app.now = start
  for (const table of [...applicationTables, mails, rateLimits, sessions, ownerLinks, users])
    await app.db.delete(table)
  const place = { city: "Accra", state: "Greater Accra", country: "GH" } as const
  await addApplications(app.db, [{ businessName: "Kente House", email, ...place, decidedAt: start }])
})

const listing = async () => {
  const [row] = await app.db.select().from(listings)
  if (!row) throw new Error("There is no listing")
  return row
}
const edits = () => app.db.select().from(listingEdits)
const setPin = async (pin: string, pinPrecision: "exact" | "about" | "hidden") =>
  app.db
    .update(listings)
    .set({ pin, pinPrecision })
    .where(eq(listings.id, (await listing()).id))

async function openPlace(): Promise<Browser> {
  const browser = await (await new Browser(app).open(await openPathOf(app.db, email, app.now))).press(
    listingOwners.link.submit,
  )
  return browser.open(`/my-listings/${(await listing()).publicId}/place`)
}

describe("the location that an owner enters", () => {
  test("is shown as understood before it is stored, and then waits for the staff together with the neighborhood", async () => {
    const browser = await openPlace()
    await browser.fill({ locality: "Osu", pin: "5.6001, -0.1999", pinPrecision: "exact" }).press(submit)
    expect(browser.statuses).toEqual([200])
    expect(browser.text).toContain("6CQXJR22+22")
    expect(browser.text).toContain("km north")
    expect(await edits()).toEqual([])
    await browser.press(understood.confirm)
    expect(await listing()).toMatchObject({ pin: null, locality: null })
    const changes = {
      locality: [null, "Osu"],
      pin: [null, "5.60010,-0.19990"],
      pinPrecision: [null, "exact"],
    }
    expect(await edits()).toMatchObject([{ status: "proposed", changes }])

    const staff = await (await signIn(app)).open("/admin/listing-edits")
    expect(staff.text).toContain("km north of the middle of Accra")
    await staff.press(adminListingEdits.applyOf.replace("{name}", "Kente House"))
    expect(await listing()).toMatchObject({ locality: "Osu", pin: "5.60010,-0.19990", pinPrecision: "exact" })
    const page = await new Browser(app).open("/merchant-directory/kente-house")
    expect(page.text).toContain("Osu")
    expect(page.text).toContain("6CQXJR22+22")
    expect(page.html).toContain('"geo":{"@type":"GeoCoordinates","latitude":5.6001,"longitude":-0.1999}')
  })

  test("must be confirmed again if it differs from the one that was shown", async () => {
    const browser = await openPlace()
    await browser.fill({ pin: "5.6001, -0.1999", pinPrecision: "exact" }).press(submit)
    await browser.fill({ pin: "5.5, -0.1" }).press(understood.confirm)
    expect(browser.value("confirmed")).toBe("5.50000,-0.10000")
    expect(await edits()).toEqual([])
  })

  test.each([
    ["a short link", { pin: "https://maps.app.goo.gl/AbC", pinPrecision: "exact" }, errors["short-link"]],
    ["no place", { pin: "0,0", pinPrecision: "exact" }, errors["not-a-place"]],
    ["another country", { pin: "6.5244, 3.3792", pinPrecision: "exact" }, "This place is in Nigeria"],
    ["nobody said who may know it", { pin: "5.6, -0.2" }, errors.precision],
  ])("is refused with a helpful message: %s", async (_, typed, said) => {
    const browser = await (await openPlace()).fill({ locality: "Osu", ...typed }).press(submit)
    expect(browser.statuses).toEqual([422])
    expect(browser.text).toContain(said)
    expect(browser.value("locality")).toBe("Osu")
    expect(browser.value("pin")).toBe(typed.pin)
    expect(await edits()).toEqual([])
  })

  test("is hidden or removed at once", async () => {
    await setPin("5.60010,-0.19990", "exact")
    await (await openPlace()).fill({ pinPrecision: "hidden" }).press(submit)
    expect(await listing()).toMatchObject({ pin: "5.60010,-0.19990", pinPrecision: "hidden" })
    await (await openPlace()).fill({ pin: "" }).press(submit)
    expect(await listing()).toMatchObject({ pin: null, pinPrecision: null })
    expect(await edits()).toEqual([])
  })

  test("becomes more precise only after staff approve it, unless its owner cancels that", async () => {
    await setPin("5.60010,-0.19990", "hidden")
    await (await openPlace()).fill({ pinPrecision: "exact" }).press(submit)
    expect(await listing()).toMatchObject({ pinPrecision: "hidden" })
    const again = await openPlace()
    expect(again.value("pinPrecision")).toBe("exact")
    await again.fill({ pinPrecision: "hidden" }).press(submit)
    expect(await edits()).toEqual([])
  })

  test("is removed when the business moves to another country", async () => {
    await setPin("5.60010,-0.19990", "exact")
    const { id } = await listing()
    const staff = await (await signIn(app)).open(`/admin/listings/${id}`)
    await staff.fill({ city: "Lagos", country: "Nigeria" }).press("Save changes")
    expect(await listing()).toMatchObject({ country: "NG", pin: null, pinPrecision: null })
  })
})

test("staff set the location of a listing in the same form", async () => {
  const { id } = await listing()
  const staff = await (await signIn(app)).open(`/admin/listings/${id}/place`)
  await staff.fill({ pin: "6.68848, -1.62443", pinPrecision: "about" }).press(submit)
  expect(staff.text).toContain("farther than 50 km from Accra")
  await staff.press(understood.confirm)
  expect(await listing()).toMatchObject({ pin: "6.68848,-1.62443", pinPrecision: "about" })
})

test("two administrators who set different locations get a conflict, but not for changes of other fields", async () => {
  const { id } = await listing()
  const staff = await signIn(app)
  const [slow, other] = [staff.tab(), staff.tab()]
  await slow.open(`/admin/listings/${id}/place`)
  await (await other.open(`/admin/listings/${id}`)).fill({ description: "Cloth." }).press("Save changes")
  await slow.fill({ locality: "Osu" }).press(submit)
  expect(slow.statuses).toEqual([303, 200])

  await slow.open(`/admin/listings/${id}/place`)
  await (await other.open(`/admin/listings/${id}/place`)).fill({ locality: "Labone" }).press(submit)
  await slow.fill({ locality: "East Legon" }).press(submit)
  expect([slow.statuses, slow.value("locality")]).toEqual([[409], "East Legon"])
  expect(slow.text).toContain(placeWords.stale)
  await slow.press(submit)
  expect(await listing()).toMatchObject({ description: "Cloth.", locality: "East Legon" })
})

test("only pages with a location button may use the device's location", async () => {
  const policyOf = async (at: string) => (await app.fetch(at)).headers.get("permissions-policy")
  expect(await policyOf(`/my-listings/${(await listing()).publicId}/place`)).toContain("geolocation=(self)")
  expect(await policyOf("/admin/listings/1/place")).toContain("geolocation=(self)")
  expect(await policyOf("/merchant-directory")).toContain("geolocation=(self)")
  for (const at of ["/", "/merchant-directory/kente-house", "/admin/listings/1", "/robots.txt"])
    expect(await policyOf(at), at).toContain("geolocation=()")
})

describe("the private part of a pin", () => {
  const digits = /5\.?55678|20123|5\.5567|0\.2012/
  test.each(["about", "hidden"] as const)(
    "at precision '%s' is in no public page, data or log",
    async (precision) => {
      await setPin("5.55678,-0.20123", precision)
      for (const at of [
        "/merchant-directory/kente-house",
        "/merchant-directory",
        "/merchant-directory?q=kente",
        "/merchant-directory?in=gh/accra",
        "/merchant-directory/log",
        "/merchant-directory/kente-house.data",
        "/merchant-directory.data",
        "/sitemap.xml",
      ]) {
        const answer = await app.fetch(at)
        expect(answer.status, at).toBeLessThan(400)
        expect(await answer.text(), at).not.toMatch(digits)
      }
      const page = await new Browser(app).open("/merchant-directory/kente-house")
      expect(page.html).not.toContain('"geo"')
      expect(page.text.includes("6CQXHR00+")).toBe(precision === "about")
      expect(app.logLines.join("\n")).not.toMatch(digits)
    },
  )

  test("is erased with the other data of a withdrawn listing", async () => {
    await setPin("5.55678,-0.20123", "exact")
    const browser = await openPlace()
    await browser.open(`/my-listings/${(await listing()).publicId}/withdraw`)
    await browser.press(listingOwners.withdraw.submit)
    expect(await listing()).toMatchObject({
      status: "withdrawn",
      pin: null,
      pinPrecision: null,
      locality: null,
      town: null,
    })
  })
})
