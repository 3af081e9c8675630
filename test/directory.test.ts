import { beforeEach, describe, expect, test } from "vitest"
import { places, rateLimits } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { addApplications, applicationTables } from "#app/listings/application/test-support.ts"
import { listSamples } from "#app/listings/directory/samples.ts"
import type { DirectoryStage } from "#app/settings/directory-stages.ts"
import { setDirectoryStage } from "#app/settings/test-support.ts"
import { directoryContent } from "#content/en/directory.ts"
import { announcementContent } from "#content/en/listing-pages.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { type Element, elements, textOf } from "./html.ts"

const app = useApp()
const words = directoryContent

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  for (const table of [...applicationTables, rateLimits]) await app.db.delete(table)
})

const ada: typeof places.$inferInsert = {
  ...{ id: 1, name: "Ada", country: "GH", regionCode: "01", region: "Greater Accra", population: 1 },
  ...{ kind: "", timeZone: "Africa/Accra", slug: "ada", latitude: 5.8, longitude: 0.6 },
}

const setStage = (stage: DirectoryStage) =>
  setDirectoryStage(app.db, stage, { id: "ada", name: "Ada" }, app.now)
const open = (path: string) => new Browser(app).open(path)
const add = (...rows: Parameters<typeof addApplications>[1]) => addApplications(app.db, rows)

/** The headings of the cards, without the card that invites businesses to join. */
const cards = (browser: Browser) =>
  elements(browser.document, "h2")
    .filter((heading) =>
      elements(heading, "a").some((link) => link.attributes.href?.startsWith("/merchant-directory/")),
    )
    .map(textOf)

/** The headings of the list area, without those on cards. */
const headings = (browser: Browser) => {
  const [results] = elements(browser.document).filter(
    ({ attributes }) => attributes["data-part"] === "results",
  )
  const isOnCard = ({ parent }: Element): boolean => !!parent && (parent.tag === "li" || isOnCard(parent))
  return results ? elements(results, "h2").filter((heading) => !isOnCard(heading)) : undefined
}

const samples = listSamples().map((sample) => sample.businessName)

describe("the stage", () => {
  test("coming soon announces the directory, lists nobody, and links to the registration twice", async () => {
    await setStage("coming-soon")
    await add({ businessName: "Kente House" })
    const browser = await open("/merchant-directory")
    expect(browser.response.status).toBe(200)
    expect(browser.text).toContain(announcementContent.heading)
    expect(browser.html).not.toContain("Kente House")
    expect(browser.href("Learn More About Accepting Guapcoin")).toBe("/merchant-register")
  })

  test("preview shows four labeled samples while nobody is approved", async () => {
    await setStage("preview")
    await add({ businessName: "Waiting", status: "pending", slug: null, decidedAt: null })
    const browser = await open("/merchant-directory")
    expect(cards(browser)).toEqual(samples)
    expect(browser.text).toContain(words.sampleNote)
    for (const sample of samples) expect(sample).toMatch(/sample/i)
    expect(browser.text.match(/COMING SOON/g)).toHaveLength(4)
  })

  test("preview shows merchants under the overlay, and then no samples", async () => {
    await setStage("preview")
    await add({ businessName: "Kente House" })
    const browser = await open("/merchant-directory")
    expect(cards(browser)).toEqual(["Kente House"])
    expect(browser.text.match(/COMING SOON/g)).toHaveLength(1)
    expect(browser.text).not.toContain(words.sampleNote)
  })

  test("live has no overlay and no samples", async () => {
    await setStage("live")
    const empty = await open("/merchant-directory")
    expect(empty.response.status).toBe(200)
    expect(cards(empty)).toEqual([])
    expect(empty.text).toContain(words.emptyLive)
    await add({ businessName: "Kente House" })
    const browser = await open("/merchant-directory")
    expect(cards(browser)).toEqual(["Kente House"])
    for (const page of [empty, browser]) {
      expect(page.text).not.toContain("COMING SOON")
      for (const sample of samples) expect(page.html).not.toContain(sample)
      expect(page.href("Register Now")).toBe("/merchant-register")
    }
  })
})

