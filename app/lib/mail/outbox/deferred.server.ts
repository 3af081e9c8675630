import { and, gt, like } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { mails } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { mailContent } from "#content/en/mails.ts"
import { site } from "#content/en/site.ts"
import { composeMail } from "../compose-mail.tsx"
import { countDeferred, hourMs, unverifiedMailsAnHour } from "../unverified/unverified-cap.server.ts"
import { queueMail } from "./outbox.server.ts"

/** Mails staff that mail is deferred because of the cap: once, and again an hour later if it still is. */
export async function tellOfDeferred(
  db: Database,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const count = await countDeferred(db, now)
  if (count === 0) return
  const hourAgo = new Date(now.getTime() - hourMs)
  const told = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(like(mails.dedupeKey, "mails-held-back:%"), gt(mails.createdAt, hourAgo)))
    .limit(1)
  if (told.length > 0) return
  const words = mailContent.deferred
  const mail = composeMail({
    subject: formatCount(words.subject, count, site.locale),
    preview: words.preview,
    parts: [
      format(words.lead, { cap: unverifiedMailsAnHour }),
      words.advice,
      { href: `${publicUrl}${pathTo("/admin/mail")}?status=queued`, label: words.button },
    ],
    footer: format(mailContent.staffFooter, { site: publicUrl }),
  })
  // The key of the hour allows one mail if two instances run at the same moment.
  const dedupeKey = `mails-held-back:${now.toISOString().slice(0, 13)}`
  await queueMail(db, { ...mail, kind: "mails-held-back", dedupeKey, to: null, urgency: "staff" }, now)
}
