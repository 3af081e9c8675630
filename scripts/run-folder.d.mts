/** What the test of run-folder.mjs, which is TypeScript, uses of it. */
export function makeRunFolder(pid: number): string
export function removeLeftovers(base: string): void