describe("a card", () => {
  test("shows the known data, and the specification's text for missing data", async () => {
    await setStage("live")
    await add(
      {
        businessName: "All of it",
        slug: "all",
        website: "https://www.shop.example/x",
        phone: "+1 404 555 0134 ext 9",
      },
      { businessName: "Little", slug: "little", onlineOnly: true, city: null, state: null },
    )
    const browser = await open("/merchant-directory?q=all")
    for (const text of ["Retail", "Cloth by the yard.", "Atlanta, GA", "shop.example"])
      expect(browser.text).toContain(text)
    expect(browser.href("+1 404 555 0134 ext 9")).toBe("tel:+14045550134;ext=9")
    const link = elements(browser.document, "a").find((one) => textOf(one) === "shop.example")
    expect(link?.attributes).toMatchObject({
      href: "https://www.shop.example/x",
      rel: "nofollow ugc noopener",
    })
    expect(browser.href("Visit Store")).toBe("https://www.shop.example/x")

    const little = await open("/merchant-directory?q=little")
    for (const text of ["Online", "Website coming soon", "Contact via email"])
      expect(little.text).toContain(text)
    expect(little.href("Visit Store")).toBe("/merchant-directory/little")
  })
})

describe("searching and filtering without script", () => {
  beforeEach(async () => {
    await setStage("live")
    await add(
      { businessName: "Tailor <b>", businessType: "retail", directoryCategory: "fashion-apparel" },
      {
        businessName: "Phones",
        businessType: "retail",
        directoryCategory: "technology",
        city: "Houston",
        state: "TX",
      },
      {
        businessName: "Coders",
        businessType: "technology",
        directoryCategory: "services",
        onlineOnly: true,
        city: null,
        state: null,
      },
    )
  })

  test("the search is a plain form, and keeps the filters", async () => {
    const browser = await open("/merchant-directory?category=Retail")
    await browser.fill({ q: "PHONE" }).press("Search")
    expect(browser.path).toBe("/merchant-directory?category=Retail&q=PHONE")
    expect(cards(browser)).toEqual(["Phones"])
    expect(browser.value("q")).toBe("PHONE")
    expect(browser.text).toContain("1 merchant")
  })

  test("a filter is a link that keeps the search and the other filter, and marks the current one", async () => {
    const browser = await open("/merchant-directory?q=o")
    await browser.open(browser.href("Technology"))
    expect(cards(browser).toSorted()).toEqual(["Coders", "Phones"])
    await browser.open(browser.href("Online 1 merchant"))
    expect(browser.path).toBe("/merchant-directory?q=o&category=Technology&location=Online")
    expect(cards(browser)).toEqual(["Coders"])
    const current = elements(browser.document, "a").filter(
      ({ attributes }) => attributes["aria-current"] === "true" && attributes.class === "chip",
    )
    expect(current.map(textOf)).toEqual(["Technology", "Online 1 merchant"])
    await browser.open(browser.href("All Categories"))
    await browser.open(browser.href("All Locations"))
    expect(browser.path).toBe("/merchant-directory?q=o")
  })

  test("a search without results says so and links to all merchants", async () => {
    const browser = await open("/merchant-directory?q=%3Cscript%3Ealert(1)%3C/script%3E&location=Nowhere")
    expect(browser.response.status).toBe(200)
    expect(browser.text).toContain(words.emptyText)
    // The result count already says so; there is no second heading below.
    expect(headings(browser)).toEqual([])
    expect(browser.html).not.toContain("<script>alert")
    expect(browser.href(words.showAll)).toBe("/merchant-directory")
  })

  test("invalid query parameters are ignored", async () => {
    for (const query of [
      "?q=%00",
      "?q=%E0%A4%A",
      "?category=%00",
      "?location=%FF",
      "?page=abc",
      "?page=-1",
      "?page=0",
      "?q[]=x",
      "?__proto__=x",
      "?q=%25&q=%5C",
    ])
      expect([query, (await app.fetch(`/merchant-directory${query}`)).status]).toEqual([query, 200])
  })
})

describe("pages", () => {
  test("of 24 merchants are linked to each other, and a page after the last one answers 404", async () => {
    await setStage("live")
    await add(...Array.from({ length: 50 }, (_, index) => ({ businessName: `Shop ${index}` })))
    const browser = await open("/merchant-directory?category=Retail")
    const seen = [...cards(browser)]
    for (const page of [2, 3]) {
      await browser.open(browser.href(words.next))
      expect(browser.path).toBe(`/merchant-directory?category=Retail&page=${page}`)
      seen.push(...cards(browser))
    }
    expect(new Set(seen).size).toBe(50)
    expect(browser.text).toContain("Page 3 of 3")
    for (const page of ["4", "1000000000", "1e9", "9007199254740991"]) {
      const beyond = await open(`/merchant-directory?category=Retail&page=${page}`)
      expect([page, beyond.response.status]).toEqual([page, 404])
      expect(beyond.text.split(words.noSuchPage)).toHaveLength(2)
      expect(headings(beyond)).toEqual([])
      expect(beyond.href(words.showAll)).toBe("/merchant-directory?category=Retail")
    }
  })
})

