import { type ComposedMail, composeMail, type MailPart } from "#app/lib/mail/compose-mail.tsx"
import { format } from "#app/lib/text/format.ts"
import { mailContent } from "#content/en/mails.ts"
import { welcomeDays } from "../owners/owner-link-times.ts"
import { walletWaitHours } from "../payment/payment-address.ts"
import { answerDays } from "./questions/question-times.ts"

type OwnerFacts = { business: string; publicUrl: string }

/**
 * To the typed mail address: confirms receipt, says what happens next and when, and has the secret link to the status page.
 * Repeats nothing that was typed: otherwise anyone could make the site mail any text to anybody.
 */
export function applicationReceivedMail(facts: {
  id: number
  publicUrl: string
  statePath: string
}): ComposedMail {
  const words = mailContent.applicationReceived
  return ownerMail(words, facts, [
    { heading: words.nextHeading },
    { steps: words.next },
    words.state,
    { href: facts.publicUrl + facts.statePath, label: words.button },
    format(words.reference, facts),
  ])
}

/**
 * To the owner: the business is listed, its page, and the link to the page where they manage the listing.
 * @param facts.path of the public page; null before the directory opens
 * @param facts.paymentWaits whether the page does not yet show the payment address
 */
export function applicationApprovedMail(
  facts: OwnerFacts & { path: string | null; ownerPath: string; paymentWaits: boolean },
): ComposedMail {
  const words = mailContent.applicationApproved
  return ownerMail(facts.path ? words : words.soon, facts, [
    facts.path && { href: facts.publicUrl + facts.path, label: words.button },
    facts.path && words.tip,
    facts.paymentWaits ? format(words.paymentWaits, { hours: walletWaitHours }) : null,
    format(words.owner, { days: welcomeDays }),
    { href: facts.publicUrl + facts.ownerPath, label: words.ownerButton },
  ])
}

/** To the owner: the question of staff, and the secret link to complete the application. */
export function applicationQuestionMail(
  facts: OwnerFacts & { question: string; path: string },
): ComposedMail {
  const words = mailContent.applicationAsked
  return ownerMail(words, facts, [
    { heading: words.question },
    facts.question,
    { href: facts.publicUrl + facts.path, label: words.button },
    format(words.lasts, { days: answerDays }),
  ])
}

/** To the owner: the rejection, its reason if there is one, and the link to apply again. */
export function applicationRejectedMail(facts: OwnerFacts & { reason: string | null }): ComposedMail {
  const words = mailContent.applicationRejected
  return ownerMail(words, facts, [
    facts.reason && { heading: words.reason },
    facts.reason,
    words.again,
    { href: `${facts.publicUrl}/merchant-register`, label: words.button },
  ])
}

/** The mail address is unconfirmed: typed text appears only in the body, in quotes, after staff have read it. */
function ownerMail(
  words: { subject: string; preview: string; lead: string },
  facts: { business?: string; publicUrl: string },
  parts: (MailPart | null)[],
): ComposedMail {
  return composeMail({
    subject: words.subject,
    preview: words.preview,
    parts: [mailContent.greetingNone, format(words.lead, facts), ...parts, mailContent.signature],
    footer: format(mailContent.footer, { site: facts.publicUrl }),
  })
}

/** To staff: an applicant has answered, and the application is pending again. */
export function applicationCompletedMail(facts: {
  business: string
  publicUrl: string
  path: string
}): ComposedMail {
  const words = mailContent.applicationCompleted
  return composeMail({
    subject: format(words.subject, facts),
    preview: words.preview,
    parts: [format(words.lead, facts), { href: facts.publicUrl + facts.path, label: words.button }],
    footer: format(mailContent.staffFooter, { site: facts.publicUrl }),
  })
}

/** To staff: a new application is pending. */
export function applicationNewMail(facts: {
  business: string
  type: string
  place: string
  suspicion: string | null
  publicUrl: string
  path: string
}): ComposedMail {
  const words = mailContent.applicationNew
  return composeMail({
    subject: format(words.subject, facts),
    preview: format(words.preview, facts),
    parts: [
      format(words.lead, facts),
      facts.suspicion && format(words.suspicious, { reason: facts.suspicion }),
      { href: facts.publicUrl + facts.path, label: words.button },
    ],
    footer: format(mailContent.staffFooter, { site: facts.publicUrl }),
  })
}
