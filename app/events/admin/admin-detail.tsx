import type { ReactNode } from "react"
import { Form, Link, useNavigation } from "react-router"
import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { compareTexts } from "#app/lib/text/compare-texts.ts"
import { format } from "#app/lib/text/format.ts"
import { StaffTime, useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Button } from "#app/ui/button.tsx"
import { ComparedText } from "#app/ui/compared-text.tsx"
import { Fact, Facts } from "#app/ui/facts.tsx"
import { RefusalNotice } from "#app/ui/form/refusal-notice.tsx"
import { KeyHelp } from "#app/ui/list/key-help.tsx"
import { useListKeys } from "#app/ui/list/use-list-keys.ts"
import { Notice } from "#app/ui/notice.tsx"
import { adminEvents } from "#content/en/admin-events.ts"
import { moderation } from "#content/en/moderation.ts"
import type { EventValues } from "../event-schema.ts"
import { whenTexts } from "../public-event.ts"
import { countOfEvents, StateBadge, UndoDeletion } from "./admin-list.tsx"
import { EventFields, type FieldsProps, type PlaceChoice, ReasonField, ScopeChoice } from "./event-fields.tsx"
import { valuesOf } from "./event-values.ts"
import { eventList } from "./staff-list.ts"
import type { EventState, findDeleted, findLastChange, StaffEvent } from "./staff-queries.server.ts"

const words = adminEvents.detail
const gold = "inline-flex min-h-9 items-center text-gold-400 underline"
const quiet =
  "inline-flex min-h-11 items-center rounded-control border border-ink-600 px-4 font-semibold hover:border-gold-400"

/** Position of an event in its series, with the neighbors' ids. */
export type SeriesPlace = {
  number: number
  count: number
  previous?: number
  next?: number
  /** Number of events from this one to the end of the series. */
  later: number
  laterState: string
}

export type EventDetailProps = Pick<FieldsProps, "constraints" | "zones"> & {
  event: StaffEvent
  state: EventState
  lastChange: Awaited<ReturnType<typeof findLastChange>>
  deleted?: Awaited<ReturnType<typeof findDeleted>>
  series?: SeriesPlace
  /** Number of people who get an email when it is moved; undefined if no one does. */
  told?: number
  /** The refused values, and why. */
  refused?: {
    values: EventValues
    errors: FieldErrors
    conflict?: Conflict
    placeChoices?: PlaceChoice[]
  }
  /** Parts of other features: reminders, notes, history. */
  children: ReactNode
}

/** A save that conflicts with someone else's: the present values, and the base revision of the next try. */
type Conflict = { current: StaffEvent & { placeText?: string }; laterState: string; by?: string; at?: Date }

