import { and, desc, eq, like, or } from "drizzle-orm"
import type { Database } from "../db/client.server.ts"
import { auditLog } from "../db/schema.ts"
import { inCodes } from "./former-words.ts"

export type AuditEntry = {
  at: Date
  /** The administrator's id, or null for a visitor or the system. */
  actorId: string | null
  /** The actor's name in the log, also after the account is removed: an administrator's name, 'applicant' or 'system'. */
  actor: string
  /** For example 'merchant.approved'. */
  action: string
  subjectType: string
  subjectId: string
  details?: Record<string, string | number | boolean | null>
}

/** Returns the actor and time of an entry. @param who an administrator, or the name of an actor without an account */
export function actBy(who: { id: string | null; name: string } | string, at: Date) {
  return typeof who === "string"
    ? { at, actorId: null, actor: who }
    : { at, actorId: who.id, actor: who.name }
}

/** Pass the transaction of the change, so that entry and change are committed together. */
export async function recordAudit(db: Database, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values({ ...entry, details: entry.details ?? {} })
}

/** Records an action on a subject and its actor (see actBy). Pass the transaction of the change. */
export function recordAct(
  db: Database,
  action: string,
  subject: { type: string; id: number | string },
  { by, now }: { by: Parameters<typeof actBy>[0]; now: Date },
  details?: AuditEntry["details"],
): Promise<void> {
  return recordAudit(db, {
    ...actBy(by, now),
    action,
    subjectType: subject.type,
    subjectId: String(subject.id),
    details,
  })
}

/** Returns the history of one subject, newest first, at most 100 entries. */
export async function listAudit(db: Database, subjectType: string, subjectId: string) {
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actorId: auditLog.actorId,
      actor: auditLog.actor,
      action: auditLog.action,
      details: auditLog.details,
    })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, subjectType), eq(auditLog.subjectId, subjectId)))
    .orderBy(desc(auditLog.id))
    .limit(100)
  return rows.map(inCodes)
}

/**
 * Returns who last did one of these actions on a subject, and when.
 *
 * @param actions patterns of LIKE, such as 'event.%'
 */
export async function findLastAct(
  db: Database,
  subjectType: string,
  subjectId: number,
  actions: string[],
): Promise<{ by: string; at: Date } | undefined> {
  const [entry] = await db
    .select({ by: auditLog.actor, at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, subjectType),
        eq(auditLog.subjectId, String(subjectId)),
        or(...actions.map((action) => like(auditLog.action, action))),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1)
  return entry
}
