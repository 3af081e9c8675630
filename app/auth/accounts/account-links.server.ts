import { and, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { accountLinks } from "#app/lib/db/schema.ts"
import { composeMail } from "#app/lib/mail/compose-mail.tsx"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { createLinkToken, hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import { countText, fill } from "#app/lib/text/fill.ts"
import { latestSane } from "#app/lib/time/clock.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { mailContent } from "#content/en/mails.ts"
import { site } from "#content/en/site.ts"
import type { AccountLinkKind } from "./options.ts"

/** Where a link of each kind leads, and how long it works, counted in the unit that its mail names. */
const kinds = {
  invitation: { path: "invitation", count: 3, unitMs: 24 * 60 * 60 * 1000, mailKind: "invitation" },
  "password-reset": { path: "password-reset", count: 30, unitMs: 60 * 1000, mailKind: "password-reset-link" },
}

/** How long a link of a kind works, in milliseconds. */
export const linkLifetimeMs = (kind: AccountLinkKind) => kinds[kind].count * kinds[kind].unitMs

/** Mails a link that works once. Pass a transaction. @param to `userId`: null for an invitation, whose account is still to be made */
export async function sendAccountLink(
  tx: Database,
  kind: AccountLinkKind,
  to: { email: string; userId: string | null; createdBy: string },
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const words = accountContent.mails.links[kind]
  const { path, count, mailKind } = kinds[kind]
  const token = createLinkToken()
  const tokenHash = hashLinkToken(token)
  const lead = fill(words.lead, { by: to.createdBy })
  const mail = composeMail({
    subject: words.subject,
    preview: lead,
    parts: [
      lead,
      { href: `${publicUrl}/admin/${path}/${token}`, label: words.button },
      countText(words.lasts, count, site.locale),
      words.ignore,
      mailContent.signature,
    ],
    footer: fill(words.footer, { site: publicUrl }),
  })
  const expiresAt = new Date(now.getTime() + linkLifetimeMs(kind))
  await tx.insert(accountLinks).values({ ...to, tokenHash, kind, createdAt: now, expiresAt })
  const dedupeKey = `${kind}:${tokenHash}`
  await queueMail(tx, { kind: mailKind, dedupeKey, urgency: "account", to: to.email, ...mail }, now)
}

/** Whether a link works at this time; one that a clock ahead of its time has made does not. */
export function isOpen({ kind, expiresAt }: { kind: AccountLinkKind; expiresAt: Date }, now: Date): boolean {
  return expiresAt > now && expiresAt <= latestSane(now, linkLifetimeMs(kind))
}

/** @returns whose link it is; undefined when it was used or withdrawn, is too old, was made by a clock ahead of its time, or never was. Looking changes nothing. */
export async function findAccountLink(db: Database, kind: AccountLinkKind, token: string, now: Date) {
  const [link] = await db
    .select({
      kind: accountLinks.kind,
      email: accountLinks.email,
      userId: accountLinks.userId,
      expiresAt: accountLinks.expiresAt,
    })
    .from(accountLinks)
    .where(and(eq(accountLinks.tokenHash, hashLinkToken(token)), eq(accountLinks.kind, kind)))
  return link && isOpen(link, now) ? link : undefined
}

/** Closes every link of a kind to an address. Of two that do it at once the second waits, and finds none. @returns whether there was one */
export async function closeAccountLinks(
  tx: Database,
  kind: AccountLinkKind,
  email: string,
): Promise<boolean> {
  const gone = await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.kind, kind), eq(accountLinks.email, email)))
    .returning({ email: accountLinks.email })
  return gone.length > 0
}
