import type { Box, Point } from "./mercator.ts"

/** A closed line. The first point is not repeated at the end. */
export type Ring = readonly Point[]

/** Clips a ring to a box (Sutherland-Hodgman). Where the ring leaves the box, the result follows the edge. */
export function clipRing(ring: Ring, [west, south, east, north]: Box): Ring {
  const sides: [isInside: (point: Point) => boolean, axis: 0 | 1, at: number][] = [
    [([x]) => x >= west, 0, west],
    [([x]) => x <= east, 0, east],
    [([, y]) => y >= south, 1, south],
    [([, y]) => y <= north, 1, north],
  ]
  let points = ring
  for (const [isInside, axis, at] of sides) {
    if (points.every(isInside)) continue
    const kept: Point[] = []
    let before = points.at(-1)
    for (const point of points) {
      if (before && isInside(before) !== isInside(point)) kept.push(crossing(before, point, axis, at))
      if (isInside(point)) kept.push(point)
      before = point
    }
    points = kept
  }
  return points
}

function crossing(from: Point, to: Point, axis: 0 | 1, at: number): Point {
  const share = (at - from[axis]) / (to[axis] - from[axis])
  const across = from[(1 - axis) as 0 | 1] + share * (to[(1 - axis) as 0 | 1] - from[(1 - axis) as 0 | 1])
  return axis === 0 ? [at, across] : [across, at]
}

/** The `d` attribute for rings, in whole units: `M3 4l1-2 5 6z`. Rings too small to draw are omitted. */
export function pathOf(rings: readonly Ring[]): string {
  return rings.map(ringPath).join("")
}

function ringPath(ring: Ring): string {
  const points = ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  const [first] = points
  if (!first) return ""
  let [x, y] = first
  const steps: (readonly [number, number])[] = []
  for (const point of points.slice(1)) {
    const step = [point[0] - x, point[1] - y] as const
    if (step[0] === 0 && step[1] === 0) continue
    const last = steps.at(-1)
    // Merges consecutive steps in the same direction.
    if (last && last[0] * step[1] === last[1] * step[0] && last[0] * step[0] + last[1] * step[1] > 0)
      steps[steps.length - 1] = [last[0] + step[0], last[1] + step[1]]
    else steps.push(step)
    ;[x, y] = point
  }
  const last = steps.at(-1)
  if (last && x === first[0] && y === first[1]) steps.pop()
  if (steps.length < 2) return ""
  const written = steps.map(([right, down]) => `${right} ${down}`).join(" ")
  return `M${first[0]} ${first[1]}l${written}z`.replaceAll(" -", "-")
}
