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

/** A ring of land in Mercator degrees, as a list of arcs, which neighboring countries share. */
export type Land = { code: string | undefined; arcs: readonly number[]; box: Box }

/** @property importance of each point of a line, in square degrees of the projection */
export type Atlas = { land: Land[]; lines: { points: Point[]; importance: number[] }[] }

/** The outlines of all countries at 1:10 million (Natural Earth, public domain; de facto borders). */
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

/** Antarctica surrounds the pole, which the projection cannot show. */
function isWanted({ id }: { id?: string | number }): boolean {
  return countryOfNumber.get(String(id)) !== "AQ"
}

/** A ring, reduced to the points with at least this importance. */
export function ringOf({ arcs }: Land, { lines }: Atlas, least: number): Point[] {
  return joinLines(
    arcs.map((arc) => {
      const line = lines[arc < 0 ? ~arc : arc]
      return directed(arc, line?.points.filter((_, at) => (line.importance[at] ?? 0) >= least) ?? [])
    }),
  )
}

/** Arcs are numbered; an arc in reverse direction has the bitwise complement of its number (TopoJSON). */
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

/** Geographic corners as a box of the projection. */
export function projected([west, south, east, north]: Corners): Box {
  const [, bottom] = toMercator({ longitude: west, latitude: south })
  const [, top] = toMercator({ longitude: east, latitude: north })
  return [west, bottom, east, top]
}

function isWithin(box: Box, corners: Corners): boolean {
  const [west, south, east, north] = projected(corners)
  return box[0] >= west && box[1] >= south && box[2] <= east && box[3] <= north
}
