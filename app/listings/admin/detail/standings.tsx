import type { ReactNode } from "react"
import { Link } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Fact, Facts } from "#app/ui/facts.tsx"
import { adminListings } from "#content/en/admin-listings.ts"
import { factName } from "../staff-facts.ts"
import type { StaffListing } from "../staff-queries.server.ts"

const words = adminListings.detail
const gold = "inline-flex min-h-9 items-center text-gold-400 underline"
/** Details besides the facts: public id, source, dates, confirmation, revision and links. */
export function Standings({ listing }: { listing: StaffListing }) {
  const { timeText } = useStaffTimes()
  const { status, slug, applicationId, stays, confirmedAt, confirmedBy, freshness } = listing
  const confirmed =
    confirmedAt && confirmedBy
      ? format(words.confirmedWhen, {
          date: timeText(confirmedAt),
          by: adminListings.confirmers[confirmedBy],
        })
      : adminListings.neverConfirmed
  const fact = (name: string, value: ReactNode) => (
    <Fact name={name} empty={words.notGiven}>
      {value}
    </Fact>
  )
  return (
    <Facts heading={words.facts}>
      {fact(words.publicId, <span className="font-mono">{listing.publicId}</span>)}
      {fact(words.source, adminListings.sources[listing.source])}
      {listing.heldEmail && fact(adminListings.detail.heldEmail, listing.heldEmail)}
      {fact(words.listedAt, timeText(listing.listedAt))}
      {fact(words.confirmed, `${confirmed} (${adminListings.freshness[freshness]})`)}
      {fact(words.revision, listing.revision)}
      {stays &&
        fact(
          words.merged,
          <Link to={pathTo("/admin/listings/:id", { id: stays.id })} className={gold}>
            {stays.businessName}
          </Link>,
        )}
      {applicationId &&
        fact(
          adminListings.sources.application,
          <Link to={pathTo("/admin/merchants/:id", { id: applicationId })} className={gold}>
            {words.application}
          </Link>,
        )}
      {status !== "withdrawn" &&
        fact(
          factName("slug"),
          // Public pages need a full page load.
          <a href={pathTo("/merchant-directory/:slug", { slug })} className={gold}>
            {words.publicPage}
          </a>,
        )}
    </Facts>
  )
}
