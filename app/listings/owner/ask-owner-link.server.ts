import { and } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "#app/lib/db/client.server.ts"
import { listings } from "#app/lib/db/schema.ts"
import { admitSubmission, type FormGuardParts, type Visitor } from "#app/lib/form/admit-submission.server.ts"
import type { FormValues } from "#app/lib/form/parse-form.ts"
import { fromSchema, type PublicForm } from "#app/lib/form/public-form.server.ts"
import { mayBeMailed } from "#app/lib/mail/asked-mails.server.ts"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import type { SiteNow } from "#app/lib/site.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { openMinutes } from "../owners/owner-link-times.ts"
import { hasOwner, isOwnedBy, openPathOf } from "../owners/owner-links.server.ts"
import { ownerLinkMail } from "./mails.ts"

export const askSchema = z.object({ email: z.email().max(254) })
export type AskValues = FormValues<typeof askSchema>

/**
 * Nobody reads what is sent here, so a submission that looks automated only
 * gets a second request to confirm. No consent is needed.
 */
export const askForm: PublicForm<AskValues, z.output<typeof askSchema>> = {
  name: "owner-link",
  event: "owner-link.failed",
  read: fromSchema(askSchema, () => ({ missing: { email: listingOwners.ask.required } })),
  limits: { seconds: 3600, address: 30, everybody: 1000 },
  asks: () => ({ again: listingOwners.ask.again, consent: askVersion }),
  words: () => listingOwners.ask.failures,
}
export const askVersion = "1"

/** Handles one post of the form. */
export function handleAsk(app: FormGuardParts, visitor: Visitor, posted: FormData) {
  return admitSubmission(askForm, app, visitor, posted, async ({ email }, admitted) => {
    await askForOwnerLink(app.db, email, { ...admitted, key: admitted.submissionKey })
    return { kind: "accepted" } as const
  })
}

/**
 * Limit of mails to one mailbox within the lifetime of a link (asked-mails.server.ts). If an attacker uses it up, the
 * mailbox still holds a working link. No other form uses this limit (ruling 30).
 */
const allowance = { mails: 3, seconds: openMinutes * 60 }

/** Rolls back the transaction, so that an unknown address takes the same time and leaves no rows. */
class NobodyToTell extends Error {}

/**
 * Mails a link to the owner's pages if any listing has this address. The response does not reveal that: for any other
 * address the same rows are written and rolled back.
 *
 * @param key idempotency key of the request; a repeated request sends one mail
 */
export async function askForOwnerLink(
  db: Database,
  email: string,
  { secrets, publicUrl, now, key }: SiteNow & { key: string },
): Promise<void> {
  const counter = `owner-link:mailbox:${secrets.mark("limit", email.toLowerCase())}`
  const isAllowed = await mayBeMailed(db, counter, allowance, now)
  await db
    .transaction(async (tx) => {
      const [listing] = await tx
        .select({ ownerEmail: listings.ownerEmail })
        .from(listings)
        .where(and(isOwnedBy(email), hasOwner))
        // Listings may spell the mailbox differently: always use the same spelling.
        .orderBy(listings.id)
        .limit(1)
      const isForSomebody = listing !== undefined && isAllowed
      const to = listing?.ownerEmail ?? email
      const path = await openPathOf(tx, to, now)
      const mail = ownerLinkMail({ publicUrl, path, minutes: openMinutes })
      const dedupeKey = `owner-link:${key}`
      await queueMail(tx, { ...mail, kind: "owner-link", dedupeKey, urgency: "account", to }, now)
      if (!isForSomebody) throw new NobodyToTell()
    })
    .catch((error) => {
      if (!(error instanceof NobodyToTell)) throw error
    })
}
