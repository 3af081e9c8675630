import { data } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { services } from "#app/services.ts"
import { listingClaims } from "#content/en/listing-claims.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { isClaimed } from "../owners/open-claims.server.ts"
import type { Route } from "./+types/my-listing-payment.route"
import * as owned from "./owned-listings.server.ts"
import { isFresh, openedContext, ownerContext } from "./owner-session.server.ts"
import { OpenAnewPage, PaymentPage } from "./payment-page.tsx"
import { handlePayment, type PaymentState } from "./payment-request.server.ts"

export const meta: Route.MetaFunction = () => secretMeta(listingOwners.payment)

const back = (publicId: string) => pathTo("/my-listings/:publicId", { publicId })
/** The owner's page gives the reason. */
const frozen = () =>
  ({ tone: "error", title: listingClaims.owner.frozen, text: listingClaims.owner.frozenText }) as const

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock, flashes } = context.get(services)
  const now = clock()
  const [found, isFrozen] = await orUnavailable(async () => {
    const listing = (await owned.findOwned(db, context.get(ownerContext), params.publicId)) ?? notFound()
    return [listing, await isClaimed(db, listing.id, now)] as const
  })
  if (isFrozen) throw await flashes.leadTo(back(params.publicId), { message: frozen() })
  const { publicId, businessName } = found
  return { publicId, businessName, fresh: isFresh(context.get(openedContext), now) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, publicUrl, clock, flashes } = context.get(services)
  const { publicId } = params
  const owner = { email: context.get(ownerContext), openedAt: context.get(openedContext) }
  const form = await readForm(request)
  const answer = await orUnavailable(() =>
    handlePayment(db, publicId, form, { ...owner, publicUrl, now: clock() }),
  )
  switch (answer.kind) {
    case "not-found":
      return notFound()
    case "form":
      return data(answer.state, 422)
    // The loader then shows the page that explains it.
    case "not-fresh":
      return data<PaymentState>({ value: "" }, 403)
    case "claimed":
      return flashes.leadTo(back(publicId), { message: frozen() })
    default: {
      const key = answer.kind === "saved" ? "listing-wallet-set" : "listing-unchanged"
      return flashes.leadTo(back(publicId), { key, values: { name: answer.businessName } })
    }
  }
}

export default function MyListingPayment({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.fresh) return <OpenAnewPage {...loaderData} />
  return <PaymentPage {...loaderData} state={actionData ?? { value: "" }} />
}
