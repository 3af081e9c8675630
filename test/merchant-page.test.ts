import jsQR from "jsqr"
import { beforeEach, describe, expect, test } from "vitest"
import { merchantRequests } from "#app/db/schema.ts"
import { addMerchants } from "#app/features/merchants/test-support.ts"
import { changeDirectoryStage } from "#app/features/settings/settings.server.ts"
import type { DirectoryStage } from "#app/features/settings/stages.ts"
import { merchantContent, sampleMerchants } from "#content/en/merchants.ts"
import { origin, useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, sourceOf } from "./html.ts"

const app = useApp()

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  await app.db.delete(merchantRequests)
})

const setStage = (stage: DirectoryStage) =>
  changeDirectoryStage(app.db, stage, { id: "ada", name: "Ada" }, app.now)
const open = (path: string) => new Browser(app).open(path)
const add = (...rows: Parameters<typeof addMerchants>[1]) => addMerchants(app.db, rows)

/** What a camera reads of the code on a page: its path is painted dot by dot. */
function scan(browser: Browser): string | undefined {
  const svg = elements(browser.document, "svg").find(
    (one) => one.attributes.role === "img" && one.attributes["aria-label"]?.startsWith("Payment"),
  )
  const [, , size = 0] = (svg?.attributes.viewbox ?? "").split(" ").map(Number)
  const dark = svg && elements(svg, "path").find((path) => path.attributes.fill === "#000")
  const scale = 4
  const pixels = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255)
  for (const [, x, y, length] of (dark?.attributes.d ?? "").matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let dy = 0; dy < scale; dy++)
      for (let dx = 0; dx < Number(length) * scale; dx++) {
        const at = ((Number(y) * scale + dy) * size * scale + Number(x) * scale + dx) * 4
        pixels.fill(0, at, at + 3)
      }
  return jsQR(pixels, size * scale, size * scale)?.data
}

describe("the page of a merchant", () => {
  test("and its card, data included, never say who owns the shop", async () => {
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

  test("has every public fact, with safe links", async () => {
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
    // Links of the footer are our own.
    const [main] = elements(browser.document, "main")
    const outside = elements(main ?? browser.document, "a").filter((link) =>
      /^https?:/.test(link.attributes.href ?? ""),
    )
    expect(outside.length).toBeGreaterThanOrEqual(3)
    for (const { attributes } of outside) expect(attributes.rel).toBe("nofollow ugc noopener")
    const map = new URL(browser.href(merchantContent.page.map))
    expect(map.searchParams.get("query")).toBe("1 Main Street, Atlanta, GA, 30303, United States")
  })

  test("is there in every stage: its link is in the owner's mail", async () => {
    await add({ slug: "kente" })
    for (const stage of ["coming soon", "preview", "live"] as const) {
      await setStage(stage)
      expect((await app.fetch("/merchant-directory/kente")).status).toBe(200)
    }
  })

  test.each([
    ["GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ", "guapcoin:GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ"],
    ["3Sarqj5MB6UiVhNzYp64sm7qgjATV7X288", "guapcoin:3Sarqj5MB6UiVhNzYp64sm7qgjATV7X288"],
    [
      "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
      "ethereum:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed@71111",
    ],
  ])("shows the code a wallet reads for %s, when the owner wants it", async (walletAddress, uri) => {
    await add(
      { slug: "shown", walletAddress, showWallet: true },
      { slug: "hidden", walletAddress, showWallet: false },
    )
    const shown = await open("/merchant-directory/shown")
    expect(scan(shown)).toBe(uri)
    expect(shown.text.replaceAll(" ", "")).toContain(walletAddress)
    const hidden = await open("/merchant-directory/hidden")
    expect(scan(hidden)).toBeUndefined()
    expect(hidden.text.replaceAll(" ", "")).not.toContain(walletAddress)
  })

  test("tells search engines the same, in data that can be read whatever the owner wrote", async () => {
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
      sameAs: "https://kente.example",
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
  ])("%s is not found", async (slug) => {
    await add({ slug: "kente" })
    const browser = await open(`/merchant-directory/${slug}`)
    expect(browser.response.status).toBe(404)
    expect(browser.text).toContain("Oops! Page not found")
  })
})

test.each(sampleMerchants.map(({ slug }) => slug))("preview alone has the page of %s", async (slug) => {
  for (const stage of ["preview", "live", "coming soon"] as const) {
    await setStage(stage)
    const page = await open(`/merchant-directory/${slug}`)
    expect([stage, page.response.status]).toEqual([stage, stage === "preview" ? 200 : 404])
    expect(page.html).toContain("noindex")
    if (stage === "preview") expect(page.text).toContain(merchantContent.page.sampleNote)
  }
})
