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
 * The two strips of a listing's cloth, grown from its id and sewn by turns: hardly two shops have the same. The second begins
 * with the other kind of block, so that plain and patterned ones meet like the fields of a chessboard.
 *
 * @param blocks how many lie one under the other
 */
export const listingDesigns = (publicId: string, blocks: number): StripDesign[] => [
  designStrip(publicId, blocks, 0),
  designStrip(`${publicId} 2`, blocks, 1),
]

/**
 * The cloth of a listing as an SVG of its own, for what has no stylesheet: paper, pictures for sharing. Its colours are the
 * threads' and it has no text; who shows it to readers says what it is, or hides it from those who listen.
 *
 * @param publicId of the listing: it never changes, so neither does its cloth
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
