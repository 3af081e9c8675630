import { data } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import * as owned from "#app/listings/owner/owned-listings.server.ts"
import { tellOwnerAtOnce } from "#app/listings/owner/owner-log.server.ts"
import { isFresh, openedContext, ownerContext } from "#app/listings/owner/owner-session.server.ts"
import { OpenAnewPage } from "#app/listings/owner/payment-page.tsx"
import { services, siteNow } from "#app/services.ts"
import { counterWords } from "#content/en/counter.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import type { Route } from "./+types/my-listing-counter.route"
import { handleOwnerForm } from "./owner-form.server.ts"
import { OwnerPage } from "./owner-page.tsx"
import { loadOwnerPage } from "./owner-view.server.ts"

export const meta: Route.MetaFunction = () => secretMeta(counterWords.owner)

export function loader({ params: { publicId }, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  return orUnavailable(async () => {
    const { id } = (await owned.findOwned(db, context.get(ownerContext), publicId)) ?? notFound()
    return { publicId, ...(await loadOwnerPage(db, id, siteNow(context))) }
  })
}

export async function action({ request, params: { publicId }, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const form = await readForm(request)
  const answer = await orUnavailable(async () => {
    const listing = (await owned.findOwned(db, context.get(ownerContext), publicId)) ?? notFound()
    const site = siteNow(context)
    return handleOwnerForm(db, listing.id, form, {
      ...site,
      country: listing.country,
      isFresh: isFresh(context.get(openedContext), site.now),
      tellOfDevice: (tx, device) =>
        tellOwnerAtOnce(tx, listing, listingOwners.told["counter-device"], site, `counter-device-${device}`),
    })
  })
  if (answer.kind === "not-found") return notFound()
  if (answer.kind === "not-fresh") return data(answer.kind, 403)
  if (answer.kind === "form") return data(answer.state, 422)
  const back = pathTo("/my-listings/:publicId/counter", { publicId })
  return flashes.leadTo(answer.device ? `${back}#device-${answer.device}` : back, {
    message: { tone: "success", ...answer.said },
  })
}

export default function MyListingCounter({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData === "not-fresh") return <OpenAnewPage {...loaderData} />
  return <OwnerPage {...loaderData} state={actionData ?? loaderData.state} />
}
