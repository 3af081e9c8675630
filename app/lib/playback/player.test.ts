import { beforeEach, describe, expect, test } from "vitest"
import { FakeClock } from "#test/fake-clock.ts"
import { Player } from "./player.ts"

const machine = {
  first: "a",
  waitMs: (state: string) => ({ a: 100, b: 50 })[state] ?? 0,
  next: (state: string) => (state === "a" ? "b" : "a"),
}

describe("a player", () => {
  let clock: FakeClock
  let shown: [ms: number, state: string][]
  let player: Player<string>
  beforeEach(() => {
    clock = new FakeClock()
    shown = []
    player = new Player(machine, clock, (state) => shown.push([clock.now(), state]))
  })

  test("it does nothing until it is started", () => {
    clock.pass(1000)
    expect(shown).toEqual([])
    expect(player.playing).toBe(false)
  })

  test("it shows each state in time, and continues", () => {
    player.play()
    clock.pass(300)
    expect(shown).toEqual([
      [100, "b"],
      [150, "a"],
      [250, "b"],
      [300, "a"],
    ])
  })

  test("it preserves the remaining time during a pause", () => {
    player.play()
    clock.pass(60)
    player.pause()
    clock.pass(5000)
    expect(shown).toEqual([])
    player.play()
    clock.pass(39)
    expect(shown).toEqual([])
    clock.pass(1)
    expect(shown).toEqual([[5100, "b"]])
  })

  test("it runs once if started twice", () => {
    player.play()
    player.play()
    clock.pass(150)
    expect(shown).toHaveLength(2)
    player.pause()
    player.pause()
    clock.pass(1000)
    expect(shown).toHaveLength(2)
  })

  test("a jump gives the state its full time, playing or not", () => {
    player.play()
    clock.pass(90)
    player.jump("a")
    clock.pass(99)
    expect(shown).toEqual([[90, "a"]])
    clock.pass(1)
    expect(shown.at(-1)).toEqual([190, "b"])
    player.pause()
    player.jump("a")
    clock.pass(1000)
    expect(shown).toHaveLength(3)
  })
})
