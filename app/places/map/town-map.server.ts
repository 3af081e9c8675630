import type { Country } from "../countries/countries.ts"
import type { Position } from "../position.ts"
import { type Land, type LandLines, readLand, ringNear } from "./land-file.server.ts"
import { type Box, type Point, toMercator } from "./mercator.ts"
import { type PlaceMapOutline, pictureWidth } from "./outline.ts"
import { clipRing, pathOf } from "./rings.ts"

/** In Mercator's degrees: what is farther from the town's middle (65 km at the equator) is beyond its map, and no map is narrower. */
const [farthest, narrowest] = [0.6, 0.16]
/** Of a town alone, within which nothing is known: where it lies, for its own land is a sheet without a line. */
const aroundAlone = 6
/** Of height to width, and the room around the outermost marks. */
const [flattest, steepest] = [0.6, 0.9]
const roomy = 1.2

/**
 * The map of a town: what of its country's land lies around it and around those of the positions that are near. Undefined where the
 * data have no land.
 */
export async function townMap(
  country: Country,
  middle: Position,
  positions: readonly Position[],
): Promise<PlaceMapOutline | undefined> {
  const box = boxAround(toMercator(middle), positions.map(toMercator))
  const all = await readLand()
  const [west, south, east, north] = box
  const scale = pictureWidth / (east - west)
  // The lines along the cut are not to be seen.
  const beyond = 3 / scale
  const cut: Box = [west - beyond, south - beyond, east + beyond, north + beyond]
  const path = (isWanted: (land: Land) => boolean) =>
    drawn(all, isWanted, cut, ([x, y]) => [(x - west) * scale, (north - y) * scale])
  const land = path((ring) => ring.country === country)
  if (!land) return undefined
  return { box, outline: { kind: "paths", land, around: path((ring) => ring.country !== country) } }
}

function drawn(
  all: LandLines,
  isWanted: (land: Land) => boolean,
  cut: Box,
  toUnits: (point: Point) => Point,
): string {
  const rings = all.lands.filter(isWanted).flatMap((land) =>
    // What crosses the date line is drawn on both sides of it.
    [-360, 0, 360].flatMap((shift) => {
      const [west, south, east, north] = land.box
      const here: Box = [cut[0] - shift, cut[1], cut[2] - shift, cut[3]]
      const isSeen = west < here[2] && east > here[0] && south < here[3] && north > here[1]
      if (!isSeen) return []
      return [clipRing(ringNear(land, all, here), here).map(([x, y]) => toUnits([x + shift, y]))]
    }),
  )
  return pathOf(rings)
}

function boxAround(middle: Point, points: readonly Point[]): Box {
  const near = points.filter(
    ([x, y]) => Math.max(Math.abs(x - middle[0]), Math.abs(y - middle[1])) <= farthest,
  )
  const [xs, ys] = [[middle, ...near].map(([x]) => x), [middle, ...near].map(([, y]) => y)]
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const isAlone = east === west && north === south
  let wide = isAlone ? aroundAlone : Math.max((east - west) * roomy, narrowest)
  let high = (north - south) * roomy
  wide = Math.max(wide, high / steepest)
  high = Math.max(high, wide * flattest)
  const [x, y] = [(west + east) / 2, (south + north) / 2]
  return [x - wide / 2, y - high / 2, x + wide / 2, y + high / 2]
}
