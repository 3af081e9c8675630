import { both, box, type Cloth, circle, ellipse, line, polygon, ring } from "../cloth.ts"
import {
  arm,
  blocks,
  body,
  diamonds,
  dots,
  head,
  smallHead,
  stripes,
  turnedHead,
  zigzag,
} from "../figures.ts"

/** A pot on the fire. */
export function kitchen(cloth: Cloth): void {
  cloth.weave("umber", box(0, 0, 64, 48))
  cloth.pattern(box(0, 0, 64, 48), (x, y) =>
    y % 6 === 0 || (x + (y % 12 < 6 ? 0 : 5)) % 10 === 0 ? "coal" : undefined,
  )
  cloth.weave("clay", box(38, 13, 26, 1))
  for (const [x, thread] of [
    [41, "leaf"],
    [47, "light"],
    [53, "ember"],
    [59, "indigo"],
  ] as const)
    cloth.weave(thread, box(x, 8, 4, 5)).weave("ivory", box(x, 7, 4, 1))
  for (const x of [42, 48, 54])
    cloth.weave(
      "ivory",
      (px, py) => py > 16 && py < 25 && Math.abs(px - x - 0.5 - 1.3 * Math.sin(py / 1.5)) < 0.55,
    )
  body(cloth, 18, 20, 10, 48, blocks("ember", "light", "leaf"), "earth")
  cloth.weave("ivory", polygon(13, 30, 24, 30, 26, 48, 11, 48))
  head(cloth, 18, 5, "wrap", { skin: "earth", cloth: "indigo", trim: "light", earring: "gold" })
  cloth.weave("earth", box(0, 40, 64, 8)).weave("clay", box(0, 39, 64, 1))
  cloth
    .weave("ash", both(ellipse(48, 30, 12, 9), box(30, 28, 40, 11)))
    .weave("ink", box(34, 31, 2, 3))
    .weave("ink", box(60, 31, 2, 3))
  cloth.weave("brass", ellipse(48, 28, 12.5, 2.6)).weave("ember", ellipse(48, 28, 10.5, 1.6))
  cloth.pattern(ellipse(48, 28, 10, 1.4), (x, y) => ((x * 3 + y) % 7 === 0 ? "light" : undefined))
  cloth.weave("sienna", line(1.4, 43, 28, 36, 19))
  arm(
    cloth,
    [
      [27, 26],
      [31, 30],
      [37, 21],
    ],
    blocks("ember", "light", "leaf"),
    "earth",
  )
  cloth
    .weave("ivory", ellipse(8.5, 34.5, 5, 3))
    .weave("ember", box(7, 32, 1, 1))
    .weave("leaf", box(10, 33, 1, 1))
  cloth.pattern(polygon(1, 35, 16, 35, 13, 39, 4, 39), (x, y) => (y === 36 && x % 2 ? "light" : "indigo"))
}

/** A call between a person abroad and a person at home: one line between two screens. */
export function familyCall(cloth: Cloth): void {
  const left = box(4, 7, 22, 32)
  const right = box(38, 7, 22, 32)
  cloth.weave("ash", box(2, 5, 26, 36)).weave("night", left)
  for (const [x, y, width] of [
    [4, 18, 5],
    [9, 23, 3],
    [21, 16, 5],
    [17, 12, 4],
    [11, 10, 4],
  ] as const) {
    cloth.weave("ink", box(x, y, width, 39 - y))
    cloth.pattern(box(x, y + 1, width, 38 - y), (px, py) =>
      (px - x) % 2 === 1 && py % 3 === 0 ? "light" : undefined,
    )
  }
  body(cloth, 15, 28, 8, 39, stripes("indigo", "ivory"), "earth")
  head(cloth, 15, 15, "short", { skin: "earth", hair: "umber" })
  cloth.weave("clay", box(36, 5, 26, 36)).weave("sienna", right)
  cloth.weave("gold", circle(55, 13, 4)).weave("leaf", line(1.4, 40, 24, 41, 10))
  for (const [x, y] of [
    [38.5, 13],
    [45.5, 13],
    [38.5, 8.5],
    [45, 8],
  ] as const)
    cloth.weave("leaf", both(line(1.6, 41, 10, x, y), right))
  body(cloth, 47, 28, 8, 39, diamonds("ember", "light", "leaf"), "earth")
  head(cloth, 47, 13, "gele", { skin: "earth", cloth: "ember", trim: "light", earring: "gold" })
  body(cloth, 55, 33, 4, 39, dots("leaf", "light"))
  smallHead(cloth, 55, 25, "puffs", { skin: "clay", hair: "umber" })
  for (const frame of [2, 36])
    cloth.weave(
      frame === 2 ? "ash" : "clay",
      (x, y) => box(frame, 5, 26, 36)(x, y) && !box(frame + 2, 7, 22, 32)(x, y),
    )
  cloth.weave("gold", (x, y) => x > 28 && x < 36 && Math.abs(y - 23 - 2.4 * Math.sin((x - 28) * 0.785)) < 1)
  cloth.weave("light", circle(32, 23, 2.3)).weave("ember", circle(32, 23, 1.2))
}

