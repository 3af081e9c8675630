import { expect, test } from "vitest"
import { Player } from "#app/lib/playback/player.ts"
import { FakeClock } from "#test/fake-clock.ts"
import { type CheckoutState, checkoutScript } from "./checkout-script.ts"

test("six labels of two seconds each, four seconds of success, and a restart", () => {
  const clock = new FakeClock()
  const seen: [ms: number, state: CheckoutState][] = []
  const player = new Player(checkoutScript(6), clock, (state) => seen.push([clock.now(), state]))
  player.play()
  clock.pass(18_000)
  expect(seen).toEqual([
    [2000, { step: 1 }],
    [4000, { step: 2 }],
    [6000, { step: 3 }],
    [8000, { step: 4 }],
    [10_000, { step: 5 }],
    [12_000, "paid"],
    [16_000, { step: 0 }],
    [18_000, { step: 1 }],
  ])
})
