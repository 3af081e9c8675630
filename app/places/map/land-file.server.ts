import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { promisify } from "node:util"
import { brotliDecompress } from "node:zlib"
import type { Box, Point } from "./mercator.ts"
import type { Ring } from "./rings.ts"

/** A ring of land and whose it is ('' where the data name no country with a code), with the numbers of its lines. */
export type Land = { country: string; box: Box; lines: readonly number[] }

/** Lines are shared by neighbours: x and y in turn, in steps. */
export type LandLines = { lands: readonly Land[]; lines: readonly Int32Array[] }

/** Parts of a Mercator's degree: 220 m at the equator, which is what the data have. */
export const stepsPerDegree = 500

/** All land, finer than the outlines of countries; made by lab/maps. */
const landFile = createRequire(import.meta.url).resolve("#app/places/map/land.br")

const unpack = promisify(brotliDecompress)

let read: Promise<LandLines> | undefined

/** The land of the world, read when the first town is drawn and kept from then on (5 MB). */
export function readLand(): Promise<LandLines> {
  read ??= readFile(landFile).then(async (packed) => parseLand(await unpack(packed)))
  return read
}

/**
 * Whole numbers of seven bits a byte, the lowest first, the sign in the lowest bit: how many lines, of each its number of points and
 * the steps from point to point; how many rings, of each the two letters of its country (or zeros), its box and its lines.
 */
function parseLand(bytes: Uint8Array): LandLines {
  let at = 0
  const number = () => {
    let [value, shift] = [0, 0]
    for (;;) {
      const byte = bytes[at++] ?? 0
      value |= (byte & 127) << shift
      if (byte < 128) return (value >>> 1) ^ -(value & 1)
      shift += 7
    }
  }
  const many = <T>(read: () => T) => Array.from({ length: number() }, read)
  let [x, y] = [0, 0]
  const lines = many(() => {
    const points = new Int32Array(2 * number())
    for (let index = 0; index < points.length; index += 2) {
      points[index] = x += number()
      points[index + 1] = y += number()
    }
    return points
  })
  const degrees = () => number() / stepsPerDegree
  const lands = many(() => {
    const country = String.fromCharCode(number(), number()).replaceAll("\0", "")
    return { country, box: [degrees(), degrees(), degrees(), degrees()] as const, lines: many(number) }
  })
  return { lands, lines }
}

/**
 * The ring's points as far as a box needs them: of those that follow each other beyond one of its sides, the first and the last. It
 * goes on beyond 180 where it crosses the date line.
 */
export function ringNear(land: Land, { lines }: LandLines, box: Box): Ring {
  const [west, south, east, north] = [...box.map((side) => side * stepsPerDegree)] as [
    number,
    number,
    number,
    number,
  ]
  const around = 360 * stepsPerDegree
  const kept: Point[] = []
  // The point that waits for its next, the sides of the box that it is beyond, and those that all are beyond since the last kept one.
  let [x, y, beyond, shared] = [0, 0, 0, 0]
  let isFirst = true
  const keep = () => kept.push([x / stepsPerDegree, y / stepsPerDegree])
  for (const line of land.lines) {
    const steps = lines[line < 0 ? ~line : line] ?? new Int32Array()
    // A line that is walked from its end is named by its number's complement. The last point is the first of the next line.
    for (let at = 0; at < steps.length - 2; at += 2) {
      const index = line < 0 ? steps.length - 2 - at : at
      let nextX = steps[index] ?? 0
      const nextY = steps[index + 1] ?? 0
      if (!isFirst) nextX += Math.round((x - nextX) / around) * around
      const next =
        (nextX < west ? 1 : 0) | (nextX > east ? 2 : 0) | (nextY < south ? 4 : 0) | (nextY > north ? 8 : 0)
      if ((shared & beyond & next) !== 0) shared &= beyond
      else if (!isFirst) {
        keep()
        shared = beyond
      }
      ;[x, y, beyond] = [nextX, nextY, next]
      isFirst = false
    }
  }
  if (!isFirst) keep()
  return kept
}

/** Lines that follow each other as one ring. */
export function joinLines(lines: readonly (readonly Point[])[]): Point[] {
  let before: number | undefined
  return lines
    .flatMap((line) => line.slice(0, -1))
    .map(([x, y]): Point => {
      const turns = before === undefined ? 0 : Math.round((before - x) / 360)
      before = x + turns * 360
      return [before, y]
    })
}
