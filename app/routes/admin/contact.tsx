import { data } from "react-router"
import { adminContext } from "#app/features/back-office/require-admin.server.ts"
import { messageKind } from "#app/features/contact/message-kind.server.ts"
import { ContactMessage } from "#app/features/contact/staff/admin-detail.tsx"
import { ContactReplies } from "#app/features/contact/staff/admin-replies.tsx"
import { handleReply } from "#app/features/contact/staff/reply-request.server.ts"
import * as staffQueries from "#app/features/contact/staff/staff-queries.server.ts"
import { findStaffMail } from "#app/features/settings/settings.server.ts"
import { HistoryList } from "#app/platform/audit/history-list.tsx"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import type { FieldErrors } from "#app/platform/form/parse-form.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import type { Flash } from "#app/platform/http/flash.server.ts"
import { readRowId } from "#app/platform/list/list-search.ts"
import { readAbout } from "#app/platform/moderation/answers.server.ts"
import { answerOnReadingPage } from "#app/platform/moderation/reading/reading-answers.server.ts"
import { StaffNotes } from "#app/platform/moderation/staff-notes.tsx"
import { services } from "#app/services.ts"
import { adminContacts } from "#content/en/admin-contacts.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/contact"

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.message.subject ?? adminContacts.noSubject} | ${site.name}` },
]

/** A refused answer may have been overtaken by a colleague's: the page shows it. */
export const shouldRevalidate = () => true

export function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  return orUnavailable(async () => {
    const [message, about, { staffMail }] = await Promise.all([
      staffQueries.findForStaff(db, id),
      readAbout(db, messageKind, id, clock()),
      findStaffMail(db),
    ])
    return { message: message ?? notFound(), ...about, canBeAnswered: staffMail.replyTo !== null }
  })
}

type Refusal = {
  errors?: FieldErrors
  values?: { note?: string; reply?: string }
  meanwhile?: { by: string; at: Date }
}

/** Marks the message, takes its deletion back, answers it, or adds a note. */
export async function action({
  request,
  params,
  context,
}: Route.ActionArgs): Promise<Response | ReturnType<typeof data<Refusal>>> {
  const { db, clock, publicUrl, flashes, secrets } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const desk = { db, flashes, secrets, publicUrl, by: context.get(adminContext), now: clock() }
  const form = await readForm(request)
  const answer = (flash: Flash) => flashes.leadTo(messageKind.hrefOf({ id }), flash)

  const intent = textField(form, "intent")
  if (intent === "reply") {
    const outcome = await orUnavailable(async () => {
      const { replyTo } = (await findStaffMail(db)).staffMail
      return handleReply(db, id, form, { ...desk, replyTo })
    })
    if (outcome.kind === "not-found") return notFound()
    if (outcome.kind === "sent")
      return answer({ message: adminContacts.flash.replied, values: { name: outcome.name } })
    const { status, values, errors, meanwhile } = outcome
    return data<Refusal>({ values, errors, meanwhile }, { status })
  }
  return (await answerOnReadingPage(intent, form, id, desk, messageKind)) ?? notFound()
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
