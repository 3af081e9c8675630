import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { feature } from "topojson-client"
import { joinLines } from "#app/places/map/land-file.server.ts"
import { type Box, type Point, toMercator } from "#app/places/map/mercator.ts"
import { countryOfNumber } from "./country-codes.ts"
import { type Corners, cutOut } from "./focus.ts"
import { importanceOf } from "./simplify.ts"

const require = createRequire(import.meta.url)

type Topology = Parameters<typeof feature>[0]

/** A ring of land in Mercator's degrees, as the lines that it is made of: neighbours share them. */
export type Land = { code: string | undefined; arcs: readonly number[]; box: Box }

/** @property importance of each point of a line, in square degrees of the projection */
export type Atlas = { land: Land[]; lines: { points: Point[]; importance: number[] }[] }

/** The outlines of all countries at 1:10 million (Natural Earth, public domain; borders as they are kept, not as they are claimed). */
export function readAtlas(): Atlas {
  const file = require.resolve("world-atlas/countries-10m.json")
  const topology: Topology = JSON.parse(readFileSync(file, "utf8"))
  const lines = topology.arcs.map((_, at) => {
    const shape = feature(topology, { type: "LineString", arcs: [at] })
    if (shape.geometry.type !== "LineString") throw new Error("A line of the outlines is none")
    const points = shape.geometry.coordinates.map(([longitude = 0, latitude = 0]) =>
      toMercator({ longitude, latitude }),
    )
    return { points, importance: importanceOf(joinLines([[...points, [0, 0]]])) }
  })
  const countries = topology.objects.countries
  if (countries?.type !== "GeometryCollection") throw new Error("The outlines have no countries")
  const land = countries.geometries.filter(isWanted).flatMap((shape) => {
    const { name = "" } = (shape.properties ?? {}) as { name?: string }
    const polygons = shape.type === "Polygon" ? [shape.arcs] : shape.type === "MultiPolygon" ? shape.arcs : []
    return polygons.flat().map((arcs) => {
      const box = boxOf(
        joinLines(arcs.map((arc) => directed(arc, lines[arc < 0 ? ~arc : arc]?.points ?? []))),
      )
      const part = cutOut.find(({ from, within }) => from === name && isWithin(box, within))
      return { code: part?.code ?? countryOfNumber.get(String(shape.id)), arcs, box }
    })
  })
  return { land, lines }
}

/** Antarctica goes around the pole, which the projection has not. */
function isWanted({ id }: { id?: string | number }): boolean {
  return countryOfNumber.get(String(id)) !== "AQ"
}

/** A ring with the points that matter at least so much. */
export function keyringOf({ arcs }: Land, { lines }: Atlas, least: number): Point[] {
  return joinLines(
    arcs.map((arc) => {
      const line = lines[arc < 0 ? ~arc : arc]
      return directed(arc, line?.points.filter((_, at) => (line.importance[at] ?? 0) >= least) ?? [])
    }),
  )
}

/** The lines of a ring are numbered; one that is walked from its end has its number's complement. */
function directed(arc: number, points: Point[]): Point[] {
  return arc < 0 ? points.toReversed() : points
}

export function boxOf(points: readonly Point[]): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    west = Math.min(west, x)
    south = Math.min(south, y)
    east = Math.max(east, x)
    north = Math.max(north, y)
  }
  return [west, south, east, north]
}

/** Corners on the ground as a box of the projection. */
export function projected([west, south, east, north]: Corners): Box {
  const [, bottom] = toMercator({ longitude: west, latitude: south })
  const [, top] = toMercator({ longitude: east, latitude: north })
  return [west, bottom, east, top]
}

function isWithin(box: Box, corners: Corners): boolean {
  const [west, south, east, north] = projected(corners)
  return box[0] >= west && box[1] >= south && box[2] <= east && box[3] <= north
}
