import { eq } from "drizzle-orm"
import {
  chainCursor,
  counterDevices,
  counters,
  listings,
  ownerLinks,
  paymentRequests,
  rateLimits,
  sessions,
  settings,
  transfers,
} from "#app/lib/db/schema.ts"
import { addApplications, applicationTables } from "#app/listings/application/test-support.ts"
import { openPathOf } from "#app/listings/owners/owner-links.server.ts"
import { setDirectoryStage } from "#app/settings/test-support.ts"
import { counterWords } from "#content/en/counter.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import type { TestApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements } from "./html.ts"

const ownerEmail = "owner@shop.example"
export const l1 = "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ"
export const l2 = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"

/** Adds one listing whose payment address is public, and removes all point-of-sale data. @returns the public id of the listing */
export async function openShop(app: TestApp, walletAddress = l2): Promise<string> {
  const { db } = app
  const own = [transfers, chainCursor, paymentRequests, counterDevices, counters]
  for (const table of [...own, ...applicationTables, sessions, ownerLinks, rateLimits, settings])
    await db.delete(table)
  await setDirectoryStage(db, "live", { id: "ada", name: "Ada" }, app.now)
  const shop = { businessName: "Mama Ada", email: ownerEmail, decidedAt: app.now }
  await addApplications(db, [{ ...shop, walletAddress, showWallet: true }])
  const [found] = await db.select().from(listings).where(eq(listings.businessName, "Mama Ada"))
  return found?.publicId ?? ""
}

/** Opens the owner's point-of-sale page through the mailed link. */
export async function openOwner(app: TestApp, publicId: string, email = ownerEmail): Promise<Browser> {
  const browser = await new Browser(app).open(await openPathOf(app.db, email, app.now))
  await browser.press(listingOwners.link.submit)
  return browser.open(`/my-listings/${publicId}/counter`)
}

export const setRate = (owner: Browser, currency = "NGN", rate = "250") =>
  owner.fill({ currency, rate }).press(counterWords.owner.save)

/** Path of the link that adds the newest terminal. */
export function phoneLink(owner: Browser): string {
  const links = elements(owner.document, "code").map(({ children }) => String(children[0]))
  const link = links.findLast((text) => text.includes("/counter/use/"))
  if (!link) throw new Error("No link for a phone")
  return new URL(link).pathname
}

/** Adds a terminal and opens its keypad. */
export async function addPhone(app: TestApp, owner: Browser, label = "Till 1"): Promise<Browser> {
  await owner.fill({ label }).press(counterWords.owner.add)
  const phone = await new Browser(app).open(phoneLink(owner))
  return phone.press(counterWords.join.submit)
}

/** Charges as a cashier does. */
export const charge = (phone: Browser, price: string, note = "") =>
  phone.fill({ price, note }).press(counterWords.terminal.submit)

/** Opens the keypad and charges a price. @returns the code of the payment request */
export async function chargeAnew(phone: Browser, price: string): Promise<string> {
  await charge(await phone.open("/counter"), price)
  const [, code] = /^\/counter\/r\/(\w+)/.exec(phone.path) ?? []
  if (!code) throw new Error(`No request was made: ${phone.text.slice(0, 300)}`)
  return code
}
