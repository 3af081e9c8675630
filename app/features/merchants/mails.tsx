import { fill } from "#app/platform/fill.ts"
import { MailLayout, MailLink, Paragraph, renderMail, signature } from "#app/platform/mail/mail-layout.tsx"
import { mailContent } from "#content/en/mails.ts"

type Rendered = { subject: string; html: string; text: string }

/** To the owner: we have it, what happens next and when, and the secret link to its state. */
export async function merchantReceivedMail(facts: {
  business: string
  owner: string
  publicUrl: string
  statePath: string
}): Promise<Rendered> {
  const words = mailContent.merchantReceived
  const subject = fill(words.subject, facts)
  const body = await renderMail(
    <MailLayout
      preview={words.preview}
      title={subject}
      footer={fill(mailContent.footer, { site: facts.publicUrl })}
    >
      <Paragraph>{fill(mailContent.greeting, { name: facts.owner })}</Paragraph>
      <Paragraph>{fill(words.lead, facts)}</Paragraph>
      <Paragraph>
        <strong>{words.nextHeading}</strong>
      </Paragraph>
      <ol style={{ lineHeight: "24px" }}>
        {words.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Paragraph>{words.state}</Paragraph>
      <MailLink href={facts.publicUrl + facts.statePath}>{words.button}</MailLink>
      <Paragraph>{signature}</Paragraph>
    </MailLayout>,
  )
  return { subject, ...body }
}

/** To the staff: somebody waits for a decision. */
export async function merchantNewMail(facts: {
  business: string
  type: string
  place: string
  suspicion: string | null
  publicUrl: string
  path: string
}): Promise<Rendered> {
  const words = mailContent.merchantNew
  const subject = fill(words.subject, facts)
  const body = await renderMail(
    <MailLayout
      preview={fill(words.preview, facts)}
      title={subject}
      footer={fill(mailContent.staffFooter, { site: facts.publicUrl })}
    >
      <Paragraph>{fill(words.lead, facts)}</Paragraph>
      {facts.suspicion && <Paragraph>{fill(words.suspicious, { reason: facts.suspicion })}</Paragraph>}
      <MailLink href={facts.publicUrl + facts.path}>{words.button}</MailLink>
    </MailLayout>,
  )
  return { subject, ...body }
}

/** To the owner: the business is listed, and where. */
export async function merchantApprovedMail(facts: {
  business: string
  owner: string
  publicUrl: string
  path: string
}): Promise<Rendered> {
  const words = mailContent.merchantApproved
  const subject = fill(words.subject, facts)
  const body = await renderMail(
    <MailLayout
      preview={words.preview}
      title={subject}
      footer={fill(mailContent.footer, { site: facts.publicUrl })}
    >
      <Paragraph>{fill(mailContent.greeting, { name: facts.owner })}</Paragraph>
      <Paragraph>{fill(words.lead, facts)}</Paragraph>
      <MailLink href={facts.publicUrl + facts.path}>{words.button}</MailLink>
      <Paragraph>{words.tip}</Paragraph>
      <Paragraph>{signature}</Paragraph>
    </MailLayout>,
  )
  return { subject, ...body }
}

/** To the owner: not this time, why if staff said so, and the way to try again. */
export async function merchantRejectedMail(facts: {
  business: string
  owner: string
  publicUrl: string
  reason: string | null
}): Promise<Rendered> {
  const words = mailContent.merchantRejected
  const subject = fill(words.subject, facts)
  const body = await renderMail(
    <MailLayout
      preview={words.preview}
      title={subject}
      footer={fill(mailContent.footer, { site: facts.publicUrl })}
    >
      <Paragraph>{fill(mailContent.greeting, { name: facts.owner })}</Paragraph>
      <Paragraph>{fill(words.lead, facts)}</Paragraph>
      {facts.reason && (
        <>
          <Paragraph>
            <strong>{words.reason}</strong>
          </Paragraph>
          <Paragraph>{facts.reason}</Paragraph>
        </>
      )}
      <Paragraph>{words.again}</Paragraph>
      <MailLink href={`${facts.publicUrl}/merchant-register`}>{words.button}</MailLink>
      <Paragraph>{signature}</Paragraph>
    </MailLayout>,
  )
  return { subject, ...body }
}
