import fc from "fast-check"
import { expect, test } from "vitest"
import { ringNear, stepsPerDegree } from "./land-file.server.ts"
import type { Box } from "./mercator.ts"
import { clipRing, type Ring } from "./rings.ts"

/** Twice the signed area. */
function areaOf(ring: Ring): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}

test("points omitted far from a box do not change the land in it", () => {
  const side = fc.integer({ min: -20, max: 20 })
  const box: Box = [-3, -3, 3, 3]
  fc.assert(
    fc.property(fc.array(fc.tuple(side, side), { minLength: 3, maxLength: 60 }), (ring) => {
      const closed = [...ring, ...ring.slice(0, 1)]
      const line = Int32Array.from(closed.flat().map((value) => value * stepsPerDegree))
      const land = { country: "GH", box, lines: [0] }
      const near = ringNear(land, { lands: [land], lines: [line] }, box)
      expect(near.length).toBeLessThanOrEqual(ring.length)
      expect(areaOf(clipRing(near, box))).toBeCloseTo(areaOf(clipRing(ring, box)), 6)
    }),
    { numRuns: 500 },
  )
})
