import type { Database } from "#app/lib/db/client.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { type ComposedMail, composeMail } from "#app/lib/mail/compose-mail.tsx"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import type { SiteNow } from "#app/lib/site.ts"
import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { listingClaims } from "#content/en/listing-claims.ts"
import { mailContent } from "#content/en/mails.ts"
import { walletWaitHours } from "../payment/payment-address.ts"
import { type Claim, claimPath, type Found, holderPath, shownName } from "./claim-links.server.ts"
import { answerWithinDays, claimLastsDays, confirmWithinDays, daysAfter } from "./claim-schema.ts"

const words = listingClaims.mails

type MailParts = Parameters<typeof composeMail>[0]["parts"]
type Subject = { subject: string; preview: string }

function mailTo(whom: "claimer" | "owner", { subject, preview }: Subject, site: string, parts: MailParts) {
  const footer = whom === "claimer" ? words.claimFooter : words.ownerFooter
  return composeMail({
    ...{ subject, preview },
    parts: [mailContent.greetingNone, ...parts, mailContent.signature],
    footer: format(footer, { site }),
  })
}

const ownerPath = () => pathTo("/merchant-directory/owner")
const contactPath = () => pathTo("/contact")

/** To the claimer, before anyone else is mailed. It repeats nothing that was typed, because the mailbox is unverified. */
export function confirmMail(facts: { publicUrl: string; path: string; business: string }): ComposedMail {
  const { confirm } = words
  return mailTo("claimer", confirm, facts.publicUrl, [
    format(confirm.lead, facts),
    { href: facts.publicUrl + facts.path, label: confirm.button },
    format(confirm.lasts, { days: confirmWithinDays }),
    confirm.ignore,
  ])
}

/** Tells the owner on file of a claim whose mailbox is confirmed. It does not repeat what the claimer wrote. */
export async function tellHolder(tx: Database, { claim, listing }: Found, site: SiteNow): Promise<void> {
  const { ownerEmail: to } = listing
  if (!to) return
  const { told, situations } = words
  const href = site.publicUrl + holderPath(site.secrets, claim, to)
  const mail = mailTo("owner", told, site.publicUrl, [
    `${format(told.lead, { business: listing.businessName })} ${situations[claim.situation]}`,
    claim.situation === "moved"
      ? told.waitMoved
      : format(told.wait, { until: dateText(daysAfter(site.now, answerWithinDays)) }),
    told.frozen,
    { href, label: told.button },
    told.hint,
  ])
  await send(tx, mail, { kind: "listing-claim-told", id: claim.id, to, now: site.now })
}

/** Tells all claimers of the same listing that there is another one. */
export async function tellOtherClaimers(
  tx: Database,
  others: Claim[],
  { claim, listing }: Found,
  { secrets, publicUrl, now }: SiteNow,
): Promise<void> {
  const { other } = words
  const business = shownName(listing)
  for (const one of [claim, ...others].filter(() => others.length > 0)) {
    const href = publicUrl + claimPath(secrets, one)
    const parts = [format(other.lead, { business }), { href, label: other.button }]
    const mail = mailTo("claimer", other, publicUrl, parts)
    // Each is mailed only about the first other one: further mails would say nothing new.
    await send(tx, mail, { kind: "listing-claim-other", id: one.id, to: one.email, now })
  }
}

/** Tells the claimer the decision, a failed check or the end of the claim. */
export async function tellClaimer(
  tx: Database,
  { claim, listing }: Found,
  what:
    | { kind: "granted"; walletRemoved: boolean; stickerRenewed: boolean }
    | { kind: "refused"; reason: string }
    | { kind: "tried"; how: "call" | "site"; left: number }
    | { kind: "expired" | "gone" },
  { secrets, publicUrl, now }: SiteNow,
): Promise<void> {
  const business = shownName(listing)
  const status = { href: publicUrl + claimPath(secrets, claim), label: words.tried.button }
  const parts = (): MailParts => {
    switch (what.kind) {
      case "granted":
        return [
          format(words.granted.lead, { business }),
          what.walletRemoved ? format(words.granted.walletRemoved, { hours: walletWaitHours }) : null,
          what.stickerRenewed ? words.granted.stickerRenewed : null,
          { href: publicUrl + ownerPath(), label: words.granted.button },
        ]
      case "refused":
        return [
          format(words.refused.lead, { business }),
          { heading: words.refused.reason },
          { lines: what.reason },
          { href: publicUrl + contactPath(), label: words.refused.contact },
        ]
      case "tried":
        return [
          format(words.tried.lead[what.how], { business }),
          format(words.tried.left, { count: what.left }),
          status,
        ]
      case "gone":
        return [words.gone.lead, { href: publicUrl + contactPath(), label: words.refused.contact }]
      case "expired":
        return [format(words.expired.lead, { business, days: claimLastsDays }), status]
    }
  }
  const mail = mailTo("claimer", words[what.kind], publicUrl, parts())
  const id = what.kind === "tried" ? `${claim.id}:${what.left}` : claim.id
  await send(tx, mail, { kind: `listing-claim-${what.kind}`, id, to: claim.email, now })
}

/** Tells the owner on file how a claim ended: the listing was transferred, or it stays theirs. */
export async function tellFormer(
  tx: Database,
  kind: "handedOver" | "ended",
  { claim, to, business }: { claim: Claim; to: string; business: string },
  { publicUrl, now }: SiteNow,
): Promise<void> {
  const lead = format(words[kind].lead, { business })
  const parts: MailParts =
    kind === "ended"
      ? [lead, { href: publicUrl + ownerPath(), label: words.ended.button }]
      : [lead, words.handedOver.wrong, { href: publicUrl + contactPath(), label: words.handedOver.contact }]
  const mail = mailTo("owner", words[kind], publicUrl, parts)
  const name = kind === "ended" ? "listing-claim-ended" : "listing-handed-over"
  await send(tx, mail, { kind: name, id: claim.id, to, now })
}

/** Tells staff that a claim is pending, once for each reason, without text by visitors. */
export async function tellStaff(
  tx: Database,
  reason: keyof Omit<typeof words.staff, "button">,
  { id, attempts }: Pick<Claim, "id" | "attempts">,
  { publicUrl, now }: SiteNow,
): Promise<void> {
  const { subject, preview, lead } = words.staff[reason]
  const mail = composeMail({
    ...{ subject, preview },
    parts: [lead, { href: publicUrl + pathTo("/admin/listing-claims"), label: words.staff.button }],
    footer: format(mailContent.staffFooter, { site: publicUrl }),
  })
  const dedupeKey = `listing-claim-${reason}:${id}:${attempts}`
  const about = { kind: "listing-claim-staff", dedupeKey, urgency: "staff", to: null } as const
  await queueMail(tx, { ...mail, ...about }, now)
}

/** Queues a mail once for each claim and kind. */
async function send(
  tx: Database,
  mail: ComposedMail,
  { kind, id, to, now }: { kind: string; id: number | string; to: string; now: Date },
): Promise<void> {
  await queueMail(tx, { ...mail, kind, dedupeKey: `${kind}:${id}`, urgency: "asked", to }, now)
}
