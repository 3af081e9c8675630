import { data } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { services } from "#app/services.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { extraValuesOf } from "../listing/listing-extras.ts"
import type { Route } from "./+types/my-listing-more.route"
import { handleMore, type MoreState } from "./edit/edit-request.server.ts"
import { MorePage } from "./more-page.tsx"
import * as owned from "./owned-listings.server.ts"
import { ownerContext } from "./owner-session.server.ts"

export const meta: Route.MetaFunction = () => secretMeta(listingOwners.more)

export function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  return orUnavailable(async () => {
    const found = (await owned.findOwned(db, context.get(ownerContext), params.publicId)) ?? notFound()
    const state: MoreState = { values: extraValuesOf(found), errors: {}, seen: found.revision }
    return { publicId: found.publicId, businessName: found.businessName, state }
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, publicUrl, clock, flashes } = context.get(services)
  const { publicId } = params
  const form = await readForm(request)
  const owner = { email: context.get(ownerContext), publicUrl, now: clock() }
  const answer = await orUnavailable(async () => {
    const listing = (await owned.findOwned(db, owner.email, publicId)) ?? notFound()
    return handleMore(db, listing, form, owner)
  })
  if (answer.kind === "not-found") return notFound()
  if (answer.kind === "form") return data(answer.state, answer.status)
  const key = answer.kind === "saved" ? "listing-saved" : "listing-unchanged"
  const back = pathTo("/my-listings/:publicId", { publicId })
  return flashes.leadTo(back, { key, values: { name: answer.businessName } })
}

export default function MyListingMore({ loaderData, actionData }: Route.ComponentProps) {
  return <MorePage {...loaderData} state={actionData ?? loaderData.state} />
}
