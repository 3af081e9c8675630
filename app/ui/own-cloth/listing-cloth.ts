import {
  blockHeight,
  designStrip,
  pathsOf,
  type StripDesign,
  stripPitch,
  threads,
  weaveDesign,
} from "./weave.ts"

/**
 * Returns the two band designs of a listing's pattern, derived from its id and used alternately: few listings have the same. The
 * second starts with the other type of block, so that plain and patterned blocks alternate like a chessboard.
 *
 * @param blocks the number of blocks per band
 */
export const listingDesigns = (publicId: string, blocks: number): StripDesign[] => [
  designStrip(publicId, blocks, 0),
  designStrip(`${publicId} 2`, blocks, 1),
]

/**
 * Returns the pattern of a listing as a standalone SVG, for print and shared images, which have no stylesheet. Its colors are
 * those of `threads`, and it has no text; its user adds a text alternative, or hides it from screen readers.
 *
 * @param publicId of the listing: it never changes, so the pattern does not either
 */
export function listingClothSvg(
  publicId: string,
  { strips = 6, blocks = 2 }: { strips?: number; blocks?: number } = {},
): string {
  const width = strips * stripPitch - 1
  const height = blocks * blockHeight
  const two = listingDesigns(publicId, blocks).map(weaveDesign)
  const runs = Array.from({ length: strips }, (_, place) =>
    (two[place % 2] ?? []).map((run) => ({ ...run, x: run.x + place * stripPitch })),
  ).flat()
  const paths = pathsOf(runs).map(({ colour, path }) => `<path fill="${colour}" d="${path}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><path fill="${threads.ink}" d="M0 0h${width}v${height}H0z"/>${paths.join("")}</svg>`
}
