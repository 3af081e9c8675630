import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { assessNetwork, type EndpointAnswer } from "./assess-network.ts"

const now = new Date("2026-11-23T12:00:00Z")
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)

/** An endpoint that was polled 10 s ago and reported a block that was 4 s old. */
const heard = (height: number, { age = 4, ago = 10 } = {}): EndpointAnswer => ({
  askedAt: secondsAgo(ago),
  problem: null,
  heardAt: secondsAgo(ago),
  height,
  blockAt: secondsAgo(ago + age),
})
const fresh: EndpointAnswer = { askedAt: null, problem: null, heardAt: null, height: null, blockAt: null }
const failed: EndpointAnswer = { ...fresh, askedAt: secondsAgo(10), problem: "silent" }

const standings = (endpoints: EndpointAnswer[]) =>
  assessNetwork("l2", endpoints, now).standings.map(({ standing }) => standing)

describe("a network without a current answer", () => {
  test.each([
    ["without an endpoint there is nobody to ask", [], "unset"],
    ["an endpoint that was just set was not asked yet", [fresh], "not-asked"],
    ["one that was asked in vain was never heard", [failed, fresh], "silent"],
    ["an answer of three minutes ago does not count any more", [heard(7, { ago: 180 })], "lost"],
    ["nor does one before the endpoint failed", [{ ...heard(7), problem: "reset" }], "lost"],
  ] as const)("%s", (_, endpoints, state) => {
    expect(assessNetwork("l2", endpoints, now).state).toBe(state)
  })

  test("keeps the last block reported, with its time", () => {
    const { newest } = assessNetwork("l2", [heard(9, { ago: 400 }), heard(7, { ago: 300 }), failed], now)
    expect(newest).toMatchObject({ height: 7, heardAt: secondsAgo(300), ageSeconds: 4 })
    expect(assessNetwork("l2", [failed, fresh], now).newest).toBeNull()
  })
})

describe("the state of a chain", () => {
  test.each([
    ["l2", 20, "moving"],
    ["l2", 21, "slow"],
    ["l2", 61, "standing"],
    ["l1", 300, "moving"],
    ["l1", 301, "slow"],
    ["l1", 901, "standing"],
  ] as const)("on %s, a newest block of %i seconds: %s", (network, age, state) => {
    expect(assessNetwork(network, [heard(7, { age })], now).state).toBe(state)
  })

  test("follows the newest block among the endpoints close to it", () => {
    expect(assessNetwork("l2", [heard(98, { age: 70 }), heard(100), failed], now)).toMatchObject({
      state: "moving",
      newest: { height: 100, ageSeconds: 4 },
    })
  })

  test("reports no negative age if the clock of the chain is ahead", () => {
    expect(assessNetwork("l2", [heard(7, { age: -20 })], now).newest?.ageSeconds).toBe(0)
  })
})

describe("each endpoint compared with the others", () => {
  test("is current, behind, failed, stale or not asked, independently", () => {
    const all = [heard(100), heard(98), heard(97), failed, heard(100, { ago: 500 }), fresh]
    expect(standings(all)).toEqual(["current", "current", "current", "problem", "stale", "not-asked"])
    expect(standings([heard(100), heard(97)])).toEqual(["current", "behind"])
  })

  test("an endpoint that invents a height is ahead, and the others are not behind", () => {
    expect(standings([heard(100), heard(5_000_000), heard(101)])).toEqual(["current", "ahead", "current"])
  })

  test("one false height beside at least two true ones never changes the height", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 1e9 }),
        fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 2, maxLength: 4 }),
        fc.integer({ min: 0, max: 2 ** 52 }),
        (height, late, lie) => {
          const honest = late.map((blocks) => heard(height - blocks))
          const told = assessNetwork("l2", [...honest, heard(lie)], now).newest?.height ?? 0
          expect(Math.abs(told - height)).toBeLessThanOrEqual(4)
        },
      ),
    )
  })
})
