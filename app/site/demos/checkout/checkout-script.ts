import type { Machine } from "#app/lib/playback/player.ts"

/** Index of the button's label, or "paid" after the payment. */
export type CheckoutState = { step: number } | "paid"

/** Milliseconds (docs/rulings.md, Demos). */
const stepMs = 2000
const paidMs = 4000

/** @param steps number of labels */
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
