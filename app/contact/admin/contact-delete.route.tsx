import { redirect } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { backFrom, readSelectedRows } from "#app/lib/list/selected-rows.server.ts"
import { answerDeletion } from "#app/review/reading/reading-answers.server.ts"
import { services } from "#app/services.ts"
import { adminContacts } from "#content/en/admin-contacts.ts"
import { site } from "#content/en/site.ts"
import { messageKind } from "../message-kind.server.ts"
import type { Route } from "./+types/contact-delete.route"
import { DeletionForm } from "./admin-deletion.tsx"
import { messageList } from "./staff-list.ts"
import * as staffQueries from "./staff-queries.server.ts"

export const meta: Route.MetaFunction = () => [{ title: `${adminContacts.deletion.title} | ${site.name}` }]

export function loader({ params, url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const ids = readSelectedRows(params, url.searchParams.getAll("ids"))
  return orUnavailable(async () => {
    const messages = await staffQueries.listNames(db, ids, { deleted: false })
    if (messages.length > 0) return { messages, back: backFrom(ids, messageList) }
    if ((await staffQueries.listNames(db, ids, { deleted: true })).length === 0) return notFound()
    // Deleted meanwhile: there is nothing to confirm, and the message's page says by whom.
    throw redirect(backFrom(ids, messageList))
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, flashes, secrets, publicUrl } = context.get(services)
  const staffContext = { db, flashes, secrets, publicUrl, by: context.get(adminContext), now: clock() }
  const ids = readSelectedRows(params, (await readForm(request)).getAll("ids"))
  return answerDeletion(ids, staffContext, messageKind)
}

export default function AdminContactDelete({ loaderData }: Route.ComponentProps) {
  return <DeletionForm {...loaderData} />
}
