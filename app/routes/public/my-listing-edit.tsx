import { data } from "react-router"
import { EditPage } from "#app/features/listing-owners/edit/edit-page.tsx"
import { handleEdit, openEdit } from "#app/features/listing-owners/edit/edit-request.server.ts"
import * as owned from "#app/features/listing-owners/owned-listings.server.ts"
import { ownerContext } from "#app/features/listing-owners/owner-session.server.ts"
import { applicationSchema } from "#app/platform/business/application/application-schema.ts"
import { countryOptions } from "#app/platform/countries/countries.ts"
import { packOptions } from "#app/platform/countries/packed-options.ts"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { fieldConstraints } from "#app/platform/form/parse-form.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { secretMeta } from "#app/platform/page-meta.ts"
import { pathTo } from "#app/platform/path-to.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import type { Route } from "./+types/my-listing-edit"

export const handle: RouteHandle = { places: true }

export const meta: Route.MetaFunction = () => secretMeta(listingOwners.edit)

export function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  return orUnavailable(async () => {
    const found = (await owned.findOwned(db, context.get(ownerContext), params.publicId)) ?? notFound()
    const state = openEdit(found)
    const { publicId, businessName } = found
    const countries = packOptions(countryOptions())
    return { publicId, businessName, state, constraints: fieldConstraints(applicationSchema), countries }
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, publicUrl, clock, flashes } = context.get(services)
  const { publicId } = params
  const form = await readForm(request)
  const owner = { email: context.get(ownerContext), publicUrl, now: clock() }
  const answer = await orUnavailable(() => handleEdit(db, publicId, form, owner))
  if (answer.kind === "not-found") return notFound()
  if (answer.kind === "form") return data(answer.state, answer.status)
  const saved = answer.waits ? "listing-proposed" : "listing-saved"
  const key = answer.kind === "saved" ? saved : "listing-unchanged"
  const back = pathTo("/my-listings/:publicId", { publicId })
  return flashes.leadTo(back, { key, values: { name: answer.businessName } })
}

export default function MyListingEdit({ loaderData, actionData }: Route.ComponentProps) {
  return <EditPage {...loaderData} state={actionData ?? loaderData.state} />
}