/** The savings circle: each member brings a share, and one takes the bowl home. */
export function savings(cloth: Cloth): void {
  const halo = circle(32.5, 23, 21)
  cloth.weave("night", halo)
  cloth.pattern(halo, (x, y) => ((x + y) % 8 === 0 || (x - y + 64) % 8 === 0 ? "indigo" : undefined))
  body(cloth, 32, 19, 9, 48, blocks("ember", "light", "wine"), "clay")
  head(cloth, 32, 4, "gele", { skin: "clay", cloth: "gold", trim: "ember", earring: "light" })
  body(cloth, 9, 24, 9, 48, diamonds("leaf", "light", "ivory"))
  turnedHead(cloth, 11, 10, "right", "wrap", {
    skin: "earth",
    hair: "umber",
    cloth: "leaf",
    trim: "light",
    earring: "gold",
  })
  body(cloth, 55, 24, 9, 48, zigzag("indigo", "ivory", "light"))
  turnedHead(cloth, 53, 10, "left", "bun", { skin: "sienna", hair: "umber", earring: "gold" })
  cloth.weave("earth", ellipse(32.5, 43, 27, 9)).weave("clay", ellipse(32.5, 41, 27, 8.5))
  arm(
    cloth,
    [
      [16, 28],
      [18, 33],
      [25, 30],
    ],
    diamonds("leaf", "light", "ivory"),
    "earth",
  )
  arm(
    cloth,
    [
      [49, 28],
      [47, 33],
      [40, 29],
    ],
    zigzag("indigo", "ivory", "light"),
    "sienna",
  )
  cloth.weave("brass", polygon(22, 31, 43, 31, 39, 41, 26, 41))
  cloth.pattern(polygon(22, 33, 43, 33, 39, 40, 26, 40), (x, y) =>
    y % 3 === 1 ? (x % 4 < 2 ? "ember" : "ink") : undefined,
  )
  cloth.weave("gold", ellipse(32.5, 30.5, 10, 3))
  cloth.pattern(ellipse(32.5, 30.5, 10, 3), (x, y) =>
    (x * 2 + y * 3) % 7 === 0 ? "light" : (x + y * 2) % 7 === 0 ? "brass" : undefined,
  )
  cloth.weave("light", circle(40.5, 27.5, 1.6))
}

/** A phone in a hand, with a coin on it. */
export function handheld(cloth: Cloth): void {
  const halo = circle(32, 23, 20)
  cloth.weave("night", halo).pattern(halo, (x, y) => ((x + y) % 8 === 0 ? "indigo" : undefined))
  cloth.pattern(polygon(24, 40, 43, 40, 46, 48, 21, 48), blocks("ember", "light", "leaf"))
  cloth.weave("earth", ellipse(33, 34, 12, 9))
  cloth
    .weave("ash", box(23, 5, 20, 32))
    .weave("ink", box(25, 8, 16, 25))
    .weave("ivory", box(31, 35, 4, 1))
  cloth.weave("brass", circle(33, 16, 6)).weave("gold", circle(33, 16, 5.2))
  cloth
    .weave("ink", (x, y) => ring(33, 16, 3.5, 1.2)(x, y) && !(x > 33.6 && y > 13.6 && y < 16))
    .weave("ink", box(33, 16, 3, 1))
  cloth
    .weave("leaf", box(27, 25, 12, 2))
    .weave("ash", box(27, 29, 12, 2))
    .weave("gold", box(27, 29, 7, 2))
  cloth.weave("earth", line(4.4, 23, 36, 20, 26)).weave("clay", line(1.2, 19.4, 25, 21, 31))
  for (const y of [20, 25, 30, 35])
    cloth.weave("earth", line(3.6, 42, y, 45.4, y + 0.4)).weave("clay", box(41, y - 1, 1, 2))
}
