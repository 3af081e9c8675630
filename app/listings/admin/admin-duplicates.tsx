import { Link } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { adminListings } from "#content/en/admin-listings.ts"
import { placeText } from "../position/place-text.ts"
import { nameOf, StatusBadge } from "./admin-list.tsx"
import type { Duplicates } from "./duplicates.server.ts"
import { listingList } from "./staff-list.ts"

const words = adminListings.duplicates
const gold = "inline-flex min-h-9 items-center text-gold-400 underline wrap-anywhere"

/** /admin/listings/duplicates: possible duplicates, each with a link to merge it into the first listing of its group. */
export function DuplicateListings({ groups }: { groups: Duplicates }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link to={listingList.path} data-shortcut="u" className={`${gold} justify-self-start`}>
        {adminListings.detail.back}
      </Link>
      <h1 className="text-heading">{words.title}</h1>
      <p className="max-w-prose text-ivory-300">{words.lead}</p>
      {groups.length === 0 && <EmptyState>{words.none}</EmptyState>}
      <ul className="grid gap-4 empty:hidden">
        {groups.map(({ what, listings }) => (
          <li key={listings.map(({ id }) => id).join()} className="panel grid gap-3 p-4">
            <h2 className="font-sans font-bold">
              {format(words.same, { what: what.map((one) => words.whats[one]).join(", ") })}
            </h2>
            <ul className="grid">
              {listings.map((listing, index) => (
                <li
                  key={listing.id}
                  className="flex flex-wrap items-center gap-x-4 border-t border-ink-700 py-2"
                >
                  <Link to={pathTo("/admin/listings/:id", { id: listing.id })} className={gold}>
                    {nameOf(listing)}
                  </Link>
                  <span className="min-w-0 text-sm text-ivory-300 wrap-anywhere">
                    {[listing.place && placeText(listing.place), listing.phone].filter(Boolean).join(", ")}
                  </span>
                  <StatusBadge status={listing.status} />
                  {index > 0 && (
                    <Link
                      to={`${pathTo("/admin/listings/:id/merge", { id: listing.id })}?into=${listings[0]?.id}`}
                      aria-label={format(words.mergeOf, { name: nameOf(listing) })}
                      className={`${gold} ms-auto text-sm`}
                    >
                      {words.merge}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
