import fc from "fast-check"
import { expect, test } from "vitest"
import { clusterMarks, distance, leastGap, type PlacedMark } from "./cluster-marks.ts"

const mark: fc.Arbitrary<PlacedMark> = fc.record({
  at: fc.tuple(fc.integer({ min: 0, max: 440 }), fc.integer({ min: 0, max: 400 })),
  count: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 500 })),
  name: fc.constantFrom("Accra", "Kumasi", "Tamale", "Ho"),
  href: fc.constantFrom("/a", "/b"),
})
const marks = fc.array(mark, { maxLength: 150 })

test("clusters are at least 22 units apart and do not touch", () => {
  fc.assert(
    fc.property(marks, (given) => {
      const clusters = clusterMarks(given)
      for (const [index, one] of clusters.entries())
        for (const other of clusters.slice(index + 1))
          expect(distance(one.at, other.at)).toBeGreaterThanOrEqual(
            Math.max(leastGap, one.radius + other.radius),
          )
    }),
  )
})

test("every mark is in one cluster, and counts add up", () => {
  fc.assert(
    fc.property(marks, (given) => {
      const clusters = clusterMarks(given)
      expect(clusters.reduce((sum, { marks }) => sum + marks.length, 0)).toBe(given.length)
      for (const { count, marks } of clusters)
        expect(count).toBe(marks.reduce((sum, mark) => sum + mark.count, 0))
    }),
  )
})

test("the order of the marks does not matter, and the largest cluster comes first", () => {
  fc.assert(
    fc.property(
      marks.chain((given) =>
        fc.tuple(
          fc.constant(given),
          fc.shuffledSubarray(given, { minLength: given.length, maxLength: given.length }),
        ),
      ),
      ([given, shuffled]) => {
        const clusters = clusterMarks(given)
        expect(clusterMarks(shuffled)).toEqual(clusters)
        const counts = clusters.map(({ count }) => count)
        expect(counts).toEqual(counts.toSorted((a, b) => b - a))
      },
    ),
  )
})

test("a cluster is at the position of its largest place, and a single listing is small", () => {
  const accra = { at: [100, 100], count: 40, name: "Accra", href: "/accra" } as const
  const tema = { at: [110, 98], count: 9, name: "Tema", href: "/tema" } as const
  const alone = { at: [300, 300], count: 1, name: "Mama Put", href: "/mama-put" } as const
  const clusters = clusterMarks([tema, alone, accra])
  expect(clusters.map(({ at, count, marks }) => [at, count, marks.map(({ name }) => name)])).toEqual([
    [[100, 100], 49, ["Accra", "Tema"]],
    [[300, 300], 1, ["Mama Put"]],
  ])
  expect(clusters.map(({ radius }) => radius)).toEqual([17.5, 5])
})
