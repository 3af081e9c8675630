import type { ReactNode } from "react"
import { Form, Link, useLocation, useNavigation } from "react-router"
import { cappedCount } from "#app/lib/list/capped-count.ts"
import {
  type ListConfig,
  type ListSearch,
  listHref,
  type RowKey,
  readListFilter,
  usualSort,
  withFilter,
} from "#app/lib/list/list-search.ts"
import { readTicked } from "#app/lib/list/read-selection.ts"
import { Button } from "#app/ui/button.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { staffLists as words } from "#content/en/staff-lists.ts"
import { KeyHelp } from "./key-help.tsx"
import { ListPages } from "./list-pages.tsx"
import { type ListColumn, ListTable, type TableSelection } from "./list-table.tsx"
import { type SelectionButtons, SelectionForm } from "./selection-form.tsx"
import { useListKeys } from "./use-list-keys.ts"
import { useSearchAsTyped } from "./use-search-as-typed.ts"

type Props<Filter extends string, Row, Key extends string> = {
  place: ListConfig<Filter>
  search: ListSearch<Filter>
  words: {
    title: string
    /** What is searched, such as 'Search name or e-mail'. */
    search: string
    /** Shown while another page of the list is loading. */
    loading: string
    empty: string
    /** Shown for a search without results, if different. */
    emptySearch?: string
    /** The labels of the sort orders, if not about the time. */
    sorts?: Record<"newest" | "oldest" | "name", string>
    /** Titles of the columns. */
    columns: Record<Key, string>
  }
  filterLabels?: Record<Filter | "", string>
  /** The number of rows of each filter. */
  counts?: Partial<Record<Filter, number>>
  columns: ListColumn<Row, Key>[]
  /** Undefined if they could not be read; the notice says so. */
  rows?: Row[]
  hasPrevious?: boolean
  hasNext?: boolean
  /** The names of rows, which rows can be selected (all by default), and the buttons. */
  selection?: Omit<TableSelection<Row>, "form" | "ticked"> & { buttons: SelectionButtons }
  /** Fields of further conditions in the search form; each has its name from the list config. */
  facetFields?: ReactNode
  /** Beside the title, such as a button to create an item. */
  actions?: ReactNode
  /** The message about the last action, or null: its space is reserved, so that rows do not move when it appears. */
  message?: ReactNode
  /** The address that the selection is posted to, if not the current address of the list. */
  here?: string
  /** Above the rows, such as a link to undo a deletion. */
  notice?: ReactNode
  /** The keyboard shortcuts, if not those of a list of decisions. */
  keyNames?: readonly { key: string; text: string }[]
}

/** A back-office list: title, filters, search, order, rows, actions, pages and keyboard shortcuts. */
export function StaffList<Filter extends string, Row extends { id: RowKey }, Key extends string>(
  props: Props<Filter, Row, Key>,
) {
  const { place, search, columns, rows, actions, message, notice, keyNames } = props
  // Hides the buttons if no row can be selected.
  const selection = rows?.some(props.selection?.isSelectable ?? (() => true)) ? props.selection : undefined
  const { title, loading, empty, emptySearch, columns: titles } = props.words
  const navigation = useNavigation()
  const isLoading = navigation.state === "loading" && navigation.location.pathname === place.path
  const { typed, ...searchForm } = useSearchAsTyped(search.q)
  // The state being loaded, with the text in the search field: a filter clicked before the response includes it.
  const asked = isLoading ? readListFilter(place, new URLSearchParams(navigation.location.search)) : search
  const wanted = { ...asked, q: typed }
  const keys = useListKeys()
  const ticked = readTicked(new URLSearchParams(useLocation().search))
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-heading">{title}</h1>
        {message !== undefined && (
          <div className="notice-below max-lg:empty:hidden max-lg:fixed max-lg:inset-x-3 max-lg:bottom-3 max-lg:z-30 max-lg:shadow-xl lg:h-28 lg:max-w-2xl lg:grow lg:overflow-y-auto">
            {message}
          </div>
        )}
        {actions}
      </div>
      {place.filters.length > 0 && <Filters {...props} search={search} wanted={wanted} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <SearchForm place={place} wanted={wanted} label={props.words.search} {...searchForm}>
          {props.facetFields}
        </SearchForm>
        {place.sorts.length > 1 && <Sorts {...props} wanted={wanted} />}
      </div>
      {/* As high as the gap between its neighbors, which it fills: rows do not move when it appears. */}
      <p role="status" className="-my-4 flex h-4 items-center gap-3 whitespace-nowrap text-ivory-300 text-sm">
        {isLoading && (
          <span
            aria-hidden="true"
            className="size-4 rotate-45 animate-spin border-2 border-gold-500 border-e-transparent"
          />
        )}
        {isLoading ? loading : ""}
      </p>
      {notice}
      {rows?.length === 0 && <EmptyState>{search.q ? (emptySearch ?? empty) : empty}</EmptyState>}
      {rows && rows.length > 0 && (
        <>
          <ListTable
            caption={title}
            titles={titles}
            columns={columns}
            rows={rows}
            isBehind={isLoading || typed !== search.q}
            selection={selection && { ...selection, form: selectionForm, ticked }}
          />
          {selection && (
            <SelectionForm id={selectionForm} action={props.here ?? listHref(place, search, search)}>
              {selection.buttons}
            </SelectionForm>
          )}
        </>
      )}
      <ListPages
        previous={!!props.hasPrevious && listHref(place, search, { before: rows?.[0]?.id })}
        next={!!props.hasNext && listHref(place, search, { after: rows?.at(-1)?.id })}
      />
      <KeyHelp keys={keyNames ?? words.keys.list} {...keys} />
    </div>
  )
}

