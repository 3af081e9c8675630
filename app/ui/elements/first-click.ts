import type { MouseEvent } from "react"

/**
 * Lets the first click of a double click through alone: after it the same pixel may be a button of the next thing. A person
 * who presses on purpose waits for what it is about.
 */
export function firstClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}
