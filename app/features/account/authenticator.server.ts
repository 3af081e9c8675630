import { and, eq, isNull } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { authenticators } from "#app/db/schema.ts"
import { type AccountChange, recordAccountChange } from "#app/platform/accounts/account-events.server.ts"
import type { Admin } from "#app/platform/accounts/accounts.server.ts"
import { sealedFor } from "#app/platform/second-factors/second-factors.server.ts"
import { createTotpSecret, findStep } from "#app/platform/second-factors/totp.server.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"
import type { SiteNow } from "#app/platform/site.ts"
import { firstRecoveryCodes, forgetUselessCodes } from "./recovery-codes.server.ts"

/**
 * The secret to put into an app: the one that waits to be confirmed, so that loading the page again shows the same one.
 *
 * @returns null when an app is confirmed already
 */
export async function prepareAuthenticator(
  db: Database,
  secrets: Secrets,
  userId: string,
  now: Date,
): Promise<string | null> {
  const sealedSecret = secrets.seal(sealedFor, userId, createTotpSecret())
  await db
    .insert(authenticators)
    .values({ userId, sealedSecret, createdAt: now })
    .onConflictDoNothing({ target: authenticators.userId })
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId))
  if (!row || row.confirmedAt) return null
  const secret = secrets.open(sealedFor, userId, row.sealedSecret)
  if (secret !== null) return secret
  // Sealed with a secret that the data folder no longer has.
  await db
    .update(authenticators)
    .set({ sealedSecret, createdAt: now })
    .where(and(eq(authenticators.userId, userId), isNull(authenticators.confirmedAt)))
  return secrets.open(sealedFor, userId, sealedSecret)
}

export type ConfirmOutcome =
  /** `codes`: new recovery codes, to be shown once; null when the account has some already. */
  { kind: "confirmed"; codes: string[] | null } | { kind: "wrong-code" } | { kind: "nothing-to-confirm" }

/** From now on a sign-in asks for a code. */
export async function confirmAuthenticator(
  db: Database,
  code: string,
  change: SiteNow & { by: Admin },
): Promise<ConfirmOutcome> {
  const { by, secrets, now } = change
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(authenticators).where(eq(authenticators.userId, by.id)).for("update")
    if (!row || row.confirmedAt) return { kind: "nothing-to-confirm" }
    const secret = secrets.open(sealedFor, by.id, row.sealedSecret)
    const step = secret && findStep(secret, code, now)
    if (!step) return { kind: "wrong-code" }
    await tx
      .update(authenticators)
      .set({ confirmedAt: now, lastStep: step })
      .where(eq(authenticators.userId, by.id))
    const codes = await firstRecoveryCodes(tx, secrets, by.id)
    await recordAccountChange(tx, "authenticator-added", change)
    return { kind: "confirmed", codes }
  })
}

/** A secret that waits to be confirmed goes as well, without a word. */
export async function removeAuthenticator(db: Database, change: AccountChange): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(authenticators)
      .where(eq(authenticators.userId, change.by.id))
      .returning({ confirmedAt: authenticators.confirmedAt })
    if (!gone?.confirmedAt) return
    await forgetUselessCodes(tx, change.by.id)
    await recordAccountChange(tx, "authenticator-removed", change)
  })
}
