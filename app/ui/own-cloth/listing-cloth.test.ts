import { expect, test } from "vitest"
import { listingClothSvg } from "./listing-cloth.ts"
import { blockHeight, stripPitch, stripWidth, weaveStrip } from "./weave.ts"

/** Returns the gold cells of an SVG, as `x,y`. */
function goldOf(svg: string): Set<string> {
  const path = /<path fill="#f0b429" d="([^"]*)"/.exec(svg)?.[1] ?? ""
  const places = new Set<string>()
  for (const [, left, top, width, height] of path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g))
    for (let x = Number(left); x < Number(left) + Number(width); x++)
      for (let y = Number(top); y < Number(top) + Number(height); y++) places.add(`${x},${y}`)
  return places
}

test("a listing always has the same pattern, and of a thousand listings hardly two are the same", () => {
  expect(listingClothSvg("0a1b2c3d4e5f")).toBe(listingClothSvg("0a1b2c3d4e5f"))
  const cloths = Array.from({ length: 1000 }, (_, index) => listingClothSvg(`listing ${index}`))
  expect(new Set(cloths).size).toBeGreaterThan(950)
})

test("its two bands alternate, so that plain and patterned blocks meet", () => {
  const gold = goldOf(listingClothSvg("0a1b2c3d4e5f", { strips: 3, blocks: 2 }))
  const [first, second] = [weaveStrip("0a1b2c3d4e5f", 2, 0), weaveStrip("0a1b2c3d4e5f 2", 2, 1)]
  for (const [place, strip] of [first, second, first].entries()) {
    const runs = strip.filter(({ thread }) => thread === "gold")
    const left = place * stripPitch
    for (let x = 0; x < stripWidth; x++)
      for (let y = 0; y < 2 * blockHeight; y++)
        expect([x, y, gold.has(`${left + x},${y}`)]).toEqual([
          x,
          y,
          runs.some((run) => run.y === y && run.x <= x && x < run.x + run.width),
        ])
  }
})
