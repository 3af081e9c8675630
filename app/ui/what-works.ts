import { use } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { placeStates, whatWorks, workNames, workStates } from "#content/en/what-works.ts"
import { exchange, walletRelease } from "#content/facts/links.ts"
import { bridge, gasSource, markets, stateOf, type WorkState, wallets } from "#content/facts/what-works.ts"
import type { BadgeTone } from "./badge.tsx"
import { type SetLinks, SetLinksContext } from "./set-links.ts"

/** Returns the best state of several. */
export function bestOf(uses: readonly Parameters<typeof stateOf>[0][], set: SetLinks): WorkState {
  const states = uses.map((use) => stateOf(use, set))
  return (["open", "unconfirmed"] as const).find((state) => states.includes(state)) ?? "not-open"
}

export const workTones: Record<WorkState, BadgeTone> = {
  open: "leaf",
  unconfirmed: "gold",
  "not-open": "quiet",
}

/** Returns the address of the section about adding the second network to a wallet, by a button or by hand. */
export const addNetworkPath = () => `${pathTo("/whitepapers")}?tab=guapcoinx#add-network`

const own = [markets.swap, markets.dex]
const computers = [wallets.windows, wallets.macos, wallets.linux]

/** Returns one sentence about each feature's status, for placeholders in texts. */
export function workTexts(set: SetLinks) {
  const phone = whatWorks.phone[stateOf(wallets.phone, set)]
  const { version, date } = walletRelease
  const desktop = format(whatWorks.computers[bestOf(computers, set)], {
    version,
    released: dateText(new Date(date)),
  })
  return {
    phone,
    computers: desktop,
    wallets: `${phone} ${desktop}`,
    market: whatWorks.market[stateOf(markets.exchange, set)],
    ownMarkets: whatWorks.ownMarkets[bestOf(own, set)],
    card: whatWorks.card,
    bridge: whatWorks.bridge[stateOf(bridge, set)],
    gas: format(whatWorks.gas[stateOf(gasSource, set)], { place: set[gasSource.link] ?? "" }),
  }
}

export const useWorkTexts = () => workTexts(use(SetLinksContext))

/** Returns the same as a list, one line each. */
export function workStatesOf(set: SetLinks): { name: string; state: WorkState; said: string }[] {
  const gas = stateOf(gasSource, set)
  const line = (name: string, state: WorkState, said: string = workStates[state]) => ({ name, state, said })
  return [
    line(workNames.computers, bestOf(computers, set)),
    line(workNames.phone, stateOf(wallets.phone, set)),
    line(format(workNames.exchange, { market: exchange.name }), stateOf(markets.exchange, set)),
    line(workNames.own, bestOf(own, set)),
    line(workNames.bridge, stateOf(bridge, set)),
    line(workNames.gas, gas, gas === "not-open" ? placeStates[gas] : undefined),
  ]
}

export const useWorkStates = () => workStatesOf(use(SetLinksContext))
