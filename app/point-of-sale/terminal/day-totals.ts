import { coinText } from "#app/payments/amount.ts"
import { isEarned, type RequestView } from "../request-view.ts"

/** What was taken, in one coin and one currency. @property who the shop's word alone, or the chain */
export type DayTotal = {
  who: "byHand" | "bySight"
  coin: string
  coins: string
  minor: bigint
  currency: string
  count: number
}

/** The sums of a day: what the shop says apart from what was seen. */
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

/** 'YYYY-MM-DD' of a day that there is; null otherwise. */
export function readDay(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const at = new Date(`${text}T00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}

/** The day so many days after another one. */
export function dayBeside(date: string, days: number): string {
  const at = new Date(`${date}T00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
