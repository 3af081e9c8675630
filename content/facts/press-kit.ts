import type { ClaimId } from "./claims.ts"

/** Of what this site says of the project, what a newspaper asks first. */
export const pressFacts = ["founder", "first-block", "layer-1", "layer-2"] as const satisfies ClaimId[]

/** Pictures of the mark, as this site serves them. */
export const logos = [
  { file: "/favicon.svg", kind: "SVG" },
  { file: "/icon-512.png", kind: "PNG" },
] as const
