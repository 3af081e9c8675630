import { box, type Cloth, circle, ellipse, line, polygon, ring } from "../cloth.ts"
import {
  arm,
  bars,
  blocks,
  body,
  checks,
  diamonds,
  dots,
  head,
  smallHead,
  smallTurnedHead,
  stripes,
  turnedHead,
  zigzag,
} from "../figures.ts"

/** Two women on the way to the market, with their goods on their heads. */
export function marketWomen(cloth: Cloth): void {
  cloth.weave("brass", circle(32, 25, 20)).weave("gold", circle(32, 25, 19))
  cloth.pattern(circle(32, 25, 19), (_, y) => (y % 4 === 1 ? "light" : undefined))
  cloth.weave("night", polygon(0, 37, 20, 33, 40, 36, 64, 32, 64, 45, 0, 45))
  for (const [x, y, thread] of [
    [12, 7, "ember"],
    [16, 6, "light"],
    [20, 6, "leaf"],
    [24, 7, "ember"],
  ] as const)
    cloth.weave(thread, circle(x + 0.5, y, 2.3))
  cloth.pattern(polygon(8, 8, 29, 8, 26, 12, 11, 12), zigzag("indigo", "ivory"))
  arm(
    cloth,
    [
      [10, 29],
      [6, 22],
      [10, 12],
    ],
    bars("ember", "light", "wine"),
    "clay",
  )
  body(cloth, 18, 25, 9, 45, bars("ember", "light", "wine"), "clay")
  head(cloth, 18, 11, "wrap", { skin: "clay", cloth: "ember", trim: "light", earring: "gold" })

  for (const [x, thread] of [
    [38, "leaf"],
    [42, "leaf"],
    [46, "sienna"],
    [50, "ember"],
  ] as const)
    cloth.weave(thread, ellipse(x + 0.5, 7, 2.2, 2.8))
  cloth.pattern(polygon(35, 8, 56, 8, 53, 12, 38, 12), checks("clay", "earth"))
  arm(
    cloth,
    [
      [53, 29],
      [57, 22],
      [53, 12],
    ],
    diamonds("leaf", "light", "indigo"),
    "earth",
  )
  body(cloth, 45, 25, 9, 45, diamonds("leaf", "light", "indigo"), "earth")
  head(cloth, 45, 11, "wrap", { skin: "earth", cloth: "leaf", trim: "light", earring: "gold" })
}

/** A hair salon: braids, a mirror, and the hands of the hairdresser. */
export function salon(cloth: Cloth): void {
  cloth.weave("coal", box(0, 0, 64, 48))
  cloth.weave("brass", ellipse(22, 24, 18, 19)).weave("gold", ellipse(22, 24, 17, 18))
  cloth.weave("night", ellipse(22, 24, 15.5, 16.5))
  cloth.pattern(ellipse(22, 24, 15.5, 16.5), (x, y) => ((x + y) % 9 === 0 ? "indigo" : undefined))
  cloth.weave("clay", box(56, 14, 8, 1)).weave("clay", box(56, 24, 8, 1))
  for (const [x, y, thread] of [
    [57, 10, "ember"],
    [60, 9, "leaf"],
    [57, 20, "light"],
    [60, 19, "indigo"],
  ] as const)
    cloth.weave(thread, box(x, y, 2, y < 15 ? 14 - y : 24 - y))
  body(cloth, 46, 19, 9, 48, dots("leaf", "light"))
  turnedHead(cloth, 45, 4, "left", "bun", { skin: "earth", hair: "umber", earring: "gold" })
  cloth.weave("wine", box(12, 34, 21, 12))
  for (const side of [-1, 1])
    for (const at of [4.4, 6.4]) {
      cloth.weave("umber", line(1.7, 22.5 + side * (at - 1), 19, 22.5 + side * (at + 1), 38))
      cloth.weave("gold", box(Math.floor(22.5 + side * (at + 1)), 38, 1, 2))
    }
  body(cloth, 22, 30, 10, 48, stripes("ivory", "ember"))
  head(cloth, 22, 15, "short", { skin: "sienna", hair: "umber", earring: "gold" })
  for (const side of [-1, 1])
    cloth
      .weave("umber", line(1.6, 22.5 + side * 5, 20, 22.5 + side * 7, 39))
      .weave("gold", box(22 + side * 7, 38, 1, 2))
  arm(
    cloth,
    [
      [42, 25],
      [37, 28],
      [29, 19],
    ],
    dots("leaf", "light"),
    "earth",
  )
  arm(
    cloth,
    [
      [46, 28],
      [40, 33],
      [30, 26],
    ],
    dots("leaf", "light"),
    "earth",
  )
}

/** A tailor at the sewing machine. */
export function tailor(cloth: Cloth): void {
  cloth.weave("coal", box(0, 0, 64, 48))
  cloth.weave("clay", box(28, 15, 36, 1))
  for (const [x, thread, other] of [
    [31, "ember", "light"],
    [38, "indigo", "ivory"],
    [45, "gold", "brass"],
    [52, "leaf", "night"],
    [59, "wine", "gold"],
  ] as const) {
    cloth.pattern(box(x - 2, 7, 5, 8), (px, py) => ((py + Math.abs(px - x)) % 4 === 0 ? other : thread))
  }
  body(cloth, 14, 23, 9, 48, bars("indigo", "ivory", "night"), "earth")
  turnedHead(cloth, 16, 8, "right", "cap", { skin: "earth", hair: "umber", cloth: "ember", trim: "light" })
  cloth.weave("light", line(1, 12, 24, 11, 38)).weave("light", line(1, 20, 24, 21, 34))
  cloth.weave("clay", box(20, 38, 44, 2)).weave("earth", box(57, 40, 3, 8))
  cloth
    .weave("wine", box(33, 35, 25, 3))
    .weave("wine", box(50, 23, 6, 12))
    .weave("wine", box(35, 21, 21, 5))
  cloth
    .weave("wine", box(35, 21, 5, 10))
    .weave("ivory", box(37, 31, 1, 4))
    .weave("brass", circle(58.5, 25.5, 3))
  cloth.weave("gold", circle(58.5, 25.5, 1.6))
  cloth.pattern(box(41, 22, 8, 3), (x, y) => ((x + y) % 3 === 0 ? "gold" : undefined))
  cloth.weave("ember", box(51, 19, 2, 2)).weave("ember", line(0.8, 52, 20, 40, 20, 37, 24))
  cloth.pattern(
    polygon(24, 36, 46, 35, 46, 38, 42, 39, 43, 48, 21, 48, 22, 39),
    blocks("gold", "ember", "leaf"),
  )
  arm(
    cloth,
    [
      [17, 28],
      [21, 35],
      [32, 34],
    ],
    bars("indigo", "ivory", "night"),
    "earth",
  )
}

