import { and, asc, desc, eq, max, sql } from "drizzle-orm"
import { actBy, recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import {
  accountLinks,
  authenticators,
  passkeys,
  recoveryCodes,
  secondStepResets,
  sessions,
  users,
} from "#app/lib/db/schema.ts"
import { type AccountChange, queueAccountMail } from "../accounts/account-events.server.ts"
import { closeAccountLinks, sendAccountLink } from "../accounts/account-links.server.ts"
import { type Admin, adminColumns, findAdmin, isStillAdmin } from "../accounts/accounts.server.ts"
import { endSessions, isAlive } from "../sessions/sessions.server.ts"

/** All administrators, longest first. `lastSeenAt` is null for those without a session. */
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
      lastSeenAt: max(sessions.lastSeenAt),
    })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), isAlive(now)))
    .where(eq(users.isAdmin, true))
    .groupBy(users.id)
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(200)
}

/** Open invitations. Expired ones stay listed until resent or withdrawn. */
export async function listInvitations(db: Database) {
  return db
    .select({
      kind: accountLinks.kind,
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

/**
 * Mails an invitation. Invalidates an earlier link to the same address.
 *
 * @param email as normalized by `credentials.server.ts`
 */
export async function invite(
  db: Database,
  email: string,
  { by, publicUrl, now }: AccountChange,
): Promise<{ kind: "invited" | "on-the-team" | "removed" }> {
  return db.transaction(async (tx) => {
    // The inviter was removed meanwhile. A concurrent removal waits for this lock and then withdraws the invitation.
    if (!(await isStillAdmin(tx, by.id))) return { kind: "removed" }
    if (await findAdmin(tx, { email })) return { kind: "on-the-team" }
    await closeAccountLinks(tx, "invitation", email)
    await sendAccountLink(tx, "invitation", { email, userId: null, createdBy: by.name }, { publicUrl, now })
    await recordInvitation(tx, "team.invited", email, { by, now })
    return { kind: "invited" }
  })
}

/** Resends an invitation, but only to an invited address. New addresses must use the form, which asks for confirmation. */
export async function inviteAgain(db: Database, email: string, change: AccountChange): Promise<boolean> {
  const invited = await listInvitations(db)
  if (!invited.some((one) => one.email === email)) return false
  return (await invite(db, email, change)).kind === "invited"
}

/** @returns false if there is none */
export async function withdrawInvitation(
  db: Database,
  email: string,
  { by, now }: { by: Admin; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await closeAccountLinks(tx, "invitation", email))) return false
    await recordInvitation(tx, "team.invitation-withdrawn", email, { by, now })
    return true
  })
}

export type RemovalOutcome = { kind: "removed" | "not-found" | "oneself" | "last" }

/**
 * Removes the role of an administrator and all sign-in data. The row stays because decisions refer to it, and a
 * later invitation restores it. Removals are serialized, so that two administrators who remove each other leave one.
 */
export async function removeAdmin(
  db: Database,
  id: string,
  { by, publicUrl, now }: AccountChange,
): Promise<RemovalOutcome> {
  if (id === by.id) return { kind: "oneself" }
  return db.transaction(async (tx) => {
    const team = await tx
      .select(adminColumns)
      .from(users)
      .where(eq(users.isAdmin, true))
      .orderBy(asc(users.id))
      .for("update")
    // The caller may have been removed while waiting for the lock.
    if (!team.some((admin) => admin.id === by.id)) return { kind: "not-found" }
    const admin = team.find((one) => one.id === id)
    if (!admin) return { kind: "not-found" }
    if (team.length < 2) return { kind: "last" }
    await tx.update(users).set({ isAdmin: false }).where(eq(users.id, id))
    await endSessions(tx, { kind: "staff", userId: id }, "all")
    for (const table of [authenticators, recoveryCodes, passkeys, accountLinks, secondStepResets])
      await tx.delete(table).where(eq(table.userId, id))
    await withdrawInvitationsOf(tx, admin, { by, now })
    await recordAudit(tx, {
      ...actBy(by, now),
      action: "admin.removed",
      subjectType: "user",
      subjectId: id,
      details: { email: admin.email },
    })
    await queueAccountMail(tx, "team-left", { to: admin, values: { by: by.name }, publicUrl, now })
    return { kind: "removed" }
  })
}

/** Withdraws the open invitations of a removed administrator, who could have invited an address of their own. */
async function withdrawInvitationsOf(
  tx: Database,
  inviter: Admin,
  { by, now }: { by: Admin; now: Date },
): Promise<void> {
  const open = await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.kind, "invitation"), eq(accountLinks.createdBy, inviter.name)))
    .returning({ email: accountLinks.email })
  for (const { email } of open) await recordInvitation(tx, "team.invitation-withdrawn", email, { by, now })
}

/** The subject is the address, because there is no user id yet. */
async function recordInvitation(
  tx: Database,
  action: string,
  email: string,
  { by, now }: { by: Admin; now: Date },
): Promise<void> {
  await recordAudit(tx, { ...actBy(by, now), action, subjectType: "invitation", subjectId: email })
}
