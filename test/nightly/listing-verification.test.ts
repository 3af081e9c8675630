import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { listingEvidence, listings } from "#app/lib/db/schema.ts"
import { loadSecrets } from "#app/lib/secrets/key-encryption-keys.server.ts"
import { confirmPath } from "#app/listings/owners/confirm-link.server.ts"
import { renewStickerCode } from "#app/listings/payment/renew-sticker-code.server.ts"
import { flashMessages } from "#content/en/flash.ts"
import { listingVerification } from "#content/en/listing-verification.ts"
import { addApplication, axe, picture, setStage, signIn, useBrowser, useProduct } from "#e2e/harness.ts"
import { sampleOf } from "#test/sample.ts"

const product = useProduct()
const visitor = useBrowser(product)
const { report, confirm, staff } = listingVerification
const dayMs = 24 * 60 * 60 * 1000
const ago = (days: number) => new Date(Date.now() - days * dayMs)
const long = "The Very Long Kente and Adinkra Workshop of Abeokuta"
let slug: string
let id: number

beforeAll(async () => {
  await setStage(product, "live")
  await product.database(async (db) => {
    const add = (businessName: string) =>
      addApplication(db, { businessName, email: "owner@shop.example", phone: "+14045550134" }, "approved")
    const change = async (name: string, facts: Partial<typeof listings.$inferInsert>) => {
      const added = await add(name)
      const own = eq(listings.slug, added.slug ?? "")
      const [row] = await db.update(listings).set(facts).where(own).returning()
      if (!row) throw new Error("Nothing was listed")
      return row
    }
    const doubted = await change(long, { freshness: "doubtful", doubtedAt: ago(20), confirmedAt: ago(100) })
    slug = doubted.slug
    id = doubted.id
    await renewStickerCode(db, id)
    await change("Late", { freshness: "ageing", confirmedAt: ago(310) })
    await change("Gone", { freshness: "unconfirmed", confirmedAt: ago(600) })
    const said = { listingId: id, fact: "accepts", source: "visitor", counted: true } as const
    await db.insert(listingEvidence).values([
      {
        ...said,
        answer: "asked-no",
        at: ago(21),
        stickerCode: "K7M2QX",
        note: "They laughed.\nThen they were kind.",
      },
      { ...said, answer: "tried-failed", at: ago(20) },
      {
        ...said,
        answer: "fraud",
        fact: "details",
        at: ago(1),
        counted: false,
        note: `https://${"long".repeat(30)}.example`,
      },
    ])
  })
})

const fits = async (page: Page, name: string) => {
  expect(await axe(page), name).toEqual([])
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overflow), name).toBeLessThanOrEqual(0)
  await picture(page, `fresh-${name}`)
}
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()
const path = (way: "mail" | "message") =>
  product.database(async (db) => {
    const [listing] = await db.select().from(listings).where(eq(listings.id, id))
    if (!listing) throw new Error("There is no listing")
    return confirmPath(loadSecrets(product.dataDir), listing, way, new Date())
  })

describe("confirming and reporting a listing", () => {
  test.each(sampleOf("freshness", [360, 1440]))("passes axe and fits, at %i px", async (width) => {
    visitor.expectProblem(/status of 4/)
    const page = await visitor.newPage({ width })
    await page.goto(`/merchant-directory/${slug}/report`)
    await fits(page, "report")
    await press(page, report.submit)
    await page.getByText(report.choose).first().waitFor()
    await fits(page, "report-refused")
    await page.goto(await path("mail"))
    await fits(page, "confirm")
    await page.goto("/still-accepting/none")
    await fits(page, "confirm-closed")
    await page.goto("/merchant-directory/log")
    await fits(page, "log")
    await signIn(page)
    await page.getByText(long).first().waitFor()
    await fits(page, "dashboard")
    await page.goto("/admin/listing-health")
    await fits(page, "health")
    await page.goto(`/admin/listing-health/${id}`)
    await page.getByText(staff.message.heading).waitFor()
    await fits(page, "check")
  })

  test("works on a phone without script, by keyboard only", async () => {
    const page = await visitor.newPage({ javaScript: false, width: 360, height: 740 })
    await page.goto(`/merchant-directory/${slug}/report`)
    await page.locator("#answer").focus()
    await page.keyboard.type("I asked, and they t")
    await page.keyboard.press("Tab")
    await page.keyboard.type("Kind people")
    await page.keyboard.press("Tab")
    await page.keyboard.type("k7m 2qx")
    await page.keyboard.press("Enter")
    await page.getByText(flashMessages["listing-reported"].title).first().waitFor()
    await page.goto(await path("message"))
    await page.getByRole("button", { name: confirm.submit }).focus()
    await page.keyboard.press("Enter")
    await page.getByText(flashMessages["listing-accepts"].title).first().waitFor()
    const rows = await product.database((db) =>
      db.select().from(listingEvidence).where(eq(listingEvidence.listingId, id)).orderBy(listingEvidence.id),
    )
    expect(rows.slice(-2)).toMatchObject([
      { answer: "asked-yes", note: "Kind people", source: "visitor" },
      { answer: "yes", source: "owner", way: "message" },
    ])
  })
})
