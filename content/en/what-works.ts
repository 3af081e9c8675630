import type { WorkState } from "../facts/what-works.ts"

/** What works today, a line each: a name, and the word of its state. */
export const workNames = {
  computers: "Wallet for computers",
  phone: "Wallet for phones",
  exchange: "Market at {market}",
  own: "Own swap and DEX",
  bridge: "Bridge to GuapcoinX",
} as const
export const workStates = {
  open: "Open",
  unconfirmed: "Not confirmed",
  "not-open": "Not open yet",
} satisfies Record<WorkState, string>

/** What works today, in whole sentences: every page that says something of it says one of these. */
export const whatWorks = {
  /** By the state of the wallet for phones; those for computers are there. */
  wallets: {
    open: "Choose the web wallet for your phone, or a desktop wallet (version {version}) for your computer.",
    unconfirmed:
      "Choose a desktop wallet (version {version}) for your computer. We could not confirm that the web wallet for phones is open today.",
    "not-open":
      "Choose a desktop wallet (version {version}) for your computer. The web wallet for phones is not open yet.",
  } satisfies Record<WorkState, string>,
  /** By the state of the exchange. */
  market: {
    open: "Check there what a trade costs before you send any money.",
    unconfirmed:
      "We could not confirm that this market is open today, so check there before you send any money, and see what a trade costs.",
    "not-open": "This market is not open today.",
  } satisfies Record<WorkState, string>,
  /** By the state of the places of the project's own to trade at, together. */
  ownMarkets: {
    open: "GuapcoinSwap or GuapcoinDEX is open too.",
    unconfirmed: "We could not confirm that GuapcoinSwap or GuapcoinDEX is open today.",
    "not-open": "GuapcoinSwap and GuapcoinDEX have been announced but are not open yet.",
  } satisfies Record<WorkState, string>,
  card: "We know of no confirmed service that sells GUAP directly for a card. With a card you can buy bitcoin, and trade that for GUAP where the pair is offered.",
  /** By the state of the bridge between the networks. */
  bridge: {
    open: "There is one, and it is open.",
    unconfirmed:
      "Older documents of the project name one. We do not know whether it runs today, so do not send coins to it before the team confirms it.",
    "not-open": "No such bridge is open today.",
  } satisfies Record<WorkState, string>,
} as const
