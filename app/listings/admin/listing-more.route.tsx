import { data } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { services } from "#app/services.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { site } from "#content/en/site.ts"
import { readExtras } from "../listing/listing-extras.server.ts"
import { extraValuesOf, withSameWeekdays } from "../listing/listing-extras.ts"
import type { Route } from "./+types/listing-more.route"
import { nameOf } from "./admin-list.tsx"
import { AdminMore } from "./admin-more.tsx"
import { saveForm } from "./editing.server.ts"
import * as staffQueries from "./staff-queries.server.ts"

export const meta: Route.MetaFunction = () => [{ title: `${listingOwners.more.title} | ${site.name}` }]

export function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  return orUnavailable(async () => {
    const listing = (await staffQueries.findForStaff(db, id)) ?? notFound()
    const state = { values: extraValuesOf(listing), errors: {}, revision: listing.revision }
    return { id, name: nameOf(listing), state }
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const form = await readForm(request)
  const revision = readRowId(textField(form, "revision")) ?? 0
  const staff = { by: context.get(adminContext), now: clock(), publicUrl, seen: revision }
  return orUnavailable(async () => {
    const listing = (await staffQueries.findForStaff(db, id)) ?? notFound()
    const { values, errors, facts } = readExtras(form, listing.country)
    if (textField(form, "intent") === "same-weekdays")
      return data({ values: withSameWeekdays(values), errors: {}, revision }, 200)
    if (Object.keys(errors).length > 0) return data({ values, errors, revision }, 422)
    const outcome = await saveForm(db, id, facts, null, staff)
    if (outcome.kind === "not-found") return notFound()
    if (outcome.kind === "conflict")
      return data({ values, errors: {}, revision: outcome.listing.revision, isStale: true }, 409)
    const { saved, savedBeside, unchanged, final } = adminListings.flash
    const wasAlone = outcome.kind === "changed" && outcome.listing.revision === revision + 1
    const message = { changed: wasAlone ? saved : savedBeside, unchanged, final }[outcome.kind]
    return flashes.leadTo(pathTo("/admin/listings/:id", { id }), { message })
  })
}

export default function AdminListingMore({ loaderData, actionData }: Route.ComponentProps) {
  return <AdminMore {...loaderData} state={actionData ?? loaderData.state} />
}
