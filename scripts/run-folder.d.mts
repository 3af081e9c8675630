/** Types of run-folder.mjs. */
export function makeRunFolder(): string
export function removeLeftovers(place: string): void
