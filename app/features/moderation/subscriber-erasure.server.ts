import { and, eq, like, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { mails, newsletterSubscribers, townHallSubscribers } from "#app/db/schema.ts"
import { recordAudit } from "./audit.server.ts"

const lists = {
  newsletter: {
    subscribers: newsletterSubscribers,
    mailKinds: "newsletter-%",
    subjectType: "newsletter-subscriber",
  },
  "town-halls": {
    subscribers: townHallSubscribers,
    mailKinds: "town-hall-%",
    subjectType: "town-hall-subscriber",
  },
}

export type SubscriberList = keyof typeof lists

/**
 * Deletes a subscriber and the list's mails to the address, those that wait included. Other data of the person stays;
 * app/features/privacy erases everything.
 *
 * @returns whether the row was still there
 */
export async function eraseSubscriber(
  db: Database,
  list: SubscriberList,
  id: number,
  { by, now }: { by: { id: string; name: string }; now: Date },
): Promise<boolean> {
  const { subscribers, mailKinds, subjectType } = lists[list]
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(subscribers)
      .where(eq(subscribers.id, id))
      .returning({ email: subscribers.email })
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
      action: `${list}.erased`,
      subjectType,
      subjectId: String(id),
    })
    return true
  })
}
