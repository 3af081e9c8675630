import { Form, Link, useNavigation } from "react-router"
import { SpamButton } from "#app/features/moderation/decision-buttons.tsx"
import { dateText } from "#app/platform/date-text.ts"
import { countText, fill } from "#app/platform/fill.ts"
import { cappedCount } from "#app/platform/staff-list/capped-count.ts"
import { type ListSearch, listHref } from "#app/platform/staff-list/list-search.ts"
import { Button } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { ListFrame } from "#app/ui/staff-list/list-frame.tsx"
import { type ListColumn, ListTable, RowLink } from "#app/ui/staff-list/list-table.tsx"
import { SelectionForm } from "#app/ui/staff-list/selection-form.tsx"
import { adminContacts as words } from "#content/en/admin-contacts.ts"
import { moderation } from "#content/en/moderation.ts"
import { site } from "#content/en/site.ts"
import { MessageBadge } from "./message-badge.tsx"
import { type MessageFilter, messageFilters, messageList } from "./staff-list.ts"
import type { listForStaff, listNames } from "./staff-queries.server.ts"

type Page = Awaited<ReturnType<typeof listForStaff>>
type Row = Page["rows"][number]
type Deleted = Awaited<ReturnType<typeof listNames>>
type Props = Page & {
  search: ListSearch<MessageFilter>
  counts: Record<MessageFilter, number>
  /** What was deleted just now. */
  deleted: Deleted
}

const { columns: titles } = words
const small = "inline-flex min-h-9 items-center rounded-control px-2 text-sm font-semibold hover:bg-ink-800"

const factColumns: ListColumn<Row>[] = [
  {
    key: "name",
    label: titles.name,
    cell: (row) => (
      <>
        <RowLink
          to={`${messageList.path}/${row.id}`}
          label={fill(words.openOf, { name: row.name, subject: row.subject ?? words.noSubject })}
        >
          {row.name}
        </RowLink>
        <span className="block text-sm text-ivory-300 wrap-anywhere">{row.email}</span>
        {row.suspicion && <p className="text-sm text-ember-text">{moderation.suspicious}</p>}
      </>
    ),
  },
  { key: "subject", label: titles.subject, width: "w-[16%]", cell: (row) => row.subject ?? "" },
  { key: "category", label: titles.category, width: "w-24", cell: (row) => row.category },
  {
    key: "message",
    label: titles.message,
    // Document 2, section 2: about 250 px.
    width: "w-[274px]",
    cell: (row) => <p className="max-w-[250px] truncate text-ivory-300">{row.beginning}</p>,
  },
  { key: "date", label: titles.date, width: "w-32", cell: (row) => dateText(row.createdAt) },
  { key: "status", label: titles.status, width: "w-24", cell: (row) => <MessageBadge {...row} /> },
]

/** Every message that is not deleted. */
export function ContactMessages({ search, rows, counts, deleted, ...page }: Props) {
  const action = listHref(messageList, search, search)
  const columns = [
    ...factColumns,
    {
      key: "actions",
      label: titles.actions,
      width: "w-40",
      cell: (row: Row) => <RowActions row={row} action={action} />,
    },
  ]
  return (
    <ListFrame
      place={messageList}
      search={search}
      title={words.title}
      searchLabel={words.search}
      loading={words.loading}
      keyNames={words.keys.list}
      filters={(["", ...messageFilters] as const).map((filter) => ({
        filter,
        label: words.filters[filter],
        count: filter && cappedCount(counts[filter]),
      }))}
      first={rows[0]?.id}
      last={rows.at(-1)?.id}
      {...page}
    >
      {deleted.length > 0 && <UndoDeletion deleted={deleted} />}
      {rows.length === 0 ? (
        <EmptyState>{search.q ? words.emptySearch : words.empty}</EmptyState>
      ) : (
        <>
          <ListTable
            caption={words.title}
            columns={columns}
            rows={rows}
            selection={{ form: "selection", nameOf: (row) => row.name }}
          />
          <SelectionForm id="selection" action={action}>
            <Button name="intent" value="read-selected" variant="gold" size="sm">
              {words.markRead}
            </Button>
            <SpamButton isSpam={search.filter === "spam"} variant="secondary" size="sm" />
            <Button name="intent" value="delete-selected" variant="ghost" size="sm">
              {words.delete}
            </Button>
          </SelectionForm>
        </>
      )}
    </ListFrame>
  )
}

function RowActions({ row: { id, name, status }, action }: { row: Row; action: string }) {
  const busy = useNavigation().state === "submitting"
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
        aria-label={fill(isUnread ? words.markReadOf : words.markUnreadOf, { name })}
      >
        {isUnread ? words.markRead : words.markUnread}
      </Button>
      <Link
        to={`${messageList.path}/${id}/delete`}
        data-shortcut="d"
        aria-label={fill(words.deleteOf, { name })}
        className={`${small} text-ember-text`}
      >
        {words.delete}
      </Link>
      {/* For its key alone: the row's link leads to the same page. */}
      <Link
        to={`${messageList.path}/${id}#reply`}
        data-shortcut="r"
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
      />
    </Form>
  )
}

/** Takes the last deletion back, for as long as the address of the list names it. */
function UndoDeletion({ deleted }: { deleted: Deleted }) {
  const busy = useNavigation().state !== "idle"
  const { label, one, many, text, submit } = words.undo
  const [first] = deleted
  return (
    <section aria-label={label}>
      <Form
        method="post"
        action={messageList.path}
        className="panel flex flex-wrap items-center justify-between gap-3 p-4"
      >
        <p className="min-w-0 wrap-anywhere">
          {deleted.length === 1
            ? fill(one, { name: first?.name })
            : countText(many, deleted.length, site.locale)}{" "}
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
