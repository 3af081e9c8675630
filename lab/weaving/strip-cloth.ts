import { box, Cloth, type Thread } from "./cloth.ts"

/** A pattern of sewn bands that repeats in both directions: plain stripes and figured blocks alternate. */
export function stripCloth(): Cloth {
  const strip = 12
  const block = 16
  const cloth = new Cloth(strip * 6, block * 4)
  const figures: ((x: number, y: number) => boolean)[] = [
    (x, y) => Math.abs(x - 5.5) + Math.abs(y - 7.5) < 6,
    (x, y) => (x + y) % 6 < 3,
    (_, y) => y % 4 < 2,
    (x, y) => (Math.floor(x / 3) + Math.floor(y / 4)) % 2 === 0,
    (x, y) => Math.abs(x - 5.5) * 1.2 < y % 8,
    (x, y) => Math.max(Math.abs(x - 5.5), Math.abs(y - 7.5) - 2) % 4 < 2,
  ]
  const pairs: [Thread, Thread][] = [
    ["gold", "ember"],
    ["leaf", "gold"],
    ["gold", "night"],
    ["ember", "light"],
    ["indigo", "gold"],
    ["gold", "leaf"],
  ]
  return cloth.pattern(box(0, 0, cloth.width, cloth.height), (x, y) => {
    const column = Math.floor(x / strip)
    const row = Math.floor(y / block)
    const [inX, inY] = [x % strip, y % block]
    if (inX === 0) return "ink"
    if ((column + row) % 2 === 0)
      return inX === 3 || inX === 8 ? "brass" : inX === 5 || inX === 6 ? "gold" : "coal"
    const [front, back] = pairs[(column * 2 + row) % pairs.length] ?? ["gold", "ember"]
    if (inY === 0 || inY === block - 1) return "gold"
    return figures[(column + row * 2) % figures.length]?.(inX, inY) ? front : back
  })
}
