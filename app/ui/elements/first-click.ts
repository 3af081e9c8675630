import type { MouseEvent } from "react"

/**
 * Ignores the second click of a double click: after the first, another item's button may be at the same position. A person who
 * clicks on purpose waits until they see it.
 */
export function firstClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}
