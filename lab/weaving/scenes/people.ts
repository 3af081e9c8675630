import { box, type Cloth, circle, ellipse, line, polygon, ring } from "../cloth.ts"
import {
  arm,
  bars,
  blocks,
  body,
  diamonds,
  dots,
  head,
  smallHead,
  smallTurnedHead,
  stripes,
  turnedHead,
  zigzag,
} from "../figures.ts"
import { coin } from "./emblems.ts"

/** A coin passes from hand to hand. */
export function exchange(cloth: Cloth): void {
  const halo = circle(32, 23, 20)
  cloth.weave("night", halo).pattern(halo, (x, y) => ((x + y) % 8 === 0 ? "indigo" : undefined))
  body(cloth, 11, 23, 9, 48, blocks("ember", "light", "wine"))
  turnedHead(cloth, 13, 8, "right", "cap", { skin: "earth", hair: "umber", cloth: "ivory", trim: "ember" })
  body(cloth, 53, 23, 9, 48, diamonds("leaf", "light", "indigo"))
  turnedHead(cloth, 51, 8, "left", "wrap", {
    skin: "clay",
    hair: "umber",
    cloth: "leaf",
    trim: "light",
    earring: "gold",
  })
  arm(
    cloth,
    [
      [17, 30],
      [20, 37],
      [27, 34],
    ],
    blocks("ember", "light", "wine"),
    "earth",
  )
  arm(
    cloth,
    [
      [47, 30],
      [44, 37],
      [37, 34],
    ],
    diamonds("leaf", "light", "indigo"),
    "clay",
  )
  coin(cloth, 32, 27, 7)
}

/** People who sit around a cloth and decide together. */
export function circleOfPeople(cloth: Cloth): void {
  const people = [
    [17, 9, "wrap", "sienna", "ember", "light"],
    [47, 9, "gele", "clay", "gold", "ember"],
    [32, 6, "cap", "earth", "leaf", "light"],
  ] as const
  for (const [x, top, look, skin, one, other] of people) {
    body(
      cloth,
      x,
      top + 8,
      7,
      40,
      x === 32 ? blocks(one, other, "night") : x < 32 ? zigzag(one, other) : bars(one, other),
    )
    smallHead(cloth, x, top, look, { skin, hair: "umber", cloth: one, trim: other, earring: "gold" })
  }
  body(cloth, 4, 25, 6, 48, dots("indigo", "ivory"))
  smallTurnedHead(cloth, 5, 17, "right", "short", { skin: "clay", hair: "umber" })
  body(cloth, 59, 25, 6, 48, stripes("ivory", "ember"))
  smallTurnedHead(cloth, 58, 16, "left", "wrap", {
    skin: "earth",
    hair: "umber",
    cloth: "ivory",
    trim: "ember",
  })
  cloth.weave("brass", ellipse(32, 35, 25, 9))
  const round = ellipse(32, 34, 25, 8.6)
  cloth.pattern(round, (x, y) => {
    const reach = Math.round(Math.hypot(x + 0.5 - 32, (y + 0.5 - 34) * 2.6))
    return reach % 8 === 2 ? "ember" : reach % 8 === 5 ? "light" : reach % 8 === 6 ? "leaf" : "gold"
  })
}

/** Seedlings and water. */
export function garden(cloth: Cloth): void {
  cloth
    .weave("brass", circle(48, 15, 10))
    .weave("gold", circle(48, 15, 9))
    .weave("light", circle(48, 15, 6))
  cloth.weave("night", polygon(0, 28, 20, 24, 44, 28, 64, 23, 64, 48, 0, 48))
  cloth.weave("earth", box(0, 35, 64, 13))
  cloth.pattern(box(0, 35, 64, 13), (x, y) => ((x + 3 * y) % 8 < 2 ? "umber" : undefined))
  for (const [x, y, high] of [
    [34, 43, 6],
    [44, 42, 8],
    [53, 42, 9],
    [61, 43, 7],
  ] as const) {
    cloth.weave("leaf", line(1.2, x + 0.5, y, x + 0.5, y - high))
    for (let at = 2; at < high; at += 3)
      cloth
        .weave("leaf", ellipse(x - 1.5, y - at - 1, 2.2, 1.2))
        .weave("leaf", ellipse(x + 2.5, y - at - 2, 2.2, 1.2))
    cloth.weave(high > 7 ? "ember" : "light", circle(x + 0.5, y - high - 0.5, 1.4))
  }
  body(cloth, 14, 22, 9, 48, diamonds("ember", "light", "ivory"), "clay")
  head(cloth, 14, 7, "wrap", { skin: "clay", cloth: "indigo", trim: "light", earring: "gold" })
  cloth.weave("ivory", (x, y) => ring(32, 22, 6, 1.3)(x, y) && y < 23)
  cloth
    .weave("indigo", polygon(26, 21, 38, 21, 39, 31, 25, 31))
    .weave("light", box(26, 24, 13, 1))
    .weave("light", box(25, 28, 14, 1))
  cloth.weave("indigo", polygon(38, 29, 38, 25, 46, 19, 48, 21))
  cloth.weave("ivory", line(1.6, 45, 17, 50, 22))
  for (const [x, y] of [
    [50, 19],
    [52, 21],
    [50, 24],
    [53, 24],
    [51, 27],
    [54, 28],
  ] as const)
    cloth.weave("ivory", box(x, y, 1, 2))
  arm(
    cloth,
    [
      [22, 27],
      [25, 32],
      [30, 17],
    ],
    diamonds("ember", "light", "ivory"),
    "clay",
  )
}

