import { eq, isNull } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { authenticators } from "#app/lib/db/schema.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import type { SiteNow } from "#app/lib/site.ts"
import { type AccountChange, recordAccountChange } from "../accounts/account-events.server.ts"
import type { Admin } from "../accounts/accounts.server.ts"
import { sealedFor } from "../second-factors/second-factors.server.ts"
import { createTotpSecret, findStep } from "../second-factors/totp.server.ts"
import { firstRecoveryCodes, forgetUselessCodes } from "./recovery-codes.server.ts"

/** A secret for an authenticator app. The form returns `sealed`; nothing is stored before confirmation. */
export type OfferedAuthenticator = { secret: string; sealed: string }

/** @param sealed from a refused form, which is shown again with the same secret */
export function offerAuthenticator(secrets: Secrets, userId: string, sealed = ""): OfferedAuthenticator {
  const again = secrets.open(sealedFor, userId, sealed)
  if (again !== null) return { secret: again, sealed }
  const secret = createTotpSecret()
  return { secret, sealed: secrets.seal(sealedFor, userId, secret) }
}

export type ConfirmOutcome =
  /** `codes`: new recovery codes, shown once; null if the account already has some. */
  { kind: "confirmed"; codes: string[] | null } | { kind: "wrong-code" } | { kind: "nothing-to-confirm" }

/** Requires a code at sign-in from now on. @param shown a code from the app, and the sealed secret that was offered */
export async function confirmAuthenticator(
  db: Database,
  shown: { code: string; sealed: string },
  change: SiteNow & { by: Admin },
): Promise<ConfirmOutcome> {
  const { by, secrets, now } = change
  const secret = secrets.open(sealedFor, by.id, shown.sealed)
  if (secret === null) return { kind: "nothing-to-confirm" }
  const step = findStep(secret, shown.code, now)
  if (!step) return { kind: "wrong-code" }
  return db.transaction(async (tx) => {
    const row = { sealedSecret: shown.sealed, confirmedAt: now, lastStep: step, createdAt: now }
    const written = await tx
      .insert(authenticators)
      .values({ userId: by.id, ...row })
      .onConflictDoUpdate({
        target: authenticators.userId,
        set: row,
        setWhere: isNull(authenticators.confirmedAt),
      })
      .returning({ userId: authenticators.userId })
    if (written.length === 0) return { kind: "nothing-to-confirm" }
    const codes = await firstRecoveryCodes(tx, secrets, by.id)
    await recordAccountChange(tx, "authenticator-added", change)
    return { kind: "confirmed", codes }
  })
}

/** Also deletes an unconfirmed one stored by an earlier version, without an audit entry. */
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
