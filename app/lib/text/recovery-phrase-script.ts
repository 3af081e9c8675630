import { holdsRecoveryPhrase } from "./recovery-phrase.ts"

/**
 * The script that a browser loads by its address. It is built without exports, so it assigns its function to globalThis for
 * secret-problem.ts.
 */
Object.assign(globalThis, { holdsRecoveryPhrase })
