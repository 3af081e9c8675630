import { data } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { fieldConstraints } from "#app/lib/form/parse-form.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { applicationSchema } from "#app/listings/application/application-schema.ts"
import { countryOptions } from "#app/places/countries/countries.ts"
import { packOptions } from "#app/places/countries/packed-options.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import * as owned from "../owned-listings.server.ts"
import { ownerContext } from "../owner-session.server.ts"
import type { Route } from "./+types/my-listing-edit.route"
import { EditPage } from "./edit-page.tsx"
import { handleEdit, openEdit } from "./edit-request.server.ts"

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
