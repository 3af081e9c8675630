import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { listings } from "#app/lib/db/schema.ts"
import { openPathOf } from "#app/listings/owners/owner-links.server.ts"
import { counterWords } from "#content/en/counter.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { addApplication, type Product, setStage } from "./harness.ts"

export const shop = {
  businessName: "Ọ̀yọ́ Kitchen",
  email: "ada@shop.example",
  walletAddress: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  showWallet: true,
}

export const button = (page: Page, name: string) => page.getByRole("button", { name })

/** Adds a shop to the directory, with a public address. @returns its public id */
export async function addShop(product: Product): Promise<string> {
  await setStage(product, "live")
  return product.database(async (db) => {
    const { id } = await addApplication(db, shop, "approved")
    const [found] = await db.select().from(listings).where(eq(listings.applicationId, id))
    return found?.publicId ?? ""
  })
}

/** Opens the owner's page of the point of sale by the mailed link. */
export async function openOwner(product: Product, page: Page, publicId: string): Promise<void> {
  const link = await product.database((db) => openPathOf(db, shop.email, new Date()))
  await page.goto(link)
  await button(page, listingOwners.link.submit).click()
  await page.goto(`/my-listings/${publicId}`)
  await page.getByRole("link", { name: counterWords.owner.link, exact: true }).click()
}

/** Sets a rate of 250 naira per coin. */
export async function setRate(owner: Page): Promise<void> {
  const { owner: words } = counterWords
  await owner.getByLabel(words.currency).selectOption("NGN")
  await owner.getByLabel(words.rate, { exact: true }).fill("250")
  await button(owner, words.save).click()
}

/** @returns the address that turns one phone into a terminal of the shop */
export async function addPhone(owner: Page): Promise<string> {
  const { owner: words } = counterWords
  await owner.getByLabel(words.label).fill("Till 1")
  await button(owner, words.add).click()
  return owner.locator("code", { hasText: "/counter/use/" }).innerText()
}
