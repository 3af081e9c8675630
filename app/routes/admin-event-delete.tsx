import { data, redirect } from "react-router"
import { isDatabaseUnavailable } from "#app/db/client.server.ts"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { EventConfirmation } from "#app/features/events/admin-confirmation.tsx"
import { eventList, eventScopes } from "#app/features/events/staff-list.ts"
import * as staffQueries from "#app/features/events/staff-queries.server.ts"
import { deleteEvent } from "#app/features/events/withdrawal.server.ts"
import { flashForWithdrawal } from "#app/features/events/withdrawal-flash.ts"
import { withdrawReminders } from "#app/features/town-halls/reminder-state.server.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { readRowId } from "#app/platform/staff-list/list-search.ts"
import { services } from "#app/services.ts"
import { adminEvents } from "#content/en/admin-events.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-event-delete"

export const meta: Route.MetaFunction = () => [
  { title: `${adminEvents.confirmations.delete.title} | ${site.name}` },
]

export function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  return orUnavailable(async () => {
    const found = (await staffQueries.findForConfirmation(db, id)) ?? notFound()
    // Deleted meanwhile: its own page says by whom.
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
    return redirect(`${eventList.path}?deleted=${id}`, {
      status: 303,
      headers: { "Set-Cookie": await flashes.set(flashForWithdrawal("deleted", outcome)) },
    })
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
