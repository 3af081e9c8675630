import { type ComposedMail, composeMail } from "#app/lib/mail/compose-mail.tsx"
import { format } from "#app/lib/text/format.ts"
import { mailContent } from "#content/en/mails.ts"
import { launchNotice } from "#content/en/tell-me.ts"
import type { NewsletterTopic } from "./options.ts"
import { awaitedText, topicsText } from "./topic-labels.ts"
import { isRegular } from "./topics.ts"

/** Mail to an address that someone entered. It is subscribed only after its owner confirms. */
export function newsletterConfirmMail({
  topics,
  ...facts
}: SubscriberFacts & WithTopics & { days: number }): ComposedMail {
  const words = isRegular(topics) ? mailContent.newsletterConfirm : launchNotice.confirmMail
  return composeMail({
    subject: words.subject,
    preview: words.preview,
    parts: [
      format(words.lead, { names: awaitedText(topics) }),
      { href: `${facts.publicUrl}/newsletter/confirm/${facts.token}`, label: words.button },
      format(words.days, facts),
      mailContent.signature,
    ],
    footer: format(mailContent.footer, { site: facts.publicUrl }),
  })
}

/** Mail to a new subscriber, with the links to change and end the subscription. */
export function newsletterWelcomeMail({ topics, ...facts }: SubscriberFacts & WithTopics): ComposedMail {
  if (isRegular(topics)) return subscriberMail(mailContent.newsletterWelcome, facts)
  const { manage, button } = mailContent.newsletterWelcome
  const { lead, ...words } = launchNotice.welcomeMail
  const { footer } = launchNotice.openedMail
  return subscriberMail(
    { ...words, lead: format(lead, { names: awaitedText(topics) }), manage, button, footer },
    facts,
  )
}

/** Mail to a subscriber whose address was entered again. */
export function newsletterAlreadyMail(facts: SubscriberFacts): ComposedMail {
  return subscriberMail(mailContent.newsletterAlready, facts)
}

/** Mail to a subscriber whose address was entered for a topic that the subscription does not include yet. */
export function newsletterMoreMail({ topics, ...facts }: SubscriberFacts & WithTopics): ComposedMail {
  const { lead, ...words } = launchNotice.moreMail
  const query = new URLSearchParams(topics.map((topic) => ["add", topic]))
  return subscriberMail({ ...words, lead: format(lead, { names: topicsText(topics) }) }, facts, `?${query}`)
}

type SubscriberFacts = { publicUrl: string; token: string }
type WithTopics = { topics: readonly NewsletterTopic[] }
type SubscriberWords = {
  subject: string
  preview: string
  lead: string
  manage?: string
  button: string
  footer?: string
}

function subscriberMail(
  words: SubscriberWords,
  { publicUrl, token }: SubscriberFacts,
  query = "",
): ComposedMail {
  return composeMail({
    subject: words.subject,
    preview: words.preview,
    parts: [
      words.lead,
      words.manage ?? null,
      { href: `${publicUrl}/newsletter/manage/${token}${query}`, label: words.button },
      mailContent.signature,
    ],
    footer: format(words.footer ?? mailContent.newsletterFooter, { site: publicUrl }),
    unsubscribe: `${publicUrl}/newsletter/unsubscribe/${token}`,
  })
}
