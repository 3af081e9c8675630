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

/** A secret to put into an app. `sealed` comes back with the form that turns it on: until then nothing is stored. */
export type OfferedAuthenticator = { secret: string; sealed: string }

/** @param sealed of a form that was refused, which is shown with the same secret again */
export function offerAuthenticator(secrets: Secrets, userId: string, sealed = ""): OfferedAuthenticator {
  const again = secrets.open(sealedFor, userId, sealed)
  if (again !== null) return { secret: again, sealed }
  const secret = createTotpSecret()
  return { secret, sealed: secrets.seal(sealedFor, userId, secret) }
}

export type ConfirmOutcome =
  /** `codes`: new recovery codes, to be shown once; null when the account has some already. */
  { kind: "confirmed"; codes: string[] | null } | { kind: "wrong-code" } | { kind: "nothing-to-confirm" }

/** From now on a sign-in asks for a code. @param shown a code of the app, and the secret that it was offered */
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

/** One that an earlier version has stored before it was confirmed goes as well, without a word. */
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
