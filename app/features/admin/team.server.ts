import { and, asc, desc, eq, gt, max, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { accountLinks, authenticators, passkeys, recoveryCodes, sessions, users } from "#app/db/schema.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import { queueMail } from "#app/platform/mail/outbox.server.ts"
import { createLinkToken, hashLinkToken } from "#app/platform/secrets.server.ts"
import { invitationMail, queueAccountMail } from "./account-mails.tsx"
import { type Admin, insertAdmin } from "./admins.server.ts"
import { endSessions } from "./sessions.server.ts"

const lifetimeDays = 3

type Change = { by: Admin; publicUrl: string; now: Date }

const adminColumns = { id: users.id, name: users.name, email: users.email }

/** Everybody who looks after the site, longest there first. Who is not signed in was never seen. */
export async function listTeam(db: Database, now: Date) {
  const confirmed = sql<boolean>`exists (select from ${authenticators}
    where ${authenticators.userId} = ${users.id} and ${authenticators.confirmedAt} is not null)`
  const hasPasskey = sql<boolean>`exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})`
  return db
    .select({
      ...adminColumns,
      since: users.createdAt,
      hasAuthenticator: confirmed,
      hasPasskey,
      lastSeenAt: max(sessions.updatedAt),
    })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), gt(sessions.expiresAt, now)))
    .where(eq(users.isAdmin, true))
    .groupBy(users.id)
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(200)
}

/** Those who were asked and have not answered. A link that is over stays in the list until it is renewed or withdrawn. */
export async function listInvitations(db: Database) {
  return db
    .select({
      email: accountLinks.email,
      createdBy: accountLinks.createdBy,
      createdAt: accountLinks.createdAt,
      expiresAt: accountLinks.expiresAt,
    })
    .from(accountLinks)
    .where(eq(accountLinks.kind, "invitation"))
    .orderBy(desc(accountLinks.createdAt))
    .limit(200)
}

export async function findAdmin(db: Database, id: string): Promise<Admin | null> {
  const [admin] = await db
    .select(adminColumns)
    .from(users)
    .where(and(eq(users.id, id), eq(users.isAdmin, true)))
  return admin ?? null
}

/**
 * Mails somebody a link that makes an account. An earlier link to the same address works no more.
 *
 * @param email as `credentials.server.ts` cleans it
 */
export async function invite(
  db: Database,
  email: string,
  { by, publicUrl, now }: Change,
): Promise<"invited" | "on-the-team"> {
  const token = createLinkToken()
  const mail = await invitationMail({ publicUrl, token, days: lifetimeDays, by: by.name })
  return db.transaction(async (tx) => {
    const [member] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), eq(users.isAdmin, true)))
    if (member) return "on-the-team"
    await deleteInvitations(tx, email)
    await tx.insert(accountLinks).values({
      tokenHash: hashLinkToken(token),
      kind: "invitation",
      email,
      createdBy: by.name,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeDays * 24 * 60 * 60 * 1000),
    })
    const dedupeKey = `invitation:${hashLinkToken(token)}`
    await queueMail(tx, { kind: "invitation", dedupeKey, to: email, ...mail }, now)
    await recordTeamChange(tx, "team.invited", email, { by, now })
    return "invited"
  })
}

/** @returns false when there is none */
export async function withdrawInvitation(
  db: Database,
  email: string,
  { by, now }: Omit<Change, "publicUrl">,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await deleteInvitations(tx, email))) return false
    await recordTeamChange(tx, "team.invitation-withdrawn", email, { by, now })
    return true
  })
}

/** @returns the invited address; null when the link was used, withdrawn, is too old or never was. Looking changes nothing. */
export async function findInvitation(
  db: Database,
  token: string,
  now: Date,
): Promise<{ email: string } | null> {
  const [link] = await db
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.tokenHash, hashLinkToken(token)),
        eq(accountLinks.kind, "invitation"),
        gt(accountLinks.expiresAt, now),
      ),
    )
  return link ?? null
}

/** Makes the account of an invitation and uses it up. @returns null when the link is closed or the address is taken */
export async function acceptInvitation(
  db: Database,
  token: string,
  passwordHash: string,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<Admin | null> {
  return db.transaction(async (tx) => {
    const link = await findInvitation(tx, token, now)
    // Of two that use one link at once, the second waits here and then finds it gone.
    if (!link || !(await deleteInvitations(tx, link.email))) return null
    const admin = await insertAdmin(tx, { email: link.email, passwordHash, via: "invitation" }, now)
    if (admin)
      await queueAccountMail(tx, "team-joined", { to: null, values: { email: admin.email }, publicUrl, now })
    return admin
  })
}

export type RemovalOutcome = "removed" | "not-found" | "oneself" | "last"

/**
 * Takes the role from somebody, and everything that could sign in with it. The row stays: decisions name it, and a later
 * invitation brings it back. All removals take turns, so that two administrators who remove each other at the same
 * moment leave one.
 */
export async function removeAdmin(
  db: Database,
  id: string,
  { by, publicUrl, now }: Change,
): Promise<RemovalOutcome> {
  if (id === by.id) return "oneself"
  return db.transaction(async (tx) => {
    const team = await tx
      .select(adminColumns)
      .from(users)
      .where(eq(users.isAdmin, true))
      .orderBy(asc(users.id))
      .for("update")
    // Who waited for the lock may have been removed by the one who held it.
    if (!team.some((admin) => admin.id === by.id)) return "not-found"
    const admin = team.find((one) => one.id === id)
    if (!admin) return "not-found"
    if (team.length < 2) return "last"
    await tx.update(users).set({ isAdmin: false, updatedAt: now }).where(eq(users.id, id))
    await endSessions(tx, id, "all")
    for (const table of [authenticators, recoveryCodes, passkeys])
      await tx.delete(table).where(eq(table.userId, id))
    await tx.delete(accountLinks).where(eq(accountLinks.userId, id))
    await recordAudit(tx, {
      at: now,
      actorId: by.id,
      actor: by.name,
      action: "admin.removed",
      subjectType: "user",
      subjectId: id,
      details: { email: admin.email },
    })
    await queueAccountMail(tx, "team-left", { to: admin, values: { by: by.name }, publicUrl, now })
    return "removed"
  })
}

async function deleteInvitations(tx: Database, email: string): Promise<boolean> {
  const gone = await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.kind, "invitation"), eq(accountLinks.email, email)))
    .returning({ email: accountLinks.email })
  return gone.length > 0
}

/** An invitation has no id of a user yet: its address is what it is about. */
async function recordTeamChange(
  tx: Database,
  action: string,
  email: string,
  { by, now }: { by: Admin; now: Date },
): Promise<void> {
  await recordAudit(tx, {
    at: now,
    actorId: by.id,
    actor: by.name,
    action,
    subjectType: "invitation",
    subjectId: email,
  })
}
