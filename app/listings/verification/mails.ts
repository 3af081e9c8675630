import type { Database } from "#app/lib/db/client.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { countHit } from "#app/lib/http/rate-limit.server.ts"
import { type ComposedMail, composeMail } from "#app/lib/mail/compose-mail.tsx"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { listingVerification } from "#content/en/listing-verification.ts"
import { mailContent } from "#content/en/mails.ts"
import type { Listing } from "../listing/listing-facts.ts"
import type { Question } from "../listing/verification-rule.ts"
import { confirmDays } from "../owners/owner-link-times.ts"

/** Asks the owner whether the business still accepts the coin. */
export function stillRightMail(
  question: Question,
  facts: { business: string; confirmedAt: Date; publicUrl: string; path: string },
): ComposedMail {
  const { button, hint, no, footer, [question]: words } = listingVerification.mails
  const { business, publicUrl } = facts
  const values = {
    business,
    ...{ site: publicUrl, date: dateText(facts.confirmedAt), days: confirmDays },
    contact: publicUrl + pathTo("/contact"),
  }
  const said = (text: string) => format(text, values)
  return composeMail({
    subject: said(words.subject),
    preview: said(words.preview),
    parts: [
      mailContent.greetingNone,
      said(words.lead),
      { href: publicUrl + facts.path, label: button },
      said(hint),
      said(words.later),
      said(no),
      mailContent.signature,
    ],
    footer: said(footer),
  })
}

/** Notice to the owner of a listing that staff archived for its age. */
export function archivedMail(facts: { business: string; publicUrl: string; path: string }): ComposedMail {
  const { archived: words, button, footer } = listingVerification.mails
  const said = (text: string) =>
    format(text, { business: facts.business, site: facts.publicUrl, days: confirmDays })
  return composeMail({
    subject: said(words.subject),
    preview: said(words.preview),
    parts: [
      mailContent.greetingNone,
      said(words.lead),
      { href: facts.publicUrl + facts.path, label: button },
      mailContent.signature,
    ],
    footer: said(footer),
  })
}

/**
 * Limit of mailed alerts per hour. Somebody who reports every listing fills
 * a list in the staff pages instead of the mailbox.
 */
const alertsAnHour = 10
const hourSeconds = 60 * 60

/**
 * Alerts staff to visitors' warnings, once a day per listing and reason. Call it last in the transaction of the report,
 * because all reports update one counter row.
 */
export async function tellStaffOfListing(
  tx: Database,
  reason: "fraud" | "doubt",
  listing: Pick<Listing, "id" | "businessName">,
  { note, isAgain, publicUrl, now }: { note?: string; isAgain?: boolean; publicUrl: string; now: Date },
): Promise<void> {
  const { hits } = await countHit(tx, "listing-alerts", hourSeconds, now)
  if (hits > alertsAnHour) return
  const { alerts } = listingVerification
  const words = alerts[reason]
  const lead = isAgain ? alerts.doubt.again : words.lead
  const business = listing.businessName
  const mail = composeMail({
    subject: format(words.subject, { business }),
    preview: words.preview,
    parts: [
      format(lead, { business }),
      note ? { lines: note } : null,
      {
        href: publicUrl + pathTo("/admin/listing-health/:id", { id: listing.id }),
        label: alerts.button,
      },
    ],
    footer: format(mailContent.staffFooter, { site: publicUrl }),
  })
  const dedupeKey = `listing-${reason}:${listing.id}:${now.toISOString().slice(0, 10)}`
  await queueMail(tx, { ...mail, kind: `listing-${reason}`, dedupeKey, to: null, urgency: "staff" }, now)
}
