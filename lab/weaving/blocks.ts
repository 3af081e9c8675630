import { blockKinds, pathsOf, stripPitch, threads, weaveBlock } from "#app/ui/own-cloth/weave.ts"

/** The positions of blocks: in an illustration of twelve bands, every second band has one. */
const places = Array.from({ length: 5 }, (_, index) => (index + 1) * 2 * stripPitch)

/**
 * Every kind of block at each of its positions, for the illustrations of a page to share. The user of a block sets its second
 * color.
 */
export function blocksSvg(): string {
  const blocks = blockKinds.map((kind) => {
    const paths = pathsOf(weaveBlock(kind, "ember")).map(
      ({ colour, path }) =>
        `<path fill="${colour === threads.ember ? "currentColor" : colour}" d="${path}"/>`,
    )
    const again = places.map((x) => `<use href="#one-${kind}" x="${x}"/>`)
    return `<g id="${kind}"><g id="one-${kind}">${paths.join("")}</g>${again.join("")}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${blocks.join("\n")}\n</svg>\n`
}
