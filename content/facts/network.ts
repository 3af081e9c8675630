import type { LinkId } from "./links.ts"
import type { Source } from "./sources.ts"

/**
 * One figure of a network. Its text (label, unit, note, and where the published code disagrees) is in content/en/network.ts under
 * the same key.
 */
export type Figure = {
  /** The values of the placeholders in its text. Numbers are formatted for the locale, strings are shown unchanged. */
  values?: Record<string, number | string>
  source: Source
}

/** Guapcoin, layer 1. */
export const layer1Figures = {
  "max-supply": { values: { coins: 90_000_000 }, source: "wallet-1-readme" },
  "block-time": { values: { seconds: 60 }, source: "wallet-source" },
  "target-timespan": { values: { minutes: 40, seconds: "2400" }, source: "wallet-source" },
  "coinbase-maturity": { values: { blocks: 5 }, source: "wallet-source" },
  "stake-minimum-age": { values: { minutes: 10, seconds: "600" }, source: "wallet-source" },
  "stake-minimum-depth": { values: { blocks: 60 }, source: "wallet-source" },
  "default-port": { values: { port: "9633" }, source: "wallet-source" },
} as const satisfies Record<string, Figure>

/** GuapcoinX, layer 2: Hyperledger Besu, proof of authority. */
export const layer2Figures = {
  "chain-id": { values: { id: "71111" }, source: "genesis-file" },
  "block-time": { values: { seconds: 5 }, source: "genesis-file" },
  "block-reward": { values: { coins: 1.5 }, source: "older-readme" },
  premine: { values: { coins: 10_000_000 }, source: "older-readme" },
  "annual-emission": { values: { coins: 9_460_800 }, source: "stated" },
  "hard-cap": { source: "stated" },
  "public-endpoints": { values: { count: 3 }, source: "readme" },
} as const satisfies Record<string, Figure>

/** Figures in the lessons on masternodes and staking (layer 1). */
export const learningFigures = {
  "masternode-collateral": { values: { coins: 10_000 }, source: "wallet-source" },
  "masternode-storage": { values: { gigabytes: 20 }, source: "stated" },
  "masternode-uptime": { source: "stated" },
  "masternode-share": { values: { percent: 45 }, source: "stated" },
  "stake-maturity": { values: { hours: 8 }, source: "stated" },
} as const satisfies Record<string, Figure>

/** The hash of layer 1's first block, which shows that a server is on this chain (wallet 2.3.2). */
export const genesisHash = "000002563024b106ca6630ff598e3016fc218f6c5f21366623bce0e75bfc2064"

/** The endpoints in each layer's list, in this order. */
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
 * The parameters of `wallet_addEthereumChain` (EIP-3085), besides addresses. MetaMask rejects unknown keys, decimals other than
 * 18 and a padded chain id. A public list of chains spells the symbol 'GuapX', so a wallet may warn about ours.
 */
export const addNetwork = {
  chainId: "0x115c7",
  chainName: "GuapcoinX",
  nativeCurrency: { name: "GUAPX", symbol: "GUAPX", decimals: 18 },
} as const
/** The links that a wallet gets with the network. */
export const addNetworkLinks = {
  rpcUrls: ["rpc-1", "rpc-2", "rpc-3"],
  blockExplorerUrls: ["explorer-l2"],
} as const satisfies Record<string, LinkId[]>

/** GUAP as a token (ERC-20) on GuapcoinX. */
export const guapToken = {
  address: "0x013A109A02FaEf81c4b8D3339D615861621CB65d",
  symbol: "GUAP",
  decimals: 18,
  source: "readme",
} as const

/** The project's plan as it states it: the quarter of each step. */
export const roadmap = [
  { step: "relaunch", year: 2025, quarter: 2 },
  { step: "merchants", year: 2025, quarter: 3 },
  { step: "upgrade", year: 2025, quarter: 4 },
  { step: "adoption", year: 2026, quarter: 1 },
] as const

export type RoadmapStep = (typeof roadmap)[number]["step"]

/** The status of a step, set by staff (ruling 29). A step without a status is shown as it was stated. */
export const roadmapStates = ["planned", "done", "moved", "dropped"] as const

/** @property link a page of this site or an https address */
export type RoadmapNews = Partial<
  Record<RoadmapStep, { state: (typeof roadmapStates)[number]; since: string | null; link: string | null }>
>
