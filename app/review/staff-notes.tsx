import { Form, useNavigation } from "react-router"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Button } from "#app/ui/button.tsx"
import { TextArea } from "#app/ui/form/field.tsx"
import { isSameText, useKeptForm } from "#app/ui/form/use-kept-form.ts"
import { moderation } from "#content/en/moderation.ts"
import type { listNotes } from "./notes.server.ts"
import { noteLength } from "./options.ts"

const words = moderation.notes

type Props = {
  notes: Awaited<ReturnType<typeof listNotes>>
  /** From the loader, so that a form sent twice adds one note. */
  submissionKey: string
  error?: string
  value?: string
}

/** Internal notes about a submission, with a form to add one (intent 'note'). */
export function StaffNotes({ notes, submissionKey, error, value }: Props) {
  const { timeText } = useStaffTimes()
  const busy = useNavigation().state !== "idle"
  const form = useKeptForm("note", (typed) => notes.some(({ text }) => isSameText(text, typed)))
  return (
    <section aria-labelledby="notes" className="panel grid gap-3 p-4">
      <h2 id="notes" className="font-sans text-lg font-bold">
        {words.title}
      </h2>
      {notes.length === 0 && <p className="text-ivory-300">{words.none}</p>}
      <ol className="grid gap-2 empty:hidden">
        {notes.map(({ id, text, createdAt, createdBy }) => (
          <li key={id} className="border-t border-ink-700 pt-2">
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="text-sm text-ivory-300">
              {format(words.by, { name: createdBy, date: timeText(createdAt) })}
            </p>
          </li>
        ))}
      </ol>
      {/* A new key resets the form after a note was added. */}
      <Form key={submissionKey} ref={form} method="post" className="grid gap-3">
        <input type="hidden" name="submissionKey" value={submissionKey} />
        <TextArea
          name="note"
          label={words.label}
          hint={words.hint}
          error={error}
          defaultValue={value}
          maxLength={noteLength}
          rows={3}
          required
        />
        <Button
          name="intent"
          value="note"
          variant="secondary"
          size="sm"
          disabled={busy}
          className="justify-self-start"
        >
          {words.add}
        </Button>
      </Form>
    </section>
  )
}
