import { type ComposedMail, composeMail, type MailPart } from "#app/lib/mail/compose-mail.tsx"
import { fill } from "#app/lib/text/fill.ts"
import { mailContent } from "#content/en/mails.ts"

type StoryFacts = { title: string; publicUrl: string }

/**
 * To whoever's address was typed: we have it, and when we answer. It repeats nothing that was typed: otherwise anyone could
 * have us mail any words to anybody.
 */
export function storyReceivedMail(facts: { publicUrl: string }): ComposedMail {
  const words = mailContent.storyReceived
  return senderMail(words, facts, [words.next])
}

/** To the sender: it is published, and where. */
export function storyPublishedMail(facts: StoryFacts & { path: string }): ComposedMail {
  const words = mailContent.storyPublished
  return senderMail(words, facts, [
    { href: facts.publicUrl + facts.path, label: words.button },
    words.change,
    { href: `${facts.publicUrl}/contact`, label: words.contact },
  ])
}

/** To the sender: not this time, why if staff said so, and the way to try again. */
export function storyRejectedMail(facts: StoryFacts & { reason: string | null }): ComposedMail {
  const words = mailContent.storyRejected
  return senderMail(words, facts, [
    facts.reason && { heading: words.reason },
    facts.reason,
    words.again,
    { href: `${facts.publicUrl}/community/story`, label: words.button },
  ])
}

/** Nobody has confirmed the address: what was typed stands in the body at most, in quotes, once staff have read it. */
function senderMail(
  words: { subject: string; preview: string; lead: string },
  facts: { title?: string; publicUrl: string },
  parts: (MailPart | null)[],
): ComposedMail {
  return composeMail({
    subject: words.subject,
    preview: words.preview,
    parts: [mailContent.greetingNone, fill(words.lead, facts), ...parts, mailContent.signature],
    footer: fill(mailContent.footer, { site: facts.publicUrl }),
  })
}

/** To the staff: somebody waits for a decision. */
export function storyNewMail({
  hasPicture,
  ...facts
}: StoryFacts & {
  name: string
  category: string
  suspicion: string | null
  hasPicture: boolean
  path: string
}): ComposedMail {
  const words = mailContent.storyNew
  return composeMail({
    subject: fill(words.subject, facts),
    preview: fill(words.preview, facts),
    parts: [
      fill(words.lead, facts),
      hasPicture && words.picture,
      facts.suspicion && fill(words.suspicious, { reason: facts.suspicion }),
      { href: facts.publicUrl + facts.path, label: words.button },
    ],
    footer: fill(mailContent.staffFooter, { site: facts.publicUrl }),
  })
}
