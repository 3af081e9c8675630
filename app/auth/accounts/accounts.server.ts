import { and, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { accountLinks, users } from "#app/lib/db/schema.ts"
import type { MailChoice } from "#app/lib/mail/staff-topics.ts"

/** An administrator (ruling 20: one role). */
export type Admin = {
  id: string
  name: string
  email: string
  /** Author name shown above articles; empty until chosen. */
  displayName?: string | null
  /** Time zone of shown times; empty until chosen. */
  timeZone?: string | null
}

export const adminColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  displayName: users.displayName,
  timeZone: users.timeZone,
}

/** An account as needed for sign-in. Removed administrators keep their row but cannot sign in. */
export type Account = Admin & {
  isAdmin: boolean
  passwordHash: string | null
  /** When the current password was set. */
  passwordSince: Date | null
}

/** @param who by id, or by e-mail address as normalized in `credentials.server.ts` */
export async function findAccount(
  db: Database,
  who: { id: string } | { email: string },
): Promise<Account | undefined> {
  const [account] = await db
    .select({
      ...adminColumns,
      isAdmin: users.isAdmin,
      passwordHash: users.passwordHash,
      passwordSince: users.passwordSince,
    })
    .from(users)
    .where("id" in who ? eq(users.id, who.id) : eq(users.email, who.email))
  return account
}

export async function findAdmin(
  db: Database,
  who: { id: string } | { email: string },
): Promise<Admin | null> {
  const account = await findAccount(db, who)
  if (!account?.isAdmin) return null
  const { id, name, email, timeZone } = account
  return { id, name, email, timeZone }
}

/** Whether an account is an administrator. Locks the row until the transaction ends. */
export async function isStillAdmin(tx: Database, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.isAdmin, true)))
    .for("share")
  return found.length > 0
}

export async function hasAdmin(db: Database): Promise<boolean> {
  return (await db.$count(users, eq(users.isAdmin, true))) > 0
}

/** Addresses of all administrators. */
export async function listAdminEmails(db: Database): Promise<string[]> {
  return (await listMailChoices(db)).map(({ email }) => email)
}

/** All administrators with their chosen staff mails; null if not chosen. */
export async function listMailChoices(db: Database): Promise<MailChoice[]> {
  return db
    .select({ email: users.email, topics: users.mailTopics })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.email)
}

/**
 * Pass a transaction. Deletes mailed links of the account. The sign-in
 * throttle no longer trusts browsers that signed in with the old password.
 */
export async function setPassword(
  tx: Database,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx.update(users).set({ passwordHash, passwordSince: now }).where(eq(users.id, userId))
  await tx.delete(accountLinks).where(eq(accountLinks.userId, userId))
}
