import { and, eq, gt } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import {
  auditLog,
  authenticators,
  passkeys,
  recoveryCodes,
  secondStepResets,
  users,
} from "#app/lib/db/schema.ts"
import { type AccountChange, queueAccountMail } from "../accounts/account-events.server.ts"
import { type Admin, findAdmin, isStillAdmin } from "../accounts/accounts.server.ts"
import { asksForSecondStep, findSecondFactors } from "../second-factors/second-factors.server.ts"
import { endSessions } from "../sessions/sessions.server.ts"

/** Lifetime of a request. */
const lastsMs = 24 * 60 * 60 * 1000

export type ResetRequest = {
  userId: string
  askedById: string
  askedBy: string
  askedAt: Date
  until: Date
}

/**
 * Open requests. A request expires after a day, when its author leaves
 * the team, or when the person signs in, because then nothing is lost.
 */
export async function listResets(db: Database, now: Date, userId?: string): Promise<ResetRequest[]> {
  const rows = await db
    .select({
      userId: secondStepResets.userId,
      askedById: secondStepResets.askedById,
      askedBy: users.name,
      askedAt: secondStepResets.askedAt,
      signedIn: auditLog.id,
    })
    .from(secondStepResets)
    .innerJoin(users, and(eq(users.id, secondStepResets.askedById), eq(users.isAdmin, true)))
    .leftJoin(
      auditLog,
      and(
        eq(auditLog.actorId, secondStepResets.userId),
        eq(auditLog.action, "admin.signed-in"),
        gt(auditLog.at, secondStepResets.askedAt),
      ),
    )
    .where(
      and(
        gt(secondStepResets.askedAt, new Date(now.getTime() - lastsMs)),
        userId ? eq(secondStepResets.userId, userId) : undefined,
      ),
    )
    .limit(200)
  return rows
    .filter(({ signedIn }) => signedIn === null)
    .map(({ signedIn, ...row }) => ({ ...row, until: new Date(row.askedAt.getTime() + lastsMs) }))
}

type ResetOutcome = {
  kind: "asked" | "reset" | "declined" | "own-request" | "oneself" | "none" | "not-found"
}

/** Requests a reset of a colleague's second step. Mails all staff, including the colleague. */
export function askForReset(db: Database, userId: string, change: AccountChange): Promise<ResetOutcome> {
  return withColleague(db, userId, change, async (tx, colleague) => {
    if (!asksForSecondStep(await findSecondFactors(tx, userId))) return { kind: "none" }
    if ((await listResets(tx, change.now, userId)).length > 0) return { kind: "asked" }
    const request = { askedById: change.by.id, askedAt: change.now }
    await tx
      .insert(secondStepResets)
      .values({ userId, ...request })
      .onConflictDoUpdate({ target: secondStepResets.userId, set: request })
    await record(tx, "asked", colleague, change)
    return { kind: "asked" }
  })
}

/** Approves a request: deletes the authenticator app, passkeys and recovery codes, and ends all sessions. */
export function approveReset(db: Database, userId: string, change: AccountChange): Promise<ResetOutcome> {
  return withColleague(db, userId, change, async (tx, colleague) => {
    const [request] = await listResets(tx, change.now, userId)
    if (!request) return { kind: "not-found" }
    if (request.askedById === change.by.id) return { kind: "own-request" }
    for (const table of [authenticators, passkeys, recoveryCodes, secondStepResets])
      await tx.delete(table).where(eq(table.userId, userId))
    await endSessions(tx, { kind: "staff", userId }, "all")
    await record(tx, "done", colleague, change, { askedBy: request.askedBy })
    return { kind: "reset" }
  })
}

/** Anyone on the team can stop a request: its author, a second colleague, and the person concerned. */
export async function declineReset(
  db: Database,
  userId: string,
  change: AccountChange,
): Promise<ResetOutcome> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(secondStepResets)
      .where(eq(secondStepResets.userId, userId))
      .returning({ userId: secondStepResets.userId })
    if (gone.length === 0) return { kind: "not-found" }
    await recordAct(tx, "account.second-step-reset-declined", { type: "user", id: userId }, change)
    return { kind: "declined" }
  })
}

/** Runs in a transaction with the colleague's row locked, so that simultaneous decisions are serialized. */
function withColleague(
  db: Database,
  userId: string,
  { by }: AccountChange,
  act: (tx: Database, colleague: Admin) => Promise<ResetOutcome>,
): Promise<ResetOutcome> {
  return db.transaction(async (tx) => {
    if (userId === by.id) return { kind: "oneself" }
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update")
    const colleague = await findAdmin(tx, { id: userId })
    if (!colleague || !(await isStillAdmin(tx, by.id))) return { kind: "not-found" }
    return act(tx, colleague)
  })
}

async function record(
  tx: Database,
  step: "asked" | "done",
  colleague: Admin,
  { by, publicUrl, now }: AccountChange,
  details: Record<string, string> = {},
): Promise<void> {
  const event = step === "asked" ? "second-step-reset-asked" : "second-step-reset"
  const values = { by: by.name, email: colleague.email }
  await recordAct(
    tx,
    `account.${event}`,
    { type: "user", id: colleague.id },
    { by, now },
    { ...details, ...values },
  )
  await queueAccountMail(tx, event, { to: colleague, values, publicUrl, now })
  await queueAccountMail(tx, `${event}-team`, { to: null, values, publicUrl, now })
}
