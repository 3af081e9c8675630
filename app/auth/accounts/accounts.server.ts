import { and, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { accountLinks, users } from "#app/lib/db/schema.ts"
import type { MailChoice } from "#app/lib/mail/staff-topics.ts"

/** Who looks after the site (ruling 20: one role). */
export type Admin = {
  id: string
  name: string
  email: string
  /** What readers see above articles; none until they choose. */
  displayName?: string | null
  /** In which times are shown to them; none until they choose. */
  timeZone?: string | null
}

export const adminColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  displayName: users.displayName,
  timeZone: users.timeZone,
}

/** What a sign-in asks of an account. Whoever was removed from the staff keeps theirs, which lets nobody in. */
export type Account = Admin & {
  isAdmin: boolean
  passwordHash: string | null
  /** When the account got the password it has. */
  passwordSince: Date | null
}

/** @param who by its id, or its address as `credentials.server.ts` cleans it */
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

/** Whether an account is an administrator's; it stays so until the transaction is over. */
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

/** Every administrator's address, for what concerns all of them. */
export async function listAdminEmails(db: Database): Promise<string[]> {
  return (await listMailChoices(db)).map(({ email }) => email)
}

/** Every administrator, and which mails to the staff they have chosen; null for who has not chosen. */
export async function listMailChoices(db: Database): Promise<MailChoice[]> {
  return db
    .select({ email: users.email, topics: users.mailTopics })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.email)
}

/**
 * Pass a transaction. Links that were mailed to the account close, and browsers that have signed in before are strangers
 * to the throttle from now on.
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
