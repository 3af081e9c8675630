import { and, asc, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import { inCodes } from "#app/lib/audit/former-words.ts"
import type { SubjectKey } from "#app/lib/audit/subject.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { accountLinks, auditLog, mails, staffNotes, users } from "#app/lib/db/schema.ts"
import type { FoundRows, PersonalData } from "#app/lib/personal-data/personal-data.ts"
import { isAddress } from "#app/lib/personal-data/personal-rows.server.ts"

/** Rows of each part of the product about a person. */
type Found = { part: PersonalData; rows: FoundRows }[]

export type Person = Awaited<ReturnType<typeof findPerson>>

/**
 * Everything the product stores about an email address, in any case: the rows of each part, and their notes, audit
 * entries and mails. For text written by other people, see findMentions.
 */
export async function findPerson(db: Database, parts: readonly PersonalData[], email: string) {
  const found: Found = []
  for (const part of parts) found.push({ part, rows: await part.find(db, email) })
  const invitations = await db
    .select({ createdAt: accountLinks.createdAt, expiresAt: accountLinks.expiresAt })
    .from(accountLinks)
    .where(isInvited(email))
  const [account] = await db
    .select({ name: users.name, isAdmin: users.isAdmin, createdAt: users.createdAt })
    .from(users)
    .where(isAddress(users.email, email))

  const subjects = found.flatMap(({ part, rows }) => part.subjectsOf(rows))
  const notes = await db
    .select({
      id: staffNotes.id,
      subjectType: staffNotes.subjectType,
      subjectId: staffNotes.subjectId,
      text: staffNotes.text,
      createdAt: staffNotes.createdAt,
      createdBy: staffNotes.createdBy,
    })
    .from(staffNotes)
    .where(isAbout(staffNotes, subjects))
    .orderBy(asc(staffNotes.id))
  const entries = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actorId: auditLog.actorId,
      actor: auditLog.actor,
      action: auditLog.action,
      subjectType: auditLog.subjectType,
      subjectId: auditLog.subjectId,
      details: auditLog.details,
    })
    .from(auditLog)
    .where(isAbout(auditLog, subjects))
    .orderBy(desc(auditLog.id))
  const sentMails = await db
    .select({
      id: mails.id,
      kind: mails.kind,
      recipient: mails.recipient,
      subject: mails.subject,
      text: mails.text,
      status: mails.status,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(concerns(email, found))
    .orderBy(desc(mails.createdAt))
  return { found, invitations, notes, history: entries.map(inCodes), mails: sentMails, account }
}

/** Condition for a staff invitation. */
export function isInvited(email: string): SQL | undefined {
  return and(eq(accountLinks.kind, "invitation"), isAddress(accountLinks.email, email))
}

function isAbout(table: { subjectType: PgColumn; subjectId: PgColumn }, subjects: SubjectKey[]): SQL {
  if (subjects.length === 0) return sql`false`
  // Two parameters, whatever the number of subjects.
  const types = sql.param(subjects.map(({ type }) => type))
  const ids = sql.param(subjects.map(({ id }) => id))
  return sql`(${table.subjectType}, ${table.subjectId}) in (select * from unnest(${types}::text[], ${ids}::text[]))`
}

/**
 * Mails to the address, and mails to staff about its submissions: a dedupe key ends with the id of the submission. A
 * message may be deleted already while the mail to staff, which can be replied to, still exists.
 */
function concerns(email: string, found: Found): SQL | undefined {
  const keys = found.flatMap(({ part, rows }) => part.staffMailsOf?.(rows) ?? [])
  return or(
    isAddress(mails.recipient, email),
    inArray(mails.dedupeKey, keys),
    and(sql`${mails.recipient} is null`, isAddress(mails.replyTo, email)),
  )
}

/** Row counts by name, in display order. */
export type PersonParts = Record<string, number>

export function countParts({ found, notes, invitations, mails }: Person): PersonParts {
  return {
    ...Object.assign(
      {},
      ...found.map(({ part, rows }) => ({ ...lengthsOf(rows), ...part.countMore?.(rows) })),
    ),
    notes: notes.length,
    invitations: invitations.length,
    mails: mails.length,
  }
}

function lengthsOf(rows: FoundRows): PersonParts {
  return Object.fromEntries(Object.entries(rows).map(([name, list]) => [name, list.length]))
}

export function isEmpty(parts: PersonParts): boolean {
  return Object.values(parts).every((count) => count === 0)
}

/** Public pages about the person. */
export function publicPagesOf({ found }: Person, now: Date): string[] {
  return found.flatMap(({ part, rows }) => part.publicPagesOf?.(rows, now) ?? [])
}

/** When the person was erased before, newest first. @param key from personKey */
export async function listErasures(db: Database, key: string) {
  return db
    .select({ at: auditLog.at, by: auditLog.actor })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, "person"),
        eq(auditLog.subjectId, key),
        eq(auditLog.action, "person.erased"),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(5)
}
