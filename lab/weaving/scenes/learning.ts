import { box, type Cloth, circle, ellipse, line, polygon, type Thread } from "../cloth.ts"
import { arm, bars, blocks, body, dots, fromBehind, head, stripes, zigzag } from "../figures.ts"

/** A teacher at the board, and her listeners. */
export function teacher(cloth: Cloth): void {
  cloth.weave("coal", box(0, 0, 64, 48))
  cloth.weave("clay", box(23, 4, 41, 21)).weave("night", box(24, 5, 40, 19))
  cloth.weave("light", box(31, 12, 30, 1))
  for (const [x, thread, mark] of [
    [28, "gold", "brass"],
    [40, "ember", "light"],
    [52, "leaf", "night"],
  ] as const) {
    cloth.weave(thread, box(x, 9, 7, 7))
    cloth.pattern(box(x + 1, 10, 5, 5), (px, py) =>
      Math.abs(px - x - 3) + Math.abs(py - 12) < 3 && (px + py) % 2 ? mark : undefined,
    )
  }
  for (const [x, y, width] of [
    [28, 18, 15],
    [28, 21, 9],
  ] as const)
    cloth.weave("ivory", box(x, y, width, 1))
  body(cloth, 11, 21, 9, 48, blocks("ember", "light", "wine"), "earth")
  head(cloth, 11, 6, "gele", { skin: "earth", cloth: "gold", trim: "ember", earring: "gold" })
  cloth.weave("sienna", line(0.9, 26, 21, 31, 16))
  arm(
    cloth,
    [
      [18, 26],
      [22, 29],
      [26, 21],
    ],
    blocks("ember", "light", "wine"),
    "earth",
  )
  fromBehind(cloth, 30, 25, "umber", "ink", dots("leaf", "light"))
  fromBehind(cloth, 43, 25, "indigo", "ivory", stripes("gold", "brass"))
  fromBehind(cloth, 57, 25, "umber", "clay", bars("ivory", "ember", "ivory"))
}

/** A reader among shelves. */
export function library(cloth: Cloth): void {
  cloth.weave("umber", box(0, 0, 64, 48))
  const spines: Thread[] = [
    "night",
    "wine",
    "brass",
    "leaf",
    "indigo",
    "clay",
    "ember",
    "night",
    "earth",
    "gold",
  ]
  for (const [shelf, floor] of [14, 26, 38].entries()) {
    let x = 1
    for (let book = 0; x < 62; book++) {
      const width = 2 + ((book * 7 + shelf * 3) % 5 === 0 ? 1 : 0)
      const height = 7 + ((book * 5 + shelf) % 3)
      const thread = spines[(book * 3 + shelf * 4) % spines.length] ?? "night"
      cloth.weave(thread, box(x, floor - height, width, height))
      if (book % 3 === 0) cloth.weave("light", box(x, floor - height + 2, width, 1))
      x += width + (book % 6 === 5 ? 2 : 0)
    }
    cloth.weave("clay", box(0, floor, 64, 1))
  }
  cloth.weave("ink", circle(32.5, 24, 16))
  cloth.weave("coal", circle(32.5, 24, 15))
  body(cloth, 32, 24, 11, 48, zigzag("leaf", "light", "night"), "clay")
  head(cloth, 32, 8, "bun", { skin: "clay", hair: "umber", earring: "gold" })
  cloth.weave("wine", polygon(17, 33, 32.5, 36, 48, 33, 48, 44, 32.5, 47, 17, 44))
  cloth
    .weave("ivory", polygon(19, 32, 32, 35, 32, 45, 19, 42))
    .weave("ivory", polygon(46, 32, 33, 35, 33, 45, 46, 42))
  for (const y of [35, 37, 39, 41]) {
    cloth.weave("ash", line(0.7, 21, y - 0.5, 29, y + 1.3)).weave("ash", line(0.7, 44, y - 0.5, 36, y + 1.3))
  }
  cloth.weave("clay", ellipse(18.5, 39, 2.4, 2)).weave("clay", ellipse(46.5, 39, 2.4, 2))
}

/** A lamp, a book, a window with the moon: learning in the evening. */
export function nightStudy(cloth: Cloth): void {
  cloth.weave("coal", box(0, 0, 64, 48))
  cloth.weave("clay", box(43, 6, 18, 19)).weave("night", box(44, 7, 16, 17))
  cloth.weave("ivory", circle(54.5, 13.5, 4)).weave("night", circle(52.8, 12.2, 3.6))
  for (const [x, y] of [
    [46, 10],
    [49, 18],
    [57, 20],
    [46, 21],
    [58, 9],
  ] as const)
    cloth.weave("ivory", box(x, y, 1, 1))
  cloth.weave("clay", box(43, 25, 18, 1))
  cloth.weave("ash", circle(10, 25, 15))
  cloth.pattern(polygon(5, 21, 15, 21, 27, 39, -7, 39), (x, y) =>
    (x + y) % 4 === 0 ? "gold" : (x + y) % 2 ? undefined : "brass",
  )
  cloth.weave("sienna", box(9, 21, 2, 16)).weave("sienna", box(6, 36, 8, 2))
  cloth.weave("gold", polygon(6, 13, 14, 13, 17, 21, 3, 21)).weave("light", box(4, 19, 12, 2))
  body(cloth, 30, 24, 9, 48, dots("indigo", "light"), "clay")
  head(cloth, 30, 10, "puffs", { skin: "clay", hair: "umber", earring: "gold" })
  cloth
    .weave("earth", box(0, 39, 64, 9))
    .weave("clay", box(0, 38, 64, 1))
    .weave("sienna", box(0, 38, 22, 1))
  arm(
    cloth,
    [
      [38, 29],
      [43, 34],
      [41, 37],
    ],
    dots("indigo", "light"),
    "clay",
  )
  arm(
    cloth,
    [
      [23, 29],
      [18, 34],
      [20, 37],
    ],
    dots("indigo", "light"),
    "clay",
  )
  cloth.weave("wine", polygon(19, 33, 30.5, 36, 42, 33, 44, 42, 30.5, 44, 17, 42))
  cloth
    .weave("ivory", polygon(20, 33, 30, 35.5, 30, 43, 18, 41))
    .weave("ivory", polygon(41, 33, 31, 35.5, 31, 43, 43, 41))
  for (const y of [36, 38, 40])
    cloth.weave("ash", line(0.7, 22, y - 0.5, 28, y + 1)).weave("ash", line(0.7, 39, y - 0.5, 33, y + 1))
  cloth.weave("clay", circle(19.5, 38, 1.8)).weave("clay", circle(41.5, 38, 1.8))
  cloth
    .weave("leaf", box(52, 33, 5, 5))
    .weave("leaf", box(57, 34, 1, 3))
    .weave("light", box(52, 34, 5, 1))
}
