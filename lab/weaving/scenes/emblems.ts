import { box, type Cloth, circle, line, polygon, ring, type Shape, type Thread } from "../cloth.ts"
import { bars, body, smallHead } from "../figures.ts"

/** The coin: a gold disc with its letter. */
export function coin(cloth: Cloth, cx: number, cy: number, r: number): void {
  cloth.weave("brass", circle(cx, cy, r)).weave("gold", circle(cx, cy, r - 0.8))
  const arc = ring(cx, cy, r * 0.62, Math.max(1.1, r * 0.2))
  cloth.weave("ink", (x, y) => arc(x, y) && !(x > cx + r * 0.1 && y > cy - r * 0.42 && y < cy + r * 0.02))
  cloth.weave("ink", box(Math.round(cx), Math.round(cy - r * 0.02), r * 0.6, Math.max(1, r * 0.2)))
}

/** Converts degrees east and north along the coast into cells around a center. */
const africa = (cx: number, cy: number, scale: number) =>
  polygon(
    ...[
      [-6, 35.8],
      [3, 36.8],
      [10.5, 37.2],
      [11, 33.5],
      [19, 30.3],
      [21, 32.5],
      [30, 31.2],
      [32.5, 30],
      [35.5, 24],
      [37.3, 19.5],
      [39.5, 15.5],
      [43, 11.8],
      [51.2, 11.9],
      [50, 8],
      [45.5, 2],
      [39.7, -4],
      [40.5, -11],
      [40.7, -15],
      [35, -20],
      [35.5, -24],
      [31, -30],
      [25.6, -34],
      [20, -34.8],
      [18.3, -33],
      [14.4, -23],
      [12, -17],
      [13.2, -9],
      [9.3, -1],
      [9.5, 4],
      [6, 4.3],
      [3.4, 6.4],
      [-7.7, 4.4],
      [-13.2, 8.5],
      [-17.5, 14.7],
      [-16.3, 21],
      [-10, 29.5],
    ].flatMap(([east = 0, north = 0]) => [cx + (east - 17) * scale, cy - (north - 1) * scale]),
  )

