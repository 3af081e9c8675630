import { hash, verify } from "@node-rs/argon2"

/**
 * argon2id (the library's default variant) above OWASP's minimum of 19 MiB and two passes. Two hashes at once are 64 MiB
 * and both cores of a small server, so no more than that run together, and a flood is turned away instead of queued.
 */
const cost = { memoryCost: 32_768, timeCost: 4, parallelism: 1 }
const atOnce = 2
const mayWait = 16

/** More sign-ins at this moment than the machine should hash. */
export class TooManyHashesError extends Error {
  override name = "TooManyHashesError"
}

export type PasswordHasher = {
  /** @throws TooManyHashesError */
  hash(password: string): Promise<string>
  /** @throws TooManyHashesError */
  verify(stored: { hash: string; password: string }): Promise<boolean>
}

export function createPasswordHasher(): PasswordHasher {
  const takeTurns = createQueue(atOnce, mayWait)
  return {
    hash: (password) => takeTurns(() => hash(asTyped(password), cost)),
    verify: (stored) => takeTurns(() => verify(stored.hash, asTyped(stored.password))),
  }
}

/** Keyboards compose 'é' in different ways; the person typed the same password (NIST SP 800-63B, 3.1.1.2). */
function asTyped(password: string): string {
  return password.normalize("NFKC")
}

function createQueue(limit: number, maxWaiting: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < limit) running++
    else if (waiting.length >= maxWaiting)
      throw new TooManyHashesError("Too many passwords are being checked.")
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
}
