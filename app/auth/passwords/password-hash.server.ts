import { hash, verify } from "@node-rs/argon2"

/**
 * argon2id (the default variant of the library), above OWASP's minimum of 19 MiB and two passes. Two hashes
 * at once use 64 MiB and both cores of a small server. Further requests wait, and a flood is refused.
 */
const cost = { memoryCost: 32_768, timeCost: 4, parallelism: 1 }
const atOnce = 2
const mayWait = 16

/** Hash of an unknown password at the same cost, so that an unknown account takes as long as a wrong password. */
export const nobodysHash =
  "$argon2id$v=19$m=32768,t=4,p=1$K9C4vjaewp1GkytJqwxNoQ$ZNUql9j+bKndVrJhtg0lckj3PVBVqxUxy5zTqqAz/vQ"

/** @returns null if too many hashes are waiting */
export function hashPassword(password: string): Promise<string | null> {
  return takeTurns(() => hash(asTyped(password), cost))
}

/**
 * @param stored undefined or null for an account without a password or no account; the result is then false
 * @returns null if too many hashes are waiting
 */
export function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean | null> {
  return takeTurns(async () => (await verify(stored ?? nobodysHash, asTyped(password))) && Boolean(stored))
}

/** Keyboards encode 'é' in different ways. Normalizing makes them the same password (NIST SP 800-63B, 3.1.1.2). */
function asTyped(password: string): string {
  return password.normalize("NFKC")
}

const waiting: (() => void)[] = []
let running = 0

async function takeTurns<Result>(work: () => Promise<Result>): Promise<Result | null> {
  if (running < atOnce) running++
  else if (waiting.length >= mayWait) return null
  // A finished task starts the next waiting one, so `running` does not change.
  else await new Promise<void>((start) => waiting.push(start))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
