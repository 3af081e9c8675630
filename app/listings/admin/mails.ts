import type { Database } from "#app/lib/db/client.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { type ComposedMail, composeMail, type MailPart } from "#app/lib/mail/compose-mail.tsx"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { fill } from "#app/lib/text/fill.ts"
import { findPagePath } from "#app/settings/directory-stage.server.ts"
import { mailContent } from "#content/en/mails.ts"
import { contactsOf, oneEach } from "../listing/contacts.server.ts"
import { type Listing, ownerFacts } from "../listing/listing-facts.ts"
import type { HidingReason, ListingChanges } from "../listing/listing-options.ts"
import { walletWaitHours } from "../payment/payment-address.ts"
import { changesInOrder, factName, staffFactText } from "./staff-facts.ts"

type Told = {
  now: Date
  publicUrl: string
  reason: string | null
  reasonCode?: HidingReason | null
  /** What becomes of the payment address that its page shows, though nobody changed it; `merger` tells two of them apart. */
  payment?: { merger: string; text: string }
}

/**
 * Tells whoever owns a listing what staff changed of it; where the address on file or the payment address changed, former contacts as
 * well. Nobody is told why a fraud was found out.
 */
export async function tellOwner(
  tx: Database,
  { listing, changes }: { listing: Listing; changes: ListingChanges },
  { now, publicUrl, reason, reasonCode, payment }: Told,
): Promise<void> {
  if (reasonCode === "fraud") return
  const page = listing.status === "listed" ? await findPagePath(tx, listing) : null
  const mail = listingChangedMail(listing, changes, { reason, publicUrl, page, payment: payment?.text })
  const told =
    changes.walletAddress || payment
      ? await contactsOf(tx, listing, now)
      : oneEach([listing.ownerEmail, changes.ownerEmail?.[0]])
  for (const [index, to] of told.entries())
    await queueMail(
      tx,
      {
        kind: "listing-changed",
        dedupeKey: ["listing-changed", listing.id, listing.revision, payment?.merger, index]
          .filter((part) => part !== undefined)
          .join(":"),
        urgency: "asked",
        to,
        ...mail,
      },
      now,
    )
}

const isPrivate = (fact: string) => (ownerFacts as readonly string[]).includes(fact)

/** To the owner: what was changed, old and new. What the directory says stands in the body alone, as staff have read it. */
function listingChangedMail(
  listing: Listing,
  changes: ListingChanges,
  {
    reason,
    publicUrl,
    page,
    payment,
  }: { reason: string | null; publicUrl: string; page: string | null; payment?: string },
): ComposedMail {
  const words = mailContent.listingChanged
  const said = changesInOrder(changes).flatMap(([fact, [before, after]]): MailPart[] => [
    { heading: factName(fact) },
    // Whose it is now is nothing for whose it was.
    isPrivate(fact)
      ? words.privateChange
      : {
          lines: fill(words.change, {
            before: staffFactText(fact, before),
            after: staffFactText(fact, after),
          }),
        },
  ])
  return composeMail({
    subject: words.subject,
    preview: words.preview,
    parts: [
      mailContent.greetingNone,
      fill(words.lead, { business: listing.businessName }),
      ...said,
      Boolean(changes.walletAddress?.[1]) && fill(words.walletWait, { hours: walletWaitHours }),
      payment ?? null,
      reason && { heading: words.reason },
      reason,
      page && { href: publicUrl + page, label: words.button },
      words.wrong,
      { href: publicUrl + pathTo("/contact"), label: words.contact },
      mailContent.signature,
    ],
    footer: fill(words.footer, { site: publicUrl }),
  })
}
