import { listAdminEmails } from "#app/auth/accounts/accounts.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { composeMail } from "#app/lib/mail/compose-mail.tsx"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { timeText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { secretChange } from "#content/en/secret-change.ts"

/**
 * Mails every administrator what stops working with the former secret. Pass the transaction of the change.
 *
 * @property until when it stops; null for now
 */
export async function tellOfSecret(
  tx: Database,
  { until, publicUrl, now }: { until: Date | null; publicUrl: string; now: Date },
): Promise<void> {
  const words = until ? secretChange.mails.changed : secretChange.mails.replaced
  const facts = { time: timeText(now), until: until ? timeText(until) : "" }
  const lead = format(words.lead, facts)
  const mail = composeMail({
    subject: words.subject,
    preview: lead,
    parts: [
      lead,
      { heading: words.endsHeading },
      ...words.ends.map((text) => format(text, facts)),
      { heading: words.staysHeading },
      ...words.stays,
      { href: `${publicUrl}${pathTo("/admin/account")}`, label: secretChange.mails.button },
    ],
    footer: format(secretChange.mails.footer, { site: publicUrl }),
  })
  for (const to of await listAdminEmails(tx))
    await queueMail(
      tx,
      {
        ...mail,
        kind: "settings-secret",
        dedupeKey: `secret:${now.getTime()}:${to}`,
        urgency: "account",
        to,
      },
      now,
    )
}
