import { data } from "react-router"
import type { Database } from "#app/lib/db/client.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { openForm } from "#app/lib/form/public-form.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { requestFacts, services } from "#app/services.ts"
import { findDirectoryStage } from "#app/settings/directory-stage.server.ts"
import { listingClaims } from "#content/en/listing-claims.ts"
import type { Route } from "./+types/listing-claim.route"
import { findClaimable } from "./claim-links.server.ts"
import { claimForm, claimVersion, handleClaim } from "./claims.server.ts"
import { ClaimFormPage } from "./form-page.tsx"

export { actionHeaders as headers } from "#app/lib/http/action-headers.ts"

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { title, description } = listingClaims.form
  const business = args.loaderData.listing.name
  return pageMeta(args, { title: format(title, { business }), description, index: false })
}

/** Finds nothing before the directory opens, and no samples: they have no owner. */
function findListing(db: Database, slug: string) {
  return orUnavailable(async () => {
    const found = await findClaimable(db, slug)
    if (!found || (await findDirectoryStage(db)) === "coming-soon") return notFound()
    return { name: found.name, slug: found.slug }
  })
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(services)
  const listing = await findListing(app.db, params.slug)
  return { listing, state: openForm(claimForm, app), consent: claimVersion }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(services)
  const { slug } = params
  const outcome = await handleClaim(app, { ...context.get(requestFacts), slug }, await readForm(request))
  if (outcome.kind === "form")
    return data(outcome.state, { status: outcome.status, headers: outcome.headers })
  if (outcome.kind === "not-there") return notFound()
  return app.flashes.leadTo(pathTo("/merchant-directory/:slug/claim", { slug }), {
    key: "listing-claim-asked",
  })
}

export default function ListingClaim({ loaderData, actionData }: Route.ComponentProps) {
  return <ClaimFormPage {...loaderData} state={actionData ?? loaderData.state} />
}
