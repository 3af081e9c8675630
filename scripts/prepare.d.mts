/** What tests and benchmarks, which are TypeScript, use of prepare.mjs, which has to run before anything is installed. */
export const rootDir: string
export const pinnedNode: string
export const chromiumPath: string
export const anvilPath: string
export const memoryFlags: string[]
export const memoryEnv: Record<string, string>
