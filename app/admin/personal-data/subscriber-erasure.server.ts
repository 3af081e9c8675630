import { and, eq, like, sql } from "drizzle-orm"
import { recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Subject } from "#app/lib/audit/subject.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { mails } from "#app/lib/db/schema.ts"

export type SubscriberList = {
  /** As in the audit action names. */
  name: string
  /** Audit subject of a subscriber; its name is the address. */
  subject: Subject
  /** Kinds of the list's mails, as a LIKE pattern. */
  mailKinds: string
}

/**
 * Deletes a subscriber and the list's mails to the address, including queued ones. Other data of the person stays;
 * erasure.server.ts erases everything.
 *
 * @returns whether the row still existed
 */
export async function eraseSubscriber(
  db: Database,
  { name, subject, mailKinds }: SubscriberList,
  id: number,
  { by, now }: { by: { id: string; name: string }; now: Date },
): Promise<boolean> {
  const { table, name: address, type } = subject
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(table).where(eq(table.id, id)).returning({ email: address })
    if (!gone) return false
    await tx
      .delete(mails)
      .where(
        and(eq(sql`lower(${mails.recipient})`, sql`lower(${gone.email}::text)`), like(mails.kind, mailKinds)),
      )
    await recordAudit(tx, {
      at: now,
      actorId: by.id,
      actor: by.name,
      action: `${name}.erased`,
      subjectType: type,
      subjectId: String(id),
    })
    return true
  })
}
