import { data, redirect } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { isDatabaseUnavailable } from "#app/lib/db/client.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { readListSearch, readRowId } from "#app/lib/list/list-search.ts"
import { services } from "#app/services.ts"
import { adminEvents } from "#content/en/admin-events.ts"
import { site } from "#content/en/site.ts"
import { isDay } from "../plan/event-plan.ts"
import type { Route } from "./+types/events.route"
import { StaffEvents } from "./admin-list.tsx"
import { eventList } from "./staff-list.ts"
import * as staffQueries from "./staff-queries.server.ts"
import { listWebinarDays, setWebinarApart } from "./webinar.server.ts"
import { restoreEvent } from "./withdrawal.server.ts"
import { flashForWithdrawal } from "./withdrawal-flash.ts"

export const meta: Route.MetaFunction = () => [{ title: `${adminEvents.title} | ${site.name}` }]

/** Passes on Retry-After: React Router does not copy a loader's headers to the document. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const now = clock()
  const search = readListSearch(eventList, url.searchParams)
  const deletedId = readRowId(url.searchParams.get("deleted"))
  try {
    const [page, counts, webinarDays, deleted] = await Promise.all([
      staffQueries.listForStaff(db, search, now),
      staffQueries.countByFilter(db, now),
      listWebinarDays(db, now),
      deletedId && staffQueries.findDeleted(db, deletedId),
    ])
    return data({ search, page: { ...page, counts }, webinarDays, deleted: deleted || undefined })
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    const away = { search, page: null, webinarDays: [], deleted: undefined }
    return data(away, { status: 503, headers: { "Retry-After": "10" } })
  }
}

/** Undoes a deletion, or creates the row of a weekly webinar to change it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const by = context.get(adminContext)
  const form = await readForm(request)
  if (textField(form, "intent") === "change-webinar") {
    const day = textField(form, "day")
    const context = { by, now: clock() }
    const webinar = isDay(day) ? await orUnavailable(() => setWebinarApart(db, day, context)) : undefined
    if (webinar?.kind !== "set-apart") return notFound()
    return redirect(`${eventList.path}/${webinar.id}`, 303)
  }
  const id = readRowId(textField(form, "id")) ?? notFound()
  if (textField(form, "intent") !== "restore") return notFound()
  const outcome = await orUnavailable(() => restoreEvent(db, id, { by, now: clock() }))
  if (outcome.kind === "not-found") return notFound()
  return flashes.leadTo(`${eventList.path}/${id}`, flashForWithdrawal("restored", outcome, by))
}

export default function AdminEvents({ loaderData }: Route.ComponentProps) {
  return <StaffEvents {...loaderData} />
}
