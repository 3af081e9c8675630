import { data, redirect } from "react-router"
import { isDatabaseUnavailable } from "#app/db/client.server.ts"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { StaffEvents } from "#app/features/events/admin-list.tsx"
import { eventList } from "#app/features/events/staff-list.ts"
import * as staffQueries from "#app/features/events/staff-queries.server.ts"
import { restoreEvent } from "#app/features/events/withdrawal.server.ts"
import { flashForWithdrawal } from "#app/features/events/withdrawal-flash.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { readListSearch, readRowId } from "#app/platform/staff-list/list-search.ts"
import { services } from "#app/services.ts"
import { adminEvents } from "#content/en/admin-events.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-events"

export const meta: Route.MetaFunction = () => [{ title: `${adminEvents.title} | ${site.name}` }]

/** Retry-After; a document takes no headers of a loader by itself. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const now = clock()
  const search = readListSearch(eventList, url.searchParams)
  const deletedId = readRowId(url.searchParams.get("deleted"))
  try {
    const [page, counts, deleted] = await Promise.all([
      staffQueries.listForStaff(db, search, now),
      staffQueries.countByFilter(db, now),
      deletedId && staffQueries.findDeleted(db, deletedId),
    ])
    return data({ search, page: { ...page, counts }, deleted: deleted || undefined })
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    const away = { search, page: null, deleted: undefined }
    return data(away, { status: 503, headers: { "Retry-After": "10" } })
  }
}

/** Takes a deletion back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const by = context.get(adminContext)
  const form = await readForm(request)
  const id = readRowId(textField(form, "id")) ?? notFound()
  if (textField(form, "intent") !== "restore") return notFound()
  const outcome = await orUnavailable(() => restoreEvent(db, id, { by, now: clock() }))
  if (outcome.kind === "not-found") return notFound()
  return redirect(`${eventList.path}/${id}`, {
    status: 303,
    headers: { "Set-Cookie": await flashes.set(flashForWithdrawal("restored", outcome)) },
  })
}

export default function AdminEvents({ loaderData }: Route.ComponentProps) {
  return <StaffEvents {...loaderData} />
}
