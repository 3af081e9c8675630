import { fill } from "#app/platform/fill.ts"
import { MailLayout, MailLink, Paragraph, renderMail, signature } from "#app/platform/mail/mail-layout.tsx"
import { mailContent } from "#content/en/mails.ts"

type Rendered = { subject: string; html: string; text: string; headers?: Record<string, string> }

/** To an address that somebody entered: it is subscribed only once its owner says so. */
export async function newsletterConfirmMail(facts: {
  publicUrl: string
  token: string
  days: number
}): Promise<Rendered> {
  const words = mailContent.newsletterConfirm
  const body = await renderMail(
    <MailLayout
      preview={words.preview}
      title={words.subject}
      footer={fill(mailContent.footer, { site: facts.publicUrl })}
    >
      <Paragraph>{words.lead}</Paragraph>
      <MailLink href={`${facts.publicUrl}/newsletter/confirm/${facts.token}`}>{words.button}</MailLink>
      <Paragraph>{fill(words.days, facts)}</Paragraph>
      <Paragraph>{signature}</Paragraph>
    </MailLayout>,
  )
  return { subject: words.subject, ...body }
}

type SubscriberFacts = { publicUrl: string; token: string }

/** To a new subscriber: the links to keep. */
export function newsletterWelcomeMail(facts: SubscriberFacts): Promise<Rendered> {
  return subscriberMail(mailContent.newsletterWelcome, facts)
}

/** To a subscriber whose address was entered once more. */
export function newsletterAlreadyMail(facts: SubscriberFacts): Promise<Rendered> {
  return subscriberMail(mailContent.newsletterAlready, facts)
}

async function subscriberMail(
  words: typeof mailContent.newsletterWelcome | typeof mailContent.newsletterAlready,
  facts: SubscriberFacts,
): Promise<Rendered> {
  const { publicUrl, token } = facts
  const body = await renderMail(
    <MailLayout
      preview={words.preview}
      title={words.subject}
      footer={fill(mailContent.newsletterFooter, { site: publicUrl })}
    >
      <Paragraph>{words.lead}</Paragraph>
      <Paragraph>{words.manage}</Paragraph>
      <MailLink href={`${publicUrl}/newsletter/manage/${token}`}>{words.button}</MailLink>
      <Paragraph>{signature}</Paragraph>
    </MailLayout>,
  )
  return { subject: words.subject, headers: unsubscribeHeaders(facts), ...body }
}

/** The mail program's own button (RFC 2369), pressed without opening a page (RFC 8058). For every newsletter. */
export function unsubscribeHeaders({ publicUrl, token }: SubscriberFacts): Record<string, string> {
  return {
    "List-Unsubscribe": `<${publicUrl}/newsletter/unsubscribe/${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  }
}
