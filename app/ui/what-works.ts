import { use } from "react"
import { fill } from "#app/platform/fill.ts"
import { whatWorks, workNames } from "#content/en/what-works.ts"
import { exchange, walletVersion } from "#content/facts/links.ts"
import { bridge, markets, stateOf, type WorkState, wallets } from "#content/facts/what-works.ts"
import { type SetLinks, SetLinksContext } from "./set-links.ts"

/** Of several together: the best that one of them has. */
function bestOf(uses: readonly Parameters<typeof stateOf>[0][], set: SetLinks): WorkState {
  const states = uses.map((use) => stateOf(use, set))
  return (["open", "unconfirmed"] as const).find((state) => states.includes(state)) ?? "not-open"
}

const own = [markets.swap, markets.dex]

/** What can be used today, a sentence each; texts have a place for it. */
export function workTexts(set: SetLinks) {
  return {
    wallets: fill(whatWorks.wallets[stateOf(wallets.phone, set)], { version: walletVersion }),
    market: whatWorks.market[stateOf(markets.exchange, set)],
    ownMarkets: whatWorks.ownMarkets[bestOf(own, set)],
    card: whatWorks.card,
    bridge: whatWorks.bridge[stateOf(bridge, set)],
  }
}

export const useWorkTexts = () => workTexts(use(SetLinksContext))

/** The same, a line each. */
export function workStatesOf(set: SetLinks): { name: string; state: WorkState }[] {
  const computers = [wallets.windows, wallets.macos, wallets.linux]
  return [
    { name: workNames.computers, state: bestOf(computers, set) },
    { name: workNames.phone, state: stateOf(wallets.phone, set) },
    { name: fill(workNames.exchange, { market: exchange.name }), state: stateOf(markets.exchange, set) },
    { name: workNames.own, state: bestOf(own, set) },
    { name: workNames.bridge, state: stateOf(bridge, set) },
  ]
}

export const useWorkStates = () => workStatesOf(use(SetLinksContext))
