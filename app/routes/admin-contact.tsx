import { randomUUID } from "node:crypto"
import { data, redirect } from "react-router"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { ContactMessage } from "#app/features/contact/admin-detail.tsx"
import { ContactReplies } from "#app/features/contact/admin-replies.tsx"
import { handleReply } from "#app/features/contact/reply-request.server.ts"
import { messageList } from "#app/features/contact/staff-list.ts"
import * as staffQueries from "#app/features/contact/staff-queries.server.ts"
import { markSpam, triage } from "#app/features/contact/triage.server.ts"
import { flashForTriage } from "#app/features/contact/triage-flash.ts"
import { listAudit } from "#app/features/moderation/audit.server.ts"
import { HistoryList } from "#app/features/moderation/history-list.tsx"
import { addNote, listNotes } from "#app/features/moderation/notes.server.ts"
import { StaffNotes } from "#app/features/moderation/staff-notes.tsx"
import { findStaffMail } from "#app/features/settings/settings.server.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import type { Flash } from "#app/platform/flash.server.ts"
import type { FieldErrors } from "#app/platform/form/parse-form.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { readRowId } from "#app/platform/staff-list/list-search.ts"
import { services } from "#app/services.ts"
import { adminContacts } from "#content/en/admin-contacts.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-contact"

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.message.subject ?? adminContacts.noSubject} | ${site.name}` },
]

const subjectOf = (id: number) => ({ type: "contact-message", id: String(id) })

/** A refused answer may have been overtaken by a colleague's: the page shows it. */
export const shouldRevalidate = () => true

export function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  return orUnavailable(async () => {
    const [message, history, notes, { staffMail }] = await Promise.all([
      staffQueries.findForStaff(db, id),
      listAudit(db, "contact-message", String(id)),
      listNotes(db, subjectOf(id)),
      findStaffMail(db),
    ])
    return {
      message: message ?? notFound(),
      history,
      notes,
      canBeAnswered: staffMail.replyTo !== null,
      submissionKey: randomUUID(),
    }
  })
}

type Refusal = {
  errors?: FieldErrors
  values?: { note?: string; reply?: string }
  meanwhile?: { by: string; at: Date }
}

/** Marks the message, takes its deletion back, answers it, or adds a note. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const staff = { by: context.get(adminContext), now: clock() }
  const form = await readForm(request)
  const answer = async (flash: Flash) =>
    redirect(`${messageList.path}/${id}`, {
      status: 303,
      headers: { "Set-Cookie": await flashes.set(flash) },
    })

  const intent = textField(form, "intent")
  switch (intent) {
    case "read":
    case "unread":
    case "restore": {
      const step = intent === "restore" ? "restored" : intent
      const outcome = await orUnavailable(() => triage(db, id, step, staff))
      return outcome.kind === "not-found" ? notFound() : answer(flashForTriage(`message-${step}`, outcome))
    }
    case "mark-spam":
    case "unmark-spam": {
      const isSpam = intent === "mark-spam"
      const changed = await orUnavailable(() => markSpam(db, [id], isSpam, staff))
      return answer({ key: isSpam ? "spam-marked" : "spam-unmarked", values: { changed } })
    }
    case "note": {
      const { errors, values } = await orUnavailable(async () =>
        (await staffQueries.findForStaff(db, id)) ? addNote(db, form, subjectOf(id), staff) : notFound(),
      )
      return errors ? data<Refusal>({ errors, values }, { status: 422 }) : answer({ key: "note-added" })
    }
    case "reply": {
      const outcome = await orUnavailable(async () => {
        const { replyTo } = (await findStaffMail(db)).staffMail
        return handleReply(db, id, form, { ...staff, publicUrl, replyTo })
      })
      if (outcome.kind === "not-found") return notFound()
      if (outcome.kind === "sent") return answer({ key: "reply-sent", values: { name: outcome.name } })
      const { status, values, errors, meanwhile } = outcome
      return data<Refusal>({ values, errors, meanwhile }, { status })
    }
    default:
      return notFound()
  }
}

export default function AdminContact({ loaderData, actionData }: Route.ComponentProps) {
  const { message, history, notes, submissionKey, canBeAnswered } = loaderData
  const { errors, values, meanwhile } = actionData ?? {}
  return (
    <ContactMessage
      message={message}
      replies={
        <ContactReplies
          message={message}
          formKey={submissionKey}
          canBeAnswered={canBeAnswered}
          error={errors?.reply}
          value={values?.reply}
          meanwhile={meanwhile}
        />
      }
    >
      <StaffNotes notes={notes} submissionKey={submissionKey} error={errors?.note} value={values?.note} />
      <HistoryList history={history} actions={adminContacts.detail.actions} />
    </ContactMessage>
  )
}
