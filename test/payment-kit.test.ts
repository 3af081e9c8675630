import { eq } from "drizzle-orm"
import jsQR from "jsqr"
import sharp from "sharp"
import { beforeEach, expect, test } from "vitest"
import { listings, ownerLinks, sessions } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { addApplications, applicationTables } from "#app/listings/application/test-support.ts"
import { openPathOf } from "#app/listings/owners/owner-links.server.ts"
import { stickerCodeText } from "#app/listings/payment/sticker-code.ts"
import { setDirectoryStage } from "#app/settings/test-support.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { paymentKit as words } from "#content/en/payment-kit.ts"
import { origin, useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements } from "./html.ts"

const app = useApp()
const email = "owner@shop.example"
const address = "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ"
const names = ["poster-a4", "poster-a5", "card", "sticker"] as const
let publicId: string
let kit: string

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  for (const table of [...applicationTables, sessions, ownerLinks]) await app.db.delete(table)
  await setDirectoryStage(app.db, "live", { id: "ada", name: "Ada" }, app.now)
  const decidedAt = app.now
  await addApplications(app.db, [
    { businessName: "Kente House", email, walletAddress: address, showWallet: true, decidedAt },
    { businessName: "Other Shop", email: "other@shop.example", decidedAt },
  ])
  publicId = await publicIdOf("Kente House")
  kit = `/my-listings/${publicId}/kit`
})

async function publicIdOf(businessName: string): Promise<string> {
  const [found] = await app.db.select().from(listings).where(eq(listings.businessName, businessName))
  return found?.publicId ?? ""
}
const change = (facts: Partial<typeof listings.$inferInsert>) =>
  app.db.update(listings).set(facts).where(eq(listings.publicId, publicId))
async function owner(): Promise<Browser> {
  const browser = await new Browser(app).open(await openPathOf(app.db, email, app.now))
  return browser.press(listingOwners.link.submit)
}
const get = (browser: Browser, path: string) => app.fetch(path, { headers: { cookie: browser.cookie } })

test("the owner's page links to four sheets, each to print, as SVG and as PNG, and describes them", async () => {
  await change({ stickerCode: "K7M2PX" })
  const browser = await (await owner()).open(`/my-listings/${publicId}`)
  await browser.open(browser.href(words.link))
  expect([browser.path, browser.response.headers.get("cache-control")]).toEqual([kit, "no-store"])
  const links = elements(browser.document, "a").map(({ attributes }) => attributes.href)
  for (const name of names)
    expect(links).toEqual(
      expect.arrayContaining([`${kit}/${name}`, `${kit}/${name}.svg`, `${kit}/${name}.png`]),
    )
  expect(browser.text).toContain(format(words.withAddress, { last: "HtPeGZ" }))
  expect(browser.text).toContain(format(words.stickerCode, { code: stickerCodeText("K7M2PX") }))
  expect(browser.text).not.toContain(words.missingLetters)
  for (const name of names) {
    const sheet = await browser.open(`${kit}/${name}`)
    expect([sheet.response.status, elements(sheet.document, "img")[0]?.attributes.src]).toEqual([
      200,
      `${kit}/${name}.svg`,
    ])
    expect(sheet.text).toContain(words.printHint)
  }
})

test("the files are an SVG without scripts, and a PNG with a readable QR code", async () => {
  const browser = await owner()
  const svg = await get(browser, `${kit}/card.svg`)
  expect(Object.fromEntries(svg.headers)).toMatchObject({
    "content-type": "image/svg+xml",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "cache-control": "no-store",
  })
  expect(await svg.text()).toMatch(/^<svg [^>]*width="148mm"/)
  const png = await get(browser, `${kit}/sticker.png`)
  expect(png.headers.get("content-disposition")).toMatch(/^inline; filename="[\w-]+-sticker\.png"$/)
  const { data, info } = await sharp(Buffer.from(await png.arrayBuffer()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(`${origin}/pay/${publicId}`)
})

test("an address that waits, is hidden or was removed is on no sheet: the sheets say to ask at the counter", async () => {
  const browser = await owner()
  const waits = { walletChangedAt: app.now }
  for (const facts of [waits, { walletAddress: null }, { walletAddress: address, showWallet: false }]) {
    await change({ walletChangedAt: null, ...facts })
    await browser.open(kit)
    expect(browser.text).toContain(words.withoutAddress)
    expect(browser.text).not.toContain("HtPeGZ")
  }
})

test("only the owner can open a sheet or its files", async () => {
  const other = `/my-listings/${await publicIdOf("Other Shop")}/kit`
  const browser = await owner()
  for (const path of ["", "/card", "/card.svg", "/card.png"]) {
    const stranger = await app.fetch(kit + path)
    expect([stranger.status, stranger.headers.get("location")]).toEqual([303, "/merchant-directory/owner"])
    expect((await get(browser, other + path)).status).toBe(404)
  }
  for (const path of ["/none", "/none.svg", "/poster-a4.pdf", "/toString.svg", "/__proto__.png"])
    expect([path, (await get(browser, kit + path)).status]).toEqual([path, 404])
})

test("no sheets are offered if the code would lead nowhere", async () => {
  const browser = await owner()
  const isClosed = async () => {
    await browser.open(kit)
    expect(browser.text).toContain(words.closed)
    for (const path of ["/card", "/card.svg", "/card.png"])
      expect((await get(browser, kit + path)).status).toBe(404)
    await browser.open(`/my-listings/${publicId}`)
    expect(browser.html).not.toContain(`href="${kit}"`)
  }
  await change({ status: "closed" })
  await isClosed()
  await change({ status: "listed" })
  await setDirectoryStage(app.db, "coming-soon", { id: "ada", name: "Ada" }, app.now)
  await isClosed()
})

test("an owner whose name has letters without a glyph in our fonts sees a warning", async () => {
  await change({ businessName: "中文商店" })
  const browser = await (await owner()).open(kit)
  expect(browser.text).toContain(words.missingLetters)
  expect((await get(browser, `${kit}/card.svg`)).status).toBe(200)
})
