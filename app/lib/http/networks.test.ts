import { describe, expect, test } from "vitest"
import { createVisitorPlaces, networksAround, widestNetwork } from "./networks.ts"

const names = (limitGroup: string) => networksAround(limitGroup).map(({ name }) => name)

test.each([
  ["203.0.113.7", ["203.0.113.7", "203.0.113.0/24"]],
  ["2001:db8:1:2fe::/64", ["2001:db8:1:2fe::/64", "2001:db8:1:200::/56", "2001:db8:1::/48"]],
  ["2001:db8:0:7::/64", ["2001:db8:0:7::/64", "2001:db8:0:0::/56", "2001:db8:0::/48"]],
  ["social-image", ["social-image"]],
])("the networks around %s are %j", (limitGroup, around) => {
  expect(names(limitGroup)).toEqual(around)
  expect(widestNetwork(limitGroup)).toBe(around.at(-1))
})

test("a wider network has more shares than a narrower one, and the widest has three", () => {
  for (const limitGroup of ["203.0.113.7", "2001:db8:1:2::/64"]) {
    const shares = networksAround(limitGroup).map((network) => network.shares)
    expect([shares[0], shares.at(-1)]).toEqual([1, 3])
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  }
})

describe("slots of visitors", () => {
  const takeAll = (places: ReturnType<typeof createVisitorPlaces>, limitGroups: string[]) =>
    limitGroups.map(places).filter((leave) => leave !== undefined)
  const subnets = (count: number, step: number) =>
    Array.from({ length: count }, (_, one) => `2001:db8:1:${(one * step).toString(16)}::/64`)

  test("a /56 has twice the slots of one address and a /48 three times", () => {
    expect(takeAll(createVisitorPlaces(4), Array(20).fill("2001:db8:1:2::/64"))).toHaveLength(4)
    expect(takeAll(createVisitorPlaces(4), subnets(20, 1))).toHaveLength(8)
    expect(takeAll(createVisitorPlaces(4), subnets(20, 0x100))).toHaveLength(12)
  })

  test("a slot is released once, for the address and all networks around it", () => {
    const places = createVisitorPlaces(1)
    const [leave, second] = [places("203.0.113.1"), places("203.0.113.2")]
    expect(places("203.0.113.1")).toBeUndefined()
    leave?.()
    leave?.()
    second?.()
    expect(takeAll(places, ["203.0.113.3", "203.0.113.4", "203.0.113.5", "203.0.113.6"])).toHaveLength(3)
  })
})
