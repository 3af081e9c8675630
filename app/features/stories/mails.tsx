import type { ReactNode } from "react"
import { fill } from "#app/platform/fill.ts"
import { MailLayout, MailLink, Paragraph, renderMail, signature } from "#app/platform/mail/mail-layout.tsx"
import { mailContent } from "#content/en/mails.ts"

type Rendered = { subject: string; html: string; text: string }
type StoryFacts = { title: string; name: string; publicUrl: string }

/** To the sender: we have it, and when we answer. */
export function storyReceivedMail(facts: StoryFacts): Promise<Rendered> {
  const words = mailContent.storyReceived
  return senderMail(words, facts, <Paragraph>{words.next}</Paragraph>)
}

/** To the sender: it is published, and where. */
export function storyPublishedMail(facts: StoryFacts & { path: string }): Promise<Rendered> {
  const words = mailContent.storyPublished
  return senderMail(
    words,
    facts,
    <>
      <MailLink href={facts.publicUrl + facts.path}>{words.button}</MailLink>
      <Paragraph>{words.change}</Paragraph>
      <MailLink href={`${facts.publicUrl}/contact`}>{words.contact}</MailLink>
    </>,
  )
}

/** To the sender: not this time, why if staff said so, and the way to try again. */
export function storyRejectedMail(facts: StoryFacts & { reason: string | null }): Promise<Rendered> {
  const words = mailContent.storyRejected
  return senderMail(
    words,
    facts,
    <>
      {facts.reason && (
        <>
          <Paragraph>
            <strong>{words.reason}</strong>
          </Paragraph>
          <Paragraph>{facts.reason}</Paragraph>
        </>
      )}
      <Paragraph>{words.again}</Paragraph>
      <MailLink href={`${facts.publicUrl}/community/story`}>{words.button}</MailLink>
    </>,
  )
}

async function senderMail(
  words: { subject: string; preview: string; lead: string },
  facts: StoryFacts,
  children: ReactNode,
): Promise<Rendered> {
  const subject = fill(words.subject, facts)
  const body = await renderMail(
    <MailLayout
      preview={words.preview}
      title={subject}
      footer={fill(mailContent.footer, { site: facts.publicUrl })}
    >
      <Paragraph>{fill(mailContent.greeting, facts)}</Paragraph>
      <Paragraph>{fill(words.lead, facts)}</Paragraph>
      {children}
      <Paragraph>{signature}</Paragraph>
    </MailLayout>,
  )
  return { subject, ...body }
}

/** To the staff: somebody waits for a decision. */
export async function storyNewMail({
  hasPicture,
  ...facts
}: StoryFacts & {
  category: string
  suspicion: string | null
  hasPicture: boolean
  path: string
}): Promise<Rendered> {
  const words = mailContent.storyNew
  const subject = fill(words.subject, facts)
  const body = await renderMail(
    <MailLayout
      preview={fill(words.preview, facts)}
      title={subject}
      footer={fill(mailContent.staffFooter, { site: facts.publicUrl })}
    >
      <Paragraph>{fill(words.lead, facts)}</Paragraph>
      {hasPicture && <Paragraph>{words.picture}</Paragraph>}
      {facts.suspicion && <Paragraph>{fill(words.suspicious, { reason: facts.suspicion })}</Paragraph>}
      <MailLink href={facts.publicUrl + facts.path}>{words.button}</MailLink>
    </MailLayout>,
  )
  return { subject, ...body }
}
