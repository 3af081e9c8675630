import type { Database } from "#app/lib/db/client.server.ts"
import { checkValues, type FieldErrors, type FormValues, readValues } from "#app/lib/form/parse-form.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { adminContacts } from "#content/en/admin-contacts.ts"
import { type ReplyContext, replyToMessage } from "./replies.server.ts"
import { replySchema } from "./reply-schema.ts"
import { findForStaff } from "./staff-queries.server.ts"

export type ReplyRequestOutcome =
  | { kind: "sent"; name: string }
  | {
      kind: "refused"
      status: 409 | 422
      values: FormValues<typeof replySchema>
      errors?: FieldErrors
      /** A colleague's reply that was sent first. */
      meanwhile?: { by: string; at: Date }
    }
  | { kind: "not-found" }

/** Handles one post of the form below a message (admin-replies.tsx). */
export async function handleReply(
  db: Database,
  id: number,
  form: FormData,
  context: ReplyContext,
): Promise<ReplyRequestOutcome> {
  const values = readValues(replySchema, form)
  const checked = checkValues(replySchema, values)
  if (checked.errors) {
    const errors = values.reply === "" ? { reply: adminContacts.replies.missing } : checked.errors
    return { kind: "refused", status: 422, values, errors }
  }
  const seen = readRowId(textField(form, "seen")) ?? 0
  const reply = { text: checked.data.reply, formKey: textField(form, "formKey"), seen }
  const outcome = await replyToMessage(db, id, reply, context)
  switch (outcome.kind) {
    case "sent":
      return outcome
    case "answered-meanwhile":
      return { kind: "refused", status: 409, values, meanwhile: { by: outcome.by, at: outcome.at } }
    case "not-found":
      // The page of a message deleted meanwhile says so; an unknown message has no page.
      return (await findForStaff(db, id)) ? { kind: "refused", status: 409, values } : outcome
  }
}