const selectionForm = "selection"

type Wanted<Filter extends string> = { wanted: Pick<ListSearch<Filter>, "filter" | "q" | "sort" | "facets"> }

function Filters<Filter extends string, Row>({
  place,
  search,
  wanted,
  filterLabels,
  counts,
}: Pick<Props<Filter, Row, never>, "place" | "search" | "filterLabels" | "counts"> & Wanted<Filter>) {
  const filters: (Filter | "")[] = ["", ...place.filters]
  return (
    <nav aria-label={words.filterLabel}>
      <ul className="flex flex-wrap gap-2">
        {filters.map((filter) => (
          <li key={filter}>
            <Link
              to={listHref(place, withFilter(place, wanted, filter))}
              aria-current={search.filter === filter ? "true" : undefined}
              className="inline-flex min-h-9 items-center gap-2 rounded-control border border-ink-600 px-3 hover:border-gold-400 aria-[current]:border-gold-500 aria-[current]:bg-gold aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {filterLabels?.[filter]}
              {filter && counts?.[filter] !== undefined && (
                <span className="text-sm tabular-nums">{cappedCount(counts[filter])}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SearchForm<Filter extends string>({
  place,
  wanted,
  label,
  form,
  input,
  children,
}: { place: ListConfig<Filter>; label: string; children: ReactNode } & Wanted<Filter> &
  Pick<ReturnType<typeof useSearchAsTyped>, "form" | "input">) {
  return (
    <Form
      role="search"
      action={place.path}
      className={classNames("grid w-full gap-3", !children && "max-w-xl")}
      {...form}
    >
      <div className="flex w-full max-w-xl gap-2">
        {wanted.filter && <input type="hidden" name="status" value={wanted.filter} />}
        {wanted.sort !== usualSort(place, wanted.filter) && (
          <input type="hidden" name="sort" value={wanted.sort} />
        )}
        <input
          type="search"
          {...input}
          name="q"
          maxLength={100}
          aria-label={label}
          placeholder={label}
          data-shortcut="/"
          className="min-h-10 w-full min-w-0 rounded-control border border-ivory-400/70 bg-well px-3 placeholder:text-ivory-400"
        />
        <Button variant="secondary" size="sm" className="min-h-10">
          {words.search}
        </Button>
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </Form>
  )
}

function Sorts<Filter extends string, Row>({
  place,
  search,
  wanted,
  words: { sorts = words.sorts },
}: Pick<Props<Filter, Row, never>, "place" | "search" | "words"> & Wanted<Filter>) {
  return (
    <nav aria-label={words.sortLabel}>
      <ul className="flex flex-wrap gap-1 text-sm">
        {place.sorts.map((sort) => (
          <li key={sort}>
            <Link
              to={listHref(place, { ...wanted, sort })}
              aria-current={search.sort === sort ? "true" : undefined}
              className="inline-flex min-h-9 items-center rounded-control px-2 text-ivory-300 underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-gold-400"
            >
              {sorts[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
