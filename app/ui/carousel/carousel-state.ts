import type { Machine } from "#app/lib/playback/player.ts"

/** Duration of a change in ms; clicks during it are ignored (docs/rulings.md, Home). */
const lockMs = 500

export type CarouselState = { index: number; lockedUntil: number }

/**
 * Goes to a slide, wrapping around at both ends.
 *
 * @param target counted from 0; may be -1 or `slides`
 * @param now milliseconds of the clock that set `lockedUntil`
 * @returns the same state while it is locked or already at the target
 */
export function goToSlide(state: CarouselState, target: number, slides: number, now: number): CarouselState {
  const index = (target + slides) % slides
  if (now < state.lockedUntil || index === state.index) return state
  return { index, lockedUntil: now + lockMs }
}

/** A slideshow: each slide for `everyMs`, then the next. */
export function slideshow(slides: number, everyMs: number): Machine<number> {
  return { first: 0, waitMs: () => everyMs, next: (index) => (index + 1) % slides }
}
