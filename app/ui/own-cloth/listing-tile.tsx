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
 * The cloth of a listing on a page: the one that listing-cloth.ts draws for paper, put together from blocks.svg, which all
 * cloths of a page share. Decoration, never information.
 *
 * @param publicId of the listing; a sample has another text of its own
 * @param strips how many lie side by side, at most 12, with `rows` blocks one under the other
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
      // Where a place is too low for all rows, it shows the first ones whole.
      preserveAspectRatio="xMidYMin slice"
      shapeRendering="crispEdges"
      aria-hidden="true"
      className={classNames("bg-ink", className)}
    >
      {listingDesigns(publicId, rows).map(({ second, kinds }, design) => (
        // Each stands at every other place (lab/weaving/blocks.ts); what is beyond the last strip is not seen.
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
