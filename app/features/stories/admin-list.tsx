import { DecisionBadge } from "#app/features/moderation/decision-badge.tsx"
import { RowDecision, SelectionDecision } from "#app/features/moderation/decision-buttons.tsx"
import { dateText } from "#app/platform/date-text.ts"
import { fill } from "#app/platform/fill.ts"
import { cappedCount } from "#app/platform/staff-list/capped-count.ts"
import { type ListSearch, listHref } from "#app/platform/staff-list/list-search.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { ListFrame } from "#app/ui/staff-list/list-frame.tsx"
import { type ListColumn, ListTable, RowLink } from "#app/ui/staff-list/list-table.tsx"
import { SelectionForm } from "#app/ui/staff-list/selection-form.tsx"
import { adminSubmissions as words } from "#content/en/admin-submissions.ts"
import { moderation } from "#content/en/moderation.ts"
import { type StoryFilter, storyFilters, storyList } from "./staff-list.ts"
import type { listForStaff } from "./staff-queries.server.ts"

type Page = Awaited<ReturnType<typeof listForStaff>>
type Row = Page["rows"][number]
type Props = Page & { search: ListSearch<StoryFilter>; counts: Record<StoryFilter, number> }

const { columns: titles } = words

const factColumns: ListColumn<Row>[] = [
  {
    key: "title",
    label: titles.title,
    cell: (row) => (
      <>
        <RowLink to={`${storyList.path}/${row.id}`} label={fill(words.openOf, { title: row.title })}>
          {row.title}
        </RowLink>
        {row.suspicion && <p className="text-sm text-ember-text">{moderation.suspicious}</p>}
      </>
    ),
  },
  {
    key: "author",
    label: titles.author,
    width: "w-[22%]",
    cell: (row) => (
      <>
        {row.name}
        <span className="block text-sm text-ivory-300">{row.email}</span>
      </>
    ),
  },
  { key: "category", label: titles.category, width: "w-[12%]", cell: (row) => row.category },
  { key: "date", label: titles.date, width: "w-32", cell: (row) => dateText(row.createdAt) },
  { key: "status", label: titles.status, width: "w-28", cell: (row) => <DecisionBadge {...row} /> },
]

/** Every story that was sent, with the two decisions on those that wait. */
export function StorySubmissions({ search, rows, counts, ...page }: Props) {
  const action = listHref(storyList, search, search)
  const columns = [
    ...factColumns,
    {
      key: "actions",
      label: titles.actions,
      width: "w-46",
      cell: (row: Row) =>
        row.status === "pending" &&
        !row.isSpam && (
          <RowDecision
            id={row.id}
            path={`${storyList.path}/${row.id}`}
            action={action}
            labels={{
              approve: fill(words.approveOf, { title: row.title }),
              reject: fill(words.rejectOf, { title: row.title }),
            }}
          />
        ),
    },
  ]
  return (
    <ListFrame
      place={storyList}
      search={search}
      title={words.title}
      searchLabel={words.search}
      loading={words.loading}
      filters={(["", ...storyFilters] as const).map((filter) => ({
        filter,
        label: moderation.filters[filter],
        count: filter && cappedCount(counts[filter]),
      }))}
      first={rows[0]?.id}
      last={rows.at(-1)?.id}
      {...page}
    >
      {rows.length === 0 ? (
        <EmptyState>{search.q ? words.emptySearch : words.empty}</EmptyState>
      ) : (
        <>
          <ListTable
            caption={words.title}
            columns={columns}
            rows={rows}
            selection={{ form: "selection", nameOf: (row) => row.title }}
          />
          <SelectionForm id="selection" action={action}>
            <SelectionDecision isSpam={search.filter === "spam"} />
          </SelectionForm>
        </>
      )}
    </ListFrame>
  )
}
