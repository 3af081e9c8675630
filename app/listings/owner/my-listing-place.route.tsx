import { data } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { placeWords } from "#content/en/places.ts"
import type { Route } from "./+types/my-listing-place.route"
import * as owned from "./owned-listings.server.ts"
import { ownerContext } from "./owner-session.server.ts"
import { PlacePage } from "./place-page.tsx"
import { handlePlace, openPlace } from "./place-request.server.ts"

export const handle: RouteHandle = { places: true }

export const meta: Route.MetaFunction = () => secretMeta(placeWords)

export function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  return orUnavailable(async () => {
    const found = (await owned.findOwned(db, context.get(ownerContext), params.publicId)) ?? notFound()
    const { publicId, businessName, onlineOnly } = found
    return { publicId, businessName, onlineOnly, ...(await openPlace(db, found)) }
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, publicUrl, clock, flashes } = context.get(services)
  const { publicId } = params
  const form = await readForm(request)
  const owner = { email: context.get(ownerContext), publicUrl, now: clock() }
  const answer = await orUnavailable(async () => {
    const listing = (await owned.findOwned(db, owner.email, publicId)) ?? notFound()
    return listing.onlineOnly ? notFound() : handlePlace(db, listing, form, owner)
  })
  if (answer.kind === "not-found") return notFound()
  if (answer.kind === "form") return data(answer.state, answer.status)
  const saved = answer.kind === "saved" && answer.waits ? "listing-proposed" : "listing-saved"
  const key = answer.kind === "saved" ? saved : "listing-unchanged"
  const back = pathTo("/my-listings/:publicId", { publicId })
  return flashes.leadTo(back, { key, values: { name: answer.businessName } })
}

export default function MyListingPlace({ loaderData, actionData }: Route.ComponentProps) {
  return <PlacePage {...loaderData} state={actionData ?? loaderData.state} />
}
