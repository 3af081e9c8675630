import { hash, verify } from "@node-rs/argon2"

/**
 * argon2id (the library's default variant) above OWASP's minimum of 19 MiB and two passes. Two hashes at once are 64 MiB
 * and both cores of a small server, so no more than that run together in a process, and a flood is turned away.
 */
const cost = { memoryCost: 32_768, timeCost: 4, parallelism: 1 }
const atOnce = 2
const mayWait = 16

/** Of no password that anybody knows, at the same cost: an unknown account takes as long as a wrong password. */
export const nobodysHash =
  "$argon2id$v=19$m=32768,t=4,p=1$K9C4vjaewp1GkytJqwxNoQ$ZNUql9j+bKndVrJhtg0lckj3PVBVqxUxy5zTqqAz/vQ"

/** @returns null when the machine has too many passwords to hash at this moment */
export function hashPassword(password: string): Promise<string | null> {
  return takeTurns(() => hash(asTyped(password), cost))
}

/**
 * @param stored undefined or null for an account that is not there or has no password; then the answer is no
 * @returns null when the machine has too many passwords to hash at this moment
 */
export function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean | null> {
  return takeTurns(async () => (await verify(stored ?? nobodysHash, asTyped(password))) && Boolean(stored))
}

/** Keyboards compose 'é' in different ways; the person typed the same password (NIST SP 800-63B, 3.1.1.2). */
function asTyped(password: string): string {
  return password.normalize("NFKC")
}

const waiting: (() => void)[] = []
let running = 0

async function takeTurns<Result>(work: () => Promise<Result>): Promise<Result | null> {
  if (running < atOnce) running++
  else if (waiting.length >= mayWait) return null
  // Whoever finishes hands its place to the first that waits, so `running` stays as it is.
  else await new Promise<void>((start) => waiting.push(start))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
