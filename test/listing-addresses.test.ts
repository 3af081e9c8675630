import { asc } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { listings } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { addApplications, emptyApplications } from "#app/listings/application/test-support.ts"
import { changeListing } from "#app/listings/listing/change-listing.server.ts"
import type { RecordedFacts } from "#app/listings/listing/listing-facts.ts"
import { withdrawListing } from "#app/listings/listing/withdrawal.server.ts"
import { listingPageContent } from "#content/en/listing-pages.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements } from "./html.ts"

const app = useApp()
const { gone } = listingPageContent

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  await emptyApplications(app.db)
})

/** Adds a listing for each name. @returns their ids */
async function add(...names: string[]): Promise<number[]> {
  await addApplications(
    app.db,
    names.map((businessName) => ({ businessName })),
  )
  const rows = await app.db.select({ id: listings.id }).from(listings).orderBy(asc(listings.id))
  return rows.map(({ id }) => id).slice(-names.length)
}
const by = { kind: "system" } as const
const change = (id: number | undefined, facts: Partial<RecordedFacts>) =>
  app.db.transaction((tx) => changeListing(tx, id ?? 0, facts, { by, now: app.now }))
const merge = (id: number | undefined, into: number | undefined) =>
  change(id, { status: "merged", mergedInto: into ?? null })
const answer = async (slug: string) => {
  const { status, headers } = await app.fetch(`/merchant-directory/${slug}`)
  return [status, headers.get("location")]
}

describe("a former address of a listing", () => {
  test("redirects permanently to the present one, however often the name changed", async () => {
    const [id] = await add("First House")
    await change(id, { businessName: "Second House" })
    await change(id, { businessName: "Third House" })
    for (const slug of ["first-house", "second-house"])
      expect(await answer(slug)).toEqual([301, "/merchant-directory/third-house"])
    expect(await answer("third-house")).toEqual([200, null])
  })

  test("redirects to the remaining listing, through every merger and every name", async () => {
    const [one, two, three] = await add("One", "Two", "Three")
    await change(one, { businessName: "Uno" })
    await merge(one, two)
    await merge(two, three)
    await change(three, { businessName: "Tres" })
    for (const slug of ["one", "uno", "two", "three"])
      expect([slug, ...(await answer(slug))]).toEqual([slug, 301, "/merchant-directory/tres"])
  })

  test("redirects to the remaining listing even if that is closed", async () => {
    const [one, two] = await add("One", "Two")
    await merge(one, two)
    await change(two, { status: "closed" })
    expect(await answer("one")).toEqual([301, "/merchant-directory/two"])
    expect(await answer("two")).toEqual([410, null])
  })

  test("that never existed answers 404", async () => {
    expect(await answer("nobody")).toEqual([404, null])
  })
})

describe("a listing that is no longer in the directory", () => {
  test.each([
    ["hidden", null],
    ["closed", "Kente House"],
    ["archived", "Kente House"],
  ] as const)("answers 410 and shows its owner what to do: %s", async (status, name) => {
    const [id] = await add("Kente House")
    await change(id, { status })
    const page = await new Browser(app).open("/merchant-directory/kente-house")
    expect(page.response.status).toBe(410)
    expect(page.text).toContain(format(gone.sentences[status], { name }))
    expect(page.href(gone.yoursLink)).toBe("/merchant-directory/owner")
    expect(page.html.includes("Kente House")).toBe(name !== null)
    expect(page.html).not.toContain("Cloth by the yard")
    const robots = elements(page.document, "meta").find(({ attributes }) => attributes.name === "robots")
    expect(robots?.attributes.content).toBe("noindex")
    const sitemap = await app.fetch("/sitemap.xml?part=merchants-0")
    expect(sitemap.status).toBe(404)
  })

  test("that was withdrawn shows no name", async () => {
    const [id] = await add("Kente House")
    await app.db.transaction((tx) => withdrawListing(tx, id ?? 0, { by, now: app.now }))
    const page = await new Browser(app).open("/merchant-directory/kente-house")
    expect(page.response.status).toBe(410)
    expect(page.text).toContain(gone.sentences.withdrawn)
    expect(page.html).not.toContain("Kente House")
  })
})
