import type { Point } from "#app/places/map/mercator.ts"

/**
 * The importance of each point of a line (Visvalingam and Whyatt): the area of the triangle with its neighbors at the moment when
 * it is the least important remaining point. The ends have infinite importance, so that connected lines stay connected.
 */
export function importanceOf(line: readonly Point[]): number[] {
  const importance = line.map(() => Number.POSITIVE_INFINITY)
  const before = line.map((_, at) => at - 1)
  const after = line.map((_, at) => at + 1)
  const areaAt = (at: number) => triangle(line[before[at] ?? 0], line[at], line[after[at] ?? 0])
  const areas = line.map((_, at) => (at > 0 && at < line.length - 1 ? areaAt(at) : Number.POSITIVE_INFINITY))
  const heap = new Heap(areas)
  for (let at = 1; at < line.length - 1; at++) heap.push(at)
  let least = 0
  for (let at = heap.pop(); at !== undefined; at = heap.pop()) {
    least = Math.max(least, areas[at] ?? 0)
    importance[at] = least
    const [left = 0, right = 0] = [before[at], after[at]]
    after[left] = right
    before[right] = left
    for (const neighbour of [left, right]) {
      if (neighbour <= 0 || neighbour >= line.length - 1) continue
      areas[neighbour] = areaAt(neighbour)
      heap.moved(neighbour)
    }
  }
  return importance
}

function triangle(a: Point | undefined, b: Point | undefined, c: Point | undefined): number {
  if (!a || !b || !c) return Number.POSITIVE_INFINITY
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
}

/** A heap with the smallest weight first; a weight may change while its entry is queued. */
class Heap {
  readonly #weights: readonly number[]
  readonly #entries: number[] = []
  readonly #places = new Map<number, number>()

  constructor(weights: readonly number[]) {
    this.#weights = weights
  }

  push(entry: number): void {
    this.#put(this.#entries.length, entry)
    this.#rise(this.#entries.length - 1)
  }

  pop(): number | undefined {
    const [first] = this.#entries
    const last = this.#entries.pop()
    if (first === undefined || last === undefined) return undefined
    this.#places.delete(first)
    if (first !== last) {
      this.#put(0, last)
      this.#sink(0)
    }
    return first
  }

  moved(entry: number): void {
    const place = this.#places.get(entry)
    if (place === undefined) return
    this.#rise(place)
    this.#sink(this.#places.get(entry) ?? place)
  }

  #weightAt(place: number): number {
    return this.#weights[this.#entries[place] ?? -1] ?? Number.POSITIVE_INFINITY
  }

  #put(place: number, entry: number): void {
    this.#entries[place] = entry
    this.#places.set(entry, place)
  }

  #swap(one: number, other: number): void {
    const [a = 0, b = 0] = [this.#entries[one], this.#entries[other]]
    this.#put(one, b)
    this.#put(other, a)
  }

  #rise(place: number): void {
    for (let at = place; at > 0; ) {
      const above = (at - 1) >> 1
      if (this.#weightAt(above) <= this.#weightAt(at)) return
      this.#swap(at, above)
      at = above
    }
  }

  #sink(place: number): void {
    for (let at = place; ; ) {
      const left = 2 * at + 1
      const smaller = this.#weightAt(left + 1) < this.#weightAt(left) ? left + 1 : left
      if (smaller >= this.#entries.length || this.#weightAt(at) <= this.#weightAt(smaller)) return
      this.#swap(at, smaller)
      at = smaller
    }
  }
}
