import { and, eq, isNotNull, isNull, ne, type SQL } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { contactMessages as messages } from "#app/db/schema.ts"
import { findLastAct, recordAudit } from "#app/features/moderation/audit.server.ts"
import * as spam from "#app/features/moderation/spam.server.ts"

type Context = { by: { id: string; name: string }; now: Date }

export type TriageOutcome =
  | { kind: "done"; name: string }
  /** Somebody was faster; nothing was changed. `by` is null when nobody is known to have done it. */
  | { kind: "already-done"; name: string; by: string | null; at: Date | null }
  | { kind: "not-found" }

type Step = "read" | "unread" | "deleted" | "restored"

/** What each step changes, and in which messages it finds something to change. */
const steps: Record<
  Step,
  { set(now: Date): Partial<typeof messages.$inferInsert>; where: SQL | undefined; doneBy: string[] }
> = {
  read: {
    set: (now) => ({ status: "read", readAt: now }),
    where: and(ne(messages.status, "read"), isNull(messages.deletedAt)),
    doneBy: ["contact.read", "contact.replied", "contact.deleted"],
  },
  unread: {
    set: () => ({ status: "unread", readAt: null }),
    where: and(ne(messages.status, "unread"), isNull(messages.deletedAt)),
    doneBy: ["contact.unread", "contact.deleted"],
  },
  deleted: {
    set: (now) => ({ deletedAt: now }),
    where: isNull(messages.deletedAt),
    doneBy: ["contact.deleted"],
  },
  restored: {
    set: () => ({ deletedAt: null }),
    where: isNotNull(messages.deletedAt),
    doneBy: ["contact.restored"],
  },
}

/** Marks one message as read or unread, deletes it (gone for everybody at once), or takes its deletion back. */
export async function triage(
  db: Database,
  id: number,
  step: Step,
  { by, now }: Context,
): Promise<TriageOutcome> {
  const { set, where, doneBy } = steps[step]
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(messages)
      .set(set(now))
      .where(and(eq(messages.id, id), where))
      .returning({ name: messages.name })
    if (!changed) {
      const [row] = await tx.select({ name: messages.name }).from(messages).where(eq(messages.id, id))
      if (!row) return { kind: "not-found" }
      const last = await findLastAct(tx, "contact-message", id, doneBy)
      return { kind: "already-done", name: row.name, by: last?.by ?? null, at: last?.at ?? null }
    }
    await recordAudit(tx, {
      at: now,
      actorId: by.id,
      actor: by.name,
      action: `contact.${step}`,
      subjectType: "contact-message",
      subjectId: String(id),
    })
    return { kind: "done", name: changed.name }
  })
}

/** The same for several, each by itself. @returns those that were changed; the others were as they should be, or gone */
export async function triageAll(
  db: Database,
  ids: number[],
  step: Step,
  context: Context,
): Promise<number[]> {
  const changed: number[] = []
  for (const id of ids) if ((await triage(db, id, step, context)).kind === "done") changed.push(id)
  return changed
}

/** @returns how many were moved */
export async function markSpam(
  db: Database,
  ids: number[],
  isSpam: boolean,
  context: Context,
): Promise<string> {
  const where = isNull(messages.deletedAt)
  return String(await spam.markSpam(db, messages, "contact-message", ids, isSpam, { ...context, where }))
}
