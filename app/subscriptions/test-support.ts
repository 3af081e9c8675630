import type { Database } from "#app/lib/db/client.server.ts"
import { auditLog, mails, newsletterSubscribers, rateLimits } from "#app/lib/db/schema.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"
import { admitted } from "#test/admitted.ts"
import { subscribe } from "./newsletter.server.ts"

export const publicUrl = "https://guap.example"
export const start = new Date("2026-05-01T12:00:00Z")
export const minutes = (count: number) => new Date(start.getTime() + count * 60_000)
export const days = (count: number) => minutes(count * 24 * 60)
const secrets = deriveSecrets("a secret of the tests, and of nothing else")
export const context = (now = start) => ({ secrets, publicUrl, now })

export const ask = (db: Database, email = "ada@example.org", now = start) =>
  subscribe(db, email, {
    ...admitted({ now }),
    consent: { form: "footer", version: "2026-05-01" },
  })

export async function emptyNewsletter(db: Database): Promise<void> {
  for (const table of [newsletterSubscribers, mails, rateLimits]) await db.delete(table)
}

export const allMails = (db: Database) => db.select().from(mails).orderBy(mails.createdAt, mails.kind)
export const allSubscribers = (db: Database) => db.select().from(newsletterSubscribers)

/** Audit entries of one subscriber, oldest first. */
export async function auditOf(db: Database, id = 0) {
  const entries = await db.select().from(auditLog).orderBy(auditLog.id)
  return entries.filter(
    (entry) => entry.subjectType === "newsletter-subscriber" && entry.subjectId === String(id),
  )
}

type Page = "confirm" | "manage" | "unsubscribe"

/** Token in this mail's link to the given page. */
export function tokenIn(mail: { text: string; html: string } | undefined, page: Page): string {
  const link = new RegExp(`https?://[^/]+/newsletter/${page}/([\\w-]+)`)
  const token = mail?.text.match(link)?.[1]
  if (!token || mail?.html.match(link)?.[1] !== token) throw new Error(`The mail has no link to ${page}`)
  return token
}

/** Token of the last mail that links to the given page. */
export async function lastToken(db: Database, page: Page): Promise<string> {
  const withLink = (await allMails(db)).filter((mail) => mail.text.includes(`/newsletter/${page}/`))
  return tokenIn(withLink.at(-1), page)
}
