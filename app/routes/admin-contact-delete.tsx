import { redirect } from "react-router"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { DeletionForm } from "#app/features/contact/admin-deletion.tsx"
import { messageList } from "#app/features/contact/staff-list.ts"
import * as staffQueries from "#app/features/contact/staff-queries.server.ts"
import { triage, triageAll } from "#app/features/contact/triage.server.ts"
import { flashForTriage } from "#app/features/contact/triage-flash.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import type { Flash } from "#app/platform/flash.server.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { backFrom, readSelectedRows } from "#app/platform/staff-list/selected-rows.server.ts"
import { services } from "#app/services.ts"
import { adminContacts } from "#content/en/admin-contacts.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-contact-delete"

export const meta: Route.MetaFunction = () => [{ title: `${adminContacts.deletion.title} | ${site.name}` }]

export function loader({ params, url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const ids = readSelectedRows(params, url.searchParams.getAll("ids"))
  return orUnavailable(async () => {
    const messages = await staffQueries.listNames(db, ids, { deleted: false })
    if (messages.length > 0) return { messages, back: backFrom(ids, messageList) }
    if ((await staffQueries.listNames(db, ids, { deleted: true })).length === 0) return notFound()
    // Deleted meanwhile: there is nothing to confirm, and the message says by whom.
    throw redirect(backFrom(ids, messageList))
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const staff = { by: context.get(adminContext), now: clock() }
  const form = await readForm(request)
  const ids = readSelectedRows(params, form.getAll("ids"))
  const answer = async (deleted: number[], flash: Flash) => {
    const undo = new URLSearchParams(deleted.map((id) => ["deleted", String(id)]))
    return redirect(deleted.length > 0 ? `${messageList.path}?${undo}` : backFrom(ids, messageList), {
      status: 303,
      headers: { "Set-Cookie": await flashes.set(flash) },
    })
  }

  const [id] = ids
  if (ids.length > 1 || id === undefined) {
    const deleted = await orUnavailable(() => triageAll(db, ids, "deleted", staff))
    return answer(deleted, {
      key: "messages-deleted",
      values: { changed: String(deleted.length), skipped: String(ids.length - deleted.length) },
    })
  }
  const outcome = await orUnavailable(() => triage(db, id, "deleted", staff))
  if (outcome.kind === "not-found") return notFound()
  return answer(outcome.kind === "done" ? [id] : [], flashForTriage("message-deleted", outcome))
}

export default function AdminContactDelete({ loaderData }: Route.ComponentProps) {
  return <DeletionForm {...loaderData} />
}
