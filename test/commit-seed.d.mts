/** The types of commit-seed.mjs. */
export function commitSeed(): string
