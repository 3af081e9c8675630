import { classNames } from "./class-names.ts"
import weave from "./weave.svg?url"

/** The strips that app/ui/weave.svg holds: gold, and a second colour that the tile sets. */
const motifs = ["bars", "steps", "diamond", "zigzag", "checks", "ladder", "comb"] as const
const colours = ["text-ember", "text-leaf", "text-indigo"] as const
const stripsPerSide = 3

/**
 * A cloth that only this text has: strips sewn side by side, mirrored around the middle one. Decoration, never
 * information.
 *
 * @param repeat how often the cloth comes side by side, for a picture that is much wider than high
 */
export function WovenTile({
  text,
  repeat = 1,
  className,
}: {
  text: string
  repeat?: number
  className?: string
}) {
  const { colour, strips: once } = chooseStrips(text)
  const strips = Array.from({ length: repeat }, () => once).flat()
  return (
    <svg
      viewBox={`0 0 ${strips.length * 9 - 1} 16`}
      preserveAspectRatio="xMidYMid slice"
      shapeRendering="crispEdges"
      aria-hidden="true"
      className={classNames("bg-ink-800", colour, className)}
    >
      {strips.map((motif, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the strips of one cloth never move
        <use key={index} href={`${weave}#${motif}`} x={index * 9} width="8" height="16" />
      ))}
    </svg>
  )
}

/** Colour and strips of a text's cloth; the same for the same text. */
function chooseStrips(text: string): { colour: string; strips: string[] } {
  let state = hash(text)
  const choose = <T,>(options: readonly [T, ...T[]]): T => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0
    return options[state % options.length] ?? options[0]
  }
  const colour = choose(colours)
  const side = Array.from({ length: stripsPerSide }, () => choose(motifs))
  return { colour, strips: [...side, choose(motifs), ...side.toReversed()] }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193)
  return value >>> 0
}
