/** The pattern's colors as hex values: a saved image has no stylesheet. */
export const threads = {
  ink: "#0b0a08",
  gold: "#f0b429",
  light: "#ffe27a",
  ember: "#e0533d",
  leaf: "#3fa66b",
  indigo: "#6c7be0",
} as const
type Thread = keyof typeof threads

const secondColours = ["ember", "leaf", "indigo"] as const
export type SecondColour = (typeof secondColours)[number]
/** The `warps` or `motifs` pattern of a block. */
export type BlockKind = `warp-${number}` | `motif-${number}`

/** In cells. A band consists of blocks, alternately plain and patterned; one dark cell separates two bands. */
export const stripWidth = 16
export const blockHeight = 20
export const stripPitch = stripWidth + 1

/** A run of cells in one color: starts at `x`, is `width` cells long and one high. */
export type Run = { x: number; y: number; width: number; thread: Thread }

/** The color role of a cell in a pattern: background, the band's gold, its second color, or light. */
type Part = 0 | 1 | 2 | 3

/**
 * The patterns of a block by the distance from its center, 0 to 7 horizontally and vertically: geometry of strip weaving, such
 * as bars, steps and diamonds, without symbols that have a meaning.
 */
const motifs: ((across: number, up: number) => Part)[] = [
  // Nested diamonds.
  (a, u) => bands[Math.floor((a + u) / 2)] ?? 0,
  // A stepped diamond.
  (a, u) => bands[Math.floor(a / 2) + Math.floor(u / 2)] ?? 0,
  // An hourglass.
  (a, u) => (a <= u - 1 ? 1 : a <= u + 1 ? 0 : u < 1 ? 3 : 2),
  // Frames.
  (a, u) => ([3, 3, 0, 2, 2, 0, 1, 1] as const)[Math.max(a, u)] ?? 0,
  // Checks.
  (a, u) => (((a >> 1) + (u >> 1)) % 2 ? 1 : a + u < 8 ? 2 : 0),
  // Chevrons that meet.
  (a, u) => ([1, 1, 0, 2, 2, 0] as const)[(a + 12 - u) % 6] ?? 0,
  // A comb from either side.
  (a, u) => (u < 2 ? 1 : u === 2 ? 0 : a % 4 < 2 ? (u > 5 ? 3 : 2) : 0),
  // Rungs.
  (a, u) => (u % 4 < 2 ? (a < 4 ? 3 : 1) : a > 5 ? 2 : 0),
]
const bands = [3, 1, 0, 2, 1, 0, 2] as const

/** The columns of a plain block, from its center to its edge. */
const warps: (readonly Part[])[] = [
  [1, 1, 0, 0, 2, 2, 0, 1],
  [2, 2, 2, 0, 1, 0, 0, 2],
  [3, 0, 1, 0, 2, 0, 1, 0],
  [0, 0, 2, 2, 1, 1, 2, 2],
  [1, 0, 0, 2, 2, 2, 0, 1],
]

const plainKinds = warps.map((_, index) => `warp-${index}` as const)
const patternedKinds = motifs.map((_, index) => `motif-${index}` as const)
export const blockKinds: readonly BlockKind[] = [...plainKinds, ...patternedKinds]

/**
 * Returns one band of a pattern: the same for the same seed, on every device.
 *
 * @param blocks the number of blocks
 * @param begin 0: starts with a plain block, 1: with a patterned one; neighboring bands start differently, like a chessboard
 */
export function weaveStrip(seed: string, blocks: number, begin: 0 | 1): Run[] {
  return weaveDesign(designStrip(seed, blocks, begin))
}

/** The design of a band: its second color, and the pattern of each block from the top. */
export type StripDesign = { second: SecondColour; kinds: BlockKind[] }

export const weaveDesign = ({ second, kinds }: StripDesign): Run[] =>
  kinds.flatMap((kind, block) => weaveBlock(kind, second, block * blockHeight))

/** @see weaveStrip */
export function designStrip(seed: string, blocks: number, begin: 0 | 1): StripDesign {
  const next = numbersFrom(seed)
  const choose = <T>(options: readonly T[]): T => options[Math.floor(next() * options.length)] as T
  const second = choose(secondColours)
  const plain = choose(plainKinds)
  // Two alternating patterns, by which a band is recognizable.
  const first = choose(patternedKinds)
  const patterns = [first, choose(patternedKinds.filter((kind) => kind !== first))]
  const kinds = Array.from({ length: blocks }, (_, block) =>
    (block + begin) % 2 === 0 ? plain : (patterns[Math.floor((block + begin) / 2) % 2] ?? first),
  )
  return { second, kinds }
}

/** Returns the runs of one block, from `top` on. */
export function weaveBlock(kind: BlockKind, second: SecondColour, top = 0): Run[] {
  const [of, index] = kind.split("-")
  const warp = of === "warp" ? warps[Number(index)] : undefined
  const motif = motifs[Number(index)]
  const parts: Record<Part, Thread> = { 0: "ink", 1: "gold", 2: second, 3: "light" }
  const runs: Run[] = []
  for (let y = 0; y < blockHeight; y++)
    for (let x = 0; x < stripWidth; x++) {
      const part = warp ? (warp[fromMiddle(x)] ?? 0) : motif ? weftAt(motif, x, y) : 0
      const last = runs.at(-1)
      if (last?.y === top + y && last.thread === parts[part]) last.width++
      else runs.push({ x, y: top + y, width: 1, thread: parts[part] })
    }
  return runs
}

/** A pattern has a bar above and below it. */
function weftAt(motif: (across: number, up: number) => Part, x: number, y: number): Part {
  if (y === 0 || y === blockHeight - 1) return 1
  if (y === 1 || y === blockHeight - 2) return 0
  return motif(fromMiddle(x), fromMiddle(y - 2))
}

/** The distance of a cell from the center of sixteen: 0 to 7. */
const fromMiddle = (at: number) => (at < 8 ? 7 - at : at - 8)

/** Returns runs as SVG paths, one for each color except ink, which is the background. */
export function pathsOf(runs: readonly Run[], left = 0): { colour: string; path: string }[] {
  return (Object.keys(threads) as Thread[]).flatMap((thread) => {
    if (thread === "ink") return []
    const path = joined(runs.filter((run) => run.thread === thread))
      .map(({ x, y, width, height }) => `M${left + x} ${y}h${width}v${height}h-${width}z`)
      .join("")
    return path ? [{ colour: threads[thread], path }] : []
  })
}

/** Merges runs of one color that lie directly below each other. */
function joined(runs: readonly Run[]) {
  const pieces: { x: number; y: number; width: number; height: number }[] = []
  for (const { x, y, width } of runs) {
    const above = pieces.findLast((piece) => piece.x === x && piece.width === width)
    if (above && above.y + above.height === y) above.height++
    else pieces.push({ x, y, width, height: 1 })
  }
  return pieces
}

/** A random number generator from 0 to 1, seeded with a text (FNV-1a, then mulberry32). */
function numbersFrom(text: string): () => number {
  let state = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) state = Math.imul(state ^ byte, 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
