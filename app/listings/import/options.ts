import type { EvidenceWay } from "../listing/listing-options.ts"

/** Days that the lines of a file are stored: they hold personal data that was given elsewhere. */
export const keptDays = 7

/** Days in which an import or a release can be undone. */
export const undoDays = 30

/** How staff verified that a business accepts the coin; `unknown`: not verified yet. */
export const releaseWays = ["call", "visit", "message", "unknown"] as const satisfies (
  | EvidenceWay
  | "unknown"
)[]
export type ReleaseWay = (typeof releaseWays)[number]
