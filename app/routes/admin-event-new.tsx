import { data, redirect } from "react-router"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { NewEvent } from "#app/features/events/admin-new.tsx"
import { createEvents } from "#app/features/events/editing.server.ts"
import { eventSchema } from "#app/features/events/event-schema.ts"
import { emptyEvent, valuesOf } from "#app/features/events/event-values.ts"
import { errorsOf } from "#app/features/events/refusals.ts"
import { eventList } from "#app/features/events/staff-list.ts"
import * as staffQueries from "#app/features/events/staff-queries.server.ts"
import { listZones } from "#app/features/events/time-zones.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import { checkValues, fieldConstraints, readValues } from "#app/platform/form/parse-form.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { readRowId } from "#app/platform/staff-list/list-search.ts"
import { services } from "#app/services.ts"
import { adminEvents } from "#content/en/admin-events.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-event-new"

export const meta: Route.MetaFunction = () => [{ title: `${adminEvents.form.newTitle} | ${site.name}` }]

/** ?from=<id> fills in what another event says; its day and its address stay its own. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const from = url.searchParams.get("from")
  const source = from === null ? undefined : await orUnavailable(() => findSource(readRowId(from)))
  const values = source ? { ...valuesOf(source), date: "", slug: "" } : emptyEvent
  return {
    values,
    copyOf: source?.title,
    zones: listZones(source?.timeZone),
    constraints: fieldConstraints(eventSchema),
    openedAt: clock().toISOString(),
  }

  async function findSource(id: number | undefined) {
    const event = id && (await staffQueries.findForStaff(db, id))
    return event && !event.deletedAt ? event : notFound()
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const form = await readForm(request)
  const values = readValues(eventSchema, form)
  const checked = checkValues(eventSchema, values)
  if (checked.errors) return data({ values, errors: checked.errors }, { status: 422 })

  const openedAt = new Date(textField(form, "openedAt"))
  const outcome = await orUnavailable(() =>
    createEvents(db, checked.data, {
      by: context.get(adminContext),
      now: clock(),
      openedAt: Number.isNaN(openedAt.getTime()) ? undefined : openedAt,
    }),
  )
  if (outcome.kind !== "created")
    return data({ values, errors: errorsOf(outcome, checked.data.timeZone) }, { status: 422 })
  const flash = {
    key: outcome.count > 1 ? "events-created" : "event-created",
    values: { name: checked.data.title, count: String(outcome.count) },
  }
  return redirect(`${eventList.path}/${outcome.id}`, {
    status: 303,
    headers: { "Set-Cookie": await flashes.set(flash) },
  })
}

export default function AdminEventNew({ loaderData, actionData }: Route.ComponentProps) {
  const values = actionData?.values ?? loaderData.values
  return <NewEvent {...loaderData} values={values} errors={actionData?.errors ?? {}} />
}