/** A painted house with a person in the door. */
export function doorway(cloth: Cloth): void {
  cloth.weave("brass", circle(10, 13, 7)).weave("gold", circle(10, 13, 6))
  cloth.weave("leaf", polygon(0, 40, 20, 36, 64, 38, 64, 48, 0, 48))
  cloth.weave("earth", polygon(8, 17, 32, 5, 56, 17, 60, 20, 4, 20))
  cloth.pattern(polygon(8, 17, 32, 5, 56, 17, 60, 20, 4, 20), (x, y) =>
    y % 3 === 0 ? "clay" : (x + y) % 5 === 0 ? "umber" : undefined,
  )
  cloth.weave("sienna", box(9, 20, 46, 24))
  cloth.pattern(box(9, 20, 46, 4), (x, y) => (Math.abs((x % 8) - 4) < y - 19 ? "ember" : "ivory"))
  cloth.pattern(box(9, 39, 46, 5), (x, y) =>
    (Math.floor(x / 3) + Math.floor(y / 2)) % 2 ? "indigo" : "ivory",
  )
  for (const x of [12, 44]) {
    cloth.weave("earth", box(x, 27, 8, 9)).weave("light", box(x + 1, 28, 6, 7))
    cloth.weave("earth", box(x + 4, 28, 1, 7)).weave("earth", box(x, 31, 8, 1))
  }
  cloth
    .weave("umber", box(23, 24, 19, 21))
    .weave("gold", box(24, 25, 17, 20))
    .weave("umber", box(25, 26, 15, 19))
  body(cloth, 30, 35, 5, 46, blocks("leaf", "light", "gold"))
  smallHead(cloth, 30, 26, "wrap", { skin: "clay", cloth: "leaf", trim: "light", earring: "gold" })
  body(cloth, 37, 40, 3, 46, dots("ember", "light"))
  smallHead(cloth, 37, 32, "short", { skin: "earth", hair: "ink" })
  cloth.weave("clay", box(20, 44, 25, 4))
}

/** A workbench: an opened phone, and a screen with lines of code. */
export function workshop(cloth: Cloth): void {
  cloth.weave("coal", box(0, 0, 64, 48))
  cloth.pattern(box(36, 4, 28, 11), (x, y) => (x % 3 === 0 && y % 3 === 0 ? "ash" : undefined))
  cloth.weave("clay", line(1.6, 40, 6, 40, 13)).weave("ember", box(39, 4, 3, 4))
  cloth.weave("ivory", line(1.4, 46, 5, 46, 13)).weave("indigo", box(45, 9, 3, 5))
  cloth.weave("gold", ring(52.5, 7, 2.6, 1.3)).weave("gold", line(1.6, 52.5, 9, 52.5, 14))
  cloth.weave("leaf", line(1.4, 58, 5, 58, 13)).weave("brass", box(57, 5, 3, 4))
  body(cloth, 16, 22, 10, 48, stripes("leaf", "night"), "earth")
  head(cloth, 16, 8, "short", { skin: "earth", hair: "ink" })
  cloth.weave("earth", box(0, 39, 64, 9)).weave("clay", box(0, 38, 64, 1))
  cloth
    .weave("ash", box(34, 18, 26, 18))
    .weave("ink", box(36, 20, 22, 14))
    .weave("ash", box(31, 36, 32, 2))
  for (const [x, y, width, thread] of [
    [38, 22, 7, "ember"],
    [46, 22, 9, "ivory"],
    [40, 24, 10, "leaf"],
    [40, 26, 5, "light"],
    [46, 26, 7, "indigo"],
    [40, 28, 12, "leaf"],
    [38, 30, 6, "ember"],
  ] as const)
    cloth.weave(thread, box(x, y, width, 1))
  cloth.weave("ash", box(15, 33, 13, 6)).weave("indigo", box(16, 34, 11, 4))
  cloth.pattern(box(16, 34, 11, 4), (x, y) =>
    (x + y) % 4 === 0 ? "light" : x % 5 === 0 ? "leaf" : undefined,
  )
  arm(
    cloth,
    [
      [7, 28],
      [7, 36],
      [14, 37],
    ],
    stripes("leaf", "night"),
    "earth",
  )
  arm(
    cloth,
    [
      [25, 28],
      [30, 35],
      [26, 32],
    ],
    stripes("leaf", "night"),
    "earth",
  )
  cloth.weave("ember", line(1.2, 26, 31, 29, 27)).weave("ivory", line(0.9, 23, 35, 26, 31))
}
