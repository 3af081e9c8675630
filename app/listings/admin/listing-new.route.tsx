import { data } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { fieldConstraints } from "#app/lib/form/parse-form.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { countryOptions } from "#app/places/countries/countries.ts"
import { packOptions } from "#app/places/countries/packed-options.ts"
import { services } from "#app/services.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { site } from "#content/en/site.ts"
import { emptyApplication } from "../application/application-rules.ts"
import { applicationSchema } from "../application/application-schema.ts"
import { readListing } from "../listing/read-listing.server.ts"
import { chosenTown, offerTowns } from "../position/offer-towns.server.tsx"
import type { Route } from "./+types/listing-new.route"
import { addListing } from "./adding.server.ts"
import { NewListing } from "./admin-new.tsx"

export const meta: Route.MetaFunction = () => [{ title: `${adminListings.add.title} | ${site.name}` }]

export function loader({ context }: Route.LoaderArgs) {
  return {
    constraints: fieldConstraints(applicationSchema),
    countries: packOptions(countryOptions()),
    openedAt: context.get(services).clock().toISOString(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const form = await readForm(request)
  const { values, errors, facts } = readListing(form)
  if (textField(form, "intent") === "find-town")
    return data({ values, errors: {}, towns: await offerTowns(db, values) })
  if (!facts) return data({ values, errors, towns: chosenTown(values) }, { status: 422 })
  const opened = new Date(textField(form, "openedAt"))
  const openedAt = Number.isNaN(opened.getTime()) ? undefined : opened
  const by = context.get(adminContext)
  const { id } = await orUnavailable(() => addListing(db, facts, { by, now: clock(), openedAt }))
  return flashes.leadTo(pathTo("/admin/listings/:id", { id }), { message: adminListings.flash.added })
}

export default function AdminListingNew({ loaderData, actionData }: Route.ComponentProps) {
  const { values = emptyApplication, errors = {}, towns = "" } = actionData ?? {}
  return <NewListing {...loaderData} {...{ values, errors, towns }} />
}
