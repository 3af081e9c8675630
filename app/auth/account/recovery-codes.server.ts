import { eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { recoveryCodes } from "#app/lib/db/schema.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import type { SiteNow } from "#app/lib/site.ts"
import { recordAccountChange } from "../accounts/account-events.server.ts"
import type { Admin } from "../accounts/accounts.server.ts"
import { countRecoveryCodes, replaceRecoveryCodes } from "../second-factors/recovery-codes.server.ts"
import { asksForSecondStep, findSecondFactors } from "../second-factors/second-factors.server.ts"

/** New codes for an account without any, at its first second factor; otherwise null. */
export async function firstRecoveryCodes(
  tx: Database,
  secrets: Secrets,
  userId: string,
): Promise<string[] | null> {
  return (await countRecoveryCodes(tx, userId)) > 0 ? null : replaceRecoveryCodes(tx, secrets, userId)
}

/** Recovery codes are only used together with a second step. */
export async function forgetUselessCodes(tx: Database, userId: string): Promise<void> {
  if (!asksForSecondStep(await findSecondFactors(tx, userId)))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** @returns the new codes, or null if the account has no second step */
export async function renewRecoveryCodes(
  db: Database,
  change: SiteNow & { by: Admin },
): Promise<string[] | null> {
  return db.transaction(async (tx) => {
    if (!asksForSecondStep(await findSecondFactors(tx, change.by.id))) return null
    const codes = await replaceRecoveryCodes(tx, change.secrets, change.by.id)
    await recordAccountChange(tx, "recovery-codes-renewed", change)
    return codes
  })
}