/** A rider with a parcel, early in the morning. */
export function courier(cloth: Cloth): void {
  cloth
    .weave("brass", circle(48, 22, 13))
    .weave("gold", circle(48, 22, 12))
    .weave("light", circle(48, 22, 8))
  cloth.weave("night", polygon(0, 30, 14, 22, 30, 29, 48, 22, 64, 28, 64, 45, 0, 45))
  cloth.weave("leaf", polygon(0, 36, 22, 31, 44, 35, 64, 31, 64, 45, 0, 45))
  cloth.pattern(polygon(0, 36, 22, 31, 44, 35, 64, 31, 64, 45, 0, 45), (x, y) =>
    (x + 2 * y) % 9 < 2 ? "night" : undefined,
  )
  cloth.weave("ash", box(0, 41, 64, 7))
  cloth.pattern(box(0, 43, 64, 1), (x) => (x % 8 < 4 ? "light" : undefined))
  for (const x of [18, 47]) {
    cloth
      .weave("ink", circle(x, 36, 6.6))
      .weave("ivory", ring(x, 36, 6, 1.1))
      .weave("ivory", circle(x, 36, 1))
  }
  cloth
    .weave("ember", line(1.6, 18, 36, 26, 27, 41, 27, 30, 36, 18, 36))
    .weave("ember", line(1.6, 30, 36, 25, 25))
  cloth.weave("ember", line(1.6, 47, 36, 41, 24)).weave("ivory", line(1.2, 40, 23, 45, 22))
  cloth.weave("earth", box(21, 24, 8, 2)).weave("gold", circle(30, 36, 1.6))
  cloth.weave("earth", box(8, 27, 14, 1)).weave("ivory", line(1, 18, 36, 11, 28))
  cloth.weave("clay", box(8, 15, 13, 12)).pattern(box(9, 16, 11, 10), diamonds("gold", "brass", "ember"))
  cloth.weave("indigo", line(4, 25, 24, 33, 29, 30, 35)).weave("ivory", box(28, 36, 6, 2))
  cloth.pattern(polygon(23, 26, 29, 26, 38, 18, 34, 14, 29, 14), blocks("leaf", "light", "ember"))
  cloth.weave("earth", line(2.4, 37, 20, 43, 22)).weave("leaf", line(3, 33, 17, 37, 20))
  smallTurnedHead(cloth, 34, 6, "right", "cap", {
    skin: "earth",
    hair: "umber",
    cloth: "ember",
    trim: "light",
  })
}

/** Boats with woven sails, and a person who waits on the quay. */
export function harbour(cloth: Cloth): void {
  cloth
    .weave("brass", circle(44, 17, 10))
    .weave("gold", circle(44, 17, 9))
    .weave("light", circle(44, 17, 6))
  cloth.pattern(box(0, 31, 64, 17), (x, y) => {
    if (y % 3 === 0 && (x + (y % 2) * 4) % 8 < 5) return "indigo"
    return x > 36 && x < 52 && y % 2 ? "brass" : "night"
  })
  cloth.weave("clay", box(20, 5, 1, 28))
  cloth.pattern(polygon(21.5, 5, 43, 28, 21.5, 28), (x, y) =>
    y % 6 === 0 ? "ink" : y % 6 < 3 ? (x % 6 < 3 ? "ember" : "gold") : "ivory",
  )
  body(cloth, 11, 21, 5, 34, zigzag("leaf", "light"))
  smallHead(cloth, 11, 13, "cap", { skin: "clay", hair: "umber", cloth: "ivory", trim: "indigo" })
  cloth.weave("sienna", line(1.2, 5, 22, 3, 43)).weave("clay", line(2.2, 7, 26, 5, 27))
  cloth.weave("earth", polygon(1, 31, 42, 31, 46, 29, 40, 38, 7, 38))
  cloth.pattern(polygon(3, 32.5, 41, 32.5, 40, 35, 5, 35), (x) => (x % 6 < 3 ? "ember" : "gold"))
  cloth
    .weave("earth", box(49, 34, 15, 14))
    .pattern(box(49, 34, 15, 14), (x, y) => (y % 4 === 0 || x % 7 === 0 ? "umber" : undefined))
  cloth.weave("clay", box(48, 33, 16, 1))
  cloth
    .weave("brass", box(49, 27, 6, 6))
    .pattern(box(50, 28, 4, 4), (x, y) => ((x + y) % 2 ? "gold" : "brass"))
  body(cloth, 59, 22, 4, 33, dots("ember", "ivory"))
  cloth.weave("earth", line(2, 56, 25, 53, 18))
  smallHead(cloth, 59, 13, "wrap", { skin: "earth", cloth: "indigo", trim: "light" })
}
