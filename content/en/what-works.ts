import type { WorkState } from "../facts/what-works.ts"

/** What works today, one line each: its name and its status. */
export const workNames = {
  computers: "Wallet for computers",
  phone: "Wallet for phones",
  exchange: "Market on {market}",
  own: "GuapcoinSwap and DEX",
  bridge: "Bridge to GuapcoinX",
  gas: "GUAPX for fees",
} as const
export const workStates = {
  open: "Open",
  unconfirmed: "Not confirmed",
  "not-open": "Not open yet",
} satisfies Record<WorkState, string>
/** Replaces 'Not open yet' where no service has been announced. */
export const placeStates = { "not-open": "No source known" } as const

/** Shown wherever a payment in GUAP on GuapcoinX is requested, with a link to the question that explains it. */
export const gasFee = {
  text: "A payment in GUAP on GuapcoinX also needs a little GUAPX in your wallet, for the network fee.",
  question: "Where do I get GUAPX?",
} as const

/** Feature status in whole sentences. Every page that mentions the status of a feature uses one of these. */
export const whatWorks = {
  /** By the status of the wallet for phones. */
  phone: {
    open: "On a phone, use the web wallet.",
    unconfirmed: "We could not confirm that the web wallet for phones is open today.",
    "not-open": "The web wallet for phones is not open yet.",
  } satisfies Record<WorkState, string>,
  /** By the status of the wallets for computers. */
  computers: {
    open: "On a computer, use the desktop wallet (version {version}, {released}).",
    unconfirmed:
      "The desktop wallet (version {version}, {released}) is not confirmed to work on today's computers.",
    "not-open": "No desktop wallet can be downloaded today.",
  } satisfies Record<WorkState, string>,
  /** By the status of the exchange. */
  market: {
    open: "Check there what a trade costs before you send any money.",
    unconfirmed:
      "We could not confirm that this market is open today, so check there before you send any money, and see what a trade costs.",
    "not-open": "This market is not open today.",
  } satisfies Record<WorkState, string>,
  /** By the combined status of the project's own markets. */
  ownMarkets: {
    open: "GuapcoinSwap or GuapcoinDEX is open too.",
    unconfirmed: "We could not confirm that GuapcoinSwap or GuapcoinDEX is open today.",
    "not-open": "GuapcoinSwap and GuapcoinDEX have been announced but are not open yet.",
  } satisfies Record<WorkState, string>,
  card: "We know of no confirmed service that sells GUAP directly by card. With a card you can buy bitcoin, and trade that for GUAP where the pair is offered.",
  /** By the status of the bridge between the networks. */
  bridge: {
    open: "There is one, and it is open.",
    unconfirmed:
      "Older project documents name one. We do not know whether it runs today, so do not send coins to it until the team confirms it.",
    "not-open": "No such bridge is open today.",
  } satisfies Record<WorkState, string>,
  /** By the status of a public source of GUAPX. */
  gas: {
    open: "There is a public place to get it: {place}.",
    unconfirmed: "We could not confirm that the public place to get it is open today.",
    "not-open":
      "We know of no public place to get GUAPX. The shop you pay, or somebody in the community, must send you some.",
  } satisfies Record<WorkState, string>,
} as const
