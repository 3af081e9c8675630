import { expect, test } from "vitest"
import { blockHeight, pathsOf, stripWidth, threads, weaveStrip } from "./weave.ts"

test("the same seed gives the same band, and another seed another one", () => {
  expect(weaveStrip("ama /learn/wallets", 6, 0)).toEqual(weaveStrip("ama /learn/wallets", 6, 0))
  const cloths = Array.from({ length: 200 }, (_, index) => JSON.stringify(weaveStrip(`seed ${index}`, 6, 0)))
  // Two patterns, a plain block and a color: of two hundred bands only a few are the same.
  expect(new Set(cloths).size).toBeGreaterThan(140)
})

test("a band is complete: every cell has one color, and it is symmetric", () => {
  for (const seed of ["a", "b", "c", "d", "e"]) {
    const face = Array.from({ length: 6 * blockHeight }, () => new Array<string>(stripWidth).fill(""))
    for (const { x, y, width, thread } of weaveStrip(seed, 6, 1))
      for (let at = x; at < x + width; at++) {
        expect(face[y]?.[at]).toBe("")
        ;(face[y] as string[])[at] = thread
      }
    for (const row of face) expect(row).toEqual(row.toReversed())
    expect(face.flat()).not.toContain("")
  }
})

test("the paths of a band cover exactly its runs, and are small", () => {
  for (let index = 0; index < 40; index++) {
    const runs = weaveStrip(String(index), 6, 0)
    const paths = pathsOf(runs, 17)
    for (const { colour, path } of paths) {
      const covered = [...path.matchAll(/h(\d+)v(\d+)/g)].reduce(
        (sum, [, w, h]) => sum + Number(w) * Number(h),
        0,
      )
      const woven = runs
        .filter(({ thread }) => threads[thread] === colour)
        .reduce((sum, { width }) => sum + width, 0)
      expect([index, colour, covered]).toEqual([index, colour, woven])
    }
    expect(paths.map(({ path }) => path).join("").length).toBeLessThan(9000)
  }
})
