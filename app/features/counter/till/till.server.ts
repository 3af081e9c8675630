import type { Database } from "#app/db/client.server.ts"
import { notFound } from "#app/platform/database/database-reads.server.ts"
import { wallTimeOf } from "#app/platform/zones/wall-time.ts"
import { undoMinutes } from "../cashier-acts.server.ts"
import { findCounterShop } from "../counter-shop.server.ts"
import { findRequest, listAtCounter, listDay, versionOf } from "../find-requests.server.ts"
import { findSettings } from "../settings.server.ts"
import { openCharge } from "./charge-form.server.ts"
import { dayTotals, readDay } from "./day-totals.ts"
import type { Device } from "./devices.server.ts"
import { tillRate } from "./till-rate.ts"

/** What the screen with the keypad shows. */
export async function loadTill(db: Database, { listingId }: Device, now: Date) {
  const shop = (await findCounterShop(db, listingId, now)) ?? notFound()
  const [settings, requests] = await Promise.all([findSettings(db, listingId), listAtCounter(db, shop, now)])
  return { name: shop.name, ...tillRate(settings, shop, now), requests, form: openCharge() }
}

/** One request, on the screen of a till. */
export async function loadCode(db: Database, { listingId }: Device, code: string, now: Date) {
  const view = (await findRequest(db, code, { listingId, now })) ?? notFound()
  return { name: view.shop.name, view, version: versionOf(view), undoMinutes }
}

/** One day of the shop. @param asked as its address says it; today without one */
export async function loadDay(db: Database, listingId: number, asked: string | null, now: Date) {
  const shop = (await findCounterShop(db, listingId, now)) ?? notFound()
  const today = wallTimeOf(now, shop.zone).date
  const date = asked === null ? today : (readDay(asked) ?? notFound())
  const requests = await listDay(db, shop, date, now)
  const { name, zone, publicId } = shop
  return { name, publicId, date, zone, isToday: date >= today, requests, totals: dayTotals(requests) }
}
