import { createHash } from "node:crypto"
import { and, eq, inArray, sql } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import type { Database } from "#app/db/client.server.ts"
import {
  accountLinks,
  articleDrafts,
  articles,
  contactMessages,
  images,
  mails,
  merchantRequests,
  newsletterSubscribers,
  staffNotes,
  storySubmissions,
  townHallSubscribers,
} from "#app/db/schema.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import { noteLength } from "#app/features/moderation/options.ts"
import type { FileStore } from "#app/platform/file-store.server.ts"
import { removeImageFiles } from "#app/platform/images/images.server.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"
import { adminPerson } from "#content/en/admin-subscribers.ts"
import { addressPattern } from "./address.ts"
import { countParts, findPerson, isEmpty, type Person, type PersonParts } from "./person.server.ts"

type Context = {
  files: FileStore
  secrets: Secrets
  /** Takes away the copy of a mail that was written to a folder instead of being sent (fileTransport). */
  removeMailCopy: (mailId: string) => Promise<void>
  /** The administrator, or null for the command line. */
  by: { id: string | null; name: string }
  now: Date
}

export type ErasureOutcome =
  | { kind: "erased"; parts: PersonParts }
  /** There is nothing about the address, or no longer. */
  | { kind: "nothing" }
  /** Something came, went or was decided since the person who asks has looked; nothing was deleted. */
  | { kind: "changed" }

/** How the log names a person: nobody without the installation's secret can tell whose it is. */
export function personKey(secrets: Secrets, email: string): string {
  return secrets.sign("person", email.toLowerCase())
}

/** What somebody has looked at before erasing. Mails are left out: their states change by themselves. */
export function fingerprintOf({ newsletter, townHalls, applications, stories, ...person }: Person): string {
  const { articles, messages, replies, notes } = person
  const states = [newsletter, townHalls, applications, stories, articles, messages, replies, notes].map(
    (rows) => rows.map((row) => [row.id, "status" in row ? row.status : ""]),
  )
  return createHash("sha256").update(JSON.stringify(states)).digest("base64url")
}

/**
 * Deletes everything about an address, published pages and files included, with an audit row that counts it and names
 * nobody, all or nothing. Accounts of the staff stay. Why it goes this far: docs/decisions/0015-erasing-a-person.md.
 *
 * @param expected a fingerprint, if somebody has looked
 */
export async function erasePerson(
  db: Database,
  email: string,
  context: Context,
  expected?: string,
): Promise<ErasureOutcome> {
  const { files, secrets, removeMailCopy, by, now } = context
  const key = personKey(secrets, email)
  return db.transaction(async (tx) => {
    // Two who erase the same person take turns, and a decision under way is waited for: it may publish something.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
    const seen = await findPerson(tx, email)
    await hold(tx, storySubmissions, seen.stories)
    await hold(tx, merchantRequests, seen.applications)
    await hold(tx, contactMessages, seen.messages)
    const person = await findPerson(tx, email)
    const parts = countParts(person)
    if (isEmpty(parts)) return { kind: "nothing" }
    if (expected !== undefined && expected !== fingerprintOf(person)) return { kind: "changed" }

    const pictures = await deleteTexts(tx, person)
    await blankNotes(tx, email)
    await deleteInvitations(tx, email)
    await deleteRows(tx, newsletterSubscribers, person.newsletter)
    await deleteRows(tx, townHallSubscribers, person.townHalls)
    await tx.delete(mails).where(
      inArray(
        mails.id,
        person.mails.map((mail) => mail.id),
      ),
    )
    const erased = { ...parts, pictures: pictures.length }
    await recordAudit(tx, {
      at: now,
      actorId: by.id,
      actor: by.name,
      action: "person.erased",
      subjectType: "person",
      subjectId: key,
      details: erased,
    })
    // Before the commit: if a file resists, everything stays and can be erased once more.
    for (const picture of pictures) await removeImageFiles(files, picture)
    for (const mail of person.mails) await removeMailCopy(mail.id)
    return { kind: "erased", parts: erased }
  })
}

type Numbered = PgTable & { id: PgColumn }

const among = ({ id }: Numbered, rows: { id: number }[]) =>
  inArray(
    id,
    rows.map((row) => row.id),
  )

async function hold(db: Database, table: Numbered, rows: { id: number }[]): Promise<void> {
  await db.select({ one: sql`1` }).from(table).where(among(table, rows)).for("update")
}

async function deleteRows(db: Database, table: Numbered, rows: { id: number }[]): Promise<void> {
  await db.delete(table).where(among(table, rows))
}

/** Submissions, what was made of them, and what staff wrote about them. @returns the pictures whose rows are gone */
async function deleteTexts(db: Database, person: Person) {
  const drafts = await db
    .select({ imageId: articleDrafts.imageId })
    .from(articleDrafts)
    .where(
      inArray(
        articleDrafts.articleId,
        person.articles.map((article) => article.id),
      ),
    )
  const imageIds = [...person.stories, ...person.articles, ...drafts].flatMap(({ imageId }) => imageId ?? [])
  // Revisions, drafts and former addresses go with an article, replies with a message, the directory's row with a shop.
  await deleteRows(db, articles, person.articles)
  await deleteRows(db, storySubmissions, person.stories)
  await deleteRows(db, merchantRequests, person.applications)
  await deleteRows(db, contactMessages, person.messages)
  await deleteRows(db, staffNotes, person.notes)
  return db
    .delete(images)
    .where(
      and(
        inArray(images.id, imageIds),
        // A picture of the staff may stand in another article.
        sql`not exists (select 1 from ${articles} where ${articles.imageId} = ${images.id})`,
        sql`not exists (select 1 from ${articleDrafts} where ${articleDrafts.imageId} = ${images.id})`,
        sql`not exists (select 1 from ${storySubmissions} where ${storySubmissions.imageId} = ${images.id})`,
      ),
    )
    .returning({ id: images.id, widths: images.widths })
}

/** Staff write addresses into notes about something else; those notes are ours, and cannot be edited by hand. */
async function blankNotes(db: Database, email: string): Promise<void> {
  const { text } = staffNotes
  await db
    .update(staffNotes)
    .set({
      text: sql`left(regexp_replace(${text}, ${addressPattern(email)}::text, ${adminPerson.erasedAddress}, 'gi'), ${noteLength})`,
    })
    .where(sql`position(lower(${email}::text) in lower(${text})) > 0`)
}

async function deleteInvitations(db: Database, email: string): Promise<void> {
  await db
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.kind, "invitation"),
        eq(sql`lower(${accountLinks.email})`, sql`lower(${email}::text)`),
      ),
    )
}
