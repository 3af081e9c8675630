import type { Box } from "./mercator.ts"

/** Width of a map in picture units. A phone shows it 328 px wide, so letters of some units remain readable. */
export const pictureWidth = 440

/** A map without marks: its bounds and the land. */
export type PlaceMapOutline = {
  box: Box
  /** A file with the parts `land` and `around`, or their paths. */
  outline: { kind: "file"; href: string } | { kind: "paths"; land: string; around: string }
}
