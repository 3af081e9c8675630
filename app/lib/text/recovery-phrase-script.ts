import { holdsRecoveryPhrase } from "./recovery-phrase.ts"

/** The script that a browser loads by its address. It is built without exports, so it leaves its function where secret-problem.ts looks. */
Object.assign(globalThis, { holdsRecoveryPhrase })
