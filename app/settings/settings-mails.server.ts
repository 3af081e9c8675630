import { randomUUID } from "node:crypto"
import { listAdminEmails } from "#app/auth/accounts/accounts.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { composeMail } from "#app/lib/mail/compose-mail.tsx"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { timeText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import type { PaymentsMode } from "#app/payments/payments-mode.ts"
import type { SetLinks } from "#app/ui/set-links.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { linkLabels } from "#content/en/links.ts"
import { mailContent } from "#content/en/mails.ts"
import type { RoadmapNews } from "#content/facts/network.ts"
import type { Announcement } from "./announcement.ts"
import { linkIds, linkValues } from "./link-settings.ts"
import {
  announcementDifferences,
  type Difference,
  roadmapDifferences,
  webinarDifferences,
} from "./setting-differences.ts"
import { type StaffMail, staffMailText } from "./staff-mail.ts"
import type { WebinarSetting } from "./webinar/webinar.ts"

const {
  mails: words,
  staffMail: staffMailWords,
  payments: paymentsWords,
  endpoints: endpointWords,
} = adminSettings

type Told = { by: { name: string }; publicUrl: string; now: Date }

/** Mails all administrators about changed links. Pass the transaction of the change. */
export async function tellOfLinks(tx: Database, before: SetLinks, after: SetLinks, change: Told) {
  const [old, now] = [linkValues(before), linkValues(after)]
  const differences = linkIds
    .filter((id) => before[id] !== after[id])
    .map((id) => ({ label: linkLabels[id], before: old[id] || null, after: now[id] || null }))
  await tell(tx, "links", differences, await listAdminEmails(tx), change)
}

/** Mails all administrators about a changed announcement. Pass the transaction of the change. */
export async function tellOfAnnouncement(
  tx: Database,
  before: Announcement,
  after: Announcement,
  change: Told,
) {
  await tell(tx, "announcement", announcementDifferences(before, after), await listAdminEmails(tx), change)
}

/** Mails all administrators about a changed roadmap. Pass the transaction of the change. */
export async function tellOfRoadmap(tx: Database, before: RoadmapNews, after: RoadmapNews, change: Told) {
  await tell(tx, "roadmap", roadmapDifferences(before, after), await listAdminEmails(tx), change)
}

/** Mails all administrators about a changed webinar. Pass the transaction of the change. */
export async function tellOfWebinar(
  tx: Database,
  before: WebinarSetting,
  after: WebinarSetting,
  change: Told,
) {
  await tell(tx, "webinar", webinarDifferences(before, after), await listAdminEmails(tx), change)
}

/** Mails all administrators about a changed payments mode. Pass the transaction of the change. */
export async function tellOfPayments(tx: Database, before: PaymentsMode, after: PaymentsMode, change: Told) {
  const { heading, modes } = paymentsWords
  const difference = { label: heading, before: modes[before].label, after: modes[after].label }
  await tell(tx, "payments", [difference], await listAdminEmails(tx), change)
}

/** Mails all administrators about changed endpoints. Pass the transaction of the change. */
export async function tellOfEndpoints(tx: Database, differences: Difference[], change: Told) {
  await tell(tx, "endpoints", differences, await listAdminEmails(tx), change)
}

/** Mails all administrators and the previous addresses. Pass the transaction of the change. */
export async function tellOfStaffMail(tx: Database, before: StaffMail, after: StaffMail, change: Told) {
  const [old, now] = [staffMailText(before), staffMailText(after)]
  const differences = (["addresses", "replyTo"] as const)
    .filter((name) => old[name] !== now[name])
    .map((name) => ({ label: staffMailWords[name], before: old[name], after: now[name] }))
  const formerly = [...before.addresses, ...(before.replyTo ? [before.replyTo] : [])]
  await tell(tx, "staff-mail", differences, [...(await listAdminEmails(tx)), ...formerly], change)
}

/** Queues one mail per person, to the accounts' own addresses, because the staff address may be what was changed. */
async function tell(
  tx: Database,
  what: keyof typeof words.changes,
  differences: Difference[],
  recipients: string[],
  { by, publicUrl, now }: Told,
): Promise<void> {
  const { subject, lead } = words.changes[what]
  const facts = { by: by.name, time: timeText(now) }
  const mail = composeMail({
    subject,
    preview: format(lead, facts),
    parts: [
      format(lead, facts),
      ...differences.flatMap(({ label, before, after }) => [
        { heading: label },
        {
          lines: [
            format(words.before, { value: before ?? words.nothing }),
            format(words.after, { value: after ?? words.nothing }),
          ].join("\n"),
        },
      ]),
      // Endpoints are not part of the history, so the mail links to their page.
      what === "endpoints" ? endpointWords.ifNotYou : words.ifNotYou,
      {
        href: `${publicUrl}${pathTo(what === "endpoints" ? "/admin/settings/endpoints" : "/admin/settings/history")}`,
        label: words.button,
      },
      mailContent.signature,
    ],
    footer: format(words.footer, { site: publicUrl }),
  })
  const change = randomUUID()
  const people = new Map(recipients.map((email) => [email.toLowerCase(), email]))
  for (const [key, to] of people)
    await queueMail(
      tx,
      { ...mail, kind: `settings-${what}`, dedupeKey: `settings:${change}:${key}`, urgency: "account", to },
      now,
    )
}
