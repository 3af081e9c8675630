import type { EvidenceWay } from "../listing/listing-options.ts"

/** How long the lines of a file are kept: they hold what people said in other places. */
export const keptDays = 7

/** How long an import can be taken back, and a release undone. */
export const undoDays = 30

/** How staff know that a business takes the coin; `unknown`: they do not yet. */
export const releaseWays = ["call", "visit", "message", "unknown"] as const satisfies (
  | EvidenceWay
  | "unknown"
)[]
export type ReleaseWay = (typeof releaseWays)[number]
