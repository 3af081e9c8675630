import { type Cloth, circle, line, polygon, type Thread } from "./cloth.ts"

/** People in the illustrations: faces in three browns, lit from the left, in clothes of every pattern. */
export type Skin = "sienna" | "clay" | "earth"
const shades: Record<Skin, Thread> = { sienna: "clay", clay: "earth", earth: "umber" }

/** The color of each cell of a fabric. */
export type Fabric = (x: number, y: number) => Thread

/** Patterns of a loom: bars, steps, checks and diamonds. None of them is a symbol with a meaning. */
export const bars =
  (a: Thread, b: Thread, c: Thread = a): Fabric =>
  (_, y) =>
    y % 4 === 0 ? b : y % 4 === 2 ? c : a
export const stripes =
  (a: Thread, b: Thread): Fabric =>
  (x) =>
    x % 4 < 1 ? b : a
export const dots =
  (a: Thread, b: Thread): Fabric =>
  (x, y) =>
    y % 3 === 1 && (x + (y % 6 < 3 ? 0 : 2)) % 4 === 1 ? b : a
export const zigzag =
  (a: Thread, b: Thread, c: Thread = b): Fabric =>
  (x, y) => {
    const at = (y + Math.abs((x % 6) - 3)) % 6
    return at === 0 ? b : at === 3 ? c : a
  }
export const checks =
  (a: Thread, b: Thread): Fabric =>
  (x, y) =>
    (Math.floor(x / 2) + Math.floor(y / 2)) % 2 ? a : b
export const diamonds =
  (a: Thread, b: Thread, c: Thread): Fabric =>
  (x, y) => {
    const at = Math.abs((x % 8) - 4) + Math.abs((y % 8) - 4)
    return at < 2 ? c : at === 3 ? b : a
  }
/** Plain and striped blocks in turn, like sewn bands. */
export const blocks =
  (a: Thread, b: Thread, c: Thread): Fabric =>
  (x, y) => {
    if ((Math.floor(x / 4) + Math.floor(y / 4)) % 2) return y % 2 ? a : b
    return x % 4 === 1 || x % 4 === 2 ? c : a
  }

/** Letters: s skin, d its shade, h hair, k eye, m mouth, e ear or earring, c and t the headwear and its trim. */
const face = [
  ".ssssssssd.",
  ".skkssskkd.",
  "sssssdsssdd",
  "essssddssde",
  ".ssmsssmsd.",
  "..ssmmmdd..",
  "..sssssdd..",
  "...ddddd...",
  "...ddddd...",
]
const tops = {
  short: ["...hhhhh...", "..hhhhhhh..", ".hhhhhhhhh.", ".hhssssshh."],
  bun: [
    "....hhh....",
    "...hhhhh...",
    "...hhhhh...",
    "..hhhhhhh..",
    ".hhhhhhhhh.",
    ".hhhhhhhhh.",
    ".hhssssshh.",
  ],
  puffs: ["..hhh.....hhh..", ".hhhhhhhhhhhhh.", ".hhhhhhhhhhhhh.", ".hhhhhhhhhhhhh.", "...hhssssshh..."],
  wrap: ["....cccc...", "..ccctccc..", ".cctccctccc", ".ctccccctcc", ".ttttttttt.", ".ccccccccc."],
  gele: [
    "..ccc....cccc..",
    ".cctcc..cctcct.",
    ".ctcccccctccct.",
    "..tccccccccct..",
    "..cctcccccttc..",
    "...ttttttttt...",
    "...ccccccccc...",
  ],
  cap: ["..ccccccc..", "..ctctctc..", ".ctctctctc.", ".ccccccccc.", ".hsssssssh."],
}

/** A face turned to the right; mirrored, it looks to the left. */
const profile = [
  "hhhhhsssss.",
  "hhhhsskks..",
  "hhhdssssss.",
  "hhdssssssss",
  ".hsesssss..",
  ".hssssssmm.",
  "..dssssss..",
  "..ddsssss..",
  "..dddss....",
  "..dddd.....",
]
const profileTops = {
  short: ["..hhhhh....", ".hhhhhhhh..", "hhhhhhhhhs."],
  bun: ["hhh........", "hhhhhhhh...", "hhhhhhhhh..", "hhhhhhhhhs."],
  wrap: ["..cccc.....", "ccctcccc...", "cctccctccc.", "ctccccctcc.", "tttttttttt."],
  cap: ["..cccccc...", ".ctctctct..", ".tctctctct.", "cccccccccc."],
}

const smallFace = [".ssssd.", ".skskd.", ".ssdsd.", ".sdmdd.", "..ssd..", "..sdd.."]
const smallTops = {
  short: ["..hhh..", ".hhhhh.", ".hsssh."],
  puffs: ["hhh.hhh", "hhhhhhh", ".hsssh."],
  wrap: ["..cctc.", ".ctccct", ".ttttt."],
  gele: [".cc.ccc", "cctctcc", "ctccctc", ".ttttt."],
  cap: ["..ccc..", ".ctctc.", ".ccccc."],
}
const smallProfile = [".hhsss..", ".hsskss.", ".hdssss.", "..sssm..", "..dsss..", "..dd...."]
const smallProfileTops = {
  short: ["..hhh...", ".hhhhh.."],
  cap: ["..ccc...", ".ccccc..", ".ttttttt"],
  wrap: [".cccc...", "cctccc..", "cttttt.."],
}

