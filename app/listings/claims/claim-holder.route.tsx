import { data } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { services, siteNow } from "#app/services.ts"
import { listingClaims } from "#content/en/listing-claims.ts"
import type { Route } from "./+types/claim-holder.route"
import { answerClaim, findHolderPage } from "./holder.server.ts"
import { HolderPage } from "./holder-page.tsx"

export const meta: Route.MetaFunction = () => secretMeta(listingClaims.holder)

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const claim = await orUnavailable(() => findHolderPage(db, params.token, siteNow(context)))
  return data({ claim: claim ?? null }, claim ? 200 : 404)
}

const answers = ["object", "agree"] as const

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const { token } = params
  const intent = textField(await readForm(request), "intent")
  const answer = answers.find((name) => name === intent) ?? notFound()
  const { kind } = await orUnavailable(() => answerClaim(db, token, answer, siteNow(context)))
  const message = listingClaims.holder.done[kind]
  const here = pathTo("/listing-claims/holder/:token", { token })
  return flashes.leadTo(kind === "gone" ? pathTo("/merchant-directory/owner") : here, { message })
}

export default function ClaimHolder({ loaderData }: Route.ComponentProps) {
  return <HolderPage {...loaderData} />
}
