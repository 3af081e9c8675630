import type { Machine } from "#app/lib/playback/player.ts"

/** Which label the button bears, counted from 0; or that the payment went through. */
export type CheckoutState = { step: number } | "paid"

/** Milliseconds (docs/rulings.md, Demos). */
const stepMs = 2000
const paidMs = 4000

/** @param steps how many labels the button goes through */
export function checkoutScript(steps: number): Machine<CheckoutState> {
  const first: CheckoutState = { step: 0 }
  return {
    first,
    waitMs: (state) => (state === "paid" ? paidMs : stepMs),
    next(state) {
      if (state === "paid") return first
      return state.step + 1 < steps ? { step: state.step + 1 } : "paid"
    },
  }
}
