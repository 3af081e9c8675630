import { data } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { services } from "#app/services.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { placeWords } from "#content/en/places.ts"
import { site } from "#content/en/site.ts"
import { placeValues, readPlace } from "../position/place-request.server.ts"
import type { Route } from "./+types/listing-place.route"
import { nameOf } from "./admin-list.tsx"
import { AdminPlace } from "./admin-place.tsx"
import { saveForm } from "./editing.server.ts"
import * as staffQueries from "./staff-queries.server.ts"

export const meta: Route.MetaFunction = () => [{ title: `${placeWords.title} | ${site.name}` }]

export function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  return orUnavailable(async () => {
    const listing = (await staffQueries.findForStaff(db, id)) ?? notFound()
    const state = { values: placeValues(listing), errors: {}, revision: listing.revision }
    return { id, name: nameOf(listing), onlineOnly: listing.onlineOnly, state }
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const form = await readForm(request)
  const seen = readRowId(textField(form, "revision")) ?? 0
  const staff = { by: context.get(adminContext), now: clock(), publicUrl, seen }
  return orUnavailable(async () => {
    const listing = (await staffQueries.findForStaff(db, id)) ?? notFound()
    if (listing.onlineOnly) return notFound()
    const read = await readPlace(db, listing, form, listing.pin)
    if (read.kind === "form") return data({ ...read.state, revision: seen }, read.status)
    const outcome = await saveForm(db, id, read.facts, null, staff)
    if (outcome.kind === "not-found") return notFound()
    if (outcome.kind === "conflict") {
      const { revision } = outcome.listing
      return data({ values: read.values, errors: {}, revision, isStale: true }, 409)
    }
    const { saved, unchanged, final } = adminListings.flash
    const message = { changed: saved, unchanged, final }[outcome.kind]
    return flashes.leadTo(pathTo("/admin/listings/:id", { id }), { message })
  })
}

export default function AdminListingPlace({ loaderData, actionData }: Route.ComponentProps) {
  return <AdminPlace {...loaderData} state={actionData ?? loaderData.state} />
}
