/** What TypeScript uses of commit-seed.mjs. */
export function commitSeed(): string
