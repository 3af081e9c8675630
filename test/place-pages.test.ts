import { eq } from "drizzle-orm"
import { parseAtomFeed } from "feedsmith"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { addEvent } from "#app/events/test-support.ts"
import { listings } from "#app/lib/db/schema.ts"
import { addApplications, applicationTables } from "#app/listings/application/test-support.ts"
import type { DirectoryStage } from "#app/settings/directory-stages.ts"
import { setDirectoryStage } from "#app/settings/test-support.ts"
import { eventsContent } from "#content/en/events.ts"
import { placePages as words } from "#content/en/place-pages.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, sourceOf } from "./html.ts"
import { loadTowns } from "./load-towns.ts"

const publicUrl = "https://guap.example"
const app = useApp({ PUBLIC_URL: publicUrl })
const page = "/merchant-directory/in/gh/accra"

beforeAll(() => loadTowns(app.db, ["gh/accra", "gh/kumasi"]))
beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  for (const table of applicationTables) await app.db.delete(table)
  await add("Kente", "Cloth", "Chop Bar")
  await setStage("live")
})

const setStage = (stage: DirectoryStage) =>
  setDirectoryStage(app.db, stage, { id: "ada", name: "Ada" }, app.now)
const open = (path: string) => new Browser(app).open(path)
const add = (...names: string[]) =>
  addApplications(
    app.db,
    names.map((businessName) => ({
      businessName,
      slug: businessName.toLowerCase().replace(" ", "-"),
      ...{ city: "Accra", state: "", country: "GH" as const },
    })),
  )
const isIndexed = ({ html }: Browser) => !html.includes('<meta name="robots" content="noindex"')
const sitemap = async (query: string) => (await app.fetch(`/sitemap.xml${query}`)).text()

/** The structured data of a page, by type. */
const described = ({ document }: Browser) =>
  Object.fromEntries(
    elements(document, "script")
      .filter(({ attributes }) => attributes.type === "application/ld+json")
      .map((script) => JSON.parse(sourceOf(script)))
      .map((data) => [data["@type"], data]),
  )

