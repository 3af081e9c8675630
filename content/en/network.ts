import { type LinkId, links } from "./links.ts"

/** One row of a table of figures. */
export type Figure = {
  label: string
  /** As it is shown, exactly. */
  value: string
  /** The same as a plain number in the unit that `value` names first, where it is one. */
  number?: number
  note?: string
  source: string
  /** In plain words: how the chain's published code, or the project's own text, disagrees. */
  doubt?: string
}

const stated = "Stated by the Guapcoin project"
const walletSource = "Wallet source, tag 2.3.2"
const genesisFile = "GuapcoinX genesis file"
const olderReadme = "GuapcoinX README, older version"

/** Guapcoin, layer 1. */
export const layer1Figures = {
  "max-supply": {
    label: "Max supply",
    value: "90,000,000 GUAP",
    number: 90_000_000,
    note: "The highest number of coins there should ever be.",
    source: "README of wallet 1.0.0",
    doubt:
      "In the code of wallet 2.3.2, this number only limits a single amount. Nothing there caps the total. By its reward schedule the total passes 90,000,000 near block 3,374,118.",
  },
  "block-time": {
    label: "Block time",
    value: "60 seconds",
    number: 60,
    note: "The target. A single block can come sooner or later.",
    source: walletSource,
  },
  "target-timespan": {
    label: "Target timespan",
    value: "40 minutes (2400 s)",
    number: 40,
    note: "The period the chain looks at when it adjusts how hard it is to add a block.",
    source: walletSource,
    doubt: "2400 seconds is the older value. Since block 400,300 the code uses 1800 seconds (30 minutes).",
  },
  "coinbase-maturity": {
    label: "Coinbase maturity",
    value: "5 blocks",
    number: 5,
    note: "How long new reward coins wait before they can be spent.",
    source: walletSource,
  },
  "stake-minimum-age": {
    label: "Stake minimum age",
    value: "10 minutes (600 s)",
    number: 10,
    source: walletSource,
    doubt: "The code applies this only before block 400,000. Since then it asks for a depth of 60 blocks.",
  },
  "stake-minimum-depth": {
    label: "Stake minimum depth",
    value: "60 blocks",
    number: 60,
    note: "How many blocks must follow before a coin can stake: about one hour.",
    source: walletSource,
  },
  "default-port": {
    label: "Default port",
    value: "9633",
    number: 9633,
    note: "The port on which wallets and masternodes talk to each other.",
    source: walletSource,
  },
} as const satisfies Record<string, Figure>

/** GuapcoinX, layer 2: Hyperledger Besu, proof of authority. */
export const layer2Figures = {
  "chain-id": {
    label: "Chain ID",
    value: "71111",
    number: 71111,
    note: "The number by which wallets know the network. In hexadecimal: 0x115c7.",
    source: genesisFile,
  },
  "block-time": {
    label: "Block time",
    value: "5 seconds",
    number: 5,
    source: genesisFile,
    doubt: "The text of the current README speaks of 2 seconds. The genesis file beside it says 5.",
  },
  "block-reward": {
    label: "Block reward",
    value: "1.5 GUAPX",
    number: 1.5,
    source: olderReadme,
    doubt:
      "The current genesis file names no block reward, and Besu then pays none. The project's page on validators speaks of rewards in GUAP.",
  },
  premine: {
    label: "Premine",
    value: "10,000,000 GUAPX",
    number: 10_000_000,
    note: "Coins that existed before the first block.",
    source: olderReadme,
    doubt: "The current genesis file adds up to 1,000,000.5 GUAPX.",
  },
  "annual-emission": {
    label: "Annual emission",
    value: "about 9,460,800 GUAPX",
    number: 9_460_800,
    note: "New coins a year: 1.5 GUAPX for each of 6,307,200 blocks.",
    source: stated,
    doubt: "It rests on the block reward of 1.5 GUAPX, which the current genesis file does not name.",
  },
  "hard-cap": {
    label: "Hard cap",
    value: "none",
    source: stated,
    doubt: "It rests on the block reward. Without one, no new GUAPX would be made at all.",
  },
  "public-endpoints": {
    label: "Public endpoints",
    value: "3 RPC endpoints, an explorer and a bridge",
    source: "GuapcoinX README",
    doubt: "Only the older README names the bridge. It may no longer be open.",
  },
} as const satisfies Record<string, Figure>

/** What the lessons on masternodes and staking quote (layer 1). */
export const learningFigures = {
  "masternode-collateral": {
    label: "Masternode collateral",
    value: "10,000 GUAP",
    number: 10_000,
    note: "Sent in one payment to a fresh address of your own. The coins stay in your wallet.",
    source: walletSource,
  },
  "masternode-storage": {
    label: "Masternode storage",
    value: "20+ GB",
    number: 20,
    note: "An older setup guide advises 30 to 40 GB.",
    source: stated,
  },
  "masternode-uptime": {
    label: "Masternode uptime",
    value: "24/7",
    note: "The server runs all day, every day.",
    source: stated,
  },
  "masternode-share": {
    label: "Masternode share of block rewards",
    value: "about 45%",
    number: 45,
    source: stated,
    doubt:
      "The code of wallet 2.3.2 gives masternodes 80% of each reward up to block 1,350,000, and 75% after that.",
  },
  "stake-maturity": {
    label: "Time until staked coins mature",
    value: "8 hours",
    number: 8,
    source: stated,
    doubt: "Since block 400,000 the code asks for a depth of 60 blocks, which is about one hour.",
  },
} as const satisfies Record<string, Figure>

/** What each layer's list of endpoints shows, in this order. */
export const layer1Endpoints = ["explorer-l1", "source-l1"] as const satisfies LinkId[]
export const layer2Endpoints = [
  "rpc-1",
  "rpc-2",
  "rpc-3",
  "websocket",
  "explorer-l2",
  "bridge",
  "source-l2",
] as const satisfies LinkId[]

/**
 * The one parameter of `wallet_addEthereumChain` (EIP-3085). MetaMask refuses unknown keys, decimals other than 18 and
 * a padded chain id. A public list of chains spells the symbol 'GuapX', so a wallet may warn about ours.
 */
export const addNetwork = {
  chainId: "0x115c7",
  chainName: "GuapcoinX",
  nativeCurrency: { name: "GUAPX", symbol: "GUAPX", decimals: 18 },
  rpcUrls: [links["rpc-1"].href, links["rpc-2"].href, links["rpc-3"].href],
  blockExplorerUrls: [links["explorer-l2"].href],
} as const

/** GUAP as a token (ERC-20) on GuapcoinX. */
export const guapToken = {
  label: "GUAP token on GuapcoinX",
  address: "0x013A109A02FaEf81c4b8D3339D615861621CB65d",
  symbol: "GUAP",
  decimals: 18,
  source: "GuapcoinX README",
} as const

/** The project's plan as it states it. `lastDay` (ISO) lets a page tell past quarters from coming ones by the clock. */
export const roadmap = [
  { quarter: "Q2 2025", lastDay: "2025-06-30", title: "Website relaunch" },
  { quarter: "Q3 2025", lastDay: "2025-09-30", title: "Merchant expansion and GuapcoinPay launch" },
  { quarter: "Q4 2025", lastDay: "2025-12-31", title: "GuapcoinX protocol upgrade" },
  {
    quarter: "Q1 2026",
    lastDay: "2026-03-31",
    title: "Wallet adoption drive targeting 200,000 active users",
  },
] as const
