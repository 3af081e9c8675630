import { randomUUID } from "node:crypto"
import { data } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { listAudit } from "#app/lib/audit/audit.server.ts"
import { HistoryList } from "#app/lib/audit/history-list.tsx"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { checkValues, fieldConstraints, readValues } from "#app/lib/form/parse-form.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import type { Flash } from "#app/lib/http/flash.server.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { listZones } from "#app/lib/time/time-zones.ts"
import { addNote, listNotes } from "#app/review/notes.server.ts"
import { StaffNotes } from "#app/review/staff-notes.tsx"
import { services } from "#app/services.ts"
import { ReminderFacts } from "#app/subscriptions/town-halls/reminders/reminder-facts.tsx"
import {
  findReminderState,
  withdrawReminders,
} from "#app/subscriptions/town-halls/reminders/reminder-state.server.ts"
import { adminEvents } from "#content/en/admin-events.ts"
import { site } from "#content/en/site.ts"
import { eventSchema } from "../event-schema.ts"
import { placeInSeries } from "../plan/series-place.ts"
import type { Route } from "./+types/event.route"
import { EventDetail } from "./admin-detail.tsx"
import { saveEvent } from "./editing.server.ts"
import { findEventPlace, placeText } from "./event-place.server.ts"
import { errorsOf } from "./refusals.ts"
import { eventList } from "./staff-list.ts"
import * as staffQueries from "./staff-queries.server.ts"

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.event.title ?? adminEvents.title} | ${site.name}` },
]

const subjectOf = (id: number) => ({ type: "event", id: String(id) })

export function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const now = clock()
  return orUnavailable(async () => {
    const found = (await staffQueries.findForStaff(db, id)) ?? notFound()
    const event = { ...found, placeText: await placeText(db, found.place) }
    const isTownHall = event.kind === "town-hall"
    const [history, notes, lastChange, series, deleted, reminders, isTold] = await Promise.all([
      listAudit(db, "event", String(id)),
      listNotes(db, subjectOf(id)),
      staffQueries.findLastChange(db, id),
      staffQueries.listSeries(db, event.seriesId),
      event.deletedAt ? staffQueries.findDeleted(db, id) : undefined,
      isTownHall ? findReminderState(db, id, event.startsAt) : undefined,
      staffQueries.willTell(db, event, now),
    ])
    return {
      ...{ event, history, notes, lastChange, deleted, reminders, now },
      told: isTold ? reminders?.subscribers : undefined,
      state: staffQueries.stateOf(event, now),
      series: placeInSeries(series, event, staffQueries.laterState(series, event.startsAt)),
      zones: listZones(event.timeZone),
      constraints: fieldConstraints(eventSchema),
      submissionKey: randomUUID(),
    }
  })
}

/** Saves the event, or adds a note. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const by = context.get(adminContext)
  const now = clock()
  const form = await readForm(request)
  const answer = (flash: Flash) => flashes.leadTo(`${eventList.path}/${id}`, flash)

  if (textField(form, "intent") === "note") {
    const { note, found } = await orUnavailable(async () => {
      const found = await staffQueries.findForStaff(db, id)
      return { found, note: found ? await addNote(db, form, subjectOf(id), { by, now }) : {} }
    })
    if (!found) return notFound()
    return note.errors ? data({ note }, { status: 422 }) : answer({ key: "note-added" })
  }

  const values = readValues(eventSchema, form)
  const checked = checkValues(eventSchema, values)
  if (checked.errors) {
    if (!(await orUnavailable(() => staffQueries.findForStaff(db, id)))) return notFound()
    return data({ refused: { values, errors: checked.errors } }, { status: 422 })
  }
  const place = await orUnavailable(() => findEventPlace(db, checked.data))
  if (place.kind === "unclear") {
    const { errors, placeChoices } = place
    return data({ refused: { values, errors, placeChoices } }, { status: 422 })
  }
  const base = { revision: Number(textField(form, "revision")), later: textField(form, "laterState") }
  const outcome = await orUnavailable(() =>
    saveEvent(db, id, place.input, base, { by, now, withdrawReminders }),
  )
  switch (outcome.kind) {
    case "not-found":
      return notFound()
    case "saved": {
      const key = (["event-unchanged", "event-saved"] as const)[outcome.count] ?? "events-saved"
      return answer({ key, values: { name: checked.data.title, count: String(outcome.count) } })
    }
    case "conflict": {
      const current = {
        ...outcome.current,
        placeText: await orUnavailable(() => placeText(db, outcome.current.place)),
      }
      const [last, series] = await orUnavailable(() =>
        Promise.all([staffQueries.findLastChange(db, id), staffQueries.listSeries(db, current.seriesId)]),
      )
      const isOfThisOne = current.deletedAt || current.revision !== base.revision
      const conflict = {
        current,
        laterState: staffQueries.laterState(series, current.startsAt),
        ...(isOfThisOne ? last : {}),
      }
      return data({ refused: { values, errors: {}, conflict } }, { status: 409 })
    }
    default: {
      const errors = errorsOf(outcome, checked.data.timeZone)
      return data({ refused: { values, errors } }, { status: 422 })
    }
  }
}

export default function AdminEvent({ loaderData, actionData }: Route.ComponentProps) {
  const { history, notes, reminders, submissionKey, now, ...rest } = loaderData
  const { startsAt } = rest.event
  const note = actionData && "note" in actionData ? actionData.note : undefined
  const refused = actionData && "refused" in actionData ? actionData.refused : undefined
  const takesPlace = rest.state !== "cancelled" && rest.state !== "deleted"
  return (
    <EventDetail {...rest} refused={refused}>
      {reminders && <ReminderFacts state={reminders} session={{ startsAt, takesPlace }} now={now} />}
      <StaffNotes
        notes={notes}
        submissionKey={submissionKey}
        error={note?.errors?.note}
        value={note?.values?.note}
      />
      <HistoryList history={history} actions={adminEvents.detail.actions} />
    </EventDetail>
  )
}
