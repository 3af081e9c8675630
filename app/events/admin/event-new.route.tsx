import { data } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { checkValues, fieldConstraints, readValues } from "#app/lib/form/parse-form.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { listZones } from "#app/lib/time/time-zones.ts"
import { services } from "#app/services.ts"
import { adminEvents } from "#content/en/admin-events.ts"
import { site } from "#content/en/site.ts"
import { eventSchema } from "../event-schema.ts"
import type { Route } from "./+types/event-new.route"
import { NewEvent } from "./admin-new.tsx"
import { createEvents } from "./editing.server.ts"
import { findEventPlace, placeText } from "./event-place.server.ts"
import { emptyEvent, valuesOf } from "./event-values.ts"
import { errorsOf } from "./refusals.ts"
import { eventList } from "./staff-list.ts"
import * as staffQueries from "./staff-queries.server.ts"

export const meta: Route.MetaFunction = () => [{ title: `${adminEvents.form.newTitle} | ${site.name}` }]

/** ?from=<id> copies another event's fields, except its date and slug. */
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
    const event = (id && (await staffQueries.findForStaff(db, id))) || notFound()
    return event.deletedAt ? notFound() : { ...event, placeText: await placeText(db, event.place) }
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const form = await readForm(request)
  const values = readValues(eventSchema, form)
  const checked = checkValues(eventSchema, values)
  if (checked.errors)
    return data({ values, errors: checked.errors, placeChoices: undefined }, { status: 422 })

  const place = await orUnavailable(() => findEventPlace(db, checked.data))
  if (place.kind === "unclear") {
    const { errors, placeChoices } = place
    return data({ values, errors, placeChoices }, { status: 422 })
  }

  const openedAt = new Date(textField(form, "openedAt"))
  const outcome = await orUnavailable(() =>
    createEvents(db, place.input, {
      by: context.get(adminContext),
      now: clock(),
      openedAt: Number.isNaN(openedAt.getTime()) ? undefined : openedAt,
    }),
  )
  if (outcome.kind !== "created")
    return data(
      { values, errors: errorsOf(outcome, checked.data.timeZone), placeChoices: undefined },
      { status: 422 },
    )
  return flashes.leadTo(`${eventList.path}/${outcome.id}`, {
    key: outcome.count > 1 ? "events-created" : "event-created",
    values: { name: checked.data.title, count: String(outcome.count) },
  })
}

export default function AdminEventNew({ loaderData, actionData }: Route.ComponentProps) {
  const values = actionData?.values ?? loaderData.values
  return (
    <NewEvent
      {...loaderData}
      values={values}
      errors={actionData?.errors ?? {}}
      placeChoices={actionData?.placeChoices}
    />
  )
}