describe("searching by town without script", () => {
  const inGhana = { country: "GH", city: "Tema", state: "Greater Accra" } as const

  test("a town without merchants links to its whole country, and to the registration", async () => {
    await setStage("live")
    await add({ businessName: "Kente House", ...inGhana }, { businessName: "Shop in Atlanta" })
    await app.db.insert(places).values(ada).onConflictDoNothing()
    for (const [asked, text, address] of [
      ["?in=gh/ada", "Search all of Ghana (1)", "/merchant-directory?in=gh"],
      ["?in=gh/ada&q=kente", "Search all of Ghana", "/merchant-directory?q=kente&in=gh"],
      ["?in=ke", "Search everywhere (2)", "/merchant-directory"],
      ["?location=Houston,+TX", "Search everywhere (2)", "/merchant-directory"],
    ] as const) {
      const browser = await open(`/merchant-directory${asked}`)
      expect([asked, browser.href(text), browser.href(words.listYours)]).toEqual([
        asked,
        address,
        "/merchant-register",
      ])
    }
    expect((await open("/merchant-directory?in=gh/ada")).text).toContain("No merchants in Ada, Ghana")
  })

  test("a search for a country offers it with its merchants, at an address that names it", async () => {
    await setStage("live")
    await add({ businessName: "Kente House", ...inGhana }, { businessName: "Shop in Atlanta" })
    const browser = await open("/merchant-directory?q=ghana")
    expect(cards(browser)).toEqual(["Kente House"])
    expect(browser.href("1 merchant in Ghana")).toBe("/merchant-directory?in=gh")
    await browser.open("/merchant-directory?in=gh")
    expect(cards(browser)).toEqual(["Kente House"])
    expect(browser.text).toContain("1 merchant in Ghana")
    const current = elements(browser.document, "a").filter(
      ({ attributes }) => attributes["aria-current"] === "true" && attributes.class === "chip",
    )
    expect(current.map(textOf)).toEqual([words.allCategories, "Ghana 1 merchant", "Ghana 1 merchant"])
    const headings = elements(browser.document, "h1").map(textOf)
    expect([headings, elements(browser.document, "title").map(textOf)]).toEqual([
      ["Merchants in Ghana"],
      ["Merchants in Ghana | Guapcoin"],
    ])
    const clear = elements(browser.document, "a").find(
      (link) => link.attributes["aria-label"] === format(words.chosen.clear, { filter: "Ghana" }),
    )
    expect(clear?.attributes.href).toBe("/merchant-directory")
  })

  test("nearby results come nearest first, are not indexed, and the visitor's location is not stored", async () => {
    await app.db.insert(places).values(ada).onConflictDoNothing()
    await add({
      businessName: "Ada Kente",
      city: "Ada",
      state: "Greater Accra",
      country: "GH",
      town: "gh/ada",
    })
    const page = await open("/merchant-directory?near=5.8001,0.4&in=gh/ada")
    expect(cards(page)).toEqual(["Ada Kente"])
    expect(page.text).toContain("about 20 km east")
    expect(page.text).toContain("1 merchant within 50 km, nearest first")
    expect(elements(page.document, "h1").map(textOf)).toEqual(["Merchants, nearest first"])
    expect(page.response.headers.get("cache-control")).toBe("no-store")
    expect(page.response.headers.get("etag")).toBeNull()
    expect(page.response.headers.get("permissions-policy")).toContain("geolocation=(self)")
    expect(page.html).toContain('content="noindex')
    await page.fill({ q: "kente" }).press("Search")
    expect(page.path).toBe("/merchant-directory?near=5.80%2C0.40&q=kente")
    // A radius without merchants shows none, and links to a larger radius.
    await page.open("/merchant-directory?near=5.8001,0.4&within=10")
    expect(cards(page)).toEqual([])
    expect(page.href("1 merchant within 50 km")).toBe("/merchant-directory?near=5.80%2C0.40&within=50")
    const town = await open("/merchant-directory?in=gh/ada")
    expect(town.html).toContain('href="/merchant-directory?near=5.80%2C0.60"')
  })

  test("a search stays in its town or country, and an unknown one is ignored", async () => {
    await setStage("live")
    await add({ businessName: "Kente House", ...inGhana }, { businessName: "Shop in Atlanta" })
    const browser = await open("/merchant-directory?in=gh")
    expect(
      elements(browser.document, "input").map(({ attributes }) => [attributes.name, attributes.value]),
    ).toContainEqual(["in", "gh"])
    expect(cards(await open("/merchant-directory?q=shop&in=gh"))).toEqual([])
    for (const nowhere of ["xx", "gh/nowhere", "%00", "gh'"])
      expect(cards(await open(`/merchant-directory?in=${nowhere}`))).toHaveLength(2)
  })
})
