import { box, type Cloth, circle, ellipse, line, polygon, type Thread } from "../cloth.ts"
import { arm, blocks, body, diamonds, head, smallHead, smallTurnedHead, zigzag } from "../figures.ts"

function drum(
  cloth: Cloth,
  x: number,
  top: number,
  half: number,
  bottom: number,
  wood: Thread,
  rope: Thread,
): void {
  const waist = (top + bottom) / 2 + 2
  cloth.pattern(
    polygon(
      x - half,
      top,
      x + half,
      top,
      x + half * 0.55,
      waist,
      x + half * 0.75,
      bottom,
      x - half * 0.75,
      bottom,
      x - half * 0.55,
      waist,
    ),
    (px, py) => (py < waist && (py + Math.abs((px % 6) - 3)) % 4 === 0 ? rope : wood),
  )
  cloth.weave("gold", ellipse(x, top, half + 0.6, 2.6)).weave("ivory", ellipse(x, top, half - 0.6, 1.7))
}

/** The drum that calls people together. */
export function drums(cloth: Cloth): void {
  const halo = circle(32.5, 23, 21)
  cloth.pattern(halo, (x, y) => {
    const reach = Math.floor(Math.hypot(x + 0.5 - 32.5, y + 0.5 - 30))
    return reach % 6 === 0 ? "indigo" : "night"
  })
  body(cloth, 32, 18, 9, 48, zigzag("ember", "light", "wine"), "clay")
  head(cloth, 32, 4, "cap", { skin: "clay", hair: "umber", cloth: "ivory", trim: "ember" })
  drum(cloth, 9, 33, 7, 48, "leaf", "light")
  drum(cloth, 56, 33, 7, 48, "indigo", "ivory")
  drum(cloth, 32.5, 32, 10, 48, "earth", "gold")
  arm(
    cloth,
    [
      [24, 24],
      [19, 29],
      [28, 31],
    ],
    zigzag("ember", "light", "wine"),
    "clay",
  )
  arm(
    cloth,
    [
      [41, 24],
      [48, 26],
      [46, 15],
    ],
    zigzag("ember", "light", "wine"),
    "clay",
  )
}

/** Dancers, with flags over the street. */
export function festival(cloth: Cloth): void {
  cloth.weave("night", box(0, 0, 64, 48))
  for (const [x, y] of [
    [7, 20],
    [22, 26],
    [41, 24],
    [58, 22],
    [24, 13],
    [43, 14],
    [4, 31],
    [60, 33],
  ] as const)
    cloth.weave("light", box(x, y, 1, 1))
  const flags: Thread[] = ["gold", "ember", "leaf", "ivory", "indigo"]
  const rope = (x: number) => 5 + 5 * Math.sin((Math.PI * (x % 32)) / 32)
  cloth.weave("ivory", (x, y) => Math.abs(y - rope(x)) < 0.6)
  for (let x = 1, flag = 0; x < 64; x += 6, flag++) {
    const y = rope(x + 2)
    cloth.weave(flags[flag % flags.length] ?? "gold", polygon(x, y, x + 5, y, x + 2.5, y + 5))
  }
  cloth.pattern(box(0, 41, 64, 7), (x, y) => ((Math.floor(x / 4) + Math.floor(y / 2)) % 2 ? "earth" : "clay"))
  const dancers = [
    {
      x: 10,
      top: 17,
      skin: "clay",
      look: ["wrap", "leaf", "light"],
      robe: diamonds("leaf", "light", "ivory"),
    },
    {
      x: 54,
      top: 17,
      skin: "sienna",
      look: ["gele", "ember", "light"],
      robe: zigzag("ember", "light", "ivory"),
    },
  ] as const
  for (const { x, top, skin, look, robe } of dancers) {
    for (const side of [-1, 1])
      cloth.weave(
        skin,
        line(2.2, x + 0.5 + side * 4, top + 11, x + 0.5 + side * 8, top + 6, x + 0.5 + side * 7, top),
      )
    body(cloth, x, top + 9, 5, 34, robe)
    cloth.pattern(polygon(x - 4, 30, x + 5, 30, x + 10, 43, x - 9, 43), robe)
    smallHead(cloth, x, top, look[0], { skin, cloth: look[1], trim: look[2], earring: "gold" })
  }
  for (const side of [-1, 1])
    cloth.weave("earth", line(2.8, 32.5 + side * 7, 31, 32.5 + side * 11, 26, 32.5 + side * 9, 16))
  for (const side of [-1, 1]) cloth.weave("earth", circle(32.5 + side * 9, 16, 1.8))
  body(cloth, 32, 26, 8, 48, blocks("gold", "ember", "indigo"), "earth")
  head(cloth, 32, 13, "short", { skin: "earth", hair: "ink" })
}

/** A storyteller and listeners by the fire. */
export function fireside(cloth: Cloth): void {
  for (const [x, y] of [
    [5, 7],
    [14, 13],
    [24, 6],
    [44, 8],
    [57, 6],
    [60, 17],
    [50, 14],
    [8, 21],
  ] as const)
    cloth.weave("ivory", box(x, y, 1, 1))
  cloth.weave("umber", ellipse(32, 47, 34, 16))
  cloth.pattern(ellipse(32, 36, 17, 15), (x, y) => ((x + y) % 2 ? "earth" : undefined))
  body(cloth, 32, 19, 9, 36, diamonds("indigo", "light", "ivory"), "earth")
  head(cloth, 32, 4, "gele", { skin: "earth", cloth: "ember", trim: "gold", earring: "gold" })
  arm(
    cloth,
    [
      [24, 25],
      [18, 28],
      [15, 20],
    ],
    diamonds("indigo", "light", "ivory"),
    "earth",
  )
  arm(
    cloth,
    [
      [41, 25],
      [47, 29],
      [51, 22],
    ],
    diamonds("indigo", "light", "ivory"),
    "earth",
  )
  cloth.weave("clay", line(2, 25, 44, 40, 39)).weave("earth", line(2, 25, 39, 40, 44))
  cloth.weave("ember", polygon(25, 42, 26, 35, 29, 38, 32, 29, 36, 37, 39, 34, 40, 42))
  cloth.weave("gold", polygon(28, 42, 29, 39, 31, 40, 32.5, 34, 35, 40, 37, 39, 37.5, 42))
  cloth.weave("light", polygon(31, 42, 32.5, 38, 35, 42))
  turnedListener(cloth, 8, "right")
  turnedListener(cloth, 56, "left")
}

function turnedListener(cloth: Cloth, x: number, to: "left" | "right"): void {
  const isLeft = to === "right"
  body(cloth, x, 33, 8, 48, isLeft ? blocks("ember", "light", "wine") : zigzag("leaf", "light"))
  smallTurnedHead(cloth, x, 24, to, isLeft ? "wrap" : "cap", {
    skin: isLeft ? "clay" : "sienna",
    hair: "umber",
    cloth: isLeft ? "ember" : "ivory",
    trim: isLeft ? "light" : "leaf",
    earring: "gold",
  })
}
