import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { TextField } from "#app/ui/form/field.tsx"
import { listingOwners } from "#content/en/listing-owners.ts"
import { openMinutes } from "../owners/owner-link-times.ts"
import { walletWaitHours } from "../payment/payment-address.ts"
import type { PaymentState } from "./payment-request.server.ts"

const words = listingOwners.payment

type Props = { publicId: string; businessName: string; state: PaymentState }

/** Form to change the payment address. */
export function PaymentPage({ publicId, businessName, state: { value, error } }: Props) {
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title wrap-anywhere">{format(words.heading, { name: businessName })}</h1>
      <p className="text-lg">{format(words.lead, { hours: walletWaitHours })}</p>
      <ErrorSummary items={error ? [{ field: "walletAddress", message: error }] : []} />
      <form method="post" noValidate className="panel grid gap-5 p-5 sm:p-6">
        <TextField
          name="walletAddress"
          label={words.address}
          hint={words.addressHint}
          error={error}
          defaultValue={value}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <p className="text-sm text-ivory-300">{words.told}</p>
        <p className="flex flex-wrap gap-3">
          <Button variant="gold" size="lg">
            {words.submit}
          </Button>
          <ButtonLink href={pathTo("/my-listings/:publicId", { publicId })} variant="outline" size="lg">
            {words.cancel}
          </ButtonLink>
        </p>
      </form>
    </div>
  )
}

/** Shown instead of a form that changes the payment address or the owner, if the link was used too long ago. */
export function OpenAnewPage({ publicId }: { publicId: string }) {
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title">{words.staleHeading}</h1>
      <p className="text-lg">{format(words.stale, { minutes: openMinutes })}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={pathTo("/merchant-directory/owner")} variant="gold">
          {words.again}
        </ButtonLink>
        <ButtonLink href={pathTo("/my-listings/:publicId", { publicId })} variant="outline">
          {words.cancel}
        </ButtonLink>
      </p>
    </div>
  )
}
