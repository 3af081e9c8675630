import type { ReactNode } from "react"
import { Form, Link, useNavigation } from "react-router"
import { type ListConfig, type ListSearch, listHref } from "#app/lib/list/list-search.ts"
import { format, formatCount, type PluralForms } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import type { ListColumn } from "#app/ui/list/list-table.tsx"
import { StaffList } from "#app/ui/list/staff-list.tsx"
import { moderation } from "#content/en/moderation.ts"
import { site } from "#content/en/site.ts"
import { ClearButton, SpamButton } from "../decision/decision-buttons.tsx"
import type { ReadStatus } from "../options.ts"
import { ReadingBadge } from "./reading-badge.tsx"
import type { ReadFilter } from "./reading-place.ts"

const { reading } = moderation
const small = "inline-flex min-h-9 items-center rounded-control px-2 text-sm font-semibold hover:bg-ink-800"

export type ReadRow = {
  id: number
  name: string
  status: ReadStatus
  isSpam: boolean
  suspicion: string | null
  deletedAt: Date | null
}

/** Texts of a list. Button labels contain a placeholder for the name. */
type ReadingListWords<Key extends string> = {
  title: string
  search: string
  loading: string
  empty: string
  emptySearch: string
  columns: Record<Key | "status" | "actions", string>
  markReadOf: string
  markUnreadOf: string
  deleteOf: string
  restoreOf: string
  undo: { label: string; one: string; many: PluralForms; text: string; submit: string }
  keys: { list: readonly { key: string; text: string }[] }
}

type Props<Row extends ReadRow, Key extends string> = {
  place: ListConfig<ReadFilter>
  search: ListSearch<ReadFilter>
  words: ReadingListWords<Key>
  /** Columns before the status and the buttons. */
  columns: ListColumn<Row, Key>[]
  /** Further buttons of a row. */
  more?(row: Row): ReactNode
  /** Whether deleting asks for confirmation on a page of its own. */
  asksBefore?: boolean
  counts: Record<ReadFilter, number>
  rows: Row[]
  hasPrevious: boolean
  hasNext: boolean
  /** Rows just deleted. */
  deleted: { id: number; name: string }[]
}

/** The list of a type of read submissions. Spam and deleted rows are only shown with their filter. */
export function ReadingList<Row extends ReadRow, Key extends string>(props: Props<Row, Key>) {
  const { place, search, words, columns, more, asksBefore, deleted, ...page } = props
  const action = listHref(place, search, search)
  const mark = search.filter === "read" ? "unread" : "read"
  return (
    <StaffList
      place={place}
      search={search}
      words={words}
      filterLabels={reading.filters}
      columns={[
        ...columns,
        { key: "status", width: "w-24", cell: (row: Row) => <ReadingBadge {...row} /> },
        {
          key: "actions",
          width: "w-40",
          cell: (row: Row) => (
            <RowActions {...{ row, action, words, asksBefore, path: place.path }}>{more?.(row)}</RowActions>
          ),
        },
      ]}
      selection={{
        nameOf: (row) => row.name,
        buttons:
          search.filter === "deleted" ? (
            <Button name="intent" value="restore" variant="gold" size="sm">
              {reading.restore}
            </Button>
          ) : (
            <>
              <Button name="intent" value={`${mark}-selected`} variant="gold" size="sm">
                {mark === "read" ? reading.markRead : reading.markUnread}
              </Button>
              {page.rows.some(({ suspicion }) => suspicion) && <ClearButton />}
              <SpamButton isSpam={search.filter === "spam"} variant="secondary" size="sm" />
              <Button name="intent" value="delete-selected" variant="ghost" size="sm">
                {reading.delete}
              </Button>
            </>
          ),
      }}
      notice={deleted.length > 0 && <UndoDeletion words={words.undo} {...{ deleted, path: place.path }} />}
      keyNames={words.keys.list}
      {...page}
    />
  )
}

type ActionProps = {
  row: ReadRow
  action: string
  path: string
  words: ReadingListWords<string>
  asksBefore?: boolean
  children: ReactNode
}

function RowActions({ row, action, path, words, asksBefore, children }: ActionProps) {
  const { id, name, status, deletedAt } = row
  const busy = useNavigation().state === "submitting"
  if (deletedAt)
    return (
      <Form method="post" action={action}>
        <input type="hidden" name="ids" value={id} />
        <Button
          name="intent"
          value="restore"
          variant="secondary"
          size="sm"
          disabled={busy}
          aria-label={format(words.restoreOf, { name })}
        >
          {reading.restore}
        </Button>
      </Form>
    )
  const isUnread = status === "unread"
  return (
    <Form method="post" action={action} className="-mx-2 flex flex-wrap">
      <input type="hidden" name="id" value={id} />
      <Button
        name="intent"
        value={isUnread ? "read" : "unread"}
        variant="ghost"
        size="sm"
        className="px-2! text-start!"
        disabled={busy}
        data-shortcut="m"
        aria-label={format(isUnread ? words.markReadOf : words.markUnreadOf, { name })}
      >
        {isUnread ? reading.markRead : reading.markUnread}
      </Button>
      {asksBefore && (
        <Link
          to={`${path}/${id}/delete`}
          data-shortcut="d"
          aria-label={format(words.deleteOf, { name })}
          className={`${small} text-ember-text`}
        >
          {reading.delete}
        </Link>
      )}
      {children}
    </Form>
  )
}

type UndoProps = {
  words: ReadingListWords<string>["undo"]
  path: string
  deleted: { id: number; name: string }[]
}

/** Takes back the last deletion, while the URL of the list contains its ids. */
function UndoDeletion({ words: { label, one, many, text, submit }, path, deleted }: UndoProps) {
  const busy = useNavigation().state !== "idle"
  const [first] = deleted
  return (
    <section aria-label={label}>
      <Form
        method="post"
        action={path}
        className="panel flex flex-wrap items-center justify-between gap-3 p-4"
      >
        <p className="min-w-0 wrap-anywhere">
          {deleted.length === 1
            ? format(one, { name: first?.name })
            : formatCount(many, deleted.length, site.locale)}{" "}
          {text}
        </p>
        {deleted.map(({ id }) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        <Button name="intent" value="restore" variant="secondary" size="sm" disabled={busy}>
          {submit}
        </Button>
      </Form>
    </section>
  )
}
