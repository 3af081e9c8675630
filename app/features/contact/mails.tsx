import type { ReactNode } from "react"
import { timeText } from "#app/platform/date-text.ts"
import { fill } from "#app/platform/fill.ts"
import { MailLayout, MailLink, Paragraph, renderMail, signature } from "#app/platform/mail/mail-layout.tsx"
import { adminContacts } from "#content/en/admin-contacts.ts"
import { mailContent } from "#content/en/mails.ts"
import type { ContactMessage } from "./contact-schema.ts"
import { replySubject } from "./reply-subject.ts"

type Rendered = { subject: string; html: string; text: string }

/** Characters of a subject line. The outbox cuts at 250 of JavaScript's units, where an emoji may be cut in half. */
const subjectLine = 120

/** To the staff: everything that was sent. An answer to this mail goes to the sender. */
export async function contactNewMail(
  facts: ContactMessage & { suspicion: string | null; publicUrl: string; path: string },
): Promise<Rendered> {
  const words = mailContent.contactNew
  const subject = fill(facts.subject ? words.subject : words.subjectNone, facts)
  const body = await renderMail(
    <MailLayout
      preview={fill(words.preview, facts)}
      title={subject}
      footer={fill(mailContent.staffFooter, { site: facts.publicUrl })}
    >
      <Paragraph>{fill(words.from, facts)}</Paragraph>
      {facts.suspicion && <Paragraph>{fill(words.suspicious, { reason: facts.suspicion })}</Paragraph>}
      <Paragraph>
        <Lines of={facts.message} />
      </Paragraph>
      <Paragraph>{fill(words.reply, facts)}</Paragraph>
      <MailLink href={facts.publicUrl + facts.path}>{adminContacts.mail.open}</MailLink>
    </MailLayout>,
  )
  return { subject: [...subject].slice(0, subjectLine).join(""), ...body }
}

/** The text form of a mail knows no line ends but `br`. */
function Lines({ of }: { of: string }) {
  const parts: ReactNode[] = []
  for (const line of of.split("\n")) parts.push(<br key={parts.length} />, line)
  return parts.slice(1)
}

/**
 * To the sender: it has arrived. It repeats nothing that was typed, neither name nor subject: otherwise anyone could
 * have us mail any words to anybody.
 */
export async function contactReceivedMail(facts: {
  category: ContactMessage["category"]
  publicUrl: string
}): Promise<Rendered> {
  const words = mailContent.contactReceived
  const body = await renderMail(
    <MailLayout
      preview={words.preview}
      title={words.subject}
      footer={fill(mailContent.footer, { site: facts.publicUrl })}
    >
      <Paragraph>{words.lead}</Paragraph>
      <Paragraph>{fill(words.category, facts)}</Paragraph>
      <Paragraph>{words.safety}</Paragraph>
      <Paragraph>{signature}</Paragraph>
    </MailLayout>,
  )
  return { subject: words.subject, ...body }
}

/** To the sender: what staff answered, and below it what was asked. */
export async function contactReplyMail(facts: {
  name: string
  subject: string | null
  message: string
  createdAt: Date
  text: string
  publicUrl: string
}): Promise<Rendered> {
  const words = adminContacts.mail
  const subject = replySubject(facts.subject)
  const quoted = facts.message.split("\n").map((line) => (line ? `> ${line}` : ">"))
  const body = await renderMail(
    <MailLayout
      preview={words.preview}
      title={subject}
      footer={fill(words.footer, { site: facts.publicUrl })}
    >
      <Paragraph>
        <Lines of={facts.text} />
      </Paragraph>
      <Paragraph>{signature}</Paragraph>
      <Paragraph>{fill(words.quote, { name: facts.name, date: timeText(facts.createdAt) })}</Paragraph>
      <Paragraph>
        <Lines of={quoted.join("\n")} />
      </Paragraph>
    </MailLayout>,
  )
  return { subject, ...body }
}
