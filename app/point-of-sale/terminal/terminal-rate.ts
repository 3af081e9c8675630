import { coinOf } from "#app/payments/coins.ts"
import type { CounterShop } from "../counter-shop.server.ts"
import { minorDigitsOf, rateText } from "../local-money.ts"
import { rateAge } from "../rate-age.ts"
import type { CounterSettings } from "../settings.server.ts"

/** With what a till counts, as it says it. @property hasMinor whether prices have a dot */
export type TerminalRate = {
  currency: string
  hasMinor: boolean
  coin: string
  rate: string
  setAt: Date
  isOld: boolean
}

/** Why nothing can be charged. */
export type Blocked = "no-counter" | "no-address" | "stale-rate"

/** With which rate the till counts; null before the owner has set one. */
export function terminalRate(
  settings: CounterSettings | undefined,
  shop: CounterShop,
  now: Date,
): { rate: TerminalRate | null; blocked: Blocked | null } {
  if (!settings) return { rate: null, blocked: "no-counter" }
  const { currency, rateSetAt } = settings
  const age = rateAge(rateSetAt, now)
  const rate = {
    ...{ currency, hasMinor: minorDigitsOf(currency) > 0, setAt: rateSetAt, isOld: age === "old" },
    coin: coinOf(shop.paidAt?.network === "l1" ? "guap" : settings.asset),
    rate: rateText(settings.rate, currency),
  }
  if (!shop.paidAt) return { rate, blocked: "no-address" }
  return { rate, blocked: age === "stale" ? "stale-rate" : null }
}
