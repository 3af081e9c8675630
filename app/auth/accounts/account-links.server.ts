import { and, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { accountLinks } from "#app/lib/db/schema.ts"
import { composeMail } from "#app/lib/mail/compose-mail.tsx"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { createLinkToken, hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { latestSane } from "#app/lib/time/clock.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { mailContent } from "#content/en/mails.ts"
import { site } from "#content/en/site.ts"
import type { AccountLinkKind } from "./options.ts"

/** Path and lifetime of each kind of link. The lifetime is counted in the unit that the mail names. */
const kinds = {
  invitation: { path: "invitation", count: 3, unitMs: 24 * 60 * 60 * 1000, mailKind: "invitation" },
  "password-reset": { path: "password-reset", count: 30, unitMs: 60 * 1000, mailKind: "password-reset-link" },
}

/** Lifetime of a link, in milliseconds. */
export const linkLifetimeMs = (kind: AccountLinkKind) => kinds[kind].count * kinds[kind].unitMs

/**
 * Mails a one-time link. Pass a transaction.
 *
 * @param to `userId`: null for an invitation, because the account does not exist yet
 */
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
  const lead = format(words.lead, { by: to.createdBy })
  const mail = composeMail({
    subject: words.subject,
    preview: lead,
    parts: [
      lead,
      { href: `${publicUrl}/admin/${path}/${token}`, label: words.button },
      formatCount(words.lasts, count, site.locale),
      words.ignore,
      mailContent.signature,
    ],
    footer: format(words.footer, { site: publicUrl }),
  })
  const expiresAt = new Date(now.getTime() + linkLifetimeMs(kind))
  await tx.insert(accountLinks).values({ ...to, tokenHash, kind, createdAt: now, expiresAt })
  const dedupeKey = `${kind}:${tokenHash}`
  await queueMail(tx, { kind: mailKind, dedupeKey, urgency: "account", to: to.email, ...mail }, now)
}

/** Whether a link is valid. A link made while the clock was ahead is not. */
export function isOpen({ kind, expiresAt }: { kind: AccountLinkKind; expiresAt: Date }, now: Date): boolean {
  return expiresAt > now && expiresAt <= latestSane(now, linkLifetimeMs(kind))
}

/**
 * Read-only.
 *
 * @returns the link; undefined if it was used or withdrawn, has expired, was made while the clock was ahead, or does not exist
 */
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

/**
 * Deletes all links of a kind to an address. Of two simultaneous calls the second waits and finds none.
 *
 * @returns whether there was one
 */
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
