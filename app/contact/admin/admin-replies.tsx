import { Form, useNavigation } from "react-router"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Button } from "#app/ui/button.tsx"
import { TextArea } from "#app/ui/form/field.tsx"
import { RefusalNotice } from "#app/ui/form/refusal-notice.tsx"
import { isSameText, useKeptForm } from "#app/ui/form/use-kept-form.ts"
import { adminContacts } from "#content/en/admin-contacts.ts"
import { contactLimits } from "../options.ts"
import { replySubject } from "./reply-subject.ts"
import type { StaffMessage } from "./staff-queries.server.ts"

const words = adminContacts.replies

type Props = {
  message: StaffMessage
  /** Set by the loader, so that a form sent twice sends one mail. */
  formKey: string
  /** Whether a reply by the sender would reach a mailbox. */
  canBeAnswered: boolean
  error?: string
  value?: string
  /** A colleague's reply that was sent while this one was written. */
  meanwhile?: { by: string; at: Date }
}

/** Replies by staff, and a form for another one, posted with the intent 'reply'. */
export function ContactReplies({ message, formKey, canBeAnswered, error, value, meanwhile }: Props) {
  const { timeText } = useStaffTimes()
  const { replies, email, subject, deletedAt } = message
  const busy = useNavigation().state !== "idle"
  const form = useKeptForm("reply", (typed) => replies.some(({ text }) => isSameText(text, typed)))
  return (
    <section aria-labelledby="replies" className="panel grid gap-4 p-4">
      <h2 id="replies" className="font-sans text-lg font-bold">
        {words.title}
      </h2>
      {replies.length === 0 && <p className="text-ivory-300">{words.none}</p>}
      <ol className="grid gap-3 empty:hidden">
        {replies.map(({ id, text, createdAt, createdBy }) => (
          <li key={id} className="border-t border-ink-700 pt-3">
            <p className="text-sm text-ivory-300">
              {format(words.by, { name: createdBy, date: timeText(createdAt) })}
            </p>
            <p className="measure whitespace-pre-line wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
      {(!deletedAt || value) && (
        // A new key remounts the form, so a sent reply is cleared from it. Text typed for a message that a colleague
        // deleted stays visible.
        <Form key={formKey} ref={form} method="post" className="grid gap-4 border-t border-ink-700 pt-4">
          <h3 className="font-sans font-bold">{words.formTitle}</h3>
          {meanwhile && (
            <RefusalNotice title={words.meanwhileTitle}>
              {format(words.meanwhile, { by: meanwhile.by, date: timeText(meanwhile.at) })}
            </RefusalNotice>
          )}
          <p className="text-sm text-ivory-300 wrap-anywhere">
            {format(words.to, { email, subject: replySubject(subject) })}
          </p>
          {!canBeAnswered && !deletedAt && <p className="text-sm text-ember-text">{words.noReply}</p>}
          <input type="hidden" name="formKey" value={formKey} />
          <input type="hidden" name="seen" value={replies.at(-1)?.id ?? 0} />
          <TextArea
            name="reply"
            label={words.label}
            hint={words.hint}
            error={error}
            defaultValue={value}
            maxLength={contactLimits.reply}
            rows={8}
            required
          />
          {!deletedAt && (
            <Button name="intent" value="reply" variant="gold" disabled={busy} className="justify-self-start">
              {words.submit}
            </Button>
          )}
        </Form>
      )}
    </section>
  )
}
