import { and, eq, like, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { mails, newsletterSubscribers as subscribers } from "#app/db/schema.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"

/**
 * Deletes a subscriber and the newsletter's mails to the address, those that wait included. Other data of the person
 * stays; app/features/privacy erases everything.
 *
 * @returns whether the row was still there
 */
export async function eraseSubscriber(
  db: Database,
  id: number,
  { by, now }: { by: { id: string; name: string }; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(subscribers)
      .where(eq(subscribers.id, id))
      .returning({ email: subscribers.email })
    if (!gone) return false
    await tx
      .delete(mails)
      .where(
        and(
          eq(sql`lower(${mails.recipient})`, sql`lower(${gone.email}::text)`),
          like(mails.kind, "newsletter-%"),
        ),
      )
    await recordAudit(tx, {
      at: now,
      actorId: by.id,
      actor: by.name,
      action: "newsletter.erased",
      subjectType: "newsletter-subscriber",
      subjectId: String(id),
    })
    return true
  })
}
