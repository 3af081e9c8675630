import { coinText } from "#app/payments/amount.ts"
import { isEarned, type RequestView } from "../request-view.ts"

/** Sum for one coin and one currency. @property who confirmed by hand, or seen on the chain */
export type DayTotal = {
  who: "byHand" | "bySight"
  coin: string
  coins: string
  minor: bigint
  currency: string
  count: number
}

/** Totals of a day, separated by who confirmed the payment. */
export function dayTotals(requests: readonly RequestView[]): DayTotal[] {
  const whoOf = ({ state }: RequestView) => (state === "by-hand" ? "byHand" : "bySight")
  const groups = Map.groupBy(requests.filter(isEarned), (request) =>
    [whoOf(request), request.taken.coin, request.taken.decimals, request.taken.currency].join(" "),
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const units = group.reduce((sum, { taken }) => sum + taken.units, 0n)
    const minor = group.reduce((sum, { taken }) => sum + BigInt(taken.minor), 0n)
    const { coin, decimals, currency } = first.taken
    return {
      ...{ who: whoOf(first), coin, count: group.length },
      coins: coinText(units, decimals),
      ...{ minor, currency },
    }
  })
}

/** A valid 'YYYY-MM-DD' date; null otherwise. */
export function readDay(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const at = new Date(`${text}T00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}

/** The date so many days later. */
export function dayBeside(date: string, days: number): string {
  const at = new Date(`${date}T00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
