import { and, asc, eq, gt, isNotNull, isNull, lt, or } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { authenticators, passkeys } from "#app/lib/db/schema.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import { latestSane } from "#app/lib/time/clock.ts"
import { countRecoveryCodes, spendRecoveryCode } from "./recovery-codes.server.ts"
import { findStep, stepAt } from "./totp.server.ts"

/** Purpose of the encryption of an authenticator secret. */
export const sealedFor = "authenticator"

export type SecondFactors = {
  /** When it was confirmed. */
  authenticator: Date | null
  passkeys: { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[]
  recoveryCodesLeft: number
}

const confirmed = (userId: string) =>
  and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt))

export async function findSecondFactors(db: Database, userId: string): Promise<SecondFactors> {
  const [app] = await db
    .select({ confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(confirmed(userId))
  const keys = await db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt))
  return {
    authenticator: app?.confirmedAt ?? null,
    passkeys: keys,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  }
}

export function asksForSecondStep({ authenticator, passkeys }: SecondFactors): boolean {
  return authenticator !== null || passkeys.length > 0
}

/** @returns the kind of the accepted code, now used up; or null */
export async function acceptCode(
  tx: Database,
  typed: string,
  userId: string,
  { secrets, now }: { secrets: Secrets; now: Date },
): Promise<"code" | "recovery-code" | null> {
  const digits = typed.replace(/\s/g, "")
  if (/^\d{6}$/.test(digits)) return (await acceptTotp(tx, secrets, userId, digits, now)) ? "code" : null
  return (await spendRecoveryCode(tx, secrets, userId, typed, now)) ? "recovery-code" : null
}

/** Each code works once, and no older code works after it: an observed code is useless. */
async function acceptTotp(
  tx: Database,
  secrets: Secrets,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const [row] = await tx
    .select({ sealedSecret: authenticators.sealedSecret })
    .from(authenticators)
    .where(confirmed(userId))
  const secret = row && secrets.open(sealedFor, userId, row.sealedSecret)
  const step = secret && findStep(secret, code, now)
  if (!step) return false
  const accepted = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(
      and(
        eq(authenticators.userId, userId),
        or(
          isNull(authenticators.lastStep),
          lt(authenticators.lastStep, step),
          // A step stored while the clock was ahead.
          gt(authenticators.lastStep, stepAt(latestSane(now))),
        ),
      ),
    )
    .returning({ userId: authenticators.userId })
  return accepted.length > 0
}
