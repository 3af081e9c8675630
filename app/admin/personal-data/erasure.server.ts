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
  /** Deletes the copy of a mail that was written to a folder instead of being sent (fileTransport). */
  removeMailCopy: (mailId: string) => Promise<void>
  /** Adds it to the list beside the backups, so that restoring an older backup repeats it. */
  keepErasure: (erasure: KeptErasure) => Promise<void>
  /** The administrator, or null for the command line. */
  by: { id: string | null; name: string }
  now: Date
}

export type ErasureOutcome =
  | { kind: "erased"; parts: PersonParts }
  /** There is no data about the address, or no longer. */
  | { kind: "nothing" }
  /** The data changed since it was shown; nothing was deleted. */
  | { kind: "changed" }

/** Pseudonym of a person in the audit log: without the installation's secret no one can tell whose it is. */
export function personKey(secrets: Secrets, email: string): string {
  return secrets.markPerson(email)
}

/** State of the data shown before an erasure. Mails are left out, because their status changes by itself. */
export function fingerprintOf({ found, notes }: Person): string {
  const lists = [...found.flatMap(({ rows }) => Object.values(rows)), notes]
  const states = lists.map((rows) => rows.map((row) => [row.id, "status" in row ? row.status : ""]))
  return createHash("sha256").update(JSON.stringify(states)).digest("base64url")
}

/**
 * Deletes everything about an address, including published pages and files, in one transaction. An audit row counts the
 * rows without naming the person. Staff accounts stay. Why it goes this far: docs/decisions/back-office.md.
 *
 * @param data what the product stores about people
 * @param expected a fingerprint, if the data was shown before
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
    // Serializes erasures of the same person, and waits for a running decision, which may publish something.
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
    // Before the commit: if a file cannot be deleted, everything stays and the erasure can be repeated.
    for (const picture of pictures) await removeImageFiles(files, picture)
    for (const mail of person.mails) await removeMailCopy(mail.id)
    await keepErasure({ key, at: now })
    return { kind: "erased", parts: erased }
  })
}

/** Staff may write addresses into notes on other subjects; such notes cannot be edited by hand, so they are redacted. */
async function blankNotes(db: Database, email: string): Promise<void> {
  const { text } = staffNotes
  await db
    .update(staffNotes)
    .set({
      text: sql`left(regexp_replace(${text}, ${addressPattern(email)}::text, ${adminPerson.erasedAddress}, 'gi'), ${noteLength})`,
    })
    .where(sql`position(lower(${email}::text) in lower(${text})) > 0`)
}
