import { Form, Link, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Fact, Facts } from "#app/ui/facts.tsx"
import { RefusalNotice } from "#app/ui/form/refusal-notice.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { adminListings } from "#content/en/admin-listings.ts"
import { BeforeAfter } from "../listing/revisions/before-after.tsx"
import { walletWaitHours } from "../payment/payment-address.ts"
import { placeText } from "../position/place-text.ts"
import { StatusBadge } from "./admin-list.tsx"
import { listDifferences } from "./merged-parts.ts"
import { changesInOrder, editedFacts, factName, staffFactText } from "./staff-facts.ts"
import type { listForStaff, StaffListing } from "./staff-queries.server.ts"

const words = adminListings.merge
const gold = "inline-flex min-h-9 items-center text-gold-400 underline"

type Props = {
  listing: StaffListing
  /** The listing chosen to remain. */
  staying?: StaffListing
  /** After the merger a public page would show another payment address. */
  paymentDiffers?: boolean
  q: string
  candidates: Awaited<ReturnType<typeof listForStaff>>["rows"]
  isStale: boolean
}

/** /admin/listings/:id/merge: first the choice of the remaining listing, then both side by side. */
export function ListingMerge(props: Props) {
  const { id } = props.listing
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link to={pathTo("/admin/listings/:id", { id })} className={`${gold} justify-self-start`}>
        {words.cancel}
      </Link>
      {props.staying ? <Confirmation {...props} staying={props.staying} /> : <Choice {...props} />}
    </div>
  )
}

function Choice({ listing, q, candidates }: Props) {
  return (
    <>
      <h1 className="text-heading wrap-anywhere">{format(words.heading, { name: listing.businessName })}</h1>
      <p className="text-ivory-300">{words.text}</p>
      <Form role="search" className="flex w-full max-w-xl gap-2">
        <input
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          aria-label={words.searchLabel}
          className="min-h-10 w-full min-w-0 rounded-control border border-ivory-400/70 bg-well px-3"
        />
        <Button variant="secondary" size="sm" className="min-h-10">
          {words.search}
        </Button>
      </Form>
      {candidates.length === 0 && <EmptyState>{words.none}</EmptyState>}
      <ul className="grid grid-cols-1 gap-3">
        {candidates.map((one) => (
          <li key={one.id} className="panel grid justify-items-start gap-1 p-4">
            <Link
              to={`?into=${one.id}`}
              aria-label={format(words.choose, { name: one.businessName })}
              className={`${gold} font-semibold wrap-anywhere`}
            >
              {one.businessName}
            </Link>
            <p className="text-sm text-ivory-300 wrap-anywhere">
              {[one.place && placeText(one.place), one.phone].filter(Boolean).join(", ")}
            </p>
            <StatusBadge status={one.status} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Confirmation({ listing, staying, paymentDiffers, isStale }: Props & { staying: StaffListing }) {
  const busy = useNavigation().state !== "idle"
  return (
    <Form method="post" className="grid grid-cols-1 gap-4">
      <h1 className="text-heading">{words.question}</h1>
      {isStale && <RefusalNotice title={words.stale} />}
      <p>{format(words.final, { hours: walletWaitHours })}</p>
      {paymentDiffers && <Notice tone="info" title={format(words.payment, { hours: walletWaitHours })} />}
      <input type="hidden" name="into" value={staying.id} />
      <input type="hidden" name="revision" value={listing.revision} />
      <input type="hidden" name="stayingRevision" value={staying.revision} />
      <TakeOver going={listing} staying={staying} />
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
        <Side heading={words.goes} listing={listing} />
        <Side heading={words.stays} listing={staying} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="destructive" disabled={busy}>
          {words.submit}
        </Button>
        <Link to="?" className={`${gold} px-3`}>
          {words.another}
        </Link>
      </div>
    </Form>
  )
}

/** Facts that the remaining listing can take over. Those it lacks are preselected. */
function TakeOver({ going, staying }: { going: StaffListing; staying: StaffListing }) {
  const differences = listDifferences(going, staying)
  if (differences.length === 0) return null
  return (
    <fieldset className="panel grid grid-cols-1 gap-3 p-4">
      <legend className="float-left font-sans text-lg font-bold">{words.take.heading}</legend>
      <p className="text-sm text-ivory-300">{words.take.text}</p>
      <ul className="grid">
        {differences.map(({ part, changes, isMissing }) => (
          <li key={part} className="grid gap-2 border-t border-ink-700 py-3">
            <label className="flex min-h-9 cursor-pointer items-center gap-3 font-semibold">
              <input
                type="checkbox"
                name="take"
                value={part}
                defaultChecked={isMissing}
                className="size-6 shrink-0 accent-gold-500"
              />
              {part === "place" ? words.take.place : factName(part)}
            </label>
            <BeforeAfter
              rows={changesInOrder(changes).map(([fact, [before, after]]) => ({
                fact,
                label: factName(fact),
                before: staffFactText(fact, before),
                after: staffFactText(fact, after),
              }))}
              words={{ before: words.stays, after: words.goes }}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function Side({ heading, listing }: { heading: string; listing: StaffListing }) {
  return (
    <Facts heading={heading}>
      {editedFacts.map((fact) => (
        <Fact key={fact} name={factName(fact)} empty={adminListings.nothing}>
          {staffFactText(fact, listing[fact])}
        </Fact>
      ))}
    </Facts>
  )
}
