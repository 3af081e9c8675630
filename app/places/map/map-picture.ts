import type { Position } from "../position.ts"
import { type Cluster, clusterMarks, distance, type MapMark, type PlacedMark } from "./cluster-marks.ts"
import { type Box, latitudeAt, type Point, tenths, toMercator } from "./mercator.ts"
import { type PlaceMapOutline, pictureWidth } from "./outline.ts"

export type Label = { text: string; at: Point; anchor: "start" | "middle" | "end" }

export type ScaleBar = { at: Point; length: number; kilometres: number }

/**
 * A circle with its label: the name of its largest place, of its only listing, or for several listings of the landmark it covers.
 *
 * @property isPlace whether it links to its first mark
 */
type NamedCluster = Cluster & { name: string | undefined; isPlace: boolean }

export type MapPicture = {
  height: number
  clusters: NamedCluster[]
  /** Places shown for orientation. */
  landmarks: (PlacedMark & { label: Label })[]
  labels: Label[]
  scale: ScaleBar | undefined
  /** Number of listings outside of the picture. */
  outside: number
}

/** Letters are 10 px high on a phone 360 px wide; `map.css` makes them smaller on wider screens. */
const letterHeight = 14
const letterWidth = 8.6
const longestLabel = 22
/** More labels would be a list, and there is one beside the map. */
const mostLabels = 14
export const landmarkRadius = 2.5
/**
 * Minimum distance of a label from other circles; larger for diagonal positions, so that it is clear which circle it belongs to.
 */
const [besideOthers, aslantOfOthers] = [2, 7]

type Circle = Pick<Cluster, "at" | "radius">
type Area = { left: number; top: number; right: number; bottom: number }
type Fits = (area: Area, room: number, own?: Circle) => boolean

/** Computes the layout: first the marks, then the scale bar, then as many labels as fit. */
export function mapPicture({ box }: PlaceMapOutline, marks: readonly MapMark[]): MapPicture {
  const height = Math.round((pictureWidth * (box[3] - box[1])) / (box[2] - box[0]))
  const placed = marks.map(({ count, name, href, ...position }) => ({
    count,
    name,
    href,
    at: place(position, box),
  }))
  const inside = placed.filter(({ at: [x, y] }) => x >= 0 && x <= pictureWidth && y >= 0 && y <= height)
  const waymarks = inside.filter(({ count }) => count === 0)
  const clusters = clusterMarks(inside.filter(({ count }) => count > 0)).map((cluster) =>
    named(cluster, waymarks),
  )

  const circles: Circle[] = [...clusters]
  const areas: Area[] = []
  const fits: Fits = (area, room, own) =>
    Math.min(area.left, area.top) >= 2 &&
    area.right <= pictureWidth - 2 &&
    area.bottom <= height - 2 &&
    !areas.some((other) => overlaps(area, other)) &&
    !circles.some((circle) => circle !== own && farFrom(area, circle.at) < circle.radius + room)

  const scale = scaleBar(box, height, fits)
  if (scale) areas.push(barArea(scale))
  const labels: Label[] = []
  for (const cluster of clusters) {
    const label = labels.length < mostLabels && labelBeside(cluster.name, cluster, fits)
    if (!label) continue
    labels.push(label)
    areas.push(areaOf(label))
  }
  const landmarks = waymarks.flatMap((mark) => {
    const circle = { at: mark.at, radius: landmarkRadius }
    const isFree = fits(around(circle), 6)
    const label = isFree && labelBeside(mark.name, circle, fits)
    // A landmark without a label is useless.
    if (!label) return []
    circles.push(circle)
    areas.push(areaOf(label))
    return { ...mark, label }
  })
  const drawn = clusters.reduce((sum, { count }) => sum + count, 0)
  const outside = marks.reduce((sum, { count }) => sum + count, 0) - drawn
  return { height, clusters, landmarks, labels, scale, outside }
}

