import { brotliCompressSync, constants } from "node:zlib"
import { stepsPerDegree } from "#app/places/map/land-file.server.ts"
import { latitudeAt } from "#app/places/map/mercator.ts"
import type { Atlas } from "./atlas.ts"

/**
 * The minimum importance in square degrees: smaller details are not visible on the map of a town. The projection stretches the
 * far north.
 */
const least = 3e-6
const leastAt = (y: number) => least / Math.cos((latitudeAt(y) * Math.PI) / 180) ** 2

/** All land in the format that the product reads (see app/places/map/land-file.server.ts). */
export function landFile({ land, lines }: Atlas): Buffer {
  const bytes: number[] = []
  const number = (value: number) => {
    let rest = ((value << 1) ^ (value >> 31)) >>> 0
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128)
    bytes.push(rest)
  }
  const steps = (value: number) => Math.round(value * stepsPerDegree)
  let [x, y] = [0, 0]
  number(lines.length)
  for (const { points, importance } of lines) {
    const kept = points
      .filter(([, y], at) => (importance[at] ?? 0) >= leastAt(y))
      .map((point) => point.map(steps))
    number(kept.length)
    for (const [right = 0, up = 0] of kept) {
      number(right - x)
      number(up - y)
      ;[x, y] = [right, up]
    }
  }
  number(land.length)
  for (const { code = "\0\0", box, arcs } of land) {
    number(code.charCodeAt(0))
    number(code.charCodeAt(1))
    for (const side of box) number(steps(side))
    number(arcs.length)
    for (const arc of arcs) number(arc)
  }
  const packed = Buffer.from(bytes)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: packed.length,
  }
  return brotliCompressSync(packed, { params })
}
