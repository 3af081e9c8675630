import { timesIn } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { counterWords as words } from "#content/en/counter.ts"
import { isEarned, type RequestView } from "./request-view.ts"

/** Values for the placeholders in the texts. */
function placesOf(view: RequestView) {
  const { timeText } = timesIn(view.zone)
  const time = (at: Date | null) => (at ? timeText(at) : "")
  return {
    ...{ name: view.shop.name, receipt: view.receipt, coin: view.coin, rate: view.rate },
    ...{ asked: view.asked, came: view.came ?? "0", missing: view.missing, over: view.over },
    ...{ at: time(view.settledAt), made: time(view.createdAt) },
    confirmed: time(view.byHandAt),
  }
}

/** The state of a request for the cashier. */
export function counterSentence(view: RequestView): string {
  const { state, isWatched } = view
  const unwatched =
    !isWatched && (state === "open" || state === "expired") ? words.unwatched[state] : undefined
  return format(unwatched ?? words.counterStates[state], placesOf(view))
}

/** The state of a request for the customer. */
export function customerSentence(view: RequestView): string {
  const { customer } = words
  if (view.isWithdrawn) return customer.withdrawn
  const sentence =
    view.state === "open" && !view.isWatched ? customer.unwatchedOpen : customer.states[view.state]
  return format(sentence, placesOf(view))
}

const endings = new Set<RequestView["state"]>(["expired", "short-expired", "cancelled", "short-closed"])

export function customerHeading(view: RequestView): string {
  const { headings } = words.customer
  const kind = isEarned(view) ? "receipt" : endings.has(view.state) || view.isWithdrawn ? "closed" : "wait"
  return format(headings[view.pay ? "pay" : kind], { name: view.shop.name })
}

/** A reverted payment may be a fraud: show the warning. */
export const needsWarning = ({ state }: RequestView): boolean => state === "undone"
