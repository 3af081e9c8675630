import type { Box } from "./mercator.ts"

/** The width of a map, in units of its picture: letters of some units stay readable on a phone, which shows 328 pixels of it. */
export const pictureWidth = 440

/** A map without its marks: what it shows, and the land there. */
export type PlaceMapOutline = {
  box: Box
  /** A file with the parts `land` and `around`, or their paths. */
  outline: { kind: "file"; href: string } | { kind: "paths"; land: string; around: string }
}
