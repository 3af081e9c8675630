import { desc, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listings, mails } from "#app/lib/db/schema.ts"
import { countHit } from "#app/lib/http/rate-limit.server.ts"
import { cappedCountOf, countAll } from "#app/lib/list/keyset-page.server.ts"
import { composeMail } from "#app/lib/mail/compose-mail.tsx"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { mailContent } from "#content/en/mails.ts"
import { paymentAddresses } from "#content/en/payment-addresses.ts"
import { site } from "#content/en/site.ts"
import { addressList } from "./staff-list.ts"
import { isUnchecked } from "./staff-queries.server.ts"

const kind = "listing-wallet-new"
const hourSeconds = 60 * 60
/** Keeps the staff mailbox readable when many addresses are set. */
const mostMailsAnHour = 2
const mostCounted = 1000

/**
 * Mails staff that payment addresses need a second administrator: once for the newest address, no matter who set it.
 * Runs every minute. Past the limit it waits for the next hour.
 */
export async function tellOfPaymentAddresses(
  db: Database,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const waits = isUnchecked(now, "second")
  const [newest] = await db
    .select({ id: listings.id, at: listings.walletChangedAt })
    .from(listings)
    .where(waits)
    .orderBy(desc(listings.walletChangedAt), desc(listings.id))
    .limit(1)
  if (!newest?.at) return
  const dedupeKey = `${kind}:${newest.id}:${newest.at.getTime()}`
  if ((await db.$count(mails, eq(mails.dedupeKey, dedupeKey))) > 0) return
  const { hits } = await countHit(db, "payment-address-mails", hourSeconds, now)
  if (hits > mostMailsAnHour) return
  const { count } = await countAll(db, { count: cappedCountOf(listings, waits, mostCounted) })
  const words = paymentAddresses.mail
  const mail = composeMail({
    subject: formatCount(words.subject, count, site.locale),
    preview: words.preview,
    parts: [words.lead, { href: `${publicUrl}${addressList.path}?status=second`, label: words.button }],
    footer: format(mailContent.staffFooter, { site: publicUrl }),
  })
  await queueMail(db, { ...mail, kind, dedupeKey, to: null, urgency: "staff" }, now)
}
