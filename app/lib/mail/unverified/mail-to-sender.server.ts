import type { Database } from "#app/lib/db/client.server.ts"
import { countHit } from "#app/lib/http/rate-limit.server.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import { type OutgoingMail, queueMail } from "../outbox/outbox.server.ts"
import { mailboxOf } from "./mailbox.ts"

const daySeconds = 24 * 60 * 60

/** The maximum number of mails per day to one mailbox as an unverified recipient, over all forms together (ruling 30). */
const unverifiedMailsPerDay = 3

type Circumstances = {
  secrets: Secrets
  /** Why the submission looks automated, or null. A suspicious submission is answered only after staff have cleared it. */
  suspicion: string | null
  /** The network of the request (Admitted); null if staff sent it. */
  network: string | null
  now: Date
}

/**
 * Queues every mail to an address typed into a form, which may belong to anyone. This function alone decides what unverified
 * recipients get. Mail requested by an address on file, and mail about decisions of staff, does not pass through here: public
 * posts cannot use up its limit (docs/decisions/mail.md).
 *
 * @returns false if no mail is sent now
 */
export async function mailToSender(
  tx: Database,
  mail: Omit<OutgoingMail, "urgency"> & { to: string },
  { secrets, suspicion, network, now }: Circumstances,
): Promise<boolean> {
  if (suspicion) return false
  // Companies use Gmail under their own domains, so dots are removed for every host here. Two people whose names differ only in a
  // dot share three mails a day, which is less harm than one mailbox with a thousand spellings.
  const counted = mailboxOf(mail.to).replaceAll(/\.(?=.*@)/g, "")
  const key = `stranger-mails:${secrets.mark("limit", counted)}`
  if ((await countHit(tx, key, daySeconds, now)).hits > unverifiedMailsPerDay) return false
  await queueMail(tx, { ...mail, urgency: "stranger", network }, now)
  return true
}
