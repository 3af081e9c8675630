import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { countHit } from "#app/lib/http/rate-limit.server.ts"
import type { ComposedMail } from "#app/lib/mail/compose-mail.tsx"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import type { Listing } from "../listing/listing-facts.ts"
import { listingChangedMail, moreChangesMail } from "./mails.ts"

/** Writes an owner's action to the audit log, without the owner's identity. Pass the transaction that makes the change. */
export function recordOwnerAct(tx: Database, action: string, id: number, now: Date): Promise<void> {
  return recordAct(tx, action, { type: "listing", id }, { by: "owner", now })
}

type Told = Pick<Listing, "id" | "businessName" | "ownerEmail">
type Site = { publicUrl: string; now: Date }

/**
 * After ten notices about one listing within an hour, a single mail at the
 * end of the hour says that there were more changes.
 */
const mailsOneByOne = { count: 10, seconds: 60 * 60 }

/**
 * Mails a notice about a change to the owner's address on file, so that no change goes unnoticed; limited, so that
 * nobody can flood the mailbox.
 *
 * @param dedupeKey identifies the change
 */
export async function mailChange(
  tx: Database,
  { id, businessName, ownerEmail: to }: Told,
  { dedupeKey, ...mail }: ComposedMail & { kind: string; dedupeKey: string },
  { publicUrl, now }: Site,
): Promise<void> {
  if (!to) return
  const { hits, resetsAt } = await countHit(tx, `change-mails:${id}`, mailsOneByOne.seconds, now)
  if (hits <= mailsOneByOne.count) {
    await queueMail(tx, { ...mail, dedupeKey, urgency: "asked", to }, now)
    return
  }
  const more = moreChangesMail({ publicUrl, business: businessName, count: mailsOneByOne.count })
  const key = `listing-changed-more:${id}:${resetsAt.getTime()}`
  await queueMail(
    tx,
    { ...more, kind: "listing-changed", dedupeKey: key, urgency: "asked", to },
    now,
    resetsAt,
  )
}

/** Notice about an action without a form. @param what description of the action */
export async function tellOwner(
  tx: Database,
  listing: Told & Pick<Listing, "revision">,
  what: string,
  { publicUrl, now }: Site,
): Promise<void> {
  const mail = listingChangedMail({ publicUrl, business: listing.businessName, what })
  const dedupeKey = `listing-changed:${listing.id}:${listing.revision}`
  await mailChange(tx, listing, { ...mail, kind: "listing-changed", dedupeKey }, { publicUrl, now })
}

/**
 * Like `tellOwner`, without the limit: for actions that end the listing or let someone take payments in its name.
 *
 * @param event deduplication key: one mail per event
 */
export async function tellOwnerAtOnce(
  tx: Database,
  { id, businessName, ownerEmail: to }: Told,
  what: string,
  { publicUrl, now }: Site,
  event: string,
): Promise<void> {
  if (!to) return
  const mail = listingChangedMail({ publicUrl, business: businessName, what })
  const dedupeKey = `listing-changed:${id}:${event}`
  await queueMail(tx, { ...mail, kind: "listing-changed", dedupeKey, urgency: "asked", to }, now)
}
