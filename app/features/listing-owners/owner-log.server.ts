import type { Database } from "#app/db/client.server.ts"
import { recordAct } from "#app/platform/audit/audit.server.ts"
import type { Listing } from "#app/platform/business/listing/listing-facts.ts"
import { queueMail } from "#app/platform/mail/outbox/outbox.server.ts"
import { listingChangedMail } from "./mails.ts"

/** What an owner did, without who that is. Pass the transaction that makes the change. */
export function recordOwnerAct(tx: Database, action: string, id: number, now: Date): Promise<void> {
  return recordAct(tx, action, { type: "listing", id }, { by: "owner", now })
}

/**
 * Tells the owner's address on file, so that nobody changes a listing unseen.
 *
 * @param event what it is told of once: a revision, unless something else was changed
 */
export async function tellOwner(
  tx: Database,
  {
    id,
    revision,
    businessName,
    ownerEmail,
  }: Pick<Listing, "id" | "revision" | "businessName" | "ownerEmail">,
  what: string,
  { publicUrl, now }: { publicUrl: string; now: Date },
  event = String(revision),
): Promise<void> {
  if (!ownerEmail) return
  const mail = listingChangedMail({ publicUrl, business: businessName, what })
  const dedupeKey = `listing-changed:${id}:${event}`
  await queueMail(tx, { ...mail, kind: "listing-changed", dedupeKey, urgency: "asked", to: ownerEmail }, now)
}
