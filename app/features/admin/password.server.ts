import { and, eq } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { accountLinks, accounts, users } from "#app/db/schema.ts"
import type { Admin } from "./admins.server.ts"
import { recordChange } from "./second-factors.server.ts"
import { endSessions, renewSession, type SignedInAdmin } from "./sessions.server.ts"

/** When the account got the password it has; undefined for an address without an account. */
export async function passwordSince(db: Database, email: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ since: accounts.updatedAt })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(users.email, email), eq(accounts.providerId, "credential")))
  return row?.since
}

export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")))
  return row?.password ?? null
}

type On = { publicUrl: string; now: Date }

/**
 * A new password for who is signed in and has just shown the old one: other sessions and known browsers end.
 *
 * @returns the new token of this session, or null when it has ended meanwhile
 */
export async function changePassword(
  db: Database,
  by: SignedInAdmin,
  passwordHash: string,
  { publicUrl, now }: On,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const token = await renewSession(tx, by.sessionId, now)
    if (!token) return null
    await writePassword(tx, by.id, passwordHash, now)
    await endSessions(tx, by.id, { allBut: by.sessionId })
    await recordChange(tx, "password-changed", { by, publicUrl, now })
    return token
  })
}

/** A new password for who followed a link to the account's own mailbox: every session ends. Pass a transaction. */
export async function resetPassword(
  tx: Database,
  owner: Admin,
  passwordHash: string,
  { publicUrl, now }: On,
): Promise<void> {
  await writePassword(tx, owner.id, passwordHash, now)
  await endSessions(tx, owner.id, "all")
  await recordChange(tx, "password-reset", { by: owner, publicUrl, now })
}

/** Known browsers are those that have signed in since `updatedAt`, so they are strangers from now on. */
async function writePassword(tx: Database, userId: string, passwordHash: string, now: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({ password: passwordHash, updatedAt: now })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")))
  await tx.delete(accountLinks).where(eq(accountLinks.userId, userId))
}
