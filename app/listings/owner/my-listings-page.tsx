import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { listingOwners } from "#content/en/listing-owners.ts"
import { shopPlaceText } from "../position/shop-place.ts"
import type { OwnedRow } from "./owned-listings.server.ts"
import { mayBeConfirmed, Standing } from "./standing.tsx"

const words = listingOwners.list

/** All listings of a mailbox with their status. */
export function MyListingsPage({ email, listings }: { email: string; listings: OwnedRow[] }) {
  return (
    <div className="page-width grid max-w-4xl gap-6 py-8 lg:py-14">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="text-title">{words.heading}</h1>
          <p className="text-ivory-300 wrap-anywhere">
            {format(words.lead, { email })} {words.ends}
          </p>
        </div>
        <form method="post">
          <Button name="intent" value="sign-out" variant="outline" size="sm">
            {words.signOut}
          </Button>
        </form>
      </header>
      {listings.length === 0 && <EmptyState>{words.none}</EmptyState>}
      <ul className="grid gap-4">
        {listings.map((listing) => (
          <li key={listing.publicId} className="panel grid gap-4 p-5">
            <div className="grid gap-1">
              <h2 className="text-heading wrap-anywhere">{listing.businessName}</h2>
              {listing.place && <p className="text-ivory-300 wrap-anywhere">{shopPlaceText(listing)}</p>}
            </div>
            <Standing {...listing} />
            <form method="post" className="flex flex-wrap gap-3">
              <input type="hidden" name="listing" value={listing.publicId} />
              {mayBeConfirmed(listing) && (
                <Button
                  name="intent"
                  value="confirm"
                  variant="gold"
                  aria-label={format(words.confirmOf, { name: listing.businessName })}
                >
                  {words.confirm}
                </Button>
              )}
              <ButtonLink
                href={pathTo("/my-listings/:publicId", listing)}
                variant="outline"
                aria-label={format(words.openOf, { name: listing.businessName })}
              >
                {words.open}
              </ButtonLink>
            </form>
          </li>
        ))}
      </ul>
    </div>
  )
}
