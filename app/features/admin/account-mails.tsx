import { randomUUID } from "node:crypto"
import type { Database } from "#app/db/client.server.ts"
import { timeText } from "#app/platform/date-text.ts"
import { countText, fill } from "#app/platform/fill.ts"
import { MailLayout, MailLink, Paragraph, renderMail, signature } from "#app/platform/mail/mail-layout.tsx"
import { queueMail } from "#app/platform/mail/outbox.server.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { site } from "#content/en/site.ts"

const words = accountContent.mails

/** What the owner of an account is told of. */
export type AccountEvent = keyof typeof words.events

type Rendered = { subject: string; html: string; text: string }

/**
 * Tells the owner of an account what happened to it. Pass the transaction of the change.
 *
 * @param to null: everybody on the staff
 */
export async function queueAccountMail(
  tx: Database,
  event: AccountEvent,
  about: { to: { email: string } | null; values?: Record<string, string>; publicUrl: string; now: Date },
): Promise<void> {
  const { to, values = {}, publicUrl, now } = about
  const { subject, lead, ifNotYou } = words.events[event]
  const facts = { ...values, time: timeText(now) }
  const body = await renderMail(
    <MailLayout preview={fill(lead, facts)} title={subject} footer={fill(words.footer, { site: publicUrl })}>
      <Paragraph>{fill(lead, facts)}</Paragraph>
      <Paragraph>{fill(words.when, facts)}</Paragraph>
      <Paragraph>{ifNotYou}</Paragraph>
      {event === "team-joined" && <MailLink href={`${publicUrl}/admin/team`}>{words.teamButton}</MailLink>}
      {event !== "team-joined" && event !== "team-left" && (
        <MailLink href={`${publicUrl}/admin/account`}>{words.button}</MailLink>
      )}
      <Paragraph>{signature}</Paragraph>
    </MailLayout>,
  )
  const mail = { kind: `account-${event}`, dedupeKey: `account:${event}:${randomUUID()}` }
  await queueMail(tx, { ...mail, to: to?.email ?? null, subject, ...body }, now)
}

/** The link that sets a new password. */
export async function passwordResetMail(facts: {
  publicUrl: string
  token: string
  minutes: number
}): Promise<Rendered> {
  const { subject, lead, button, ignore, minutes } = words.reset
  const body = await renderMail(
    <MailLayout preview={lead} title={subject} footer={fill(words.footer, { site: facts.publicUrl })}>
      <Paragraph>{lead}</Paragraph>
      <MailLink href={`${facts.publicUrl}/admin/password-reset/${facts.token}`}>{button}</MailLink>
      <Paragraph>{countText(minutes, facts.minutes, site.locale)}</Paragraph>
      <Paragraph>{ignore}</Paragraph>
      <Paragraph>{signature}</Paragraph>
    </MailLayout>,
  )
  return { subject, ...body }
}

/** The link that makes an account for somebody who was invited. */
export async function invitationMail(facts: {
  publicUrl: string
  token: string
  days: number
  /** Who invites. */
  by: string
}): Promise<Rendered> {
  const { subject, lead, button, ignore, days } = words.invitation
  const body = await renderMail(
    <MailLayout
      preview={fill(lead, facts)}
      title={subject}
      footer={fill(words.invitationFooter, { site: facts.publicUrl })}
    >
      <Paragraph>{fill(lead, facts)}</Paragraph>
      <MailLink href={`${facts.publicUrl}/admin/invitation/${facts.token}`}>{button}</MailLink>
      <Paragraph>{countText(days, facts.days, site.locale)}</Paragraph>
      <Paragraph>{ignore}</Paragraph>
      <Paragraph>{signature}</Paragraph>
    </MailLayout>,
  )
  return { subject, ...body }
}
