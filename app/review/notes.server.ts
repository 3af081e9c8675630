import { and, asc, eq } from "drizzle-orm"
import { z } from "zod"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { SubjectKey } from "#app/lib/audit/subject.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { staffNotes } from "#app/lib/db/schema.ts"
import { idempotencyKey } from "#app/lib/form/idempotency-key.server.ts"
import { checkValues, type FieldErrors, readValues } from "#app/lib/form/parse-form.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { noteLength } from "./options.ts"

const noteSchema = z.object({ note: z.string().max(noteLength).meta({ multiline: true }) })

/** Oldest first. */
export async function listNotes(db: Database, subject: SubjectKey) {
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
 * Adds the note from a `StaffNotes` form. A repeated submission adds nothing; with a changed text it adds another note.
 *
 * @returns validation errors, or an empty object
 */
export async function addNote(
  db: Database,
  form: FormData,
  subject: SubjectKey,
  { by, now }: { by: { id: string; name: string }; now: Date },
): Promise<{ errors?: FieldErrors; values?: { note: string } }> {
  const values = readValues(noteSchema, form)
  const checked = checkValues(noteSchema, values)
  if (checked.errors) return { errors: checked.errors, values }
  const submissionKey = idempotencyKey(textField(form, "submissionKey"), [subject, values])
  await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(staffNotes)
      .values({
        submissionKey,
        subjectType: subject.type,
        subjectId: subject.id,
        text: checked.data.note,
        createdAt: now,
        createdBy: by.name,
      })
      .onConflictDoNothing({ target: staffNotes.submissionKey })
      .returning({ id: staffNotes.id })
    if (!added) return
    await recordAct(tx, "note.added", subject, { by, now })
  })
  return {}
}
