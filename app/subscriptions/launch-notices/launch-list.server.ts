import { and, arrayContains, asc, count, eq, inArray, type SQL, sql } from "drizzle-orm"
import { recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { newsletterSubscribers as subscribers } from "#app/lib/db/schema.ts"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import { type AwaitedLink, awaitedLinks } from "#content/facts/awaited.ts"
import { manageToken } from "../link-tokens.server.ts"
import { topicOfLink } from "../topics.ts"
import { openedMail } from "./launch-mail.ts"

function waitsFor(link: AwaitedLink): SQL | undefined {
  return and(eq(subscribers.status, "confirmed"), arrayContains(subscribers.topics, [topicOfLink(link)]))
}

/** Number of confirmed readers who wait for this link. */
export async function countWaiting(db: Database, link: AwaitedLink): Promise<number> {
  const [row] = await db.select({ readers: count() }).from(subscribers).where(waitsFor(link))
  return row?.readers ?? 0
}

export async function countAllWaiting(db: Database): Promise<{ link: AwaitedLink; readers: number }[]> {
  const waiting = awaitedLinks.map((link) => [
    link,
    sql`count(*) filter (where ${waitsFor(link)})`.mapWith(Number),
  ])
  const [counts] = await db
    .select(Object.fromEntries(waiting) as Record<AwaitedLink, SQL<number>>)
    .from(subscribers)
  return awaitedLinks.map((link) => ({ link, readers: counts?.[link] ?? 0 }))
}

type Sending = {
  /** What staff saw when they pressed the button: the address and the number of readers. */
  seen: { address: string; readers: number }
  /** Current target of the link, read within the transaction. Null while the link is not set. */
  findAddress(tx: Database): Promise<string | null>
  by: { id: string; name: string }
  secrets: Secrets
  publicUrl: string
  now: Date
  /** Maximum number of readers per press, because all mails are written in one transaction. Default: 500. */
  atOnce?: number
}

export type TellOutcome = { kind: "told"; readers: number; left: number } | { kind: "not-open" | "changed" }

/**
 * Mails every confirmed reader who waits for this link, one mail each, and removes the topic from their subscription. A
 * reader who waited for nothing else is deleted. No reader gets two mails: a second press at the same moment waits for
 * the first one and then finds a different number of readers than its sender saw.
 */
export function tellWaiting(db: Database, link: AwaitedLink, sending: Sending): Promise<TellOutcome> {
  const { seen, findAddress, by, secrets, publicUrl, now, atOnce = 500 } = sending
  return db.transaction(async (tx): Promise<TellOutcome> => {
    const address = await findAddress(tx)
    if (!address) return { kind: "not-open" }
    const readers = await tx
      .select({ id: subscribers.id, email: subscribers.email, topics: subscribers.topics })
      .from(subscribers)
      .where(waitsFor(link))
      .orderBy(asc(subscribers.id))
      .limit(atOnce)
      .for("update")
    const waiting = await countWaiting(tx, link)
    if (address !== seen.address || waiting !== seen.readers || readers.length === 0)
      return { kind: "changed" }

    const kind = "newsletter-opened"
    for (const { id, email, topics } of readers) {
      const token = topics.length > 1 ? manageToken(secrets, email) : null
      const dedupeKey = `${kind}:${link}:${id}:${now.getTime()}`
      const mail = openedMail(link, { publicUrl, token })
      await queueMail(tx, { ...mail, kind, dedupeKey, urgency: "asked", to: email }, now)
    }
    const isAlone = (reader: (typeof readers)[number]) => reader.topics.length === 1
    const idsOf = (some: typeof readers) =>
      inArray(
        subscribers.id,
        some.map(({ id }) => id),
      )
    const staying = readers.filter((reader) => !isAlone(reader))
    await tx.delete(subscribers).where(idsOf(readers.filter(isAlone)))
    await tx
      .update(subscribers)
      .set({ topics: sql`array_remove(${subscribers.topics}, ${topicOfLink(link)})` })
      .where(idsOf(staying))
    await recordAudit(tx, {
      at: now,
      actorId: by.id,
      actor: by.name,
      action: "newsletter.told",
      subjectType: "opening",
      subjectId: link,
      details: { link, address, readers: readers.length },
    })
    return { kind: "told", readers: readers.length, left: waiting - readers.length }
  })
}
