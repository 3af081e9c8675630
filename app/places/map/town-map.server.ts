import type { Country } from "../countries/countries.ts"
import type { Position } from "../position.ts"
import { type Land, type LandLines, readLand, ringNear } from "./land-file.server.ts"
import { type Box, type Point, toMercator } from "./mercator.ts"
import { type PlaceMapOutline, pictureWidth } from "./outline.ts"
import { clipRing, pathOf } from "./rings.ts"

/**
 * In Mercator degrees: listings farther from the center of the town (65
 * km at the equator) are outside of its map; and the minimum width.
 */
const [farthest, narrowest] = [0.6, 0.16]
/** Width of the map of a town without listings. It must show coasts or borders: the town's own land is a plain area. */
const aroundAlone = 6
/** Minimum and maximum ratio of height to width, and the margin around the outermost marks. */
const [flattest, steepest] = [0.6, 0.9]
const roomy = 1.2

/** The map of a town: the land around its center and the nearby positions. Undefined if the data contain no land. */
export async function townMap(
  country: Country,
  middle: Position,
  positions: readonly Position[],
): Promise<PlaceMapOutline | undefined> {
  const box = boxAround(toMercator(middle), positions.map(toMercator))
  const all = await readLand()
  const [west, south, east, north] = box
  const scale = pictureWidth / (east - west)
  // A margin, so that the edges of the cut are not visible.
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
    // Land across the date line is drawn on both sides.
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
