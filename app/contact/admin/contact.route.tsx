import { data } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { HistoryList } from "#app/lib/audit/history-list.tsx"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import type { Flash } from "#app/lib/http/flash.server.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { readAbout } from "#app/review/answers.server.ts"
import { answerOnReadingPage } from "#app/review/reading/reading-answers.server.ts"
import { StaffNotes } from "#app/review/staff-notes.tsx"
import { services } from "#app/services.ts"
import { findStaffMail } from "#app/settings/settings.server.ts"
import { adminContacts } from "#content/en/admin-contacts.ts"
import { site } from "#content/en/site.ts"
import { messageKind } from "../message-kind.server.ts"
import type { Route } from "./+types/contact.route"
import { ContactMessage } from "./admin-detail.tsx"
import { ContactReplies } from "./admin-replies.tsx"
import { handleReply } from "./reply-request.server.ts"
import * as staffQueries from "./staff-queries.server.ts"

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.message.subject ?? adminContacts.noSubject} | ${site.name}` },
]

/** Reload after a refusal as well: a colleague may have replied first, and the page must show that reply. */
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

/** Marks the message, undoes its deletion, replies to it, or adds a note. */
export async function action({
  request,
  params,
  context,
}: Route.ActionArgs): Promise<Response | ReturnType<typeof data<Refusal>>> {
  const { db, clock, publicUrl, flashes, secrets } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const staffContext = { db, flashes, secrets, publicUrl, by: context.get(adminContext), now: clock() }
  const form = await readForm(request)
  const answer = (flash: Flash) => flashes.leadTo(messageKind.hrefOf({ id }), flash)

  const intent = textField(form, "intent")
  if (intent === "reply") {
    const outcome = await orUnavailable(async () => {
      const { replyTo } = (await findStaffMail(db)).staffMail
      return handleReply(db, id, form, { ...staffContext, replyTo })
    })
    if (outcome.kind === "not-found") return notFound()
    if (outcome.kind === "sent")
      return answer({ message: adminContacts.flash.replied, values: { name: outcome.name } })
    const { status, values, errors, meanwhile } = outcome
    return data<Refusal>({ values, errors, meanwhile }, { status })
  }
  return (await answerOnReadingPage(intent, form, id, staffContext, messageKind)) ?? notFound()
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
