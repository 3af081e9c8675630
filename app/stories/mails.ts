import { type ComposedMail, composeMail, type MailPart } from "#app/lib/mail/compose-mail.tsx"
import { format } from "#app/lib/text/format.ts"
import { mailContent } from "#content/en/mails.ts"

type StoryFacts = { title: string; publicUrl: string }

/**
 * Receipt to the typed address: we have the story, and when we answer. It repeats nothing that was typed, because
 * otherwise anyone could use us to mail text to any address.
 */
export function storyReceivedMail(facts: { publicUrl: string }): ComposedMail {
  const words = mailContent.storyReceived
  return senderMail(words, facts, [words.next])
}

/** Notice to the sender that the story is published, with its address. */
export function storyPublishedMail(facts: StoryFacts & { path: string }): ComposedMail {
  const words = mailContent.storyPublished
  return senderMail(words, facts, [
    { href: facts.publicUrl + facts.path, label: words.button },
    words.change,
    { href: `${facts.publicUrl}/contact`, label: words.contact },
  ])
}

/** Notice to the sender that the story was not accepted, with the reason if staff gave one, and how to try again. */
export function storyRejectedMail(facts: StoryFacts & { reason: string | null }): ComposedMail {
  const words = mailContent.storyRejected
  return senderMail(words, facts, [
    facts.reason && { heading: words.reason },
    facts.reason,
    words.again,
    { href: `${facts.publicUrl}/community/story`, label: words.button },
  ])
}

/** The address is unverified: typed text appears only in the body, in quotes, after a staff review. */
function senderMail(
  words: { subject: string; preview: string; lead: string },
  facts: { title?: string; publicUrl: string },
  parts: (MailPart | null)[],
): ComposedMail {
  return composeMail({
    subject: words.subject,
    preview: words.preview,
    parts: [mailContent.greetingNone, format(words.lead, facts), ...parts, mailContent.signature],
    footer: format(mailContent.footer, { site: facts.publicUrl }),
  })
}

/** Notice to staff of a new story. */
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
    subject: format(words.subject, facts),
    preview: format(words.preview, facts),
    parts: [
      format(words.lead, facts),
      hasPicture && words.picture,
      facts.suspicion && format(words.suspicious, { reason: facts.suspicion }),
      { href: facts.publicUrl + facts.path, label: words.button },
    ],
    footer: format(mailContent.staffFooter, { site: facts.publicUrl }),
  })
}
