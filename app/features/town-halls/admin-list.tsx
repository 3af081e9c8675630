import type { ReactNode } from "react"
import { Link } from "react-router"
import { dateText } from "#app/platform/date-text.ts"
import { fill } from "#app/platform/fill.ts"
import { cappedCount } from "#app/platform/staff-list/capped-count.ts"
import type { ListSearch } from "#app/platform/staff-list/list-search.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { ListFrame } from "#app/ui/staff-list/list-frame.tsx"
import { type ListColumn, ListTable, RowLink } from "#app/ui/staff-list/list-table.tsx"
import { adminSubscribers as words } from "#content/en/admin-subscribers.ts"
import { townHallList } from "./staff-list.ts"
import type { listForStaff } from "./staff-queries.server.ts"

type Page = Awaited<ReturnType<typeof listForStaff>>
type Row = Page["rows"][number]
type Props = Page & {
  search: ListSearch<never>
  /** Of everybody on the list, capped. */
  count: number
  /** The other lists, and what can be done with this one. */
  actions: ReactNode
  /** Where everything about an address stands. */
  personHref(email: string): string
}

const { columns: titles } = words

/** Who wants to hear of town halls. */
export function TownHallSubscribers({ search, rows, count, personHref, ...page }: Props) {
  const columns: ListColumn<Row>[] = [
    {
      key: "email",
      label: titles.email,
      cell: ({ email }) => (
        <RowLink to={personHref(email)} label={fill(words.personOf, { email })}>
          {email}
        </RowLink>
      ),
    },
    { key: "name", label: titles.name, width: "w-[34%]", cell: ({ fullName }) => fullName },
    { key: "since", label: titles.since, width: "w-44", cell: ({ createdAt }) => dateText(createdAt) },
    {
      key: "actions",
      label: titles.actions,
      width: "w-26",
      cell: ({ id, email }) => (
        <Link
          to={`${townHallList.path}/${id}/erase`}
          aria-label={fill(words.eraseOf, { email })}
          className="-my-1.5 inline-flex min-h-9 items-center text-sm font-semibold text-ember-text underline-offset-4 hover:underline"
        >
          {words.erase}
        </Link>
      ),
    },
  ]
  return (
    <ListFrame
      place={townHallList}
      search={search}
      title={words.titles.townHalls}
      searchLabel={words.searchNameOrAddress}
      loading={words.loading}
      filters={[]}
      first={rows[0]?.id}
      last={rows.at(-1)?.id}
      {...page}
    >
      <p className="text-ivory-300">{fill(words.total, { count: cappedCount(count) })}</p>
      {rows.length === 0 ? (
        <EmptyState>{words.empty}</EmptyState>
      ) : (
        <ListTable caption={words.titles.townHalls} columns={columns} rows={rows} />
      )}
    </ListFrame>
  )
}
