import type { Database } from "#app/lib/db/client.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { type ComposedMail, composeMail, type MailPart } from "#app/lib/mail/compose-mail.tsx"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { format } from "#app/lib/text/format.ts"
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
  /** Note about a payment address that the page will show without an edit. `merger` keeps the mails of two mergers apart. */
  payment?: { merger: string; text: string }
}

/**
 * Mails the owner what staff changed. If the payment address changed, former contacts get the mail too; if the owner changed,
 * the former owner does. No mail for a listing hidden as fraud: a fraudster must not learn how it was found.
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

/** Mail to the owner with old and new values. Listing text is in the body only, in the version that staff reviewed. */
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
    // The new owner's data must not reach the former owner.
    isPrivate(fact)
      ? words.privateChange
      : {
          lines: format(words.change, {
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
      format(words.lead, { business: listing.businessName }),
      ...said,
      Boolean(changes.walletAddress?.[1]) && format(words.walletWait, { hours: walletWaitHours }),
      payment ?? null,
      reason && { heading: words.reason },
      reason,
      page && { href: publicUrl + page, label: words.button },
      words.wrong,
      { href: publicUrl + pathTo("/contact"), label: words.contact },
      mailContent.signature,
    ],
    footer: format(words.footer, { site: publicUrl }),
  })
}
