import { Form, Link, useNavigation } from "react-router"
import { dateText } from "#app/platform/date-text.ts"
import { fill } from "#app/platform/fill.ts"
import { Button } from "#app/ui/button.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { useSearchAsTyped } from "#app/ui/use-search-as-typed.ts"
import { adminMerchants as words } from "#content/en/admin-merchants.ts"
import { type MerchantStatus, merchantStatuses } from "./options.ts"
import type { listForStaff } from "./staff-queries.server.ts"
import { cappedCount, type StaffSearch, staffSearchHref } from "./staff-search.ts"
import { StatusBadge } from "./status-badge.tsx"

type Page = Awaited<ReturnType<typeof listForStaff>>
type Row = Page["rows"][number]
type Props = Page & { search: StaffSearch; counts: Record<MerchantStatus, number> }

/** Every application, newest first, with the two decisions on those that wait. */
export function MerchantRequests({ search, rows, hasNewer, hasOlder, counts }: Props) {
  const navigation = useNavigation()
  const loading = navigation.state === "loading" && navigation.location.pathname === "/admin/merchants"
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="text-heading">{words.title}</h1>
      <StatusFilter search={search} counts={counts} />
      <SearchForm search={search} />
      <p role="status" className={loading ? "text-ivory-300" : "visually-hidden"}>
        {loading ? words.loading : ""}
      </p>
      {rows.length === 0 ? <EmptyState>{words.empty}</EmptyState> : <Table rows={rows} search={search} />}
      <Pages {...{ search, rows, hasNewer, hasOlder }} />
    </div>
  )
}

function StatusFilter({ search, counts }: Pick<Props, "search" | "counts">) {
  return (
    <nav aria-label={words.filterLabel}>
      <ul className="flex flex-wrap gap-2">
        {(["", ...merchantStatuses] as const).map((status) => (
          <li key={status}>
            <Link
              to={staffSearchHref({ ...search, status })}
              aria-current={search.status === status ? "true" : undefined}
              className="inline-flex min-h-9 items-center gap-2 rounded-control border border-ink-600 px-3 hover:border-gold-400 aria-[current]:border-gold-500 aria-[current]:bg-gold-500 aria-[current]:font-semibold aria-[current]:text-ink-950"
            >
              {words.filters[status]}
              {status && <span className="text-sm tabular-nums">{cappedCount(counts[status])}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SearchForm({ search }: Pick<Props, "search">) {
  const { form, input } = useSearchAsTyped(search.q)
  return (
    <Form role="search" action="/admin/merchants" className="flex max-w-xl gap-2" {...form}>
      {search.status && <input type="hidden" name="status" value={search.status} />}
      <input
        type="search"
        {...input}
        name="q"
        maxLength={100}
        aria-label={words.search}
        placeholder={words.search}
        className="min-h-10 w-full min-w-0 rounded-control border border-ivory-400/60 bg-ink-950 px-3 placeholder:text-ivory-400"
      />
      <Button variant="secondary" size="sm" className="min-h-10">
        {words.searchButton}
      </Button>
    </Form>
  )
}

/** At its widest each column shows a usual address or place on one line; the names take what is left. */
const widths: Record<string, string> = {
  owner: "w-[21%]",
  place: "w-[12%]",
  type: "w-[12%]",
  status: "w-28",
  sent: "w-32",
  actions: "w-46",
}

/** A table with a head that stays; on a narrow screen each row is a small card. */
function Table({ rows, search }: { rows: Row[]; search: StaffSearch }) {
  const { columns } = words
  return (
    <table className="w-full max-xl:block xl:table-fixed">
      <caption className="visually-hidden">{words.title}</caption>
      <thead className="sticky top-0 bg-ink-950 text-left text-sm text-ivory-300 max-xl:visually-hidden">
        <tr>
          {Object.entries(columns).map(([key, label]) => (
            <th key={key} scope="col" className={classNames("px-3 py-2 font-semibold", widths[key])}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-xl:grid max-xl:grid-cols-1 max-xl:gap-3">
        {rows.map((row) => (
          <tr
            key={row.id}
            className="border-t border-ink-700 align-top max-xl:panel max-xl:grid max-xl:grid-cols-1 max-xl:gap-1 max-xl:p-4"
          >
            <td className="px-3 py-2 max-xl:p-0">
              <Link
                to={`/admin/merchants/${row.id}`}
                aria-label={fill(words.openOf, { name: row.businessName })}
                className="font-semibold text-gold-400 underline wrap-break-word"
              >
                {row.businessName}
              </Link>
              {row.suspicion && <p className="text-sm text-ember-text">{words.suspicious}</p>}
            </td>
            <td className="px-3 py-2 wrap-break-word max-xl:p-0">
              {row.ownerName}
              <span className="block text-sm text-ivory-300">{row.email}</span>
            </td>
            <td className="px-3 py-2 wrap-break-word max-xl:p-0">{row.place}</td>
            <td className="px-3 py-2 max-xl:p-0">{row.businessType}</td>
            <td className="px-3 py-2 max-xl:p-0">
              <StatusBadge status={row.status} />
            </td>
            <td className="px-3 py-2 max-xl:p-0">{dateText(row.createdAt)}</td>
            <td className="px-3 py-2 max-xl:p-0 max-xl:pt-2 max-xl:empty:hidden">
              {row.status === "pending" && <RowActions row={row} search={search} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RowActions({ row: { id, businessName }, search }: { row: Row; search: StaffSearch }) {
  const busy = useNavigation().state === "submitting"
  return (
    <Form method="post" action={staffSearchHref(search)} className="flex gap-2">
      <Button
        name="id"
        value={id}
        variant="secondary"
        size="sm"
        disabled={busy}
        aria-label={fill(words.approveOf, { name: businessName })}
      >
        {words.approve}
      </Button>
      <Link
        to={`/admin/merchants/${id}/reject`}
        aria-label={fill(words.rejectOf, { name: businessName })}
        className="inline-flex min-h-9 items-center rounded-control px-3 text-sm font-semibold text-ember-text hover:bg-ink-800"
      >
        {words.reject}
      </Link>
    </Form>
  )
}

function Pages({ search, rows, hasNewer, hasOlder }: Omit<Props, "counts">) {
  const first = rows[0]
  const last = rows.at(-1)
  if (!first || !last || (!hasNewer && !hasOlder)) return null
  return (
    <nav aria-label={words.pages} className="flex gap-4">
      {hasNewer && (
        <Link
          to={staffSearchHref(search, { after: first.id })}
          className="inline-flex min-h-9 items-center text-gold-400 underline"
        >
          {words.newer}
        </Link>
      )}
      {hasOlder && (
        <Link
          to={staffSearchHref(search, { before: last.id })}
          className="inline-flex min-h-9 items-center text-gold-400 underline"
        >
          {words.older}
        </Link>
      )}
    </nav>
  )
}
