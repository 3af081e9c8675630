import { Form, Link, useNavigation } from "react-router"
import type { FieldConstraints } from "#app/lib/form/parse-form.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { adminListingPictures } from "#content/en/admin-listing-pictures.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { listingImport } from "#content/en/listing-import.ts"
import { listingVerification } from "#content/en/listing-verification.ts"
import { placeWords } from "#content/en/places.ts"
import { ListingHistory } from "../admin-history.tsx"
import { nameOf, StatusBadge } from "../admin-list.tsx"
import { listingList } from "../staff-list.ts"
import type { Revision, StaffListing } from "../staff-queries.server.ts"
import { EditForm } from "./edit-form.tsx"
import type { Refused } from "./refused.ts"
import { StandingForm } from "./standing-form.tsx"
import { Standings } from "./standings.tsx"
import { WalletForm } from "./wallet-form.tsx"

const words = adminListings.detail
const gold = "inline-flex min-h-9 items-center text-gold-400 underline"
type Props = {
  listing: StaffListing
  revisions: Revision[]
  constraints: Record<string, FieldConstraints>
  countries: string
  /** The choice of towns for the current values. */
  towns: string
  now: Date
  /** Whether this administrator may approve the pending payment address as the second one. */
  mayAgree: boolean
  sameAddress: { id: number; businessName: string }[]
  /** Until when the merger of this listing into another can be undone. */
  mergerEnds: Date | null
  refused?: Refused
}

/** /admin/listings/:id */
export function ListingDetail({
  listing: read,
  revisions,
  refused,
  now,
  mayAgree,
  sameAddress,
  mergerEnds,
  ...limits
}: Props) {
  const listing = refused?.conflict?.current ?? read
  const isFinal = listing.status === "merged" || listing.status === "withdrawn"
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link to={listingList.path} data-shortcut="u" className={`${gold} justify-self-start`}>
        {words.back}
      </Link>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-heading wrap-anywhere">{nameOf(listing)}</h1>
        <StatusBadge {...listing} />
      </header>
      {listing.importId && !listing.releasedAt && !isFinal && (
        <Notice tone="info" title={listingImport.onListing}>
          <Link
            to={`${pathTo("/admin/listings/import/:id", { id: listing.importId })}?listing=${listing.id}`}
            className={gold}
          >
            {listingImport.onListingLink}
          </Link>
        </Notice>
      )}
      {mergerEnds && mergerEnds > now && <UndoMerger until={mergerEnds} />}
      {isFinal ? (
        <p>{words.final}</p>
      ) : (
        <p className="flex flex-wrap gap-x-6">
          <Link to={pathTo("/admin/listings/:id/pictures", { id: listing.id })} className={gold}>
            {adminListingPictures.link}
          </Link>
          {/* A full page load: only that document's policy allows geolocation. */}
          <a href={pathTo("/admin/listings/:id/place", { id: listing.id })} className={gold}>
            {placeWords.link}
          </a>
          <Link to={pathTo("/admin/listings/:id/more", { id: listing.id })} className={gold}>
            {adminListings.more.link}
          </Link>
          <Link to={pathTo("/admin/listings/:id/merge", { id: listing.id })} className={gold}>
            {adminListings.merge.link}
          </Link>
          <Link to={pathTo("/admin/listing-health/:id", { id: listing.id })} className={gold}>
            {listingVerification.staff.call.heading}
          </Link>
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[3fr_2fr] xl:grid-rows-[auto_1fr]">
        {!isFinal && (
          // On phones this is above the long form: a wrong payment address must be removable at once.
          <div className="xl:col-start-2">
            <WalletForm listing={listing} now={now} mayAgree={mayAgree} sameAddress={sameAddress} />
          </div>
        )}
        {!isFinal && (
          <div className="xl:col-start-1 xl:row-span-2 xl:row-start-1">
            <EditForm {...limits} listing={listing} refused={refused} />
          </div>
        )}
        <div className="grid grid-cols-1 gap-5 xl:col-start-2">
          <Standings listing={listing} />
          {!isFinal && <StandingForm listing={listing} refused={refused} />}
          <ListingHistory revisions={revisions} current={listing.revision} canRestore={!isFinal} />
        </div>
      </div>
    </div>
  )
}

function UndoMerger({ until }: { until: Date }) {
  const { timeText } = useStaffTimes()
  const busy = useNavigation().state !== "idle"
  return (
    <Form method="post" className="panel flex flex-wrap items-center gap-x-5 gap-y-3 p-4">
      <p>{format(adminListings.merge.undoText, { until: timeText(until) })}</p>
      <Button name="intent" value="unmerge" variant="secondary" disabled={busy}>
        {adminListings.merge.undo}
      </Button>
    </Form>
  )
}
