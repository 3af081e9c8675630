import { data, redirect } from "react-router"
import { isDatabaseUnavailable } from "#app/db/client.server.ts"
import { adminContext } from "#app/features/back-office/require-admin.server.ts"
import { EventConfirmation } from "#app/features/events/staff/admin-confirmation.tsx"
import { eventList, eventScopes } from "#app/features/events/staff/staff-list.ts"
import * as staffQueries from "#app/features/events/staff/staff-queries.server.ts"
import { deleteEvent } from "#app/features/events/staff/withdrawal.server.ts"
import { flashForWithdrawal } from "#app/features/events/staff/withdrawal-flash.ts"
import { withdrawReminders } from "#app/features/town-halls/reminders/reminder-state.server.ts"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { readRowId } from "#app/platform/list/list-search.ts"
import { services } from "#app/services.ts"
import { adminEvents } from "#content/en/admin-events.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/event-delete"

export { actionHeaders as headers } from "#app/platform/http/action-headers.ts"

export const meta: Route.MetaFunction = () => [
  { title: `${adminEvents.confirmations.delete.title} | ${site.name}` },
]

export function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  return orUnavailable(async () => {
    const found = (await staffQueries.findForConfirmation(db, id)) ?? notFound()
    // Deleted meanwhile: its own page says by whom.
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
