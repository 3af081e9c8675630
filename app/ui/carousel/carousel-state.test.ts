import { expect, test } from "vitest"
import { Player } from "#app/lib/playback/player.ts"
import { FakeClock } from "#test/fake-clock.ts"
import { type CarouselState, goToSlide, slideshow } from "./carousel-state.ts"

const at = (index: number): CarouselState => ({ index, lockedUntil: 0 })

test("next and previous wrap around", () => {
  const visited = [0, 1, 2].map((index) => goToSlide(at(index), index + 1, 3, 1000).index)
  expect(visited).toEqual([1, 2, 0])
  const back = [0, 2, 1].map((index) => goToSlide(at(index), index - 1, 3, 1000).index)
  expect(back).toEqual([2, 1, 0])
})

test("a click within 500 ms of a change is ignored", () => {
  const changed = goToSlide(at(0), 1, 3, 1000)
  expect(changed).toEqual({ index: 1, lockedUntil: 1500 })
  expect(goToSlide(changed, 2, 3, 1499)).toBe(changed)
  expect(goToSlide(changed, 2, 3, 1500)).toEqual({ index: 2, lockedUntil: 2000 })
})

test("going to the current slide changes and locks nothing", () => {
  const state = at(1)
  expect(goToSlide(state, 1, 3, 1000)).toBe(state)
})

test("a slideshow advances every 8000 ms", () => {
  const clock = new FakeClock()
  const seen: [ms: number, index: number][] = []
  new Player(slideshow(3, 8000), clock, (index) => seen.push([clock.now(), index])).play()
  clock.pass(25_000)
  expect(seen).toEqual([
    [8000, 1],
    [16_000, 2],
    [24_000, 0],
  ])
})
