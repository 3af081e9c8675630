import { layer1Figures, layer2Figures } from "#content/facts/network.ts"

/** Layer 1 is read from an Iquidus explorer, layer 2 by JSON-RPC. */
export const networks = ["l1", "l2"] as const
export type Network = (typeof networks)[number]

/** Configured block time in seconds. */
export const blockSeconds: Record<Network, number> = {
  l1: layer1Figures["block-time"].values.seconds,
  l2: layer2Figures["block-time"].values.seconds,
}

/** Why an endpoint gave no usable answer. Texts: content/en/network-status.ts. */
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

/** Allowed ports of endpoints: 443 (empty in a URL) and 8443, which nodes commonly use. */
export const allowedPorts = ["", "8443"] as const

export const endpointLimits = { url: 500, perNetwork: 5 } as const
