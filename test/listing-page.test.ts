import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { listingSearch, listings } from "#app/lib/db/schema.ts"
import { addApplications, applicationTables } from "#app/listings/application/test-support.ts"
import type { DirectoryStage } from "#app/settings/directory-stages.ts"
import { setDirectoryStage } from "#app/settings/test-support.ts"
import { listingPageContent } from "#content/en/listing-pages.ts"
import { payments } from "#content/en/payments.ts"
import { placeMapContent } from "#content/en/place-map.ts"
import { sampleListings } from "#content/facts/samples.ts"
import { origin, useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, sourceOf, textOf } from "./html.ts"
import { scanCode } from "./scan-code.ts"

const app = useApp()

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  for (const table of applicationTables) await app.db.delete(table)
})

const setStage = (stage: DirectoryStage) =>
  setDirectoryStage(app.db, stage, { id: "ada", name: "Ada" }, app.now)
const open = (path: string) => new Browser(app).open(path)
const add = (...rows: Parameters<typeof addApplications>[1]) => addApplications(app.db, rows)

describe("the page of a merchant", () => {
  test("and its card, data included, never show who owns the business", async () => {
    await setStage("live")
    await add({ slug: "kente", walletAddress: "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ", showWallet: false })
    for (const path of [
      "/merchant-directory",
      "/merchant-directory.data",
      "/merchant-directory/kente",
      "/merchant-directory/kente.data",
    ]) {
      const response = await app.fetch(path)
      expect([path, response.status]).toEqual([path, 200])
      const body = await response.text()
      expect(body).toContain("Kente House")
      expect(body).not.toMatch(/Secret Owner|secret@mail|GKQAM/)
    }
  })

  test("shows every public fact, with safe links", async () => {
    await add({
      slug: "kente",
      website: "https://kente.example/a?b=1",
      phone: "(404) 555-0134",
      zipCode: "30303",
      description: "Cloth.\n<script>alert(1)</script>",
    })
    const browser = await open("/merchant-directory/kente")
    expect(browser.response.status).toBe(200)
    for (const text of [
      "Kente House",
      "Fashion & Apparel",
      "Retail",
      "1 Main Street",
      "Atlanta, GA",
      "30303",
      "<script>alert(1)</script>",
    ])
      expect(browser.text).toContain(text)
    expect(browser.html).not.toContain("<script>alert")
    expect(browser.href("(404) 555-0134")).toBe("tel:4045550134")
    // The footer contains only our own links.
    const [main] = elements(browser.document, "main")
    const outside = elements(main ?? browser.document, "a").filter((link) =>
      /^https?:/.test(link.attributes.href ?? ""),
    )
    expect(outside.length).toBeGreaterThanOrEqual(3)
    const isMap = /maps|openstreetmap/
    for (const { attributes } of outside)
      expect(attributes.rel).toBe(
        isMap.test(attributes.href ?? "") ? "nofollow ugc noopener noreferrer" : "nofollow ugc noopener",
      )
    const place = "1 Main Street, Atlanta, GA, 30303, United States"
    const { apps } = placeMapContent
    expect(new URL(browser.href(apps.google)).searchParams.get("query")).toBe(place)
    expect(browser.href(apps.phone)).toBe(`geo:0,0?q=${encodeURIComponent(place)}`)
  })

  test("shows its status and links to pay, find, call and write first", async () => {
    const ways = listingPageContent.ways
    const ofPage = async (slug: string) => {
      const browser = await open(`/merchant-directory/${slug}`)
      const [list] = elements(browser.document, "ul").filter(
        ({ attributes }) => attributes["aria-label"] === ways.label,
      )
      const links = list ? elements(list, "a") : []
      return {
        browser,
        ways: links.map((link) => [textOf(link).replace(/ \(.*/, ""), link.attributes.href]),
        headings: elements(browser.document, "h2").map(textOf),
      }
    }
    await setStage("live")
    const wallet = { walletAddress: "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ", showWallet: true }
    await add(
      { slug: "kente", phone: "(404) 555-0134", ...wallet },
      { slug: "far", city: "Nairobi", state: "Nairobi", country: "KE" },
      { slug: "online", onlineOnly: true, address: null, city: null, state: null },
    )
    await app.db
      .update(listings)
      .set({ whatsapp: "+1 404-555-0177", openingHours: "Mo 09:00-18:00" })
      .where(eq(listings.slug, "kente"))
    await app.db.update(listingSearch).set({ timeZone: "America/New_York" })
    const [kente] = await app.db.select().from(listings).where(eq(listings.slug, "kente"))

    const whole = await ofPage("kente")
    expect(whole.ways).toEqual([
      [ways.pay, `/pay/${kente?.publicId}`],
      [ways.directions, "#where"],
      [ways.call, "tel:4045550134"],
      [ways.whatsapp, "https://wa.me/14045550177"],
    ])
    expect(whole.browser.text).toContain("Closed, opens on Monday at 9:00 AM")
    const { extras, contact, about } = listingPageContent
    const place = (heading: string) => whole.headings.indexOf(heading)
    expect([place(extras.hours), place(contact), place(payments.heading), place(about)]).toEqual(
      [place(extras.hours), place(contact), place(payments.heading), place(about)].toSorted((a, b) => a - b),
    )
    expect(place(extras.hours)).toBeGreaterThanOrEqual(0)

    const far = await ofPage("far")
    expect(far.ways).toEqual([[ways.directions, "#where"]])
    expect(far.browser.text).toContain(extras.noHours)
    const online = await ofPage("online")
    expect(online.ways).toEqual([])
    expect(online.browser.text).not.toContain(extras.noHours)
    const cards = elements((await open("/merchant-directory")).document, "li").map(textOf)
    expect(cards.filter((text) => text.includes("Nairobi, Kenya"))).toHaveLength(1)
  })

  test("links a parsed phone number in international form, and leaves an ambiguous one as text", async () => {
    await add(
      { slug: "read", phone: "+234 803 123 4567 ext. 5", country: "CI" },
      { slug: "typed", phone: "0803 123 4567 / 0701 123 4567" },
    )
    const read = await open("/merchant-directory/read")
    expect(read.href("+234 803 123 4567 ext. 5")).toBe("tel:+2348031234567;ext=5")
    expect(read.text).toContain("Côte d’Ivoire")
    expect(read.html).toContain('"addressCountry":"Côte d’Ivoire"')
    const typed = await open("/merchant-directory/typed")
    expect(typed.text).toContain("0803 123 4567 / 0701 123 4567")
    expect(typed.html).not.toContain("tel:")
  })

  test("does not exist before the directory opens, and is in no sitemap", async () => {
    await add({ slug: "kente" })
    for (const [stage, status] of [
      ["coming-soon", 404],
      ["preview", 200],
      ["live", 200],
    ] as const) {
      await setStage(stage)
      expect([stage, (await app.fetch("/merchant-directory/kente")).status]).toEqual([stage, status])
      const part = await app.fetch("/sitemap.xml?part=merchants-0")
      const parts = await (await app.fetch("/sitemap.xml")).text()
      expect([stage, part.status === 200, parts.includes("merchants-0")]).toEqual([
        stage,
        status === 200,
        status === 200,
      ])
    }
  })

  test.each([
    "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ",
    "3Sarqj5MB6UiVhNzYp64sm7qgjATV7X288",
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  ])("shows %s and the QR code of the page to pay on, if the owner wants it", async (walletAddress) => {
    await add(
      { slug: "shown", walletAddress, showWallet: true },
      { slug: "hidden", walletAddress, showWallet: false },
    )
    const publicIds = new Map((await app.db.select().from(listings)).map((row) => [row.slug, row.publicId]))
    const shown = await open("/merchant-directory/shown")
    expect(scanCode(shown.document, /^Code/)).toBe(`${origin}/pay/${publicIds.get("shown")}`)
    expect(shown.text.replaceAll(" ", "")).toContain(walletAddress)
    expect(shown.text).not.toContain(payments.ask.counter)
    const hidden = await open("/merchant-directory/hidden")
    expect(scanCode(hidden.document, /^Code/)).toBeUndefined()
    expect(hidden.text.replaceAll(" ", "")).not.toContain(walletAddress)
    expect(hidden.text).toContain(payments.ask.counter)
  })

  test("has structured data with the same facts, valid whatever the owner wrote", async () => {
    const description = `"Cloth" </script><script>alert(1)</script> & <!-- more`
    await add({ slug: "kente", description, website: "https://kente.example" })
    const browser = await open("/merchant-directory/kente")
    const [script] = elements(browser.document, "script").filter(
      (one) => one.attributes.type === "application/ld+json",
    )
    expect(JSON.parse(script ? sourceOf(script) : "")).toEqual({
      "@context": "https://schema.org",
      "@type": "LocalBusiness",
      name: "Kente House",
      description,
      url: `${origin}/merchant-directory/kente`,
      sameAs: ["https://kente.example"],
      address: {
        "@type": "PostalAddress",
        streetAddress: "1 Main Street",
        addressLocality: "Atlanta",
        addressRegion: "GA",
        addressCountry: "United States",
      },
      currenciesAccepted: "GUAP",
    })
  })

  test.each([
    "nobody",
    "KENTE",
    "kente%00",
    "%E0%A4%A",
    "..%2f..%2fetc%2fpasswd",
    "kente'--",
    "1",
    "-1",
    "1e9",
    "x".repeat(3000),
    "sample-nothing",
    "__proto__",
  ])("%s answers 404", async (slug) => {
    await add({ slug: "kente" })
    const browser = await open(`/merchant-directory/${slug}`)
    expect(browser.response.status).toBe(404)
    expect(browser.text).toContain("Oops! Page not found")
  })
})

test.each(sampleListings.map(({ slug }) => slug))(
  "only the preview stage has the page of %s",
  async (slug) => {
    for (const stage of ["preview", "live", "coming-soon"] as const) {
      await setStage(stage)
      const page = await open(`/merchant-directory/${slug}`)
      expect([stage, page.response.status]).toEqual([stage, stage === "preview" ? 200 : 404])
      expect(page.html).toContain("noindex")
      if (stage === "preview") expect(page.text).toContain(listingPageContent.sampleNote)
    }
  },
)