function named(cluster: Cluster, waymarks: readonly PlacedMark[]): NamedCluster {
  const [first, ...others] = cluster.marks
  if (first && (first.count > 1 || others.length === 0))
    return { ...cluster, name: first.name, isPlace: true }
  const covered = waymarks.find(({ at }) => distance(at, cluster.at) <= cluster.radius)
  return { ...cluster, name: covered?.name, isPlace: false }
}

/** Picture coordinates of a position. */
function place(position: Position, [west, , east, north]: Box): Point {
  const [x, y] = toMercator(position)
  const unit = (east - west) / pictureWidth
  // Longitudes continue beyond 180 east of the date line.
  const right = x < west && x + 360 <= east ? x + 360 : x
  return [tenths((right - west) / unit), tenths((north - y) / unit)]
}

function labelBeside(name: string | undefined, circle: Circle, fits: Fits): Label | undefined {
  if (!name) return undefined
  const { at, radius } = circle
  const letters = [...name]
  const text =
    letters.length > longestLabel
      ? `${letters
          .slice(0, longestLabel - 1)
          .join("")
          .trimEnd()}…`
      : name
  const [beside, level, above, below, aslant] = [
    radius + 4,
    5,
    -radius - 5,
    radius + letterHeight,
    radius * 0.7,
  ]
  const candidates: [right: number, down: number, anchor: Label["anchor"], room: number][] = [
    [beside, level, "start", besideOthers],
    [-beside, level, "end", besideOthers],
    [0, below, "middle", besideOthers],
    [0, above, "middle", besideOthers],
    [aslant, below, "start", aslantOfOthers],
    [aslant, above, "start", aslantOfOthers],
    [-aslant, below, "end", aslantOfOthers],
    [-aslant, above, "end", aslantOfOthers],
  ]
  for (const [right, down, anchor, room] of candidates) {
    const label = { text, at: [tenths(at[0] + right), tenths(at[1] + down)] as const, anchor }
    if (fits(areaOf(label), room, circle)) return label
  }
  return undefined
}

/** The area of a label, estimated generously: the font depends on the reader. */
export function areaOf({ text, at: [x, y], anchor }: Label): Area {
  const width = [...text].length * letterWidth
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2
  return { left, top: y - letterHeight + 2, right: left + width, bottom: y + 4 }
}

function around({ at: [x, y], radius }: Circle): Area {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }
}

/** Distance from a point to an area. */
function farFrom({ left, top, right, bottom }: Area, [x, y]: Point): number {
  return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0))
}

function overlaps(a: Area, b: Area): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

const roundLengths = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
const longestBar = 110
/** The projection stretches with latitude. A scale bar with a larger error is omitted. */
const mostStretched = 1.15

/** A scale bar of a round length in a free corner; undefined if the picture spans too many latitudes for one scale. */
function scaleBar([west, south, east, north]: Box, height: number, fits: Fits): ScaleBar | undefined {
  const shrunk = (y: number) => Math.cos((latitudeAt(y) * Math.PI) / 180)
  const ends = [shrunk(south), shrunk(north), shrunk((south + north) / 2)]
  if (Math.max(...ends) / Math.min(...ends) > mostStretched) return undefined
  const perUnit = (((east - west) / pictureWidth) * 40_075 * shrunk((south + north) / 2)) / 360
  const kilometres = roundLengths.findLast((length) => length / perUnit <= longestBar)
  if (!kilometres) return undefined
  const length = tenths(kilometres / perUnit)
  const [right, bottom] = [pictureWidth - 10 - length, height - 12]
  const corners: Point[] = [
    [10, bottom],
    [right, bottom],
    [10, 26],
    [right, 26],
  ]
  return corners.map((at) => ({ at, length, kilometres })).find((bar) => fits(barArea(bar), besideOthers))
}

function barArea({ at: [x, y], length }: ScaleBar): Area {
  return { left: x - 2, top: y - 18, right: x + Math.max(length, 60) + 2, bottom: y + 4 }
}
