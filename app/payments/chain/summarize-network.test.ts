import { describe, expect, test } from "vitest"
import { summaryOf } from "./summarize-network.ts"

const newest = (heardAt: string) => {
  const at = new Date(heardAt)
  return { height: 7, heardAt: at, blockAt: at, ageSeconds: 4 }
}
const at = (state: "moving" | "slow" | "standing" | "lost", heardAt: string) =>
  summaryOf({ network: "l2", state, newest: newest(heardAt) })

describe("the network summary of other pages", () => {
  test("stays the same for an hour, though every round reports a newer block and some are late", () => {
    const first = at("moving", "2026-11-23T14:00:00Z")
    expect(first).toEqual({ network: "l2", state: "coming", at: new Date("2026-11-23T14:00:00Z") })
    expect(at("moving", "2026-11-23T14:59:59Z")).toEqual(first)
    expect(at("slow", "2026-11-23T14:30:10Z")).toEqual(first)
    expect(at("moving", "2026-11-23T15:00:00Z")).not.toEqual(first)
  })

  test("changes at once when the chain stops or is lost, with the time of the last block", () => {
    expect(at("standing", "2026-11-23T14:30:00Z").state).toBe("standing")
    expect(at("lost", "2026-11-23T14:30:10Z")).toEqual({
      network: "l2",
      state: "lost",
      at: new Date("2026-11-23T14:30:10Z"),
    })
  })

  test("claims nothing without an answer", () => {
    for (const [state, said] of [
      ["unset", "unknown"],
      ["not-asked", "unknown"],
      ["silent", "silent"],
    ] as const)
      expect(summaryOf({ network: "l1", state, newest: null })).toEqual({
        network: "l1",
        state: said,
        at: null,
      })
  })
})
