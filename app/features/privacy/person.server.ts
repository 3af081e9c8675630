import { and, asc, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import type { Database } from "#app/db/client.server.ts"
import {
  accountLinks,
  articles,
  auditLog,
  contactMessages,
  contactReplies,
  mails,
  merchantRequests,
  newsletterSubscribers,
  staffNotes,
  storySubmissions,
  townHallSubscribers,
  users,
} from "#app/db/schema.ts"
import { contains } from "#app/platform/staff-list/keyset-page.server.ts"

/** What an audit entry or a note is about, in the words of those who write them. */
type Subject = { type: string; id: string }

export type Person = Awaited<ReturnType<typeof findPerson>>

/** Addresses differ in more than the case of their letters, or they are the same. */
const isAddress = (column: PgColumn, email: string) => eq(sql`lower(${column})`, sql`lower(${email}::text)`)
/** The same, by the index of a staff search that reads the column. */
const hasAddress = (table: { email: PgColumn; staffSearchText: PgColumn }, email: string) =>
  and(contains(table.staffSearchText, email), isAddress(table.email, email)) as SQL

/**
 * Everything the product keeps about an e-mail address, whatever the case of its letters. Without the hashes of links
 * and what is made from the columns shown. Where it stands only in somebody else's words: findMentions.
 */
export async function findPerson(db: Database, email: string) {
  const newsletter = await db
    .select({
      id: newsletterSubscribers.id,
      email: newsletterSubscribers.email,
      status: newsletterSubscribers.status,
      topics: newsletterSubscribers.topics,
      consentForm: newsletterSubscribers.consentForm,
      consentVersion: newsletterSubscribers.consentVersion,
      requestedAt: newsletterSubscribers.requestedAt,
      confirmedAt: newsletterSubscribers.confirmedAt,
      unsubscribedAt: newsletterSubscribers.unsubscribedAt,
    })
    .from(newsletterSubscribers)
    .where(isAddress(newsletterSubscribers.email, email))
  const townHalls = await db
    .select({
      id: townHallSubscribers.id,
      email: townHallSubscribers.email,
      fullName: townHallSubscribers.fullName,
      consentVersion: townHallSubscribers.consentVersion,
      subscribedAt: townHallSubscribers.createdAt,
    })
    .from(townHallSubscribers)
    .where(isAddress(townHallSubscribers.email, email))
  const applications = (
    await db
      .select()
      .from(merchantRequests)
      .where(hasAddress(merchantRequests, email))
      .orderBy(desc(merchantRequests.id))
  ).map(
    ({ submissionKey, stateTokenHash, searchText, staffSearchText, sortKey, decidedBy, ...facts }) => facts,
  )
  const stories = (
    await db
      .select()
      .from(storySubmissions)
      .where(hasAddress(storySubmissions, email))
      .orderBy(desc(storySubmissions.id))
  ).map(({ submissionKey, staffSearchText, sortKey, decidedBy, ...facts }) => facts)
  const published = await db
    .select({
      id: articles.id,
      storyId: articles.storyId,
      slug: articles.slug,
      title: articles.title,
      author: articles.author,
      status: articles.status,
      publishedAt: articles.publishedAt,
      deletedAt: articles.deletedAt,
      content: articles.content,
      excerpt: articles.excerpt,
      imageId: articles.imageId,
    })
    .from(articles)
    .where(inArray(articles.storyId, idsOf(stories)))
  const messages = (
    await db
      .select()
      .from(contactMessages)
      .where(hasAddress(contactMessages, email))
      .orderBy(desc(contactMessages.id))
  ).map(({ submissionKey, staffSearchText, sortKey, ...facts }) => facts)
  const replies = await db
    .select({
      id: contactReplies.id,
      messageId: contactReplies.messageId,
      text: contactReplies.text,
      createdAt: contactReplies.createdAt,
    })
    .from(contactReplies)
    .where(inArray(contactReplies.messageId, idsOf(messages)))
    .orderBy(asc(contactReplies.id))
  const invitations = await db
    .select({ createdAt: accountLinks.createdAt, expiresAt: accountLinks.expiresAt })
    .from(accountLinks)
    .where(and(eq(accountLinks.kind, "invitation"), isAddress(accountLinks.email, email)))
  const [account] = await db
    .select({ name: users.name, isAdmin: users.isAdmin, createdAt: users.createdAt })
    .from(users)
    .where(isAddress(users.email, email))

  const subjects: Subject[] = [
    ...subjectsOf("merchant", applications),
    ...subjectsOf("story", stories),
    ...subjectsOf("article", published),
    ...subjectsOf("contact-message", messages),
    ...subjectsOf("newsletter-subscriber", newsletter),
    ...subjectsOf("town-hall-subscriber", townHalls),
  ]
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
  const history = await db
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
    .where(concerns(email, { applications, stories, messages }))
    .orderBy(desc(mails.createdAt))
  return {
    newsletter,
    townHalls,
    applications,
    stories,
    articles: published,
    messages,
    replies,
    invitations,
    notes,
    history,
    mails: sentMails,
    account,
  }
}

const idsOf = (rows: { id: number }[]) => rows.map((row) => row.id)
const subjectsOf = (type: string, rows: { id: number }[]): Subject[] =>
  rows.map(({ id }) => ({ type, id: String(id) }))

function isAbout(table: { subjectType: PgColumn; subjectId: PgColumn }, subjects: Subject[]): SQL {
  if (subjects.length === 0) return sql`false`
  // Two parameters, however many there are.
  const types = sql.param(subjects.map(({ type }) => type))
  const ids = sql.param(subjects.map(({ id }) => id))
  return sql`(${table.subjectType}, ${table.subjectId}) in (select * from unnest(${types}::text[], ${ids}::text[]))`
}

/**
 * Mails to the address, and those to the staff that tell of what came from it: a dedupe key ends with the number of what
 * the mail is about. A message may be gone already while the mail to the staff, which can be answered, is still there.
 */
function concerns(
  email: string,
  about: Record<"applications" | "stories" | "messages", { id: number }[]>,
): SQL {
  const keys = [
    ...about.applications.map(({ id }) => `merchant-new:${id}`),
    ...about.stories.map(({ id }) => `story-new:${id}`),
    ...about.messages.map(({ id }) => `contact-new:${id}`),
  ]
  return or(
    isAddress(mails.recipient, email),
    inArray(mails.dedupeKey, keys),
    and(sql`${mails.recipient} is null`, isAddress(mails.replyTo, email)),
  ) as SQL
}

/** How much there is, in the order in which it is told. */
export function countParts({ newsletter, townHalls, applications, ...person }: Person) {
  const { stories, articles, messages, replies, notes, invitations, mails } = person
  return {
    newsletter: newsletter.length,
    townHalls: townHalls.length,
    applications: applications.length,
    stories: stories.length,
    articles: articles.length,
    pictures: stories.filter((story) => story.imageId).length,
    messages: messages.length,
    replies: replies.length,
    notes: notes.length,
    invitations: invitations.length,
    mails: mails.length,
  }
}

export type PersonParts = ReturnType<typeof countParts>

export function isEmpty(parts: PersonParts): boolean {
  return Object.values(parts).every((count) => count === 0)
}

/** Pages about the person that everybody can see. @param now an article may wait for its time */
export function publicPagesOf({ applications, articles }: Person, now: Date): string[] {
  return [
    ...applications.flatMap(({ status, slug }) =>
      status === "approved" && slug ? `/merchant-directory/${slug}` : [],
    ),
    ...articles.flatMap(({ status, slug, deletedAt, publishedAt }) =>
      status === "published" && !deletedAt && publishedAt && publishedAt <= now ? `/blog/${slug}` : [],
    ),
  ]
}

/** When the person was erased before, newest first. @param key as the log names them: personKey */
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
