/** What tests, which are TypeScript, use of surroundings.mjs, which runs before anything is installed. */
export function commitSeed(): string
