import type { ClaimId } from "./claims.ts"

/** The claims about the project that the press needs first. */
export const pressFacts = ["founder", "first-block", "layer-1", "layer-2"] as const satisfies ClaimId[]

/** The logo files, as this site serves them. */
export const logos = [
  { file: "/favicon.svg", kind: "SVG" },
  { file: "/icon-512.png", kind: "PNG" },
] as const
