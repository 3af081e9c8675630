import type { ReactNode } from "react"
import { Link } from "react-router"
import { cappedCount } from "#app/lib/list/capped-count.ts"
import type { ListSearch } from "#app/lib/list/list-search.ts"
import { format } from "#app/lib/text/format.ts"
import { StaffDate } from "#app/lib/time/staff-times.tsx"
import { type ListColumn, RowLink } from "#app/ui/list/list-table.tsx"
import { StaffList } from "#app/ui/list/staff-list.tsx"
import { adminSubscribers as words } from "#content/en/admin-subscribers.ts"
import { townHallList } from "./staff-list.ts"
import type { listForStaff } from "./staff-queries.server.ts"

type Page = Awaited<ReturnType<typeof listForStaff>>
type Row = Page["rows"][number]
type Props = Page & {
  search: ListSearch<never>
  /** Number of all subscribers, capped. */
  count: number
  /** Tabs to the other lists, and the export link. */
  actions: ReactNode
  /** Returns the address of the page with all data about one email address. */
  personHref(email: string): string
}

type Key = keyof typeof words.columns

/** Subscribers to town hall mails. */
export function TownHallSubscribers({ search, count, personHref, ...page }: Props) {
  const columns: ListColumn<Row, Key>[] = [
    {
      key: "email",
      cell: ({ email }) => (
        <RowLink to={personHref(email)} label={format(words.personOf, { email })}>
          {email}
        </RowLink>
      ),
    },
    { key: "name", width: "w-[26%]", cell: ({ fullName }) => fullName },
    { key: "since", width: "w-36", cell: ({ createdAt }) => <StaffDate at={createdAt} /> },
    {
      key: "confirmed",
      width: "w-36",
      cell: ({ confirmedAt }) => (confirmedAt ? <StaffDate at={confirmedAt} /> : words.notConfirmed),
    },
    {
      key: "actions",
      width: "w-26",
      cell: ({ id, email }) => (
        <Link
          to={`${townHallList.path}/${id}/erase`}
          aria-label={format(words.eraseOf, { email })}
          className="-my-1.5 inline-flex min-h-9 items-center text-sm font-semibold text-ember-text underline-offset-4 hover:underline"
        >
          {words.erase}
        </Link>
      ),
    },
  ]
  return (
    <StaffList
      place={townHallList}
      search={search}
      words={{ ...words, title: words.titles.townHalls, search: words.searchNameOrAddress }}
      columns={columns}
      notice={<p className="text-ivory-300">{format(words.total, { count: cappedCount(count) })}</p>}
      {...page}
    />
  )
}
