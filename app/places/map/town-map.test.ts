import { expect, test } from "vitest"
import { toMercator } from "./mercator.ts"
import { townMap } from "./town-map.server.ts"

const lagos = { latitude: 6.4541, longitude: 3.3947 }

function shareOf(box: readonly number[]): number {
  const [west = 0, south = 0, east = 0, north = 0] = box
  return (north - south) / (east - west)
}

test("a town without listings is shown in its region, with coasts and borders", async () => {
  const map = await townMap("NG", lagos, [lagos])
  const [west, south, east, north] = map?.box ?? [0, 0, 0, 0]
  expect(east - west).toBeCloseTo(6, 5)
  const [x, y] = toMercator(lagos)
  expect([(west + east) / 2, (south + north) / 2]).toEqual([expect.closeTo(x, 5), expect.closeTo(y, 5)])
})

test("a town with listings is shown with about 18 km around it", async () => {
  const yaba = { latitude: 6.5095, longitude: 3.3711 }
  const [west, , east] = (await townMap("NG", lagos, [lagos, yaba]))?.box ?? [0, 0, 0, 0]
  expect(east - west).toBeCloseTo(0.16, 5)
})

test("the map includes the listings up to 65 km away, and is never a narrow strip", async () => {
  const ikorodu = { latitude: 6.6194, longitude: 3.5105 }
  const abuja = { latitude: 9.0574, longitude: 7.4898 }
  const [west, south, east, north] = (await townMap("NG", lagos, [ikorodu, abuja]))?.box ?? [0, 0, 0, 0]
  const [x, y] = toMercator(ikorodu)
  expect(x > west && x < east && y > south && y < north).toBe(true)
  expect(east - west).toBeLessThan(0.4)
  const strip = await townMap("NG", lagos, [{ latitude: 6.95, longitude: 3.3947 }])
  expect(shareOf(strip?.box ?? [])).toBeCloseTo(0.9, 5)
})

test("a town at a border shows the neighboring land; without land data there is no map", async () => {
  const aflao = await townMap("GH", { latitude: 6.1184, longitude: 1.1938 }, [])
  if (aflao?.outline.kind !== "paths") throw new Error("A town's land is in its page")
  expect(aflao.outline.around).not.toBe("")
  expect(await townMap("VA", { latitude: 41.9024, longitude: 12.4533 }, [])).toBeUndefined()
  expect(await townMap("GH", { latitude: 0, longitude: 0 }, [])).toBeUndefined()
})

test("land continues across the date line", async () => {
  const map = await townMap("FJ", { latitude: -16.8, longitude: 179.99 }, [])
  if (map?.outline.kind !== "paths") throw new Error("A town's land is in its page")
  const ends = [...map.outline.land.matchAll(/M(-?\d+)/g)].map(([, x]) => Number(x))
  expect(Math.max(...ends.map(Math.abs))).toBeLessThan(500)
})
