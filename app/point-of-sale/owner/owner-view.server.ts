import type { Database } from "#app/lib/db/client.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import type { SiteNow } from "#app/lib/site.ts"
import { perLocale } from "#app/lib/text/per-locale.ts"
import { wallTimeOf } from "#app/lib/time/wall-time.ts"
import { findCounterShop } from "../counter-shop.server.ts"
import { currencies } from "../local-money.ts"
import { rateAge } from "../rate-age.ts"
import { findSettings } from "../settings.server.ts"
import { linkHours, listDevices } from "../terminal/devices.server.ts"
import { terminalRate } from "../terminal/terminal-rate.ts"
import { openOwnerForms } from "./owner-form.server.ts"

const currencyOptions = perLocale((locale) => {
  const names = new Intl.DisplayNames(locale, { type: "currency" })
  return currencies.map((value) => ({ value, label: `${value} · ${names.of(value)}` }))
})

/** Data of the owner's point-of-sale page. @param listingId of a listing of this owner */
export async function loadOwnerPage(db: Database, listingId: number, { secrets, publicUrl, now }: SiteNow) {
  const [shop, settings] = await Promise.all([
    findCounterShop(db, listingId, now),
    findSettings(db, listingId),
  ])
  const state = openOwnerForms(settings, shop?.country ?? null)
  if (!shop?.paidAt) return { open: null, state }
  const { rate } = terminalRate(settings, shop, now)
  const devices = (await listDevices(db, listingId, { secrets, now })).map(
    ({ id, label, joinedAt, lastUsedOn, token }) => ({
      ...{ id, label, lastUsedOn, linkHours, isUsed: joinedAt !== null },
      link: token && publicUrl + pathTo("/counter/use/:token", { token }),
    }),
  )
  const open = {
    choosesAsset: shop.paidAt.network === "l2",
    currencies: currencyOptions(),
    rate: rate && { ...rate, age: rateAge(rate.setAt, now) },
    devices,
    today: wallTimeOf(now, shop.zone).date,
  }
  return { open, state }
}
