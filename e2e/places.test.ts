import { eq } from "drizzle-orm"
import { beforeAll, describe, expect, test } from "vitest"
import type { Database } from "#app/lib/db/client.server.ts"
import { listings, placeNames, places } from "#app/lib/db/schema.ts"
import { shortApplication } from "#app/listings/application/test-application.ts"
import { openPathOf } from "#app/listings/owners/owner-links.server.ts"
import { applicationForm } from "#content/en/application-form.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { placeWords } from "#content/en/places.ts"
import { sampleOf } from "#test/sample.ts"
import { addApplication, axe, field, fillIn, picture, until, useBrowser, useProduct } from "./harness.ts"

const product = useProduct()
const visitor = useBrowser(product)
const email = "owner@shop.example"
let publicId: string

/** The product loads all towns in the background, which takes longer than a test waits: these two are added at once. */
async function addTowns(db: Database) {
  const towns = [
    {
      id: 2306104,
      name: "Accra",
      regionCode: "01",
      region: "Greater Accra",
      latitude: 5.55602,
      longitude: -0.1969,
    },
    {
      id: 2298890,
      name: "Kumasi",
      regionCode: "02",
      region: "Ashanti",
      latitude: 6.68848,
      longitude: -1.62443,
    },
  ]
  for (const town of towns) {
    const [name, country, population] = [town.name.toLowerCase(), "GH", 1_900_000] as const
    const about = { country, population, kind: "seat", timeZone: "Africa/Accra", slug: name } as const
    const added = await db
      .insert(places)
      .values({ ...town, ...about })
      .onConflictDoNothing()
      .returning()
    if (added.length > 0)
      await db
        .insert(placeNames)
        .values({ placeId: town.id, name, spelling: town.name, isMain: true, population, country })
  }
}

beforeAll(async () => {
  await product.database(async (db) => {
    await addTowns(db)
    const facts = {
      businessName: "Kente House",
      email,
      city: "Accra",
      state: "Greater Accra",
      zip: "",
      country: "Ghana",
    }
    const { slug } = await addApplication(db, facts, "approved")
    const [row] = await db
      .select()
      .from(listings)
      .where(eq(listings.slug, slug ?? ""))
    publicId = row?.publicId ?? ""
  })
})

describe("typing a city", () => {
  test.each(sampleOf("choosing a town", [360, 1440]))(
    "at %i px, offers towns, and one can be chosen by keyboard",
    async (width) => {
      const page = await visitor.newPage({ width, height: 900 })
      await page.goto("/merchant-register")
      const next = page.getByRole("button", { name: applicationForm.register.next })
      await until("the form is alive", () => next.isDisabled())
      const { businessName, businessType, phone, ownerName, description } = shortApplication
      await fillIn(page, { businessName, businessType, email, phone, ownerName, description })
      await next.click()
      await field(page, "address").fill("12 Oxford Street")
      await field(page, "city").pressSequentially("acc")
      const accra = page.getByRole("radio", { name: "Accra, Greater Accra, Ghana" })
      await accra.waitFor()
      expect(await page.getByRole("button", { name: applicationForm.findTown }).isVisible()).toBe(false)
      const status = page.locator("town-finder [role=status]")
      await until("it is announced", async () => /^1 town/.test((await status.textContent()) ?? ""))
      expect(await axe(page)).toEqual([])
      await picture(page, `town-offered-${width}`)
      // Nothing is selected: Tab focuses 'None of these', and an arrow key moves to the town.
      await page.keyboard.press("Tab")
      await page.keyboard.press("ArrowUp")
      expect(await accra.isChecked()).toBe(true)
      expect(await field(page, "city").inputValue()).toBe("Accra")
      expect(await field(page, "state").inputValue()).toBe("Greater Accra")
      expect(await field(page, "country").inputValue()).toBe("Ghana")
      await next.click()
      await page.getByText("Accra, Greater Accra, Ghana").waitFor()
      await page.getByRole("button", { name: applicationForm.register.back }).click()
      await until("the choice is kept", () => accra.isChecked())
      await field(page, "city").fill("Kumasi")
      // The only town of the country with exactly this name is selected, until the owner chooses another one.
      const kumasi = page.getByRole("radio", { name: "Kumasi, Ashanti, Ghana" })
      await until("the town of that name is chosen", () => kumasi.isChecked())
      await page.getByRole("radio", { name: "None of these" }).check()
      await next.click()
      await page.getByRole("button", { name: applicationForm.register.back }).click()
      expect(await kumasi.isChecked()).toBe(false)
    },
  )
})

describe("the location of a shop", () => {
  test.each(sampleOf("the place of a shop", [360, 1440]))(
    "at %i px is the owner's position, shown before it is saved",
    async (width) => {
      const page = await visitor.newPage({ width, height: 900 })
      await page.context().grantPermissions(["geolocation"])
      await page.context().setGeolocation({ latitude: 5.6001, longitude: -0.1999, accuracy: 20 })
      await page.goto(await product.database((db) => openPathOf(db, email, new Date())))
      await page.getByRole("button", { name: listingOwners.link.submit }).click()
      await page.goto(`/my-listings/${publicId}/place`)
      await page.getByRole("button", { name: placeWords.here.button }).click()
      await until(
        "the place is written",
        async () => (await page.locator("#pin").inputValue()) === "5.60010, -0.19990",
      )
      await page.getByText("Nothing is saved yet").waitFor()
      await page.locator("#locality").fill("Osu")
      await page.locator("#pinPrecision").selectOption("about")
      await page.getByRole("button", { name: placeWords.submit, exact: true }).click()
      await page.getByRole("heading", { name: placeWords.understood.heading }).waitFor()
      expect(await axe(page)).toEqual([])
      await picture(page, `place-understood-${width}`)
      const overflow = await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%"
        return document.documentElement.scrollWidth - document.documentElement.clientWidth
      })
      expect(overflow).toBeLessThanOrEqual(0)
    },
  )
})
