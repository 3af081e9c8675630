import type { ReactNode } from "react"
import { Form, Link, useNavigation } from "react-router"
import {
  type ListPlace,
  type ListSearch,
  listHref,
  type RowKey,
} from "#app/platform/staff-list/list-search.ts"
import { staffLists as words } from "#content/en/staff-lists.ts"
import { Button } from "../button.tsx"
import { KeyHelp } from "./key-help.tsx"
import { ListPages } from "./list-pages.tsx"
import { useListKeys } from "./use-list-keys.ts"
import { useSearchAsTyped } from "./use-search-as-typed.ts"

type Props<Filter extends string> = {
  place: ListPlace<Filter>
  search: ListSearch<Filter>
  title: string
  /** What the search looks at, such as 'Search name or e-mail'. */
  searchLabel: string
  filters: { filter: Filter | ""; label: string; count?: string }[]
  /** Said while another page of the list is on its way. */
  loading: string
  /** Ids of the first and the last row on the page. */
  first?: RowKey
  last?: RowKey
  hasPrevious: boolean
  hasNext: boolean
  /** Beside the title, such as a button that makes something new. */
  actions?: ReactNode
  /** Which keys the list knows, if not those of a list of decisions. */
  keyNames?: readonly { key: string; text: string }[]
  children: ReactNode
}

/** What is around the rows of every list in the back office: title, filters, search, order, pages and keys. */
export function ListFrame<Filter extends string>(props: Props<Filter>) {
  const { place, search, title, filters, loading, actions, keyNames, children } = props
  const navigation = useNavigation()
  const isLoading = navigation.state === "loading" && navigation.location.pathname === place.path
  const keys = useListKeys()
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-heading">{title}</h1>
        {actions}
      </div>
      {filters.length > 0 && <Filters place={place} search={search} filters={filters} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <SearchForm {...props} />
        {place.sorts.length > 1 && <Sorts place={place} search={search} />}
      </div>
      <p role="status" className={isLoading ? "flex items-center gap-3 text-ivory-300" : "visually-hidden"}>
        {isLoading && (
          <span
            aria-hidden="true"
            className="size-4 rotate-45 animate-spin border-2 border-gold-500 border-e-transparent"
          />
        )}
        {isLoading ? loading : ""}
      </p>
      {children}
      <ListPages
        previous={props.hasPrevious && listHref(place, search, { before: props.first })}
        next={props.hasNext && listHref(place, search, { after: props.last })}
      />
      <KeyHelp keys={keyNames ?? words.keys.list} {...keys} />
    </div>
  )
}

function Filters<Filter extends string>({
  place,
  search,
  filters,
}: Pick<Props<Filter>, "place" | "search" | "filters">) {
  return (
    <nav aria-label={words.filterLabel}>
      <ul className="flex flex-wrap gap-2">
        {filters.map(({ filter, label, count }) => (
          <li key={filter}>
            <Link
              to={listHref(place, { ...search, filter })}
              aria-current={search.filter === filter ? "true" : undefined}
              className="inline-flex min-h-9 items-center gap-2 rounded-control border border-ink-600 px-3 hover:border-gold-400 aria-[current]:border-gold-500 aria-[current]:bg-gold-500 aria-[current]:font-semibold aria-[current]:text-ink-950"
            >
              {label}
              {count && <span className="text-sm tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SearchForm<Filter extends string>({ place, search, searchLabel }: Props<Filter>) {
  const { form, input } = useSearchAsTyped(search.q)
  return (
    <Form role="search" action={place.path} className="flex w-full max-w-xl gap-2" {...form}>
      {search.filter && <input type="hidden" name="status" value={search.filter} />}
      {search.sort !== place.sorts[0] && <input type="hidden" name="sort" value={search.sort} />}
      <input
        type="search"
        {...input}
        name="q"
        maxLength={100}
        aria-label={searchLabel}
        placeholder={searchLabel}
        data-shortcut="/"
        className="min-h-10 w-full min-w-0 rounded-control border border-ivory-400/60 bg-ink-950 px-3 placeholder:text-ivory-400"
      />
      <Button variant="secondary" size="sm" className="min-h-10">
        {words.search}
      </Button>
    </Form>
  )
}

function Sorts<Filter extends string>({ place, search }: Pick<Props<Filter>, "place" | "search">) {
  return (
    <nav aria-label={words.sortLabel}>
      <ul className="flex flex-wrap gap-1 text-sm">
        {place.sorts.map((sort) => (
          <li key={sort}>
            <Link
              to={listHref(place, { ...search, sort })}
              aria-current={search.sort === sort ? "true" : undefined}
              className="inline-flex min-h-9 items-center rounded-control px-2 text-ivory-300 underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-gold-400"
            >
              {words.sorts[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
