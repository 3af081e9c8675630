import { data, redirect } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { isDatabaseUnavailable } from "#app/lib/db/client.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { checkValues, readValues } from "#app/lib/form/parse-form.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { services } from "#app/services.ts"
import {
  countConfirmed,
  withdrawReminders,
} from "#app/subscriptions/town-halls/reminders/reminder-state.server.ts"
import { adminEvents } from "#content/en/admin-events.ts"
import { site } from "#content/en/site.ts"
import { withdrawalSchema } from "../event-schema.ts"
import type { Route } from "./+types/event-cancel.route"
import { EventConfirmation } from "./admin-confirmation.tsx"
import { eventList, eventScopes } from "./staff-list.ts"
import * as staffQueries from "./staff-queries.server.ts"
import * as withdrawal from "./withdrawal.server.ts"
import { flashForWithdrawal } from "./withdrawal-flash.ts"

export { actionHeaders as headers } from "#app/lib/http/action-headers.ts"

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${adminEvents.confirmations[loaderData?.step ?? "cancel"].title} | ${site.name}` },
]

/** Cancels an event, or reinstates a cancelled one. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  return orUnavailable(async () => {
    const found = (await staffQueries.findForConfirmation(db, id)) ?? notFound()
    // If it was deleted meanwhile, its own page says by whom.
    if (found.event.deletedAt) throw redirect(`${eventList.path}/${id}`)
    const step = found.event.cancelledAt ? "reinstate" : "cancel"
    const isTold = await staffQueries.willTell(db, found.event, clock())
    return { ...found, step, told: isTold ? await countConfirmed(db) : undefined } as const
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const form = await readForm(request)
  const scope = eventScopes.find((known) => known === textField(form, "scope")) ?? "one"
  const values = readValues(withdrawalSchema, form)
  const checked = checkValues(withdrawalSchema, values)
  if (checked.errors)
    return data({ scope, reason: { value: values.reason, error: checked.errors.reason } }, { status: 422 })
  const { reason } = checked.data
  const by = { by: context.get(adminContext), now: clock(), withdrawReminders, reason }
  // The step that the page showed, whatever happened to the event since.
  const isBack = textField(form, "intent") === "reinstate"
  try {
    const outcome = await (isBack
      ? withdrawal.reinstateEvent(db, id, scope, by)
      : withdrawal.cancelEvent(db, id, scope, by))
    if (outcome.kind === "not-found") return notFound()
    const flash = flashForWithdrawal(isBack ? "reinstated" : "cancelled", outcome, context.get(adminContext))
    return flashes.leadTo(`${eventList.path}/${id}`, flash)
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return data(
      { failed: true, scope, reason: { value: values.reason } },
      { status: 503, headers: { "Retry-After": "10" } },
    )
  }
}

export default function AdminEventCancel({ loaderData, actionData }: Route.ComponentProps) {
  return <EventConfirmation {...loaderData} {...actionData} />
}