export const emblems = {
  /** Lines from Africa to the places of its diaspora. */
  diaspora(cloth: Cloth) {
    // The version for phones is lower and shows all of Africa, too.
    const size = cloth.height / 48
    const scale = size < 1 ? size * 0.56 : 0.56
    const ends = [
      [5, 12, "leaf"],
      [4, 30, "ember"],
      [9, 40, "indigo"],
      [59, 9, "ember"],
      [60, 28, "leaf"],
      [12, 6, "indigo"],
      [56, 42, "gold"],
    ] as const
    for (const [x, y, thread] of ends) cloth.weave(thread, line(0.9, 34, 22 * size, x, y * size))
    const bands: Thread[] = [
      "gold",
      "gold",
      "light",
      "ember",
      "gold",
      "gold",
      "leaf",
      "light",
      "gold",
      "indigo",
    ]
    cloth.pattern(africa(32, 24.5 * size, scale), (x, y) => bands[(y + (x % 6 < 3 ? 0 : 1)) % bands.length])
    for (const [x, y, thread] of ends)
      cloth.weave("ink", circle(x, y * size, 2.4)).weave(thread, circle(x, y * size, 1.7))
    const madagascar = [
      [48.3, -12],
      [51, -11],
      [50.2, -20],
      [46.6, -24.7],
      [45.6, -18.5],
    ].flatMap(([east = 0, north = 0]) => [32 + (east - 17) * scale, 24.5 * size - (north - 1) * scale])
    cloth.weave("gold", polygon(...madagascar))
  },

  /** A stall with its awning, its goods and the sun behind it. */
  market(cloth: Cloth) {
    cloth.weave("brass", circle(47, 15, 10)).weave("gold", circle(47, 15, 9))
    cloth.weave("night", polygon(0, 34, 20, 26, 40, 33, 64, 25, 64, 45, 0, 45))
    const awning = polygon(12, 12, 52, 12, 57, 22, 7, 22)
    cloth.pattern(awning, (x) => (Math.floor((x + 1) / 5) % 2 ? "ember" : "ivory"))
    for (let x = 7; x < 57; x += 5)
      cloth.weave(
        Math.floor((x + 3) / 5) % 2 ? "ember" : "ivory",
        (px, py) => circle(x + 2.5, 22, 2.5)(px, py) && py >= 22,
      )
    cloth.weave("clay", box(10, 24, 2, 21)).weave("clay", box(52, 24, 2, 21))
    body(cloth, 32, 32, 7, 38, bars("indigo", "light"))
    smallHead(cloth, 32, 24, "wrap", { skin: "clay", cloth: "light", trim: "indigo", earring: "gold" })
    cloth.weave("clay", box(8, 35, 48, 3)).weave("earth", box(10, 38, 44, 7))
    cloth.pattern(box(10, 39, 44, 5), (x, y) => ((x + y) % 6 < 2 ? "gold" : undefined))
    for (const [x, thread] of [
      [14, "leaf"],
      [18, "ember"],
      [22, "light"],
      [42, "ember"],
      [46, "leaf"],
      [50, "light"],
    ] as const)
      cloth.weave(thread, circle(x, 33, 2.3))
  },

  /** A path with stones over the hills to the sun. */
  path(cloth: Cloth) {
    cloth
      .weave("brass", circle(44, 14, 9))
      .weave("gold", circle(44, 14, 8))
      .weave("light", circle(44, 14, 5))
    cloth.weave("night", polygon(0, 26, 12, 18, 26, 24, 40, 17, 64, 25, 64, 45, 0, 45))
    cloth.weave("leaf", polygon(0, 34, 18, 26, 40, 30, 64, 24, 64, 45, 0, 45))
    cloth.pattern(polygon(0, 34, 18, 26, 40, 30, 64, 24, 64, 45, 0, 45), (x, y) =>
      (x + 2 * y) % 9 < 2 ? "night" : undefined,
    )
    const way = [8, 46, 22, 41, 34, 38, 26, 34, 24, 31, 38, 28, 44, 25]
    cloth.weave("clay", line(5, ...way)).weave("light", line(3.2, ...way))
    for (const [x, y] of [
      [14, 43.6],
      [30, 39],
      [25, 32.4],
      [38, 28],
    ] as const)
      cloth.weave("ink", circle(x, y, 1.3))
  },

  /** A baobab with deep roots, whose fruits are coins. */
  tree(cloth: Cloth) {
    cloth.weave("brass", circle(32, 18, 17)).weave("coal", circle(32, 18, 16))
    const trunk = polygon(27, 22, 37, 22, 38, 36, 46, 43, 38, 41, 33, 44, 27, 41, 18, 43, 26, 36)
    cloth.weave("clay", trunk).pattern(trunk, (x) => (x % 4 === 0 ? "earth" : undefined))
    const branches: Shape[] = [
      line(2.2, 29, 24, 18, 14),
      line(2.2, 35, 24, 46, 14),
      line(2.2, 31, 24, 27, 9),
      line(2.2, 33, 24, 38, 9),
    ]
    for (const branch of branches) cloth.weave("clay", branch)
    for (const [x, y, r] of [
      [16, 13, 5],
      [26, 8, 5],
      [38, 8, 5],
      [48, 13, 5],
      [32, 13, 4],
    ] as const)
      cloth
        .weave("leaf", circle(x, y, r))
        .pattern(circle(x, y, r), (px, py) => ((px * 2 + py) % 5 === 0 ? "night" : undefined))
    for (const [x, y] of [
      [15, 15],
      [24, 10],
      [33, 14],
      [40, 9],
      [49, 14],
    ] as const)
      cloth.weave("gold", circle(x, y, 1.8))
  },

  /** A phone with the line of a payment. */
  phone(cloth: Cloth) {
    for (const [y, left, right] of [
      [13, "ember", "indigo"],
      [19, "gold", "light"],
      [25, "leaf", "ember"],
      [31, "indigo", "gold"],
      [37, "light", "leaf"],
    ] as const)
      cloth.weave(left, line(1.4, 0, y, 14, y, 22, 24)).weave(right, line(1.4, 64, y, 50, y, 42, 24))
    cloth
      .weave("ash", box(21, 4, 22, 40))
      .weave("ink", box(23, 7, 18, 33))
      .weave("ivory", box(30, 41, 4, 1))
    coin(cloth, 32, 20, 8)
    cloth
      .weave("leaf", box(26, 32, 12, 2))
      .weave("ash", box(26, 36, 12, 2))
      .weave("gold", box(26, 36, 7, 2))
  },

  /** Two layers, one over the other, connected by threads. */
  layers(cloth: Cloth) {
    const sheet = (top: number) => polygon(32, top, 58, top + 10, 32, top + 20, 6, top + 10)
    cloth.weave("earth", sheet(24)).weave("gold", sheet(22))
    cloth.pattern(sheet(22), (x, y) => ((Math.abs(x - 32) + 2 * y) % 10 < 2 ? "brass" : undefined))
    for (const x of [14, 23, 41, 50]) cloth.weave("light", box(x, 15, 1, 17))
    cloth.weave("night", sheet(7)).weave("indigo", sheet(5))
    cloth.pattern(sheet(5), (x, y) => ((Math.abs(x - 32) + 2 * y) % 10 < 2 ? "night" : undefined))
  },

  /** Blocks on one thread. */
  blocks(cloth: Cloth) {
    cloth.weave("light", box(0, 24, 64, 1))
    for (const [left, face, mark] of [
      [4, "ember", "light"],
      [25, "gold", "brass"],
      [46, "leaf", "night"],
    ] as const) {
      cloth.weave("ash", box(left - 1, 16, 16, 16)).weave(face, box(left, 17, 14, 14))
      cloth.pattern(box(left + 2, 19, 10, 10), (x, y) =>
        Math.abs(x - left - 6.5) + Math.abs(y - 23.5) < 5.5 && (x + y) % 2 === 0 ? mark : undefined,
      )
    }
  },

  /** A key and a lock. */
  key(cloth: Cloth) {
    cloth
      .weave("ivory", ring(46, 18, 8, 2.4))
      .weave("ash", box(35, 20, 22, 18))
      .weave("indigo", box(36, 21, 20, 16))
    cloth.weave("ink", circle(46, 27, 2.6)).weave("ink", box(45, 27, 2, 7))
    cloth.weave("gold", ring(13, 24, 8, 3)).weave("gold", box(20, 23, 14, 3))
    cloth.weave("gold", box(26, 26, 2, 4)).weave("gold", box(31, 26, 2, 5))
  },

  /** A candlestick chart of a market that goes up and down. */
  candles(cloth: Cloth) {
    for (let y = 10; y < 45; y += 8) cloth.weave("coal", box(0, y, 64, 1))
    const bodies = [
      [26, 34],
      [22, 28],
      [24, 30],
      [16, 25],
      [12, 18],
      [14, 22],
      [20, 31],
      [17, 27],
      [10, 19],
    ] as const
    bodies.forEach(([top, bottom], index) => {
      const x = 5 + index * 6.4
      const thread = [2, 5, 6].includes(index) ? "ember" : "leaf"
      cloth
        .weave(thread, box(x + 1, top - 4, 1, bottom - top + 8))
        .weave(thread, box(x, top, 3, bottom - top))
    })
  },

  /** A gate under stars. */
  gate(cloth: Cloth) {
    for (const [x, y] of [
      [6, 9],
      [14, 18],
      [56, 10],
      [50, 20],
      [60, 27],
      [4, 30],
      [20, 7],
      [44, 6],
    ] as const)
      cloth.weave("ivory", box(x, y, 1, 1))
    const arch =
      (r: number): Shape =>
      (x, y) =>
        circle(32, 25, r)(x, y) || (box(32 - r, 25, 2 * r, 20)(x, y) && y < 45)
    cloth.weave("ember", arch(18)).weave("gold", arch(15)).weave("leaf", arch(12)).weave("night", arch(10))
    cloth.pattern(arch(18), (x, y) => ((x + y) % 6 === 0 && !arch(10)(x, y) ? "light" : undefined))
    cloth.weave("indigo", polygon(22, 45, 30, 30, 34, 30, 42, 45))
    coin(cloth, 32, 22, 5)
  },
} satisfies Record<string, (cloth: Cloth) => void>
