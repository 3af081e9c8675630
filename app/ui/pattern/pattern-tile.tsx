import { classNames } from "../class-names.ts"
import weave from "./weave.svg?url"

/**
 * The bands in app/ui/pattern/weave.svg: gold, with a second color set by the tile. `bars-0` is the first and the last band of a
 * pattern, `bars-3` the middle one. A page has many tiles, and each band adds markup.
 */
const motifs = ["bars", "steps", "diamond", "zigzag", "checks", "ladder", "comb"] as const
const colours = ["text-ember", "text-leaf", "text-indigo"] as const
const stripsPerSide = 3
const clothWidth = 63
const clothHeight = 16

/**
 * A pattern derived from a text: bands mirrored around the middle one. Decoration only.
 *
 * @param repeat the number of copies side by side, for a wide image
 * @param rows the number of patterns below each other, for a large image; each has different bands
 */
export function PatternTile({
  text,
  repeat = 1,
  rows = 1,
  className,
}: {
  text: string
  repeat?: number
  rows?: number
  className?: string
}) {
  const cloths = Array.from({ length: rows }, (_, row) => {
    const { colour, strips } = chooseStrips(row ? `${text} ${row}` : text)
    const shifts = Array.from({ length: repeat }, (_, index) => index * clothWidth)
    return { colour, strips, shifts, y: row * (clothHeight + 1) }
  })
  return (
    <svg
      viewBox={`0 0 ${repeat * clothWidth - 1} ${rows * (clothHeight + 1) - 1}`}
      preserveAspectRatio="xMidYMid slice"
      shapeRendering="crispEdges"
      aria-hidden="true"
      className={classNames("bg-ink", className)}
    >
      {cloths.map(({ colour, strips, shifts, y }) => (
        <g key={y} className={colour}>
          {shifts.map((x) =>
            strips.map((motif, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the strips of one cloth never move
              <use key={index} href={`${weave}#${motif}-${index}`} x={x || undefined} y={y || undefined} />
            )),
          )}
        </g>
      ))}
    </svg>
  )
}

/** Returns the color and the bands of a text's pattern, from the edge to the middle; the same for the same text. */
function chooseStrips(text: string): { colour: string; strips: string[] } {
  let state = hash(text)
  const choose = <T,>(options: readonly [T, ...T[]]): T => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0
    return options[state % options.length] ?? options[0]
  }
  const colour = choose(colours)
  return { colour, strips: Array.from({ length: stripsPerSide + 1 }, () => choose(motifs)) }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193)
  return value >>> 0
}
