import { Link } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { type ListConfig, listHref } from "#app/lib/list/list-search.ts"
import { format } from "#app/lib/text/format.ts"
import { StaffDate } from "#app/lib/time/staff-times.tsx"
import { Badge } from "#app/ui/badge.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { ListPages } from "#app/ui/list/list-pages.tsx"
import { type ListColumn, ListTable, RowLink } from "#app/ui/list/list-table.tsx"
import { listingClaims } from "#content/en/listing-claims.ts"
import type { DecidedClaims } from "../staff-queries.server.ts"

const { decided: words, situations, hows } = listingClaims.staff

/** /admin/listing-claims/decided: sorting that its URL can name. */
export const decidedList = {
  path: pathTo("/admin/listing-claims/decided"),
  filters: [],
  sorts: ["newest"],
} as const satisfies ListConfig

type Row = DecidedClaims["rows"][number]

const columns: ListColumn<Row, keyof typeof words.columns>[] = [
  {
    key: "listing",
    cell: ({ listingId, businessName, publicId }) => {
      // A withdrawn listing has no name.
      const name = businessName || publicId
      return (
        <RowLink to={pathTo("/admin/listings/:id", { id: listingId })} label={format(words.openOf, { name })}>
          {name}
        </RowLink>
      )
    },
  },
  {
    key: "claimer",
    width: "w-[26%]",
    cell: ({ email, situation }) => (
      <>
        <span className="wrap-anywhere">{email}</span>
        <span className="block text-sm text-ivory-300">{situations[situation]}</span>
      </>
    ),
  },
  {
    key: "decision",
    width: "w-[30%]",
    cell: ({ status, verifiedHow, reason }) => (
      <>
        <Badge tone={status === "granted" ? "leaf" : "ember"}>{words.statuses[status]}</Badge>
        {verifiedHow && <span className="block text-sm text-ivory-300">{hows[verifiedHow]}</span>}
        {reason && (
          <span className="block text-sm whitespace-pre-line text-ivory-300 wrap-anywhere">{reason}</span>
        )}
      </>
    ),
  },
  {
    key: "decided",
    width: "w-56",
    cell: ({ decidedAt, by }) => (
      <>
        <StaffDate at={decidedAt} />
        <span className="block text-sm text-ivory-300 wrap-anywhere">
          {format(words.by, { name: by ?? words.formerly })}
        </span>
      </>
    ),
  },
]

/** Decisions on claims: who claimed, how staff verified it, who decided and when. */
export function DecidedClaimsList({ rows, hasPrevious, hasNext }: DecidedClaims) {
  const page = { filter: "", q: "", sort: "newest" } as const
  return (
    <div className="grid grid-cols-1 gap-4">
      <Link
        to={pathTo("/admin/listing-claims")}
        data-shortcut="u"
        className="inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"
      >
        {words.back}
      </Link>
      <h1 className="text-heading">{words.title}</h1>
      {rows.length === 0 ? (
        <EmptyState>{words.empty}</EmptyState>
      ) : (
        <ListTable caption={words.title} titles={words.columns} columns={columns} rows={rows} />
      )}
      <ListPages
        previous={hasPrevious && listHref(decidedList, page, { before: rows[0]?.id })}
        next={hasNext && listHref(decidedList, page, { after: rows.at(-1)?.id })}
      />
    </div>
  )
}