/** /admin/events/:id */
export function EventDetail({ children, ...props }: EventDetailProps) {
  const { timeText } = useStaffTimes()
  const { event, state, lastChange, deleted, series, refused } = props
  const { id, title, slug } = event
  const keys = useListKeys()
  const who = { by: lastChange?.by ?? moderation.nobody, date: lastChange ? timeText(lastChange.at) : "" }
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link to={eventList.path} data-shortcut="u" className={`${gold} justify-self-start`}>
        {words.back}
      </Link>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-heading wrap-anywhere">{title}</h1>
        <StateBadge state={state} />
      </header>
      {deleted ? (
        <>
          <Notice tone="error" title={format(words.deleted, who)} />
          <UndoDeletion deleted={deleted} />
        </>
      ) : (
        <p className="flex flex-wrap gap-3">
          <Link to={`${eventList.path}/${id}/cancel`} className={quiet}>
            {event.cancelledAt ? words.reinstate : words.cancel}
          </Link>
          <Link to={`${eventList.path}/new?from=${id}`} className={quiet}>
            {adminEvents.duplicate}
          </Link>
          {/* Without its row a webinar would be computed again, and calendars would keep the entry. */}
          {!event.webinarDay && (
            <Link to={`${eventList.path}/${id}/delete`} className={`${quiet} text-ember-text`}>
              {adminEvents.delete}
            </Link>
          )}
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[3fr_2fr]">
        {(!deleted || refused) && <EditForm {...props} />}
        <div className="grid grid-cols-1 gap-5">
          <Facts heading={words.facts}>
            <Fact name={words.when} empty={words.none}>
              {format(adminEvents.when, whenTexts(event))}
            </Fact>
            <Fact name={words.utc} empty={words.none}>
              <StaffTime at={event.startsAt} />
            </Fact>
            {series && <SeriesFact series={series} />}
            <Fact name={words.slug} empty={words.none}>
              {deleted ? (
                `/events/${slug}`
              ) : (
                <>
                  {/* Public pages are full-page loads. */}
                  <a href={pathTo("/events/:slug", { slug })} className={gold}>
                    {words.publicPage}
                  </a>
                  <br />
                  <a href={pathTo("/events/:slug.ics", { slug })} className={gold}>
                    {words.calendarFile}
                  </a>
                </>
              )}
            </Fact>
            <Fact name={words.created} empty={words.none}>
              <StaffTime at={event.createdAt} />
            </Fact>
            <Fact name={words.updated} empty={words.none}>
              <StaffTime at={event.updatedAt} />
            </Fact>
            <Fact name={words.revision} empty={words.none}>
              {event.revision}
            </Fact>
          </Facts>
          {children}
        </div>
      </div>
      <KeyHelp keys={words.keys} {...keys} />
    </div>
  )
}

function SeriesFact({ series: { number, count, previous, next } }: { series: SeriesPlace }) {
  return (
    <Fact name={words.series} empty={words.none}>
      {format(words.seriesPlace, { number, count })}
      {[
        { id: previous, label: words.previous },
        { id: next, label: words.next },
      ].map(
        ({ id, label }) =>
          id && (
            <span key={label} className="block">
              <Link to={`${eventList.path}/${id}`} className={gold}>
                {label}
              </Link>
            </span>
          ),
      )}
    </Fact>
  )
}

function EditForm({ event, series, told, refused, constraints, zones }: Omit<EventDetailProps, "children">) {
  const busy = useNavigation().state !== "idle"
  const { form } = adminEvents
  const base = refused?.conflict?.current ?? event
  return (
    // A saved change remounts the form; refused values stay as typed.
    <Form
      key={`${event.id}:${event.revision}`}
      method="post"
      noValidate
      aria-labelledby="edit"
      className="panel grid grid-cols-1 gap-5 p-4 sm:p-6"
    >
      <h2 id="edit" className="font-sans text-lg font-bold">
        {form.edit}
      </h2>
      {refused?.conflict && <ConflictNotice conflict={refused.conflict} values={refused.values} />}
      <input type="hidden" name="revision" value={base.revision} />
      <input
        type="hidden"
        name="laterState"
        value={refused?.conflict?.laterState ?? series?.laterState ?? ""}
      />
      <EventFields
        values={refused?.values ?? valuesOf(event)}
        errors={refused?.errors ?? {}}
        constraints={constraints}
        zones={zones}
        placeChoices={refused?.placeChoices}
        isWebinar={event.webinarDay !== null}
      />
      {series && series.later > 1 && (
        <ScopeChoice
          legend={form.scope}
          hint={form.scopeHint}
          later={countOfEvents(series.later)}
          value={refused?.values.scope}
        />
      )}
      {told !== undefined && (
        <ReasonField
          told={told}
          text={form.told}
          value={refused?.values.reason}
          error={refused?.errors.reason}
        />
      )}
      <Button name="intent" value="save" variant="gold" disabled={busy} className="justify-self-start">
        {form.save}
      </Button>
    </Form>
  )
}

/** Who saved first, and the present values where they differ from what was typed. */
function ConflictNotice({ conflict, values }: { conflict: Conflict; values: EventValues }) {
  const { timeText } = useStaffTimes()
  const { current, by, at } = conflict
  const { conflict: say, form } = adminEvents
  const now = valuesOf(current)
  const labels = {
    title: form.title,
    kind: form.kind,
    description: form.description,
    location: form.location,
    place: form.place,
    date: form.date,
    time: form.time,
    timeZone: form.timeZone,
    duration: form.duration,
    joinUrl: form.joinUrl,
    notes: form.notes,
    recordingUrl: form.recordingUrl,
    slug: form.slug,
  } as const
  const other = (Object.keys(labels) as (keyof typeof labels)[]).filter((name) => now[name] !== values[name])
  const who = { by: by ?? moderation.nobody, date: at ? timeText(at) : "" }
  return (
    <>
      <RefusalNotice title={say.title}>
        <p>{format(current.deletedAt ? say.deleted : by ? say.changed : say.series, who)}</p>
        {current.deletedAt && (
          <a href={`${eventList.path}/${current.id}`} target="_blank" rel="noreferrer" className={gold}>
            {say.openDeleted}
          </a>
        )}
      </RefusalNotice>
      {other.length > 0 && (
        <Facts heading={say.now}>
          {other.map((name) => (
            <Fact key={name} name={labels[name]} empty={words.none}>
              {now[name] && <ComparedText parts={compareTexts(now[name], values[name]).one} />}
            </Fact>
          ))}
        </Facts>
      )}
    </>
  )
}
