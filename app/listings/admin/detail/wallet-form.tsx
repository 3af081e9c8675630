import { Form, useNavigation } from "react-router"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import {
  walletIsUnchecked,
  walletWaitEnds,
  walletWaitsForYes,
} from "#app/listings/payment/payment-address.ts"
import { Button } from "#app/ui/button.tsx"
import { AddressGroups } from "#app/ui/copy/address-groups.tsx"
import { adminListings } from "#content/en/admin-listings.ts"
import { SameAddress } from "../payment-addresses/same-address.tsx"
import type { StaffListing } from "../staff-queries.server.ts"

const words = adminListings.detail
type Props = {
  listing: StaffListing
  now: Date
  /** Whether this administrator may approve the pending payment address as the second one. */
  mayAgree: boolean
  sameAddress: { id: number; businessName: string }[]
}

/** Shows the payment address, removes it with one button, and takes the second approval of a new one. */
export function WalletForm({ listing, now, mayAgree, sameAddress }: Props) {
  const { timeText } = useStaffTimes()
  const ends = walletWaitEnds(listing)
  const needsYes = walletWaitsForYes(listing)
  const isUnchecked = walletIsUnchecked(listing, now)
  const busy = useNavigation().state !== "idle"
  return (
    <Form method="post" aria-labelledby="wallet" className="panel grid grid-cols-1 gap-3 p-4">
      <h2 id="wallet" className="font-sans text-lg font-bold">
        {words.wallet}
      </h2>
      {listing.walletAddress ? (
        <>
          <p>
            <code>
              <AddressGroups address={listing.walletAddress} />
            </code>
          </p>
          <SameAddress others={sameAddress} />
          {ends && ends > now && <p>{format(words.walletFrom, { date: timeText(ends) })}</p>}
          {needsYes && <p>{mayAgree ? words.walletYes : `${words.walletYes} ${words.walletOwn}`}</p>}
          <input type="hidden" name="revision" value={listing.revision} />
          <p className="text-sm text-ivory-300">{words.walletText}</p>
          <div className="flex flex-wrap gap-3">
            <Button name="intent" value="remove-wallet" variant="destructive" disabled={busy}>
              {words.removeWallet}
            </Button>
            {isUnchecked && mayAgree && (
              <Button name="intent" value="agree" variant="secondary" disabled={busy}>
                {words.agree}
              </Button>
            )}
          </div>
        </>
      ) : (
        <p>{words.walletNone}</p>
      )}
    </Form>
  )
}
