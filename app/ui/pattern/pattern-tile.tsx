import { classNames } from "../class-names.ts"
import weave from "./weave.svg?url"

/**
 * The strips that app/ui/pattern/weave.svg holds: gold, and a second colour that the tile sets. `bars-0` is the first strip of a
 * cloth and its last, `bars-3` the middle one: a page has many tiles, and each strip is markup.
 */
const motifs = ["bars", "steps", "diamond", "zigzag", "checks", "ladder", "comb"] as const
const colours = ["text-ember", "text-leaf", "text-indigo"] as const
const stripsPerSide = 3
const clothWidth = 63
const clothHeight = 16

/**
 * A cloth that only this text has: strips sewn side by side, mirrored around the middle one. Decoration, never
 * information.
 *
 * @param repeat how often the cloth comes side by side, for a picture that is much wider than high
 * @param rows how many cloths are sewn one under the other, for a large picture; each has strips of its own
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

/** Colour of a text's cloth and its strips, from the edge to the middle; the same for the same text. */
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
