import { fill } from "#app/platform/fill.ts"
import { MailLayout, MailLink, Paragraph, renderMail, signature } from "#app/platform/mail/mail-layout.tsx"
import { mailContent } from "#content/en/mails.ts"
import { townHallsContent } from "#content/en/town-halls.ts"
import { unsubscribeLink } from "./unsubscribe-link.server.ts"

const words = townHallsContent.mails

type Reader = { publicUrl: string; token: string; fullName: string }
type Rendered = { subject: string; html: string; text: string; headers: Record<string, string> }

/** To a new subscriber: anyone can enter anybody's address, and its owner finds the way out here. */
export async function townHallWelcomeMail(reader: Reader): Promise<Rendered> {
  const { subject, preview, lead, button } = words.welcome
  const body = await renderMail(
    <MailLayout preview={preview} title={subject} footer={footerFor(reader)}>
      <Paragraph>{fill(mailContent.greeting, { name: reader.fullName })}</Paragraph>
      <Paragraph>{lead}</Paragraph>
      <MailLink href={`${reader.publicUrl}/town-halls`}>{button}</MailLink>
      <Paragraph>{signature}</Paragraph>
    </MailLayout>,
  )
  return { subject, headers: unsubscribeHeaders(reader), ...body }
}

/** What a reminder says of its session; `date` and `time` as the clocks there show them, `utc` for everybody else. */
export type SessionFacts = {
  slug: string
  title: string
  location: string
  date: string
  time: string
  utc: string
}

export async function townHallReminderMail(
  kind: "day" | "hour",
  session: SessionFacts,
  reader: Reader,
): Promise<Rendered> {
  const { subject, preview, lead } = words[kind]
  const title = fill(subject, session)
  const body = await renderMail(
    <MailLayout preview={fill(preview, session)} title={title} footer={footerFor(reader)}>
      <Paragraph>{fill(mailContent.greeting, { name: reader.fullName })}</Paragraph>
      <Paragraph>{fill(lead, session)}</Paragraph>
      <Paragraph>{fill(words.when, session)}</Paragraph>
      <Paragraph>{fill(words.where, session)}</Paragraph>
      <MailLink href={`${reader.publicUrl}/events/${session.slug}`}>{words.button}</MailLink>
      <Paragraph>{signature}</Paragraph>
    </MailLayout>,
  )
  return { subject: title, headers: unsubscribeHeaders(reader), ...body }
}

function footerFor(reader: Reader): string {
  return fill(words.footer, { site: reader.publicUrl, link: unsubscribeLink(reader) })
}

/** The mail program's own button (RFC 2369), pressed without opening a page (RFC 8058). */
function unsubscribeHeaders(reader: Reader): Record<string, string> {
  return {
    "List-Unsubscribe": `<${unsubscribeLink(reader)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  }
}
