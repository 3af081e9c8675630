import { asc, eq } from "drizzle-orm"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { listingEvidence, listings, mails } from "#app/lib/db/schema.ts"
import { formatCount } from "#app/lib/text/format.ts"
import { addApplications, emptyApplications } from "#app/listings/application/test-support.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { applicationForm } from "#content/en/application-form.ts"
import { flashMessages } from "#content/en/flash.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { site } from "#content/en/site.ts"
import { useApp } from "./app.ts"
import type { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"
import { loadTowns } from "./load-towns.ts"
import { signIn } from "./staff.ts"

// Work of staff for owners: more filters of the list, commands for several rows, and the page of opening hours and links.

const app = useApp()
const now = new Date("2026-06-01T12:00:00Z")
const { several, flash, more } = adminListings
let staff: Browser

beforeAll(async () => {
  app.now = now
  await loadTowns(app.db, ["gh/accra", "gh/kumasi", "gh/tamale"])
})
beforeEach(async () => {
  await emptyApplications(app.db)
  staff = await signIn(app, "ada@example.org")
  await addApplications(app.db, [
    { businessName: "Kente House", slug: "kente-house", country: "US", phone: "+1 404 555 0134" },
    { businessName: "Baobab", country: "GH", city: "Accra", town: "gh/accra", phone: "+233 20 555 0134" },
    {
      businessName: "Akwaaba",
      country: "GH",
      city: "Kumasi",
      town: "gh/kumasi",
      directoryCategory: "technology",
    },
  ])
  await app.db.update(listings).set({ phone: null }).where(eq(listings.businessName, "Akwaaba"))
  await app.db.update(listings).set({ ownerEmail: null }).where(eq(listings.businessName, "Baobab"))
  await app.db.delete(mails)
})

const rows = () => app.db.select().from(listings).orderBy(asc(listings.id))
const listed = (browser: Browser) =>
  elements(browser.document, "tbody")
    .flatMap((body) => elements(body, "a"))
    .map(textOf)
/** The values of the radio buttons or options with this name. */
const choices = (browser: Browser, name: string) =>
  [
    ...elements(browser.document, "input").filter(({ attributes }) => attributes.name === name),
    ...elements(browser.document, "select")
      .filter(({ attributes }) => attributes.name === name)
      .flatMap((select) => elements(select, "option")),
  ].flatMap(({ attributes }) => attributes.value || [])
const open = (query: string) => staff.tab().open(`/admin/listings${query}`)
const idsOf = async (...names: string[]) =>
  (await rows()).filter(({ businessName }) => names.includes(businessName)).map(({ id }) => id)
/** Selects rows of a list and presses a button. */
const press = async (intent: string, names: string[], list = "/admin/listings") => {
  const ids = await idsOf(...names)
  const posted = new URLSearchParams([["intent", intent], ...ids.map((id) => ["ids", String(id)])])
  return staff.tab().post(list, posted)
}

describe("the list of listings", () => {
  test.each([
    ["?country=GH", ["Akwaaba", "Baobab"]],
    ["?country=GH&town=gh%2Faccra", ["Baobab"]],
    ["?country=US&town=gh%2Faccra", ["Kente House"]],
    ["?town=gh%2Faccra", ["Akwaaba", "Baobab", "Kente House"]],
    ["?category=technology", ["Akwaaba"]],
    ["?missing=phone", ["Akwaaba"]],
    ["?missing=owner", ["Baobab"]],
    ["?missing=hours&country=GH", ["Akwaaba", "Baobab"]],
    ["?missing=picture", ["Akwaaba", "Baobab", "Kente House"]],
    ["?missing=nonsense&country=XX&import=-1", ["Akwaaba", "Baobab", "Kente House"]],
    ["?import=999999", []],
    ["?q=kente-house", ["Kente House"]],
    ["?q=https%3A%2F%2Fguap.example%2Fmerchant-directory%2Fkente-house%3Fsee%3D1", ["Kente House"]],
  ])("finds by %s", async (query, names) => {
    expect(listed(await open(query))).toEqual(names)
  })

  test("finds a listing by its public id, and by a former slug", async () => {
    const [{ publicId = "", id = 0 } = {}] = await rows()
    expect(listed(await open(`?q=${publicId}`))).toEqual(["Kente House"])
    const page = await staff.tab().open(`/admin/listings/${id}`)
    await page.fill({ businessName: "Thread House" }).press(adminListings.detail.save)
    expect(listed(await open("?q=kente-house"))).toEqual(["Thread House"])
  })

  test("offers the towns of the chosen country, keeps the filters in its links, and exports the filtered rows", async () => {
    const page = await open("?country=GH&missing=phone&q=a")
    expect(page.value("country")).toBe("GH")
    expect(choices(page, "town").toSorted()).toEqual(["gh/accra", "gh/kumasi"])
    expect(page.href(adminListings.filters.closed)).toBe(
      "/admin/listings?status=closed&q=a&country=GH&missing=phone",
    )
    const file = await app.fetch("/admin/listings.csv?country=GH&missing=phone", {
      headers: { cookie: staff.cookie },
    })
    expect((await file.text()).trim().split("\r\n")).toHaveLength(2)
  })
})

describe("several listings", () => {
  test("are hidden with one reason, and the same list is shown again", async () => {
    const page = await press("hide", ["Baobab", "Akwaaba"], "/admin/listings?country=GH")
    expect(page.text).toContain(formatCount(several.headings.hide, 2, site.locale))
    expect(page.href(several.cancel)).toBe(
      `/admin/listings?country=GH&ticked=${(await idsOf("Baobab", "Akwaaba")).join(",")}`,
    )
    await page.post(page.path, new URLSearchParams((await idsOf("Baobab")).map((id) => ["ids", String(id)])))
    expect([page.response.status, page.text.includes(adminListings.errors.hidingReason)]).toEqual([422, true])
    await page.fill({ reasonCode: "wrong-facts", reason: "The file was wrong." }).press(several.submit.hide)
    expect(page.path).toBe("/admin/listings?country=GH")
    expect((await rows()).map(({ status }) => status)).toEqual(["listed", "hidden", "hidden"])
    // Only one of them has an owner.
    expect((await app.db.select().from(mails)).map(({ kind }) => kind)).toEqual(["listing-changed"])
  })

  test("get a category, each with a mail to its owner", async () => {
    const page = await press("category", ["Kente House", "Akwaaba"])
    await page.fill({ directoryCategory: "technology" }).press(several.submit.category)
    expect(page.text).toContain("1 listing has the new category. 1 was left unchanged")
    expect((await rows()).map(({ directoryCategory }) => directoryCategory)).toEqual([
      "technology",
      "fashion-apparel",
      "technology",
    ])
    expect((await app.db.select().from(mails)).map(({ kind }) => kind)).toEqual(["listing-changed"])
  })

  test("of the first one's country get a town, and listings of other countries are left out", async () => {
    const page = await press("town", ["Kente House", "Baobab", "Akwaaba"])
    expect(page.text).not.toContain("Baobab")
    const ghana = await press("town", ["Baobab", "Akwaaba"])
    await ghana.fill({ city: "Tamale" }).press(applicationForm.findTown)
    const [tamale = ""] = choices(ghana, "town").filter((value) => value.startsWith("gh/tamale"))
    await ghana.fill({ town: tamale }).press(several.submit.town)
    expect((await rows()).slice(1).map(({ city, town }) => [city, town])).toEqual([
      ["Tamale", "gh/tamale"],
      ["Tamale", "gh/tamale"],
    ])
  })

  test("are confirmed by the administrator who asked, who states how", async () => {
    const page = await press("confirm", ["Baobab", "Akwaaba"])
    await page.fill({ how: "visit", note: "At the market." }).press(several.submit.confirm)
    expect(page.text).toContain("2 listings are confirmed.")
    expect(await app.db.select().from(listingEvidence)).toMatchObject([
      { answer: "yes", source: "staff", way: "visit", note: "At the market." },
      { answer: "yes", source: "staff", way: "visit" },
    ])
  })

  test("must be selected, and the command must exist and be possible", async () => {
    expect((await press("hide", [])).text).toContain(flashMessages["nothing-selected"].title)
    await app.db.update(listings).set({ status: "withdrawn" }).where(eq(listings.businessName, "Baobab"))
    expect((await press("hide", ["Baobab"])).path).toBe("/admin/listings")
    expect((await press("burn", ["Akwaaba"])).response.status).toBe(404)
    expect((await staff.tab().open("/admin/listings/several?act=burn&ids=1")).response.status).toBe(404)
  })
})

describe("the opening hours and links of a listing", () => {
  test("can be entered by staff, and the owner is mailed", async () => {
    const [{ id = 0 } = {}] = await rows()
    const page = await staff.tab().open(`/admin/listings/${id}/more`)
    await page.fill({ hoursMo: "9-17" }).press(listingOwners.more.sameWeekdays)
    expect(page.value("hoursFr")).toBe("9-17")
    await page
      .fill({ whatsapp: "+1 404 555 0134", landmark: "Behind the post office", networks: "both" })
      .press(adminListings.detail.save)
    if (page.response.status === 422) await page.press(adminListings.detail.save)
    expect(page.path).toBe(`/admin/listings/${id}`)
    expect((await rows())[0]).toMatchObject({
      openingHours: "Mo 09:00-17:00; Tu 09:00-17:00; We 09:00-17:00; Th 09:00-17:00; Fr 09:00-17:00",
      ...{ whatsapp: "+1 404 555 0134", landmark: "Behind the post office", networks: "both" },
    })
    const [mail] = await app.db.select().from(mails)
    expect(mail?.text).toContain("Behind the post office")
  })

  test("that two people change at once keep both changes, except for fields that both changed", async () => {
    const [{ id = 0 } = {}] = await rows()
    const [one, other] = [staff.tab(), staff.tab()]
    for (const page of [one, other]) await page.open(`/admin/listings/${id}/more`)
    await one.fill({ landmark: "By the bridge" }).press(adminListings.detail.save)
    await other.fill({ languages: "English, Twi" }).press(adminListings.detail.save)
    expect(other.text).toContain(flash.savedBeside.title)
    await one.open(`/admin/listings/${id}/more`)
    await other.open(`/admin/listings/${id}/more`)
    await one.fill({ landmark: "By the well" }).press(adminListings.detail.save)
    await other.fill({ landmark: "By the school" }).press(adminListings.detail.save)
    expect([other.response.status, other.text.includes(more.stale)]).toEqual([409, true])
    expect(other.value("landmark")).toBe("By the school")
    expect((await rows())[0]).toMatchObject({ landmark: "By the well", languages: "English, Twi" })
  })
})
