import { data } from "react-router"
import { handleMore, type MoreState } from "#app/features/listing-owners/edit/edit-request.server.ts"
import { MorePage } from "#app/features/listing-owners/more-page.tsx"
import * as owned from "#app/features/listing-owners/owned-listings.server.ts"
import { ownerContext } from "#app/features/listing-owners/owner-session.server.ts"
import { extraValuesOf } from "#app/platform/business/listing/listing-extras.ts"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { secretMeta } from "#app/platform/page-meta.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { services } from "#app/services.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import type { Route } from "./+types/my-listing-more"

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
