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
import { adminMerchants as words } from "#content/en/admin-merchants.ts"
import { moderation } from "#content/en/moderation.ts"
import { type MerchantFilter, merchantFilters, merchantList } from "./staff-list.ts"
import type { listForStaff } from "./staff-queries.server.ts"

type Page = Awaited<ReturnType<typeof listForStaff>>
type Row = Page["rows"][number]
type Props = Page & { search: ListSearch<MerchantFilter>; counts: Record<MerchantFilter, number> }

const { columns: titles } = words

/** At its widest each column shows a usual address or place on one line; the names take what is left. */
const factColumns: ListColumn<Row>[] = [
  {
    key: "business",
    label: titles.business,
    cell: (row) => (
      <>
        <RowLink to={`${merchantList.path}/${row.id}`} label={fill(words.openOf, { name: row.businessName })}>
          {row.businessName}
        </RowLink>
        {row.suspicion && <p className="text-sm text-ember-text">{moderation.suspicious}</p>}
      </>
    ),
  },
  {
    key: "owner",
    label: titles.owner,
    width: "w-[19%]",
    cell: (row) => (
      <>
        {row.ownerName}
        <span className="block text-sm text-ivory-300">{row.email}</span>
      </>
    ),
  },
  { key: "place", label: titles.place, width: "w-[12%]", cell: (row) => row.place },
  { key: "type", label: titles.type, width: "w-[14%]", cell: (row) => row.businessType },
  { key: "status", label: titles.status, width: "w-28", cell: (row) => <DecisionBadge {...row} /> },
  { key: "sent", label: titles.sent, width: "w-32", cell: (row) => dateText(row.createdAt) },
]

/** Every application, with the two decisions on those that wait. */
export function MerchantRequests({ search, rows, counts, ...page }: Props) {
  const action = listHref(merchantList, search, search)
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
            path={`${merchantList.path}/${row.id}`}
            action={action}
            labels={{
              approve: fill(words.approveOf, { name: row.businessName }),
              reject: fill(words.rejectOf, { name: row.businessName }),
            }}
          />
        ),
    },
  ]
  return (
    <ListFrame
      place={merchantList}
      search={search}
      title={words.title}
      searchLabel={words.search}
      loading={words.loading}
      filters={(["", ...merchantFilters] as const).map((filter) => ({
        filter,
        label: moderation.filters[filter],
        count: filter && cappedCount(counts[filter]),
      }))}
      first={rows[0]?.id}
      last={rows.at(-1)?.id}
      {...page}
    >
      {rows.length === 0 ? (
        <EmptyState>{words.empty}</EmptyState>
      ) : (
        <>
          <ListTable
            caption={words.title}
            columns={columns}
            rows={rows}
            selection={{ form: "selection", nameOf: (row) => row.businessName }}
          />
          <SelectionForm id="selection" action={action}>
            <SelectionDecision isSpam={search.filter === "spam"} />
          </SelectionForm>
        </>
      )}
    </ListFrame>
  )
}
