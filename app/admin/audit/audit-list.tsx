import type { ReactNode } from "react"
import { Form, Link, useNavigation } from "react-router"
import { actorText, detailText, detailValueText } from "#app/lib/audit/audit-words.ts"
import { StaffTime } from "#app/lib/time/staff-times.tsx"
import { Button } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { ListPages } from "#app/ui/list/list-pages.tsx"
import { type ListColumn, ListTable } from "#app/ui/list/list-table.tsx"
import { adminAudit as words } from "#content/en/admin-audit.ts"
import type { choicesInWords, listAuditPage } from "./audit-list.server.ts"
import { type AuditSearch, auditFilters, auditHref, auditPath, nobody } from "./audit-search.ts"
import { AuditSentence } from "./audit-sentence.tsx"

type Page = Awaited<ReturnType<typeof listAuditPage>>
type Row = Page["rows"][number]
type Choices = ReturnType<typeof choicesInWords>
type Props = Page & { search: AuditSearch; choices: Choices }

type Key = keyof typeof words.columns
const { filters } = words

const columns: ListColumn<Row, Key>[] = [
  {
    key: "at",
    width: "w-68",
    cell: ({ at }) => (
      <time dateTime={at.toISOString()}>
        <StaffTime at={at} />
      </time>
    ),
  },
  {
    key: "actor",
    width: "w-[22%]",
    cell: ({ actor }) => <span className="wrap-anywhere">{actorText(actor)}</span>,
  },
  { key: "what", cell: (row) => <AuditSentence {...row} /> },
  {
    key: "details",
    width: "w-[24%]",
    cell: ({ details }) => <Details {...{ details }} />,
  },
]

/** The audit log, read-only. */
export function AuditLog({ search, choices, rows, hasPrevious, hasNext }: Props) {
  const navigation = useNavigation()
  const isLoading = navigation.state === "loading" && navigation.location.pathname === auditPath
  const isFiltered = auditFilters.some((filter) => search[filter])
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h1 className="text-heading">{words.title}</h1>
        <p className="measure text-ivory-300">{words.lead}</p>
      </div>
      <Filters search={search} choices={choices} isFiltered={isFiltered} />
      {/* As high as the gap that it replaces, so that rows do not shift when it appears and disappears. */}
      <p role="status" className="-my-4 flex h-4 items-center whitespace-nowrap text-ivory-300 text-sm">
        {isLoading ? words.loading : ""}
      </p>
      {rows.length === 0 ? (
        <EmptyState>{isFiltered ? words.empty : words.none}</EmptyState>
      ) : (
        <ListTable caption={words.title} titles={words.columns} columns={columns} rows={rows} />
      )}
      <ListPages
        previous={hasPrevious && auditHref(search, { before: rows[0]?.id })}
        next={hasNext && auditHref(search, { after: rows.at(-1)?.id })}
      />
    </div>
  )
}

function Filters({
  search,
  choices,
  isFiltered,
}: Pick<Props, "search" | "choices"> & { isFiltered: boolean }) {
  return (
    // Remounted for a new address, so that 'Clear filters' empties it.
    <Form
      key={auditHref(search)}
      role="search"
      action={auditPath}
      aria-label={filters.label}
      className="panel grid items-end gap-3 p-4 sm:grid-cols-2 xl:grid-cols-[repeat(3,minmax(0,1fr))_10rem_10rem_auto]"
    >
      <Choice name="kind" search={search} any={filters.any} options={choices.kinds} />
      <Choice name="action" search={search} any={filters.any} options={choices.actions} />
      <Choice
        name="actor"
        search={search}
        any={filters.anybody}
        options={[...choices.actors, { value: nobody, label: filters.nobody }]}
      />
      {(["from", "to"] as const).map((name) => (
        <Labelled key={name} label={filters[name]}>
          <input type="date" name={name} defaultValue={search[name]} className={control} />
        </Labelled>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" className="min-h-10">
          {filters.show}
        </Button>
        {isFiltered && (
          <Link to={auditPath} className="inline-flex min-h-10 items-center text-gold-400 underline">
            {filters.clear}
          </Link>
        )}
      </div>
    </Form>
  )
}

const control =
  "min-h-10 w-full min-w-0 rounded-control border border-ivory-400/70 bg-well px-2 text-ivory-50"

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control comes as children
    <label className="grid gap-1 text-sm">
      <span className="text-ivory-300">{label}</span>
      {children}
    </label>
  )
}

function Choice({
  name,
  search,
  any,
  options,
}: {
  name: "kind" | "action" | "actor"
  search: AuditSearch
  any: string
  options: { value: string; label: string }[]
}) {
  const chosen = search[name]
  // The current filter value is shown even if the log has no such entry.
  const missing = chosen && !options.some(({ value }) => value === chosen)
  const sorted = options.toSorted((one, other) => one.label.localeCompare(other.label))
  return (
    <Labelled label={filters[name]}>
      <select name={name} defaultValue={chosen} className={control}>
        <option value="">{any}</option>
        {missing && <option value={chosen}>{chosen}</option>}
        {sorted.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

function Details({ details }: Pick<Row, "details">) {
  const entries = Object.entries(details)
  if (entries.length === 0) return null
  return (
    <dl className="grid gap-x-3 text-sm">
      {entries.map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-ivory-300">{detailText(name)}:</dt>
          <dd className="min-w-0 wrap-anywhere">{detailValueText(name, value)}</dd>
        </div>
      ))}
    </dl>
  )
}
