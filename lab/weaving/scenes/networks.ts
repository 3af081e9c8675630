import { box, type Cloth, circle, line, polygon, ring, type Thread } from "../cloth.ts"
import { bars, blocks, body, diamonds, smallTurnedHead, zigzag } from "../figures.ts"
import { coin } from "./emblems.ts"

/** Two weavers at one loom, who see each other's threads. */
export function loom(cloth: Cloth): void {
  cloth
    .weave("clay", box(17, 6, 30, 3))
    .weave("earth", box(19, 9, 2, 36))
    .weave("earth", box(43, 9, 2, 36))
  cloth.weave("clay", box(17, 40, 30, 3))
  cloth.pattern(box(22, 9, 20, 16), (x) => (x % 2 ? "ivory" : undefined))
  cloth.pattern(box(22, 25, 20, 15), blocks("gold", "ember", "leaf"))
  cloth.weave("sienna", box(20, 23, 24, 2)).weave("light", box(33, 23, 5, 1))
  body(cloth, 8, 23, 7, 48, zigzag("indigo", "ivory"))
  smallTurnedHead(cloth, 9, 14, "right", "wrap", {
    skin: "clay",
    hair: "umber",
    cloth: "ember",
    trim: "light",
    earring: "gold",
  })
  cloth.weave("clay", line(2.4, 13, 29, 22, 27))
  body(cloth, 56, 23, 7, 48, bars("leaf", "light", "night"))
  smallTurnedHead(cloth, 55, 14, "left", "cap", {
    skin: "earth",
    hair: "umber",
    cloth: "gold",
    trim: "ember",
  })
  cloth.weave("earth", line(2.4, 51, 29, 42, 26))
}

/** A canopy on many posts, which stands without any one of them. */
export function pillars(cloth: Cloth): void {
  cloth.weave("brass", circle(32, 24, 19)).weave("coal", circle(32, 24, 18))
  const canopy = (x: number, y: number) =>
    y > 6 + ((x - 32) / 13) ** 2 && y < 17 + 1.6 * Math.abs(Math.sin((x - 4) * 0.5612)) && x > 4 && x < 60
  cloth.pattern(canopy, (x, y) => (y > 15 ? "gold" : Math.abs((x % 8) - 4) + (y % 6) < 5 ? "wine" : "ember"))
  coin(cloth, 32, 11.5, 4.6)
  const colours: [Thread, Thread][] = [
    ["ember", "light"],
    ["leaf", "light"],
    ["gold", "brass"],
    ["indigo", "ivory"],
    ["ember", "light"],
  ]
  colours.forEach(([one, other], index) => {
    const x = 9 + index * 10
    cloth.weave("sienna", box(x - 1, 20, 8, 1)).weave("sienna", box(x - 1, 38, 8, 1))
    cloth.pattern(box(x, 21, 6, 17), (px, py) => ((py + Math.abs(((px - x) % 6) - 3)) % 4 < 1 ? other : one))
  })
  cloth.weave("clay", box(5, 39, 54, 3)).weave("earth", box(3, 42, 58, 6))
}

/** A pot with a plant that grows. */
export function sprout(cloth: Cloth): void {
  cloth.weave("brass", circle(32, 20, 17)).weave("coal", circle(32, 20, 16))
  cloth.weave("leaf", line(1.8, 32, 33, 32, 14))
  for (const [x, y, side] of [
    [32, 27, -1],
    [32, 23, 1],
    [32, 18, -1],
    [32, 15, 1],
  ] as const)
    cloth.weave("leaf", polygon(x, y, x + side * 5, y - 5, x + side * 11, y - 5, x + side * 7, y - 1))
  coin(cloth, 32, 11, 5)
  for (const x of [8, 56]) {
    cloth.weave("leaf", line(1.4, x, 38, x, 29)).weave("leaf", polygon(x, 34, x - 5, 30, x - 5, 28, x, 31))
    cloth.weave("leaf", polygon(x, 33, x + 5, 29, x + 5, 27, x, 30))
    cloth.pattern(polygon(x - 6, 38, x + 6, 38, x + 4, 45, x - 4, 45), zigzag("clay", "light"))
    cloth.weave("sienna", box(x - 7, 36, 14, 2))
  }
  cloth.pattern(polygon(20, 32, 44, 32, 40, 45, 24, 45), zigzag("clay", "light", "ember"))
  cloth.weave("sienna", box(18, 30, 28, 3)).weave("umber", box(20, 30, 24, 1))
}

/** Raised hands: every member has a vote. */
export function votes(cloth: Cloth): void {
  const halo = circle(32, 24, 21)
  cloth.weave("night", halo).pattern(halo, (x, y) => ((x + y) % 8 === 0 ? "indigo" : undefined))
  const hands = [
    [9, 22, "clay", "leaf", "light"],
    [21, 15, "earth", "ember", "light"],
    [33, 10, "sienna", "gold", "brass"],
    [45, 15, "clay", "indigo", "ivory"],
    [56, 21, "earth", "ivory", "ember"],
  ] as const
  for (const [x, top, skin, one, other] of hands) {
    for (const [at, from] of [
      [-3, 2],
      [-1, 0],
      [1, 0],
      [3, 1],
    ] as const)
      cloth.weave(skin, box(x + at - 1, top + from, 1, 8))
    cloth.weave(skin, box(x - 4, top + 6, 7, 6)).weave(skin, line(1.8, x + 3.4, top + 10, x + 5.4, top + 5))
    cloth
      .weave(skin, polygon(x - 4, top + 12, x + 3, top + 12, x + 2, top + 14, x - 3, top + 14))
      .weave(skin, box(x - 3, top + 13, 5, 4))
    cloth.pattern(polygon(x - 4, top + 17, x + 3, top + 17, x + 5, 48, x - 6, 48), (px, py) =>
      (py + Math.abs((px % 6) - 3)) % 4 === 0 ? other : one,
    )
    cloth.weave("gold", box(x - 4, top + 16, 7, 1))
  }
}

/** A framed cloth that exists once, with a tag that names its owner. */
export function framed(cloth: Cloth): void {
  cloth
    .weave("brass", box(13, 6, 38, 33))
    .weave("gold", box(14, 7, 36, 31))
    .weave("ink", box(16, 9, 32, 27))
  cloth.pattern(box(17, 10, 30, 25), diamonds("ember", "light", "indigo"))
  cloth.pattern(box(17, 10, 30, 25), (x, y) => {
    const at = Math.abs(x - 31.5) + Math.abs(y - 22)
    return at < 4 ? "gold" : at < 6 ? "ink" : at < 9 ? "leaf" : at < 10.5 ? "light" : undefined
  })
  cloth.weave("ivory", line(0.9, 32, 3, 20, 7)).weave("ivory", line(0.9, 32, 3, 44, 7))
  cloth
    .weave("light", line(0.9, 47, 34, 53, 38))
    .weave("ivory", polygon(50, 36, 60, 36, 60, 44, 50, 44, 48, 40))
  cloth
    .weave("ember", box(53, 38, 6, 1))
    .weave("ash", box(53, 40, 5, 1))
    .weave("ash", box(53, 42, 3, 1))
  cloth.weave("brass", ring(50.5, 40, 1.2, 1))
}
