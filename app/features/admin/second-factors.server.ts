import { and, asc, eq, isNotNull, isNull, lt, or } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { authenticators, passkeys, recoveryCodes } from "#app/db/schema.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"
import { queueAccountMail } from "./account-mails.tsx"
import type { Admin } from "./admins.server.ts"
import { countRecoveryCodes, replaceRecoveryCodes, spendRecoveryCode } from "./recovery-codes.server.ts"
import { createTotpSecret, findStep } from "./totp.server.ts"

const sealedFor = "authenticator"

export type SecondFactors = {
  /** When it was confirmed. */
  authenticator: Date | null
  passkeys: { id: string; name: string; transports: string[]; createdAt: Date; lastUsedAt: Date | null }[]
  recoveryCodesLeft: number
}

export async function findSecondFactors(db: Database, userId: string): Promise<SecondFactors> {
  const [app] = await db
    .select({ confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
  const keys = await db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      transports: passkeys.transports,
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

type Change = { by: Admin; secrets: Secrets; publicUrl: string; now: Date }

export type ConfirmOutcome =
  /** `codes`: new recovery codes, to be shown once; null when the account has some from a passkey. */
  | { outcome: "confirmed"; codes: string[] | null }
  | { outcome: "wrong-code" }
  | { outcome: "nothing-to-confirm" }

/** From now on a sign-in asks for a code. */
export async function confirmAuthenticator(
  db: Database,
  code: string,
  change: Change,
): Promise<ConfirmOutcome> {
  const { by, secrets, now } = change
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(authenticators).where(eq(authenticators.userId, by.id)).for("update")
    if (!row || row.confirmedAt) return { outcome: "nothing-to-confirm" }
    const secret = secrets.open(sealedFor, by.id, row.sealedSecret)
    const step = secret && findStep(secret, code, now)
    if (!step) return { outcome: "wrong-code" }
    await tx
      .update(authenticators)
      .set({ confirmedAt: now, lastStep: step })
      .where(eq(authenticators.userId, by.id))
    const codes = await firstRecoveryCodes(tx, secrets, by.id)
    await recordChange(tx, "authenticator-added", change)
    return { outcome: "confirmed", codes }
  })
}

/** Codes for an account that has none left, with its first second factor. */
export async function firstRecoveryCodes(
  tx: Database,
  secrets: Secrets,
  userId: string,
): Promise<string[] | null> {
  return (await countRecoveryCodes(tx, userId)) > 0 ? null : replaceRecoveryCodes(tx, secrets, userId)
}

/** @returns whether there was one; a secret that waits to be confirmed goes as well, without a word */
export async function removeAuthenticator(db: Database, change: Change): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(authenticators)
      .where(eq(authenticators.userId, change.by.id))
      .returning({ confirmedAt: authenticators.confirmedAt })
    if (!gone?.confirmedAt) return false
    await forgetUselessCodes(tx, change.by.id)
    await recordChange(tx, "authenticator-removed", change)
    return true
  })
}

/** Without a second step nothing asks for recovery codes. */
export async function forgetUselessCodes(tx: Database, userId: string): Promise<void> {
  if (!asksForSecondStep(await findSecondFactors(tx, userId)))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** @returns the new codes, or null for an account that no sign-in asks for them */
export async function renewRecoveryCodes(db: Database, change: Change): Promise<string[] | null> {
  return db.transaction(async (tx) => {
    if (!asksForSecondStep(await findSecondFactors(tx, change.by.id))) return null
    const codes = await replaceRecoveryCodes(tx, change.secrets, change.by.id)
    await recordChange(tx, "recovery-codes-renewed", change)
    return codes
  })
}

/** @returns which of the two the code was, used up; or null */
export async function acceptCode(
  tx: Database,
  typed: string,
  { by, secrets, publicUrl, now }: Change,
): Promise<"code" | "recovery-code" | null> {
  const digits = typed.replace(/\s/g, "")
  if (/^\d{6}$/.test(digits)) return (await acceptTotp(tx, secrets, by.id, digits, now)) ? "code" : null
  if (!(await spendRecoveryCode(tx, secrets, by.id, typed, now))) return null
  const left = await countRecoveryCodes(tx, by.id)
  await queueAccountMail(tx, "recovery-code-used", { to: by, values: { left: String(left) }, publicUrl, now })
  return "recovery-code"
}

/** A code counts once, and none counts that is older than it: whoever looked over a shoulder comes too late. */
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
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
  const secret = row && secrets.open(sealedFor, userId, row.sealedSecret)
  const step = secret && findStep(secret, code, now)
  if (!step) return false
  const accepted = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(
      and(
        eq(authenticators.userId, userId),
        or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step)),
      ),
    )
    .returning({ userId: authenticators.userId })
  return accepted.length > 0
}

/** The audit entry of a change to one's own account, and the mail about it. */
export async function recordChange(
  tx: Database,
  event: Parameters<typeof queueAccountMail>[1],
  { by, publicUrl, now }: Omit<Change, "secrets">,
  values: Record<string, string> = {},
): Promise<void> {
  await recordAudit(tx, {
    at: now,
    actorId: by.id,
    actor: by.name,
    action: `account.${event}`,
    subjectType: "user",
    subjectId: by.id,
    details: values,
  })
  await queueAccountMail(tx, event, { to: by, values, publicUrl, now })
}
