import { Form, Link, useNavigation } from "react-router"
import { type ListSearch, listHref } from "#app/lib/list/list-search.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { Badge, type BadgeTone } from "#app/ui/badge.tsx"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { SelectField } from "#app/ui/form/field.tsx"
import { type ListColumn, RowLink } from "#app/ui/list/list-table.tsx"
import { StaffList } from "#app/ui/list/staff-list.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { adminEvents as words } from "#content/en/admin-events.ts"
import { site } from "#content/en/site.ts"
import { dateText } from "../plan/event-time.ts"
import { whenTexts } from "../public-event.ts"
import { type EventFilter, eventList } from "./staff-list.ts"
import type { EventState, findDeleted, listForStaff } from "./staff-queries.server.ts"

type Page = Awaited<ReturnType<typeof listForStaff>>
type Row = Page["rows"][number]
type Props = {
  search: ListSearch<EventFilter>
  /** Null while the database is down. */
  page: (Page & { counts: Record<EventFilter, number> }) | null
  /** Days of the next weekly webinars that have no row yet. */
  webinarDays: string[]
  /** The event deleted just now. */
  deleted?: Awaited<ReturnType<typeof findDeleted>>
}

type Key = keyof typeof words.columns
const action = "inline-flex min-h-9 items-center rounded-control px-2 text-sm font-semibold hover:bg-ink-800"
const named = (sentence: string, row: Row) => format(sentence, { name: row.title, date: whenTexts(row).date })

const columns: ListColumn<Row, Key>[] = [
  {
    key: "title",
    cell: (row) => (
      <>
        <RowLink to={`${eventList.path}/${row.id}`} label={named(words.openOf, row)}>
          {row.title}
        </RowLink>
        <p className="text-sm text-ivory-300">
          {row.webinarDay ? words.webinars.kind : words.kinds[row.kind]}
          {row.seriesId && `, ${words.weekly}`}
        </p>
      </>
    ),
  },
  {
    key: "when",
    width: "w-[24%]",
    cell: (row) => (
      <>
        {whenTexts(row).date}
        <span className="block text-sm text-ivory-300">{whenTexts(row).time}</span>
      </>
    ),
  },
  { key: "location", width: "w-[20%]", cell: (row) => row.location },
  {
    key: "status",
    width: "w-30",
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    key: "actions",
    width: "w-48",
    cell: (row) =>
      row.state === "deleted" ? (
        <Restore row={row} />
      ) : (
        <p className="-mx-2 flex flex-wrap">
          <Link
            to={`${eventList.path}/new?from=${row.id}`}
            aria-label={named(words.duplicateOf, row)}
            className={action}
          >
            {words.duplicate}
          </Link>
          {!row.webinarDay && (
            <Link
              to={`${eventList.path}/${row.id}/delete`}
              aria-label={named(words.deleteOf, row)}
              className={`${action} text-ember-text`}
            >
              {words.delete}
            </Link>
          )}
        </p>
      ),
  },
]

function Restore({ row }: { row: Row }) {
  return (
    <Form method="post" action={eventList.path}>
      <input type="hidden" name="id" value={row.id} />
      <Button
        name="intent"
        value="restore"
        variant="secondary"
        size="sm"
        aria-label={named(words.restoreOf, row)}
      >
        {words.restore}
      </Button>
    </Form>
  )
}

const tones: Record<EventState, BadgeTone> = {
  upcoming: "gold",
  now: "leaf",
  past: "quiet",
  cancelled: "ember",
  deleted: "ember",
}

export function StateBadge({ state }: { state: EventState }) {
  return <Badge tone={tones[state]}>{words.states[state]}</Badge>
}

/** All events; deleted ones only with the filter "deleted". */
export function StaffEvents({ search, page, webinarDays, deleted }: Props) {
  return (
    <StaffList
      place={eventList}
      search={search}
      words={words}
      filterLabels={words.filters}
      columns={columns}
      actions={
        <Link to={`${eventList.path}/new`} data-shortcut="n" className={newEvent}>
          {words.add}
        </Link>
      }
      notice={
        <>
          {deleted && <UndoDeletion deleted={deleted} />}
          {webinarDays.length > 0 && <ChangeWebinar days={webinarDays} />}
          {!page && (
            <Notice tone="error" title={words.failed}>
              <p className="mb-3">{words.failedText}</p>
              <ButtonLink href={listHref(eventList, search, search)} variant="secondary" size="sm">
                {words.tryAgain}
              </ButtonLink>
            </Notice>
          )}
        </>
      }
      keyNames={words.keys}
      {...page}
    />
  )
}

/** Weekly webinars are computed. Here staff choose one to move or cancel. */
function ChangeWebinar({ days }: { days: string[] }) {
  const { label, text, day, submit } = words.webinars
  return (
    <section aria-label={label}>
      <Form method="post" action={eventList.path} className="panel flex flex-wrap items-end gap-3 p-4">
        <p className="min-w-0 grow self-center">{text}</p>
        <SelectField name="day" label={day} empty={day} defaultValue={days[0]} required>
          {days.map((date) => (
            <option key={date} value={date}>
              {dateText(date)}
            </option>
          ))}
        </SelectField>
        <Button name="intent" value="change-webinar" variant="secondary">
          {submit}
        </Button>
      </Form>
    </section>
  )
}

const newEvent =
  "inline-flex min-h-10 items-center rounded-control bg-gold px-4 font-semibold text-ink hover:brightness-110"

/** Undoes the last deletion, while the list's address contains its id. */
export function UndoDeletion({ deleted: { id, title, count } }: { deleted: NonNullable<Props["deleted"]> }) {
  const busy = useNavigation().state !== "idle"
  const { label, one, many, text, submit } = words.undo
  return (
    <section aria-label={label}>
      <Form
        method="post"
        action={eventList.path}
        className="panel flex flex-wrap items-center justify-between gap-3 p-4"
      >
        <p className="min-w-0 wrap-anywhere">
          {format(count > 1 ? many : one, { name: title, count: count.toLocaleString(site.locale) })} {text}
        </p>
        <input type="hidden" name="id" value={id} />
        <Button name="intent" value="restore" variant="secondary" size="sm" disabled={busy}>
          {submit}
        </Button>
      </Form>
    </section>
  )
}

/** '12 events' */
export function countOfEvents(count: number): string {
  return formatCount(words.form.laterCount, count, site.locale)
}
