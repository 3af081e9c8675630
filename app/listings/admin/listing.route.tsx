import { data } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { fieldConstraints } from "#app/lib/form/parse-form.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { countryOptions } from "#app/places/countries/countries.ts"
import { packOptions } from "#app/places/countries/packed-options.ts"
import { services } from "#app/services.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { site } from "#content/en/site.ts"
import { applicationSchema } from "../application/application-schema.ts"
import { valuesOf } from "../listing/listing-values.ts"
import { chosenTown } from "../position/offer-towns.server.tsx"
import type { Route } from "./+types/listing.route"
import { nameOf } from "./admin-list.tsx"
import { ListingDetail } from "./detail/admin-detail.tsx"
import { mayAgreeToWallet } from "./editing.server.ts"
import { handleListing } from "./listing-request.server.ts"
import { mergerEnds } from "./merging.server.ts"
import { listSameAddress } from "./payment-addresses/staff-queries.server.ts"
import * as staffQueries from "./staff-queries.server.ts"

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
