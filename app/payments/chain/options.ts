import { layer1Figures, layer2Figures } from "#content/facts/network.ts"

/** The two chains, and how the endpoints of each are asked: layer 1 an explorer of the Iquidus kind, layer 2 JSON-RPC. */
export const networks = ["l1", "l2"] as const
export type Network = (typeof networks)[number]

/** The pace that each chain is set to: seconds from one block to the next. */
export const blockSeconds: Record<Network, number> = {
  l1: layer1Figures["block-time"].values.seconds,
  l2: layer2Figures["block-time"].values.seconds,
}

/** Why an endpoint told us nothing that counts. Their words: content/en/network-status.ts. */
export const endpointProblems = [
  "inside",
  "name",
  "refused",
  "reset",
  "certificate",
  "silent",
  "redirect",
  "status",
  "too-long",
  "not-json",
  "error",
  "malformed",
  "other-chain",
  "clock",
] as const
export type EndpointProblem = (typeof endpointProblems)[number]

/** What an endpoint may listen on: https's own port, which an address does not name, and the one that nodes use beside it. */
export const allowedPorts = ["", "8443"] as const

export const endpointLimits = { url: 500, perNetwork: 5 } as const
