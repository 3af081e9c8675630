/** Colours of the thread, as hex: a picture that somebody saves has no stylesheet. */
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
/** Which of the warps or of the patterns below a block shows. */
export type BlockKind = `warp-${number}` | `motif-${number}`

/** In threads. A strip is sewn of blocks, by turns plain and patterned; a thread of ink lies between two strips. */
export const stripWidth = 16
export const blockHeight = 20
export const stripPitch = stripWidth + 1

/** One thread that shows on the face of the cloth, from `x` on, `width` threads long, one high. */
export type Run = { x: number; y: number; width: number; thread: Thread }

/** What a pattern asks for: the ground, the strip's gold, its second colour, or light. */
type Part = 0 | 1 | 2 | 3

/**
 * Patterns of a block by the distance from its middle, 0 to 7 across and up: geometry of strip weaving, bars and steps and
 * diamonds, and never a sign that means something.
 */
const motifs: ((across: number, up: number) => Part)[] = [
  // Diamonds, one in the other.
  (a, u) => bands[Math.floor((a + u) / 2)] ?? 0,
  // A diamond in steps.
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

/** The warp of a plain block, from its middle to its edge. */
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
 * One strip of a cloth: the same for the same seed, on every device.
 *
 * @param blocks how many lie one under the other
 * @param begin 0: with a plain block, 1: with a patterned one; neighbours begin differently, as chequers do
 */
export function weaveStrip(seed: string, blocks: number, begin: 0 | 1): Run[] {
  return weaveDesign(designStrip(seed, blocks, begin))
}

/** What a strip is made of: its second colour, and of which kind each of its blocks is, from the first on. */
export type StripDesign = { second: SecondColour; kinds: BlockKind[] }

export const weaveDesign = ({ second, kinds }: StripDesign): Run[] =>
  kinds.flatMap((kind, block) => weaveBlock(kind, second, block * blockHeight))

/** @see weaveStrip */
export function designStrip(seed: string, blocks: number, begin: 0 | 1): StripDesign {
  const next = numbersFrom(seed)
  const choose = <T>(options: readonly T[]): T => options[Math.floor(next() * options.length)] as T
  const second = choose(secondColours)
  const plain = choose(plainKinds)
  // Two patterns by turns: a strip is known by them.
  const first = choose(patternedKinds)
  const patterns = [first, choose(patternedKinds.filter((kind) => kind !== first))]
  const kinds = Array.from({ length: blocks }, (_, block) =>
    (block + begin) % 2 === 0 ? plain : (patterns[Math.floor((block + begin) / 2) % 2] ?? first),
  )
  return { second, kinds }
}

/** The threads of one block, from `top` on. */
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

/** A pattern lies between two bars, which hold it. */
function weftAt(motif: (across: number, up: number) => Part, x: number, y: number): Part {
  if (y === 0 || y === blockHeight - 1) return 1
  if (y === 1 || y === blockHeight - 2) return 0
  return motif(fromMiddle(x), fromMiddle(y - 2))
}

/** 0 to 7 from the middle of sixteen. */
const fromMiddle = (at: number) => (at < 8 ? 7 - at : at - 8)

/** Runs as the paths of an SVG, one for each thread but ink, which is the ground. */
export function pathsOf(runs: readonly Run[], left = 0): { colour: string; path: string }[] {
  return (Object.keys(threads) as Thread[]).flatMap((thread) => {
    if (thread === "ink") return []
    const path = joined(runs.filter((run) => run.thread === thread))
      .map(({ x, y, width, height }) => `M${left + x} ${y}h${width}v${height}h-${width}z`)
      .join("")
    return path ? [{ colour: threads[thread], path }] : []
  })
}

/** Runs of one thread that lie under each other are one piece. */
function joined(runs: readonly Run[]) {
  const pieces: { x: number; y: number; width: number; height: number }[] = []
  for (const { x, y, width } of runs) {
    const above = pieces.findLast((piece) => piece.x === x && piece.width === width)
    if (above && above.y + above.height === y) above.height++
    else pieces.push({ x, y, width, height: 1 })
  }
  return pieces
}

/** Numbers from 0 to 1 that a text stands for (FNV-1a, then mulberry32). */
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
