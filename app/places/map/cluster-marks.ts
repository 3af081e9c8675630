import { type Point, tenths } from "./mercator.ts"

/** A mark on a map: a place with its number of listings, or one listing. */
export type MapMark = {
  latitude: number
  longitude: number
  /** Number of listings; 1 is a single listing, 0 a small landmark for orientation. */
  count: number
  name: string
  href: string
}

/** A mark in picture units. */
export type PlacedMark = Pick<MapMark, "count" | "name" | "href"> & { at: Point }

/** Marks that would overlap, merged at the position of the first. */
export type Cluster = { at: Point; radius: number; count: number; marks: readonly PlacedMark[] }

/** Minimum distance between the centers of two clusters, in picture units. */
export const leastGap = 22

/** Tie-breakers make the order deterministic. */
function byWeight(a: PlacedMark, b: PlacedMark): number {
  return (
    b.count - a.count ||
    compare(a.name, b.name) ||
    compare(a.href, b.href) ||
    a.at[0] - b.at[0] ||
    a.at[1] - b.at[1]
  )
}

/**
 * Merges marks into circles that do not overlap: marks closer than `leastGap`, or whose circles would touch, become
 * one at the position of the largest. The result does not depend on the order of the marks. Largest cluster first.
 */
export function clusterMarks(marks: readonly PlacedMark[]): Cluster[] {
  let clusters: Cluster[] = []
  for (const mark of marks.toSorted(byWeight)) {
    const near = nearest(clusters, mark.at)
    if (near && collides(near, clusterOf([mark])))
      clusters[clusters.indexOf(near)] = clusterOf([...near.marks, mark])
    else clusters.push(clusterOf([mark]))
  }
  clusters = clusters.toSorted(bySize)
  // Merging enlarges a circle, which may then touch another.
  for (let pair = collision(clusters); pair; pair = collision(clusters)) {
    const [one, other] = pair
    const joined = clusterOf([...one.marks, ...other.marks])
    clusters = [...clusters.filter((cluster) => cluster !== one && cluster !== other), joined].toSorted(
      bySize,
    )
  }
  return clusters
}

function clusterOf(marks: PlacedMark[]): Cluster {
  const sorted = marks.toSorted(byWeight)
  const [first] = sorted
  const count = sorted.reduce((sum, mark) => sum + mark.count, 0)
  return { at: first?.at ?? [0, 0], radius: radiusOf(count), count, marks: sorted }
}

function radiusOf(count: number): number {
  return count === 1 ? 5 : Math.min(22, tenths(9.5 + 1.15 * Math.sqrt(count)))
}

function bySize(a: Cluster, b: Cluster): number {
  const [one, other] = [a.marks[0], b.marks[0]]
  return b.count - a.count || (one && other ? byWeight(one, other) : 0)
}

function collision(clusters: readonly Cluster[]): [Cluster, Cluster] | undefined {
  for (const [at, one] of clusters.entries()) {
    const other = clusters.slice(at + 1).find((candidate) => collides(one, candidate))
    if (other) return [one, other]
  }
  return undefined
}

function collides(one: Cluster, other: Cluster): boolean {
  return distance(one.at, other.at) < Math.max(leastGap, one.radius + other.radius + 1)
}

function nearest(clusters: readonly Cluster[], at: Point): Cluster | undefined {
  let [best, least] = [undefined as Cluster | undefined, Number.POSITIVE_INFINITY]
  for (const cluster of clusters) {
    const far = distance(cluster.at, at)
    if (far < least) [best, least] = [cluster, far]
  }
  return best
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
