import { and, asc, eq } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "#app/db/client.server.ts"
import { staffNotes } from "#app/db/schema.ts"
import { checkValues, type FieldErrors, readValues } from "#app/platform/form/parse-form.ts"
import { textField } from "#app/platform/form/read-form.server.ts"
import { recordAudit } from "./audit.server.ts"
import { noteLength } from "./options.ts"

const noteSchema = z.object({ note: z.string().max(noteLength).meta({ multiline: true }) })

/** Of what a note or an audit entry is about, such as { type: "merchant", id: "7" }. */
export type Subject = { type: string; id: string }

/** Oldest first. */
export async function listNotes(db: Database, subject: Subject) {
  return db
    .select({
      id: staffNotes.id,
      text: staffNotes.text,
      createdAt: staffNotes.createdAt,
      createdBy: staffNotes.createdBy,
    })
    .from(staffNotes)
    .where(and(eq(staffNotes.subjectType, subject.type), eq(staffNotes.subjectId, subject.id)))
    .orderBy(asc(staffNotes.id))
    .limit(200)
}

/**
 * Adds the note that a form of `StaffNotes` sent; the same form sent again changes nothing.
 *
 * @returns what is wrong with it, or nothing
 */
export async function addNote(
  db: Database,
  form: FormData,
  subject: Subject,
  { by, now }: { by: { id: string; name: string }; now: Date },
): Promise<{ errors?: FieldErrors; values?: { note: string } }> {
  const values = readValues(noteSchema, form)
  const checked = checkValues(noteSchema, values)
  if (checked.errors) return { errors: checked.errors, values }
  const key = z.uuid().safeParse(textField(form, "submissionKey"))
  await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(staffNotes)
      .values({
        submissionKey: key.data ?? crypto.randomUUID(),
        subjectType: subject.type,
        subjectId: subject.id,
        text: checked.data.note,
        createdAt: now,
        createdBy: by.name,
      })
      .onConflictDoNothing({ target: staffNotes.submissionKey })
      .returning({ id: staffNotes.id })
    if (!added) return
    await recordAudit(tx, {
      at: now,
      actorId: by.id,
      actor: by.name,
      action: "note.added",
      subjectType: subject.type,
      subjectId: subject.id,
    })
  })
  return {}
}
