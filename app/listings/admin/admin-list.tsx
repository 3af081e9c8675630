import { Link } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { type ListSearch, listHref } from "#app/lib/list/list-search.ts"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Badge, type BadgeTone } from "#app/ui/badge.tsx"
import { Button, buttonClass } from "#app/ui/button.tsx"
import { type ListColumn, RowLink } from "#app/ui/list/list-table.tsx"
import { StaffList } from "#app/ui/list/staff-list.tsx"
import { adminListings as words } from "#content/en/admin-listings.ts"
import { listingImport } from "#content/en/listing-import.ts"
import type { ListingStatus } from "../listing/listing-options.ts"
import { placeText } from "../position/place-text.ts"
import { FacetFields } from "./facet-fields.tsx"
import { severalActs } from "./several/acts.ts"
import { type ListingFilter, listingList } from "./staff-list.ts"
import type { FacetChoices, listForStaff, StaffListing } from "./staff-queries.server.ts"

type Page = Awaited<ReturnType<typeof listForStaff>>
type Row = Page["rows"][number]
type Props = Page & {
  search: ListSearch<ListingFilter>
  counts: Record<ListingFilter, number>
  choices: FacetChoices
}
type Key = keyof typeof words.columns

const columns: ListColumn<Row, Key>[] = [
  {
    key: "business",
    cell: (row) => (
      <RowLink to={`${listingList.path}/${row.id}`} label={format(words.openOf, { name: nameOf(row) })}>
        {nameOf(row)}
      </RowLink>
    ),
  },
  { key: "place", width: "w-[16%]", cell: (row) => row.place && placeText(row.place) },
  {
    key: "contact",
    width: "w-[30%]",
    cell: ({ phone, ownerEmail }) => (
      <>
        {phone}
        <span className="block text-sm text-ivory-300">{ownerEmail}</span>
      </>
    ),
  },
  { key: "status", width: "w-32", cell: (row) => <StatusBadge {...row} /> },
  { key: "freshness", width: "w-40", cell: (row) => <Confirmed row={row} /> },
]

const tones: Record<ListingStatus, BadgeTone> = {
  listed: "leaf",
  hidden: "ember",
  closed: "quiet",
  archived: "quiet",
  withdrawn: "quiet",
  merged: "indigo",
}

export function StatusBadge({ status }: Pick<Row, "status">) {
  return <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
}

/** The name shown to staff. A withdrawn listing has no name, so its public id is shown. */
export function nameOf({ businessName, publicId }: Pick<StaffListing, "businessName" | "publicId">): string {
  return businessName || format(words.unnamed, { publicId })
}

function Confirmed({ row: { status, freshness, confirmedAt } }: { row: Row }) {
  const { shortDateText } = useStaffTimes()
  return (
    <>
      {confirmedAt ? shortDateText(confirmedAt) : words.neverConfirmed}
      {status === "listed" && freshness !== "confirmed" && (
        <span className="block text-sm text-ivory-300">{words.freshness[freshness]}</span>
      )}
    </>
  )
}

/** Listings of every status. */
export function StaffListings({ search, counts, choices, ...page }: Props) {
  const isNarrowed = Object.keys(search.facets ?? {}).length > 0
  return (
    <StaffList
      place={listingList}
      search={search}
      words={words}
      filterLabels={words.filters}
      columns={columns}
      actions={
        <div className="flex flex-wrap gap-3">
          <a
            href={listHref({ ...listingList, path: pathTo("/admin/listings.csv") }, search)}
            title={words.csvHint}
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            {words.csv}
          </a>
          <Link
            to={pathTo("/admin/listings/duplicates")}
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            {words.duplicates.link}
          </Link>
          <Link
            to={pathTo("/admin/listings/import")}
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            {listingImport.link}
          </Link>
          <Link
            to={pathTo("/admin/listings/new")}
            data-shortcut="n"
            className={buttonClass({ variant: "gold", size: "sm" })}
          >
            {words.add.link}
          </Link>
        </div>
      }
      facetFields={<FacetFields search={search} choices={choices} />}
      selection={{
        nameOf: (row: Row) => nameOf(row),
        isSelectable: ({ status }) => status !== "merged" && status !== "withdrawn",
        buttons: severalActs.map((act) => (
          <Button key={act} name="intent" value={act} variant="secondary" size="sm">
            {words.several.buttons[act]}
          </Button>
        )),
      }}
      keyNames={words.keys}
      // Counts cover all listings, so they would be wrong with further filters.
      counts={isNarrowed ? undefined : counts}
      {...page}
    />
  )
}
