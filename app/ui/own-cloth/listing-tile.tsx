import { classNames } from "../class-names.ts"
import blocks from "./blocks.svg?url"
import { listingDesigns } from "./listing-cloth.ts"
import { blockHeight, type SecondColour, stripPitch } from "./weave.ts"

const colours: Record<SecondColour, string> = {
  ember: "text-ember",
  leaf: "text-leaf",
  indigo: "text-indigo",
}

/**
 * The pattern of a listing on a page: the same as listing-cloth.ts draws for print, built from blocks.svg, which all patterns of
 * a page share. Decoration only.
 *
 * @param publicId of the listing; a sample has another text
 * @param strips the number of bands, at most 12, with `rows` blocks each
 */
export function ListingTile({
  publicId,
  strips = 6,
  rows = 2,
  className,
}: {
  publicId: string
  strips?: number
  rows?: number
  className?: string
}) {
  return (
    <svg
      viewBox={`0 0 ${strips * stripPitch - 1} ${rows * blockHeight}`}
      // If the box is too low for all rows, it shows the first rows completely.
      preserveAspectRatio="xMidYMin slice"
      shapeRendering="crispEdges"
      aria-hidden="true"
      className={classNames("bg-ink", className)}
    >
      {listingDesigns(publicId, rows).map(({ second, kinds }, design) => (
        // Each design fills every other band (lab/weaving/blocks.ts); the part beyond the last band is cut off.
        // biome-ignore lint/suspicious/noArrayIndexKey: the two designs of a cloth never move
        <g key={design} className={colours[second]}>
          {kinds.map((kind, row) => (
            <use
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do its blocks
              key={row}
              href={`${blocks}#${kind}`}
              x={design * stripPitch || undefined}
              y={row * blockHeight || undefined}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}
