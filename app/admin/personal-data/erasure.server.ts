import { createHash } from "node:crypto"
import { inArray, sql } from "drizzle-orm"
import { recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { accountLinks, mails, staffNotes } from "#app/lib/db/schema.ts"
import type { FileStore } from "#app/lib/files/file-store.server.ts"
import { removeImageFiles } from "#app/lib/images/images.server.ts"
import type { PersonalData } from "#app/lib/personal-data/personal-data.ts"
import { deleteRows } from "#app/lib/personal-data/personal-rows.server.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import { noteLength } from "#app/review/options.ts"
import { adminPerson } from "#content/en/admin-subscribers.ts"
import { addressPattern } from "./address.server.ts"
import type { KeptErasure } from "./erasure-list.server.ts"
import { countParts, findPerson, isEmpty, isInvited, type Person, type PersonParts } from "./person.server.ts"

type Context = {
  files: FileStore
  secrets: Secrets
  /** Takes away the copy of a mail that was written to a folder instead of being sent (fileTransport). */
  removeMailCopy: (mailId: string) => Promise<void>
  /** Writes it down beside the backups, so that a restore of an older one repeats it. */
  keepErasure: (erasure: KeptErasure) => Promise<void>
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
  return secrets.markPerson(email)
}

/** What somebody has looked at before erasing. Mails are left out: their states change by themselves. */
export function fingerprintOf({ found, notes }: Person): string {
  const lists = [...found.flatMap(({ rows }) => Object.values(rows)), notes]
  const states = lists.map((rows) => rows.map((row) => [row.id, "status" in row ? row.status : ""]))
  return createHash("sha256").update(JSON.stringify(states)).digest("base64url")
}

/**
 * Deletes everything about an address, published pages and files included, with an audit row that counts it and names
 * nobody, all or nothing. Accounts of the staff stay. Why it goes this far: docs/decisions/0015-erasing-a-person.md.
 *
 * @param data what the product keeps about people
 * @param expected a fingerprint, if somebody has looked
 */
export async function erasePerson(
  db: Database,
  data: readonly PersonalData[],
  email: string,
  context: Context,
  expected?: string,
): Promise<ErasureOutcome> {
  const { files, secrets, removeMailCopy, keepErasure, by, now } = context
  const key = personKey(secrets, email)
  return db.transaction(async (tx) => {
    // Two who erase the same person take turns, and a decision under way is waited for: it may publish something.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
    const seen = await findPerson(tx, data, email)
    for (const { part, rows } of seen.found) await part.hold?.(tx, rows)
    const person = await findPerson(tx, data, email)
    const parts = countParts(person)
    if (isEmpty(parts)) return { kind: "nothing" }
    if (expected !== undefined && expected !== fingerprintOf(person)) return { kind: "changed" }

    const pictures: Awaited<ReturnType<PersonalData["erase"]>> = []
    for (const { part, rows } of person.found) pictures.push(...(await part.erase(tx, rows, now)))
    await deleteRows(tx, staffNotes, person.notes)
    await blankNotes(tx, email)
    await tx.delete(accountLinks).where(isInvited(email))
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
    await keepErasure({ key, at: now })
    return { kind: "erased", parts: erased }
  })
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
