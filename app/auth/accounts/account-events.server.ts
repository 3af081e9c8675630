import { randomUUID } from "node:crypto"
import { actBy, recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { composeMail } from "#app/lib/mail/compose-mail.tsx"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { timeText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { mailContent } from "#content/en/mails.ts"
import type { Admin } from "./accounts.server.ts"

const words = accountContent.mails

/** Account events that are mailed to the account owner. */
export type AccountEvent = keyof typeof words.events

/** Who changes an account, and what the mail about it needs. */
export type AccountChange = { by: Admin; publicUrl: string; now: Date }

/** Writes the audit entry and the mail for a change to one's own account. Pass the transaction of the change. */
export async function recordAccountChange(
  tx: Database,
  event: AccountEvent,
  { by, publicUrl, now }: AccountChange,
  values: Record<string, string> = {},
): Promise<void> {
  await recordAudit(tx, {
    ...actBy(by, now),
    action: `account.${event}`,
    subjectType: "user",
    subjectId: by.id,
    details: values,
  })
  await queueAccountMail(tx, event, { to: by, values, publicUrl, now })
}

/**
 * Queues a mail about an account event. Pass the transaction of the change.
 *
 * @param to null: all staff
 */
export async function queueAccountMail(
  tx: Database,
  event: AccountEvent,
  {
    to,
    values = {},
    publicUrl,
    now,
  }: { to: { email: string } | null; values?: Record<string, string>; publicUrl: string; now: Date },
): Promise<void> {
  const { subject, lead, ifNotYou } = words.events[event]
  const facts = { ...values, time: timeText(now) }
  const toAccount = { href: `${publicUrl}/admin/account`, label: words.button }
  const toTeam = { href: `${publicUrl}/admin/team`, label: words.teamButton }
  // A removed administrator has no account page to open.
  const isOfTeam = event === "team-joined" || event.endsWith("-team")
  const button = event !== "team-left" && (isOfTeam ? toTeam : toAccount)
  const mail = composeMail({
    subject,
    preview: format(lead, facts),
    parts: [
      format(lead, facts),
      format(words.when, facts),
      format(ifNotYou, facts),
      button,
      mailContent.signature,
    ],
    footer: format(words.footer, { site: publicUrl }),
  })
  const about = { kind: `account-${event}`, dedupeKey: `account:${event}:${randomUUID()}` }
  await queueMail(tx, { ...mail, ...about, urgency: "account", to: to?.email ?? null }, now)
}