type Look = {
  skin: Skin
  hair?: Thread
  cloth?: Thread
  trim?: Thread
  earring?: Thread
}

function sprite(
  cloth: Cloth,
  left: number,
  top: number,
  rows: readonly string[],
  look: Look,
  mirrored: boolean,
) {
  const shade = shades[look.skin]
  const letters: Record<string, Thread> = {
    s: look.skin,
    d: shade,
    h: look.hair ?? "umber",
    k: "ink",
    m: "wine",
    e: look.earring ?? shade,
    c: look.cloth ?? "gold",
    t: look.trim ?? "light",
  }
  cloth.pattern(
    (x, y) => x >= left && x < left + (rows[0]?.length ?? 0) && y >= top && y < top + rows.length,
    (x, y) => {
      const row = rows[y - top] ?? ""
      return letters[row[mirrored ? row.length - 1 - (x - left) : x - left] ?? "."]
    },
  )
}

/** Draws a head and the neck under it. @param x the center column @returns the row under the neck */
function drawHead(
  cloth: Cloth,
  x: number,
  top: number,
  [over, under]: readonly [readonly string[], readonly string[]],
  look: Look,
  mirrored = false,
): number {
  const half = (rows: readonly string[]) => Math.floor((rows[0]?.length ?? 0) / 2)
  const widest = Math.max(half(over), half(under))
  sprite(cloth, x - half(over), top, over, look, mirrored)
  sprite(cloth, x - half(under), top + over.length, under, look, mirrored)
  const height = over.length + under.length
  // Without the neck, whose last two rows may be cut.
  cloth.heads.push({ left: x - widest, top, width: 2 * widest + 1, height: height - 2 })
  return top + height
}

export const head = (cloth: Cloth, x: number, top: number, over: keyof typeof tops, look: Look) =>
  drawHead(cloth, x, top, [tops[over], face], look)

export const turnedHead = (
  cloth: Cloth,
  x: number,
  top: number,
  to: "left" | "right",
  over: keyof typeof profileTops,
  look: Look,
) => drawHead(cloth, x, top, [profileTops[over], profile], look, to === "left")

export const smallHead = (cloth: Cloth, x: number, top: number, over: keyof typeof smallTops, look: Look) =>
  drawHead(cloth, x, top, [smallTops[over], smallFace], look)

export const smallTurnedHead = (
  cloth: Cloth,
  x: number,
  top: number,
  to: "left" | "right",
  over: keyof typeof smallProfileTops,
  look: Look,
) => drawHead(cloth, x, top, [smallProfileTops[over], smallProfile], look, to === "left")

/** A person seen from behind: hair and shoulders. */
export function fromBehind(
  cloth: Cloth,
  x: number,
  top: number,
  hair: Thread,
  line: Thread,
  fabric: Fabric,
): void {
  const middle = x + 0.5
  cloth.pattern(
    polygon(
      middle - 2,
      top + 8,
      middle + 2,
      top + 8,
      middle + 6,
      top + 11,
      middle + 7,
      48,
      middle - 7,
      48,
      middle - 6,
      top + 11,
    ),
    fabric,
  )
  const skull = circle(middle, top + 4.5, 4.4)
  cloth.weave(hair, skull).pattern(skull, (column, row) => ((column + row) % 3 === 0 ? line : undefined))
  cloth.heads.push({ left: x - 4, top, width: 9, height: 9 })
}

/** Shoulders and the body below. @param x the center column @param half from the center to a shoulder */
export function body(
  cloth: Cloth,
  x: number,
  top: number,
  half: number,
  bottom: number,
  fabric: Fabric,
  skin?: Skin,
): void {
  const middle = x + 0.5
  cloth.pattern(
    polygon(
      ...[middle - 3, top, middle + 3, top, middle + half * 0.7, top + 1.5, middle + half, top + 5],
      ...[
        middle + half + 1,
        bottom,
        middle - half - 1,
        bottom,
        middle - half,
        top + 5,
        middle - half * 0.7,
        top + 1.5,
      ],
    ),
    fabric,
  )
  if (skin)
    cloth.weave(shades[skin], polygon(middle - 2.5, top - 1, middle + 2.5, top - 1, middle, top + 1.8))
}

/** A sleeve from the shoulder to the elbow, with a dark edge that separates it from the robe, then a forearm with a hand. */
export function arm(
  cloth: Cloth,
  [shoulder, elbow, hand]: readonly [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ],
  fabric: Fabric,
  skin: Skin,
): void {
  cloth.weave("ink", line(6.3, ...shoulder, ...elbow))
  cloth.weave(skin, line(2.8, ...elbow, ...hand)).weave(skin, circle(...hand, 1.8))
  cloth.pattern(line(4.4, ...shoulder, ...elbow), fabric)
}
