import { data, redirect } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { isDatabaseUnavailable } from "#app/lib/db/client.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { services } from "#app/services.ts"
import { withdrawReminders } from "#app/subscriptions/town-halls/reminders/reminder-state.server.ts"
import { adminEvents } from "#content/en/admin-events.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/event-delete.route"
import { EventConfirmation } from "./admin-confirmation.tsx"
import { eventList, eventScopes } from "./staff-list.ts"
import * as staffQueries from "./staff-queries.server.ts"
import { deleteEvent } from "./withdrawal.server.ts"
import { flashForWithdrawal } from "./withdrawal-flash.ts"

export { actionHeaders as headers } from "#app/lib/http/action-headers.ts"

export const meta: Route.MetaFunction = () => [
  { title: `${adminEvents.confirmations.delete.title} | ${site.name}` },
]

export function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  return orUnavailable(async () => {
    const found = (await staffQueries.findForConfirmation(db, id)) ?? notFound()
    // If it was deleted meanwhile, its own page says by whom.
    if (found.event.webinarDay) notFound()
    if (found.event.deletedAt) throw redirect(`${eventList.path}/${id}`)
    return found
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const form = await readForm(request)
  const scope = eventScopes.find((known) => known === textField(form, "scope")) ?? "one"
  try {
    const by = { by: context.get(adminContext), now: clock(), withdrawReminders }
    const outcome = await deleteEvent(db, id, scope, by)
    if (outcome.kind === "not-found") return notFound()
    return flashes.leadTo(
      `${eventList.path}?deleted=${id}`,
      flashForWithdrawal("deleted", outcome, context.get(adminContext)),
    )
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return data({ scope }, { status: 503, headers: { "Retry-After": "10" } })
  }
}

export default function AdminEventDelete({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EventConfirmation
      step="delete"
      {...loaderData}
      failed={actionData !== undefined}
      scope={actionData?.scope}
    />
  )
}
