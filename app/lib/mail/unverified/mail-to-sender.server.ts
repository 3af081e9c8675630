import type { Database } from "#app/lib/db/client.server.ts"
import { countHit } from "#app/lib/http/rate-limit.server.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import { type OutgoingMail, queueMail } from "../outbox/outbox.server.ts"
import { mailboxOf } from "./mailbox.ts"

const daySeconds = 24 * 60 * 60

/** Mails a day to one mailbox that only strangers have named, over all forms together (ruling 30). */
const unverifiedMailsPerDay = 3

type Circumstances = {
  secrets: Secrets
  /** Why what is answered looks automated, or null. Such a submission is answered when staff have cleared it. */
  suspicion: string | null
  /** Where it was asked for (Admitted); null where staff have. */
  network: string | null
  now: Date
}

/**
 * The one way to an address that was typed into a form: it may be anybody's. What strangers can have us send to anybody is
 * decided in this function. What an address on file asks for itself, and what staff decide, does not come through here:
 * nothing that strangers post can use it up (decision 25).
 *
 * @returns false when the address gets no mail now
 */
export async function mailToSender(
  tx: Database,
  mail: Omit<OutgoingMail, "urgency"> & { to: string },
  { secrets, suspicion, network, now }: Circumstances,
): Promise<boolean> {
  if (suspicion) return false
  // Companies have Gmail under names of their own, so dots are left out for every host here. Two people whose names differ
  // in a dot then share three mails a day, which costs them less than a mailbox with a thousand spellings would.
  const counted = mailboxOf(mail.to).replaceAll(/\.(?=.*@)/g, "")
  const key = `stranger-mails:${secrets.mark("limit", counted)}`
  if ((await countHit(tx, key, daySeconds, now)).hits > unverifiedMailsPerDay) return false
  await queueMail(tx, { ...mail, urgency: "stranger", network }, now)
  return true
}
