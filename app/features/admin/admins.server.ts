import { randomUUID } from "node:crypto"
import { and, eq } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { accounts, setupLinks, users } from "#app/db/schema.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import { type CredentialErrors, type Credentials, checkNewCredentials } from "./credentials.server.ts"
import type { PasswordHasher } from "./password-hash.server.ts"

export type Admin = { id: string; name: string; email: string }

export async function hasAdmin(db: Database): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).limit(1)
  return found.length > 0
}

/** Whom mails to the staff go to. */
export async function listAdminEmails(db: Database): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.email)
  return rows.map((row) => row.email)
}

/** Which way an account came to be, for the audit log. */
type Origin = "setup-link" | "command" | "environment" | "invitation"

export type CreateOutcome =
  | { outcome: "created"; admin: Admin }
  | { outcome: "email-taken" }
  | { outcome: "invalid"; errors: CredentialErrors }

/** For an operator, at the command line or in the environment. */
export async function createAdmin(
  db: Database,
  hasher: PasswordHasher,
  account: Credentials & { via: Origin },
  now: Date,
): Promise<CreateOutcome> {
  const { email, password, errors } = await checkNewCredentials(account)
  if (errors) return { outcome: "invalid", errors }
  const passwordHash = await hasher.hash(password)
  const admin = await db.transaction((tx) => insertAdmin(tx, { email, passwordHash, via: account.via }, now))
  return admin ? { outcome: "created", admin } : { outcome: "email-taken" }
}

/**
 * Pass a transaction. Setup links serve an installation without an administrator, so they all end here. An invitation
 * also brings back somebody who was removed, with a new password.
 *
 * @param admin its e-mail address as `credentials.server.ts` cleans it
 * @returns null when the e-mail address is taken
 */
export async function insertAdmin(
  tx: Database,
  admin: { email: string; passwordHash: string; via: Origin },
  now: Date,
): Promise<Admin | null> {
  const id = randomUUID()
  const times = { createdAt: now, updatedAt: now }
  const columns = { id: users.id, name: users.name, email: users.email }
  let [created] = await tx
    .insert(users)
    .values({ id, name: admin.email, email: admin.email, emailVerified: false, isAdmin: true, ...times })
    .onConflictDoNothing({ target: users.email })
    .returning(columns)
  if (!created && admin.via === "invitation") {
    ;[created] = await tx
      .update(users)
      .set({ isAdmin: true, ...times })
      .where(and(eq(users.email, admin.email), eq(users.isAdmin, false)))
      .returning(columns)
    if (created) await tx.delete(accounts).where(eq(accounts.userId, created.id))
  }
  if (!created) return null
  // The shape in which better-auth looks a password up: the account of a 'credential' is the user's own id.
  await tx.insert(accounts).values({
    id: randomUUID(),
    userId: created.id,
    providerId: "credential",
    accountId: created.id,
    password: admin.passwordHash,
    ...times,
  })
  await tx.delete(setupLinks)
  await recordAudit(tx, {
    at: now,
    actorId: null,
    actor: "system",
    action: "admin.created",
    subjectType: "user",
    subjectId: created.id,
    details: { via: admin.via },
  })
  return created
}
