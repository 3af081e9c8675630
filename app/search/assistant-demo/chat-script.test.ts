import { expect, test } from "vitest"
import { Player } from "#app/lib/playback/player.ts"
import { FakeClock } from "#test/fake-clock.ts"
import { type ChatState, chatScript } from "./chat-script.ts"

test("seven messages are typed and shown on schedule, then all hide and the script restarts", () => {
  const clock = new FakeClock()
  const seen: [ms: number, state: ChatState][] = []
  const script = chatScript(["bot", "user", "bot", "user", "bot", "user", "bot"])
  const player = new Player(script, clock, (state) => seen.push([clock.now(), state]))
  expect(script.first).toEqual({ shown: 0, typing: true })
  player.play()
  clock.pass(25_000)
  expect(seen.slice(0, 15)).toEqual([
    [1500, { shown: 1, typing: false }],
    [2500, { shown: 1, typing: true }],
    [3300, { shown: 2, typing: false }],
    [4300, { shown: 2, typing: true }],
    [5800, { shown: 3, typing: false }],
    [6800, { shown: 3, typing: true }],
    [7600, { shown: 4, typing: false }],
    [8600, { shown: 4, typing: true }],
    [10_100, { shown: 5, typing: false }],
    [11_100, { shown: 5, typing: true }],
    [11_900, { shown: 6, typing: false }],
    [12_900, { shown: 6, typing: true }],
    [14_400, { shown: 7, typing: false }],
    [19_400, { shown: 0, typing: true }],
    [20_900, { shown: 1, typing: false }],
  ])
})
