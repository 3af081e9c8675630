import { data } from "react-router"
import { adminContext } from "#app/features/back-office/require-admin.server.ts"
import { nameOf } from "#app/features/listings/admin-list.tsx"
import { ListingDetail } from "#app/features/listings/detail/admin-detail.tsx"
import { mayAgreeToWallet } from "#app/features/listings/editing.server.ts"
import { handleListing } from "#app/features/listings/listing-request.server.ts"
import { mergerEnds } from "#app/features/listings/merging.server.ts"
import { listSameAddress } from "#app/features/listings/payment-addresses/staff-queries.server.ts"
import * as staffQueries from "#app/features/listings/staff-queries.server.ts"
import { applicationSchema } from "#app/platform/business/application/application-schema.ts"
import { valuesOf } from "#app/platform/business/listing/listing-values.ts"
import { chosenTown } from "#app/platform/business/position/offer-towns.server.tsx"
import { countryOptions } from "#app/platform/countries/countries.ts"
import { packOptions } from "#app/platform/countries/packed-options.ts"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { fieldConstraints } from "#app/platform/form/parse-form.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { readRowId } from "#app/platform/list/list-search.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { services } from "#app/services.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/listing"

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? nameOf(loaderData.listing) : adminListings.title} | ${site.name}` },
]

export function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  return orUnavailable(async () => {
    const [found, revisions] = await Promise.all([
      staffQueries.findForStaff(db, id),
      staffQueries.listRevisions(db, id),
    ])
    const listing = found ?? notFound()
    const wallet = listing.walletAddress
    const same = wallet ? await listSameAddress(db, [wallet]) : new Map()
    return {
      listing,
      sameAddress: [...same.values()].flat().filter((other) => other.id !== id),
      revisions,
      now: clock(),
      mergerEnds: await mergerEnds(db, listing),
      mayAgree: await mayAgreeToWallet(db, listing, context.get(adminContext)),
      constraints: fieldConstraints(applicationSchema),
      countries: packOptions(countryOptions()),
      towns: chosenTown(valuesOf(listing)),
    }
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const form = await readForm(request)
  const by = context.get(adminContext)
  const answer = await orUnavailable(() => handleListing(db, id, form, { by, now: clock(), publicUrl }))
  if (answer.kind === "not-found") return notFound()
  if (answer.kind === "refused") return data(answer.refused, { status: answer.status })
  return flashes.leadTo(pathTo("/admin/listings/:id", { id }), { message: answer.message })
}

export default function AdminListing({ loaderData, actionData }: Route.ComponentProps) {
  return <ListingDetail {...loaderData} refused={actionData} />
}
