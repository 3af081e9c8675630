import { data } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { services, siteNow } from "#app/services.ts"
import { listingClaims } from "#content/en/listing-claims.ts"
import type { Route } from "./+types/claim-status.route"
import { ClaimPage } from "./claim-page.tsx"
import { actOnClaim, findClaimPage } from "./claims.server.ts"

export const meta: Route.MetaFunction = () => secretMeta(listingClaims.page)

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const claim = await orUnavailable(() => findClaimPage(db, params.token, siteNow(context)))
  return data({ claim: claim ?? null }, claim ? 200 : 404)
}

const acts = ["confirm", "ready", "withdraw"] as const

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const { token } = params
  const intent = textField(await readForm(request), "intent")
  const act = acts.find((name) => name === intent) ?? notFound()
  const outcome = await orUnavailable(() => actOnClaim(db, token, act, siteNow(context)))
  const { flash } = listingClaims.page
  const message = flash[outcome.kind]
  // An unconfirmed claim that ended has no page any more.
  const hasPage = await orUnavailable(() => findClaimPage(db, token, siteNow(context)))
  const owner = pathTo("/merchant-directory/owner")
  const back = hasPage ? pathTo("/listing-claims/:token", { token }) : owner
  return flashes.leadTo(back, { message })
}

export default function ClaimStatus({ loaderData }: Route.ComponentProps) {
  return <ClaimPage {...loaderData} />
}
