import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { services } from "#app/services.ts"
import { findPagePath } from "#app/settings/directory-stage.server.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { isClaimed } from "../owners/open-claims.server.ts"
import { walletWaitEnds, walletWaitsForYes } from "../payment/payment-address.ts"
import type { Route } from "./+types/my-listing.route"
import { findWaitingEdit } from "./edit/edit-listing.server.ts"
import { MyListingPage } from "./my-listing-page.tsx"
import * as owned from "./owned-listings.server.ts"
import { answerOwnerAct } from "./owner-acts.server.ts"
import { ownerContext } from "./owner-session.server.ts"

export const meta: Route.MetaFunction = () => secretMeta(listingOwners.one)

export function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const now = clock()
  const email = context.get(ownerContext)
  return orUnavailable(async () => {
    const found = (await owned.findOwned(db, email, params.publicId)) ?? notFound()
    const { publicId, businessName, status, freshness, confirmedAt, confirmedBy } = found
    const { walletAddress, showWallet, stickerCode } = found
    const stands = { status, freshness, confirmedAt, confirmedBy }
    const [page, mayReopen, isFrozen, has, waiting = null] = await Promise.all([
      status === "listed" ? findPagePath(db, found) : null,
      owned.isClosedByOwner(db, found),
      isClaimed(db, found.id, now),
      owned.findSetup(db, found),
      findWaitingEdit(db, found.id),
    ])
    const ends = walletWaitEnds(found)
    const walletWaits = { until: ends && ends > now ? ends : null, forYes: walletWaitsForYes(found) }
    const address = { walletAddress, showWallet, walletWaits, stickerCode }
    const owner = { email, isClaimed: isFrozen, mayReopen, has, waiting }
    return { listing: { publicId, page, businessName, ...stands, ...address, ...owner } }
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(services)
  const { publicId } = params
  const intent = textField(await readForm(request), "intent")
  // The withdrawal is irreversible and has its own confirmation page.
  if (intent === "withdraw") return notFound()
  const owner = { email: context.get(ownerContext), now: app.clock() }
  return answerOwnerAct(app, publicId, intent, owner, pathTo("/my-listings/:publicId", { publicId }))
}

export default function MyListing({ loaderData }: Route.ComponentProps) {
  return <MyListingPage {...loaderData} />
}
