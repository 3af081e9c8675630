import { randomBytes } from "node:crypto"
import { base32crockford } from "@scure/base"
import { and, eq, isNull } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { recoveryCodes } from "#app/lib/db/schema.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"

const codesAtOnce = 10

/**
 * Replaces the recovery codes by ten new ones of 50 random bits in unambiguous characters ('XXXXX-XXXXX'). They
 * are stored as HMAC under a key from the data folder, so a copy of the database does not allow guessing them.
 */
export async function replaceRecoveryCodes(
  tx: Database,
  secrets: Secrets,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, () => {
    const letters = base32crockford.encode(randomBytes(10)).slice(0, 10)
    return `${letters.slice(0, 5)}-${letters.slice(5)}`
  })
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ codeHash: hashOf(secrets, userId, code), userId })))
  return codes
}

/** @returns whether the code was valid; it is used up now */
export async function spendRecoveryCode(
  tx: Database,
  secrets: Secrets,
  userId: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.codeHash, hashOf(secrets, userId, typed)),
        eq(recoveryCodes.userId, userId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}

export function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
}

/** Normalizes typed codes: lowercase, spaces, a missing dash, and O, I and L typed for digits. */
function hashOf(secrets: Secrets, userId: string, typed: string): string {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1")
  return secrets.mark("recovery-code", `${userId}.${letters}`)
}
