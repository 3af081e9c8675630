import type { layer1Figures, layer2Figures, learningFigures } from "../facts/network.ts"
import { claimWords } from "./claims.ts"

/** The text of one row in a table of figures. */
export type FigureWords = {
  label: string
  /** The displayed value, with a placeholder for each value of content/facts/network.ts. */
  value: string
  note?: string
  /** How the published code of the chain, or the project's own text, contradicts the figure. */
  doubt?: string
}

/** Guapcoin, layer 1. */
export const layer1Words = {
  "max-supply": {
    label: "Max supply",
    value: "{coins} GUAP",
    note: "The highest number of coins there should ever be.",
    doubt: claimWords.supply.doubt,
  },
  "block-time": {
    label: "Block time",
    value: "{seconds} seconds",
    note: "The target. A single block can come sooner or later.",
  },
  "target-timespan": {
    label: "Target timespan",
    value: "{minutes} minutes ({seconds} s)",
    note: "The period the chain looks at when it adjusts how hard it is to add a block.",
    doubt: "2400 seconds is the older value. Since block 400,300 the code uses 1800 seconds (30 minutes).",
  },
  "coinbase-maturity": {
    label: "Coinbase maturity",
    value: "{blocks} blocks",
    note: "How long new reward coins wait before they can be spent.",
  },
  "stake-minimum-age": {
    label: "Stake minimum age",
    value: "{minutes} minutes ({seconds} s)",
    doubt: "The code applies this only before block 400,000. Since then it requires a depth of 60 blocks.",
  },
  "stake-minimum-depth": {
    label: "Stake minimum depth",
    value: "{blocks} blocks",
    note: "How many blocks must follow before a coin can stake: about one hour.",
  },
  "default-port": {
    label: "Default port",
    value: "{port}",
    note: "The port on which wallets and masternodes talk to each other.",
  },
} as const satisfies Record<keyof typeof layer1Figures, FigureWords>

/** GuapcoinX, layer 2. */
export const layer2Words = {
  "chain-id": {
    label: "Chain ID",
    value: "{id}",
    note: "The number wallets use to identify the network. In hexadecimal: 0x115c7.",
  },
  "block-time": {
    label: "Block time",
    value: "{seconds} seconds",
    doubt: "The current README says 2 seconds. The genesis file beside it says 5.",
  },
  "block-reward": {
    label: "Block reward",
    value: "{coins} GUAPX",
    doubt:
      "The current genesis file names no block reward, and Besu then pays none. The project's page on validators mentions rewards in GUAP.",
  },
  premine: {
    label: "Premine",
    value: "{coins} GUAPX",
    note: "Coins that existed before the first block.",
    doubt: "The current genesis file adds up to 1,000,000.5 GUAPX.",
  },
  "annual-emission": {
    label: "Annual emission",
    value: "about {coins} GUAPX",
    note: "New coins per year: 1.5 GUAPX for each of 6,307,200 blocks.",
    doubt: "This depends on the block reward of 1.5 GUAPX, which the current genesis file does not name.",
  },
  "hard-cap": {
    label: "Hard cap",
    value: "none",
    doubt: "This depends on the block reward. Without one, no new GUAPX would be created.",
  },
  "public-endpoints": {
    label: "Public endpoints",
    value: "{count} RPC endpoints, an explorer and a bridge",
    doubt: "Only the older README names the bridge. It may no longer be open.",
  },
} as const satisfies Record<keyof typeof layer2Figures, FigureWords>

/** Figures in the lessons on masternodes and staking. */
export const learningWords = {
  "masternode-collateral": {
    label: "Masternode collateral",
    value: "{coins} GUAP",
    note: "Sent in one payment to a new address of your own. The coins stay in your wallet.",
  },
  "masternode-storage": {
    label: "Masternode storage",
    value: "{gigabytes}+ GB",
    note: "An older setup guide recommends 30 to 40 GB.",
  },
  "masternode-uptime": {
    label: "Masternode uptime",
    value: "24/7",
    note: "The server runs all day, every day.",
  },
  "masternode-share": {
    label: "Masternode share of block rewards",
    value: "about {percent}%",
    doubt:
      "The code of wallet 2.3.2 gives masternodes 80% of each reward up to block 1,350,000, and 75% after that.",
  },
  "stake-maturity": {
    label: "Time until staked coins mature",
    value: "{hours} hours",
    doubt: "Since block 400,000 the code requires a depth of 60 blocks, which is about one hour.",
  },
} as const satisfies Record<keyof typeof learningFigures, FigureWords>
