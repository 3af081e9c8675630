import { beforeEach, describe, expect, test } from "vitest"
import { merchantRequests, rateLimits } from "#app/db/schema.ts"
import { addMerchants } from "#app/features/merchants/test-support.ts"
import { changeDirectoryStage } from "#app/features/settings/settings.server.ts"
import type { DirectoryStage } from "#app/features/settings/stages.ts"
import { merchantContent, sampleMerchants } from "#content/en/merchants.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"

const app = useApp()
const words = merchantContent.directory

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  for (const table of [merchantRequests, rateLimits]) await app.db.delete(table)
})

const setStage = (stage: DirectoryStage) =>
  changeDirectoryStage(app.db, stage, { id: "ada", name: "Ada" }, app.now)
const open = (path: string) => new Browser(app).open(path)
const add = (...rows: Parameters<typeof addMerchants>[1]) => addMerchants(app.db, rows)

/** The headings of the cards, without the one that invites to join. */
const cards = (browser: Browser) =>
  elements(browser.document, "h2")
    .filter((heading) =>
      elements(heading, "a").some((link) => link.attributes.href?.startsWith("/merchant-directory/")),
    )
    .map(textOf)

const samples = sampleMerchants.map((sample) => sample.businessName)

describe("the stage", () => {
  test("coming soon announces the directory, lists nobody, and leads to the registration twice", async () => {
    await setStage("coming soon")
    await add({ businessName: "Kente House" })
    const browser = await open("/merchant-directory")
    expect(browser.response.status).toBe(200)
    expect(browser.text).toContain(merchantContent.announcement.heading)
    expect(browser.html).not.toContain("Kente House")
    expect(browser.href("Learn More About Accepting Guapcoin")).toBe("/merchant-register")
  })

  test("preview shows four samples, each labelled, while nobody is approved", async () => {
    await setStage("preview")
    await add({ businessName: "Waiting", status: "pending", slug: null, decidedAt: null })
    const browser = await open("/merchant-directory")
    expect(cards(browser)).toEqual(samples)
    expect(browser.text).toContain(words.sampleNote)
    for (const sample of samples) expect(sample).toMatch(/sample/i)
    expect(browser.text.match(/COMING SOON/g)).toHaveLength(4)
  })

  test("preview shows merchants under the overlay, and no sample beside them", async () => {
    await setStage("preview")
    await add({ businessName: "Kente House" })
    const browser = await open("/merchant-directory")
    expect(cards(browser)).toEqual(["Kente House"])
    expect(browser.text.match(/COMING SOON/g)).toHaveLength(1)
    expect(browser.text).not.toContain(words.sampleNote)
  })

  test("live has no overlay, and never a sample", async () => {
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
  test("says what is known and has the specification's words for what is not", async () => {
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
      { businessName: "Tailor <b>", businessType: "Retail", directoryCategory: "Fashion & Apparel" },
      {
        businessName: "Phones",
        businessType: "Retail",
        directoryCategory: "Technology",
        city: "Houston",
        state: "TX",
      },
      {
        businessName: "Coders",
        businessType: "Technology",
        directoryCategory: "Services",
        onlineOnly: true,
        city: null,
        state: null,
      },
    )
  })

  test("the search is a form of the page, and keeps the filters", async () => {
    const browser = await open("/merchant-directory?category=Retail")
    await browser.fill({ q: "PHONE" }).press("Search")
    expect(browser.path).toBe("/merchant-directory?category=Retail&q=PHONE")
    expect(cards(browser)).toEqual(["Phones"])
    expect(browser.value("q")).toBe("PHONE")
    expect(browser.text).toContain("1 merchant")
  })

  test("a filter is a link that keeps the search and the other filter, and is marked", async () => {
    const browser = await open("/merchant-directory?q=o")
    await browser.open(browser.href("Technology"))
    expect(cards(browser).toSorted()).toEqual(["Coders", "Phones"])
    await browser.open(browser.href("Online1"))
    expect(browser.path).toBe("/merchant-directory?q=o&category=Technology&location=Online")
    expect(cards(browser)).toEqual(["Coders"])
    const current = elements(browser.document, "a").filter(
      (link) => link.attributes["aria-current"] === "true",
    )
    expect(current.map(textOf)).toEqual(["Technology", "Online1"])
    await browser.open(browser.href("All Categories"))
    await browser.open(browser.href("All Locations"))
    expect(browser.path).toBe("/merchant-directory?q=o")
  })

  test("a search that finds nobody says so and offers everybody", async () => {
    const browser = await open("/merchant-directory?q=%3Cscript%3Ealert(1)%3C/script%3E&location=Nowhere")
    expect(browser.response.status).toBe(200)
    expect(browser.text).toContain(words.emptyText)
    expect(browser.html).not.toContain("<script>alert")
    expect(browser.href(words.showAll)).toBe("/merchant-directory")
  })

  test("odd addresses are answered like plain ones", async () => {
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
  test("of 24 are linked to each other, and there is none beyond the last", async () => {
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
      expect(beyond.text).toContain(words.noSuchPage)
      expect(beyond.href(words.showAll)).toBe("/merchant-directory?category=Retail")
    }
  })
})
