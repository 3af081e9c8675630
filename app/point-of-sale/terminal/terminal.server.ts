import type { Database } from "#app/lib/db/client.server.ts"
import { notFound } from "#app/lib/db/database-reads.server.ts"
import { wallTimeOf } from "#app/lib/time/wall-time.ts"
import { undoMinutes } from "../cashier-acts.server.ts"
import { findCounterShop } from "../counter-shop.server.ts"
import { dayOf, findRequest, listAtCounter, listDay } from "../find-requests.server.ts"
import { findSettings } from "../settings.server.ts"
import { findAssigned, listCandidates } from "../unmatched/find-candidates.server.ts"
import {
  findTransfer,
  listByCashier,
  listUnassigned,
  listWithoutRequest,
} from "../unmatched/find-unmatched.server.ts"
import { transferView } from "../unmatched/transfer-view.ts"
import { openCharge } from "./charge-form.server.ts"
import { dayTotals, readDay } from "./day-totals.ts"
import type { Device } from "./devices.server.ts"
import { terminalRate } from "./terminal-rate.ts"

/** Data of the terminal page with the keypad. */
export async function loadTerminal(db: Database, { listingId }: Device, now: Date) {
  const shop = (await findCounterShop(db, listingId, now)) ?? notFound()
  const [settings, requests, unassigned] = await Promise.all([
    findSettings(db, listingId),
    listAtCounter(db, shop, now),
    listUnassigned(db, shop, now),
  ])
  return { name: shop.name, ...terminalRate(settings, shop, now), requests, unassigned, form: openCharge() }
}

/** Data of one request on a terminal. */
export async function loadCode(db: Database, { listingId }: Device, code: string, now: Date) {
  const found = (await findRequest(db, code, { listingId, now })) ?? notFound()
  const [byCashier, settings] = await Promise.all([
    listByCashier(db, found.view),
    findSettings(db, listingId),
  ])
  const sounds = settings?.sound ?? false
  return { name: found.view.shop.name, ...found, byCashier, undoMinutes, sounds }
}

/** Data of one payment that was unmatched or assigned by a cashier. */
export async function loadTransfer(db: Database, { listingId }: Device, id: number, now: Date) {
  const shop = (await findCounterShop(db, listingId, now)) ?? notFound()
  const row = (await findTransfer(db, shop, id)) ?? notFound()
  const transfer = transferView(row, shop.zone)
  if (row.requestId === null)
    return { name: shop.name, transfer, candidates: await listCandidates(db, shop, row, now), assigned: null }
  const assigned = (await findAssigned(db, shop, row, now)) ?? notFound()
  return { name: shop.name, transfer, candidates: [], assigned }
}

/** Data of one day of the shop. @param asked date from the URL; today if null */
export async function loadDay(db: Database, listingId: number, asked: string | null, now: Date) {
  const shop = (await findCounterShop(db, listingId, now)) ?? notFound()
  const today = wallTimeOf(now, shop.zone).date
  const date = asked === null ? today : (readDay(asked) ?? notFound())
  const [requests, unassigned] = await Promise.all([
    listDay(db, shop, date, now),
    listWithoutRequest(db, shop, dayOf(shop, date)),
  ])
  const { name, zone, publicId } = shop
  const totals = dayTotals(requests)
  return { name, publicId, date, zone, isToday: date >= today, requests, unassigned, totals }
}
