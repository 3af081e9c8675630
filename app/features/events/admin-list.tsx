import { Form, Link, useNavigation } from "react-router"
import { countText, fill } from "#app/platform/fill.ts"
import { cappedCount } from "#app/platform/staff-list/capped-count.ts"
import { type ListSearch, listHref } from "#app/platform/staff-list/list-search.ts"
import { Badge, type BadgeTone } from "#app/ui/badge.tsx"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { ListFrame } from "#app/ui/staff-list/list-frame.tsx"
import { type ListColumn, ListTable, RowLink } from "#app/ui/staff-list/list-table.tsx"
import { adminEvents as words } from "#content/en/admin-events.ts"
import { site } from "#content/en/site.ts"
import { whenTexts } from "./public-event.ts"
import { type EventFilter, eventFilters, eventList } from "./staff-list.ts"
import type { EventState, findDeleted, listForStaff } from "./staff-queries.server.ts"

type Page = Awaited<ReturnType<typeof listForStaff>>
type Row = Page["rows"][number]
type Props = {
  search: ListSearch<EventFilter>
  /** Null while the database is away. */
  page: (Page & { counts: Record<EventFilter, number> }) | null
  /** What was deleted just now. */
  deleted?: Awaited<ReturnType<typeof findDeleted>>
}

const { columns: titles } = words
const action = "inline-flex min-h-9 items-center rounded-control px-2 text-sm font-semibold hover:bg-ink-800"
const named = (sentence: string, row: Row) => fill(sentence, { name: row.title, date: whenTexts(row).date })

const columns: ListColumn<Row>[] = [
  {
    key: "title",
    label: titles.title,
    cell: (row) => (
      <>
        <RowLink to={`${eventList.path}/${row.id}`} label={named(words.openOf, row)}>
          {row.title}
        </RowLink>
        <p className="text-sm text-ivory-300">
          {words.kinds[row.kind]}
          {row.seriesId && `, ${words.weekly}`}
        </p>
      </>
    ),
  },
  {
    key: "when",
    label: titles.when,
    width: "w-[24%]",
    cell: (row) => (
      <>
        {whenTexts(row).date}
        <span className="block text-sm text-ivory-300">{whenTexts(row).time}</span>
      </>
    ),
  },
  { key: "location", label: titles.location, width: "w-[20%]", cell: (row) => row.location },
  {
    key: "status",
    label: titles.status,
    width: "w-30",
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    key: "actions",
    label: titles.actions,
    width: "w-48",
    cell: (row) => (
      <p className="-mx-2 flex flex-wrap">
        <Link
          to={`${eventList.path}/new?from=${row.id}`}
          aria-label={named(words.duplicateOf, row)}
          className={action}
        >
          {words.duplicate}
        </Link>
        <Link
          to={`${eventList.path}/${row.id}/delete`}
          aria-label={named(words.deleteOf, row)}
          className={`${action} text-ember-text`}
        >
          {words.delete}
        </Link>
      </p>
    ),
  },
]

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

/** Every event that is not deleted. */
export function StaffEvents({ search, page, deleted }: Props) {
  const rows = page?.rows ?? []
  return (
    <ListFrame
      place={eventList}
      search={search}
      title={words.title}
      searchLabel={words.search}
      loading={words.loading}
      filters={(["", ...eventFilters] as const).map((filter) => ({
        filter,
        label: words.filters[filter],
        count: filter && page ? cappedCount(page.counts[filter]) : undefined,
      }))}
      first={rows[0]?.id}
      last={rows.at(-1)?.id}
      hasPrevious={page?.hasPrevious ?? false}
      hasNext={page?.hasNext ?? false}
      actions={
        <Link to={`${eventList.path}/new`} data-shortcut="n" className={newEvent}>
          {words.add}
        </Link>
      }
      keyNames={words.keys}
    >
      {deleted && <UndoDeletion deleted={deleted} />}
      {!page && (
        <Notice tone="error" title={words.failed}>
          <p className="mb-3">{words.failedText}</p>
          <ButtonLink href={listHref(eventList, search, search)} variant="secondary" size="sm">
            {words.tryAgain}
          </ButtonLink>
        </Notice>
      )}
      {page && rows.length === 0 && <EmptyState>{search.q ? words.emptySearch : words.empty}</EmptyState>}
      {rows.length > 0 && <ListTable caption={words.title} columns={columns} rows={rows} />}
    </ListFrame>
  )
}

const newEvent =
  "inline-flex min-h-10 items-center rounded-control bg-gold-500 px-4 font-semibold text-ink-950 hover:bg-gold-400"

/** Takes the last deletion back, for as long as the address of the list names it. */
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
          {fill(count > 1 ? many : one, { name: title, count: count.toLocaleString(site.locale) })} {text}
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
  return countText(words.form.laterCount, count, site.locale)
}