describe("the page of a town or country", () => {
  test("lists its merchants, and links to its country, its categories and the registration", async () => {
    const browser = await open(page)
    expect(browser.response.status).toBe(200)
    expect(browser.text).toContain("3 businesses in Accra, Ghana accept Guapcoin. All of them were confirmed")
    for (const name of ["Kente", "Cloth", "Chop Bar"])
      expect(browser.href(name)).toBe(`/merchant-directory/${name.toLowerCase().replace(" ", "-")}`)
    expect(browser.href("Ghana")).toBe("/merchant-directory/in/gh")
    expect(browser.href("Fashion & Apparel 3 merchants")).toBe(
      "/merchant-directory?category=Fashion+%26+Apparel&in=gh%2Faccra",
    )
    expect(browser.href(words.own.button)).toBe("/merchant-register")
    expect((await open("/merchant-directory/in/gh")).href("Accra 3 merchants")).toBe(page)
  })

  test("shows its events, and links to their calendar", async () => {
    await addEvent(app.db, {
      title: "Market day",
      slug: "market-day",
      place: "gh/accra",
    })
    await addEvent(app.db, {
      title: "Market day in Kumasi",
      place: "gh/kumasi",
    })
    const browser = await open(page)
    expect(browser.href("Market day")).toBe("/events/market-day")
    expect(browser.text).not.toContain("in Kumasi")
    expect(browser.href(eventsContent.there.calendar)).toBe("/events.ics?in=gh%2Faccra")
    expect((await open("/merchant-directory/in/gh")).text).toContain("Market day in Kumasi")
  })

  test("has structured data with breadcrumbs and its merchants", async () => {
    const browser = await open(page)
    const { BreadcrumbList, ItemList } = described(browser)
    const paths = BreadcrumbList.itemListElement.map(({ item }: { item: string }) => item)
    expect(paths).toEqual(
      ["/merchant-directory", "/merchant-directory/in/gh", page].map((path) => `${publicUrl}${path}`),
    )
    expect(ItemList).toMatchObject({ numberOfItems: 3 })
    expect(ItemList.itemListElement[0]).toMatchObject({
      position: 1,
      url: `${publicUrl}/merchant-directory/chop-bar`,
    })
    expect(browser.html).toContain(`rel="canonical" href="${publicUrl}${page}"`)
  })

  test("is indexed only with three confirmed merchants or more, while the directory is live", async () => {
    expect(isIndexed(await open(page))).toBe(true)
    expect(await sitemap("")).toContain("?part=places")
    expect(await sitemap("?part=places")).toContain(`${publicUrl}${page}<`)
    await setStage("preview")
    expect(isIndexed(await open(page))).toBe(false)
    expect(await sitemap("")).not.toContain("?part=places")
    await setStage("live")
    await app.db.update(listings).set({ freshness: "ageing" })
    expect(isIndexed(await open(page))).toBe(false)
    expect(await sitemap("")).not.toContain("?part=places")
  })

  test("does not exist before the directory opens, nor does its feed", async () => {
    await setStage("coming-soon")
    for (const path of [
      page,
      "/merchant-directory/in/gh",
      `${page}.atom`,
      "/merchant-directory/in/gh.atom",
    ]) {
      const response = await app.fetch(path)
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.text()).not.toContain("Kente")
    }
  })

  test("has one address, in any spelling", async () => {
    for (const typed of ["GH/accra", "gh/ACCRA", "Gh/Accra"]) {
      const response = await app.fetch(`/merchant-directory/in/${typed}?page=2`)
      expect([typed, response.status, response.headers.get("location")]).toEqual([
        typed,
        301,
        `${page}?page=2`,
      ])
    }
  })

  test("for a town without merchants says so, and links to the nearest ones", async () => {
    const browser = await open("/merchant-directory/in/gh/kumasi")
    expect(browser.response.status).toBe(200)
    expect(browser.text).toContain("We know of no business in Kumasi, Ghana")
    expect(browser.href("Accra")).toBe(page)
    expect(isIndexed(browser)).toBe(false)
  })

  test("after its last page answers 404, with a link to the first", async () => {
    const browser = await open(`${page}?page=2`)
    expect(browser.response.status).toBe(404)
    expect(browser.href(words.firstPage)).toBe(page)
  })

  test.each([
    ["gh/new-town", "Ghana", "/merchant-directory/in/gh", "new town"],
    ["xx/accra", words.directory, "/merchant-directory", "accra"],
    ["xx", words.directory, "/merchant-directory", "xx"],
  ])("at '%s' answers 404, with a link to what exists", async (address, link, path, typed) => {
    const browser = await open(`/merchant-directory/in/${address}`)
    expect(browser.response.status).toBe(404)
    expect(browser.href(link)).toBe(path)
    expect(browser.value("q")).toBe(typed)
  })
})

test("the page of a merchant links to its town and its country", async () => {
  const browser = await open("/merchant-directory/kente")
  expect(browser.href("Accra")).toBe(page)
  expect(browser.href("Ghana")).toBe("/merchant-directory/in/gh")
  expect(described(browser).BreadcrumbList.itemListElement).toHaveLength(4)
})

describe("the feed of a town", () => {
  test("has its newest merchants, with ids that survive a new slug", async () => {
    const read = async () => parseAtomFeed(await (await app.fetch(`${page}.atom`)).text())
    const { entries = [], id, links } = await read()
    expect(id).toBe("tag:guapcoin.org,2025:place/gh/accra")
    expect(links?.map(({ href }) => href)).toEqual([`${publicUrl}${page}.atom`, `${publicUrl}${page}`])
    expect(entries.map(({ title }) => title?.value)).toEqual(["Chop Bar", "Cloth", "Kente"])
    await app.db.update(listings).set({ slug: "kente-2" }).where(eq(listings.slug, "kente"))
    expect((await read()).entries?.map((entry) => entry.id)).toEqual(entries.map((entry) => entry.id))
    expect((await open(page)).html).toContain(`href="${page}.atom"`)
  })

  test.each(["gh/nowhere", "xx", "GH", "gh.02"])("of '%s' answers 404", async (address) => {
    expect((await app.fetch(`/merchant-directory/in/${address}.atom`)).status).toBe(404)
  })
})
