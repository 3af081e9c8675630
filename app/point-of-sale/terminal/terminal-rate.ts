import { coinOf } from "#app/payments/coins.ts"
import type { CounterShop } from "../counter-shop.server.ts"
import { minorDigitsOf, rateText } from "../local-money.ts"
import { rateAge } from "../rate-age.ts"
import type { CounterSettings } from "../settings.server.ts"

/** The exchange rate as a terminal shows it. @property hasMinor whether prices have decimals */
export type TerminalRate = {
  currency: string
  hasMinor: boolean
  coin: string
  rate: string
  setAt: Date
  isOld: boolean
}

/** Why charging is not possible. */
export type Blocked = "no-counter" | "no-address" | "stale-rate"

/** The rate of a terminal; null before the owner has set one. */
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
