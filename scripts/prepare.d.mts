/** Types of prepare.mjs for tests and benchmarks. It is JavaScript because it runs before dependencies are installed. */
export const rootDir: string
export const pinnedNode: string
export const chromiumPath: string
export const anvilPath: string
export const memoryFlags: string[]
export const memoryEnv: Record<string, string>
