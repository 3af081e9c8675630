/** What TypeScript uses of run-folder.mjs. */
export function makeRunFolder(pid: number): string
export function removeLeftovers(base: string): void
export function endRun(folder: string): void
