import { and, eq, gt, lte } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { accountLinks, users } from "#app/db/schema.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import { queueMail } from "#app/platform/mail/outbox.server.ts"
import { countHit } from "#app/platform/rate-limit.server.ts"
import { createLinkToken, hashLinkToken, type Secrets } from "#app/platform/secrets.server.ts"
import { passwordResetMail } from "./account-mails.tsx"
import type { Admin } from "./admins.server.ts"
import { resetPassword } from "./password.server.ts"

const lifetimeMs = 30 * 60 * 1000
const hourSeconds = 60 * 60
/** Mails to one account in an hour. Asking more often changes nothing: the links of the mails before still work. */
const mailsAnHour = 3
const requestsAnHour = 20

/** A write that takes the same time and leaves nothing. */
class NobodyToTell extends Error {}

/**
 * Sends a link for a new password, if there is such an administrator. Whoever asks learns nothing: for an address
 * without an account the same is done, and taken back.
 *
 * @param limitGroup whom the address limits count (requestFacts)
 * @returns false when too many were asked for from there
 */
export async function askForPasswordReset(
  db: Database,
  email: string,
  {
    secrets,
    publicUrl,
    limitGroup,
    now,
  }: { secrets: Secrets; publicUrl: string; limitGroup: string; now: Date },
): Promise<boolean> {
  const limit = (kind: string, name: string) =>
    `password-reset:${kind}:${secrets.sign("password-reset", `${kind}.${name}`)}`
  const fromThere = await countHit(db, limit("address", limitGroup), hourSeconds, now)
  if (fromThere.hits > requestsAnHour) return false
  const forAccount = await countHit(db, limit("account", email), hourSeconds, now)
  const token = createLinkToken()
  const mail = await passwordResetMail({ publicUrl, token, minutes: lifetimeMs / 60_000 })

  await db.transaction(async (tx) => {
    await tx.delete(accountLinks).where(lte(accountLinks.expiresAt, now))
    const [owner] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), eq(users.isAdmin, true)))
    const isForSomebody = owner !== undefined && forAccount.hits <= mailsAnHour
    await tx
      .transaction(async (part) => {
        await part.insert(accountLinks).values({
          tokenHash: hashLinkToken(token),
          // A link to nobody cannot be one for a password; it is taken back anyway.
          kind: isForSomebody ? "password-reset" : "invitation",
          email,
          userId: isForSomebody ? owner.id : null,
          createdBy: "visitor",
          createdAt: now,
          expiresAt: new Date(now.getTime() + lifetimeMs),
        })
        await queueMail(
          part,
          {
            kind: "password-reset-link",
            dedupeKey: `password-reset:${hashLinkToken(token)}`,
            to: email,
            ...mail,
          },
          now,
        )
        if (!isForSomebody) throw new NobodyToTell()
      })
      .catch((error) => {
        if (!(error instanceof NobodyToTell)) throw error
      })
    await recordAudit(tx, {
      at: now,
      actorId: null,
      actor: "visitor",
      action: "account.password-reset-asked",
      subjectType: "user",
      subjectId: owner?.id ?? "unknown",
    })
  })
  return true
}

/** Whose password a link sets; null when it was used, is too old or never was. Looking changes nothing. */
export async function findPasswordReset(db: Database, token: string, now: Date): Promise<Admin | null> {
  const [owner] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(accountLinks)
    .innerJoin(users, and(eq(users.id, accountLinks.userId), eq(users.isAdmin, true)))
    .where(openLink(token, now))
  return owner ?? null
}

/** @returns false when the link closed meanwhile. Nobody is signed in by it: a second step would be skipped. */
export async function spendPasswordReset(
  db: Database,
  token: string,
  passwordHash: string,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const owner = await findPasswordReset(tx, token, now)
    // Of two that use one link at once, the second finds it gone.
    const [used] = await tx
      .delete(accountLinks)
      .where(openLink(token, now))
      .returning({ userId: accountLinks.userId })
    if (!owner || !used) return false
    await resetPassword(tx, owner, passwordHash, { publicUrl, now })
    return true
  })
}

const openLink = (token: string, now: Date) =>
  and(
    eq(accountLinks.tokenHash, hashLinkToken(token)),
    eq(accountLinks.kind, "password-reset"),
    gt(accountLinks.expiresAt, now),
  )
