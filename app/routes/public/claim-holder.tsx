import { data } from "react-router"
import { answerClaim, findHolderPage } from "#app/features/listing-claims/holder.server.ts"
import { HolderPage } from "#app/features/listing-claims/holder-page.tsx"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { secretMeta } from "#app/platform/page-meta.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { services, siteNow } from "#app/services.ts"
import { listingClaims } from "#content/en/listing-claims.ts"
import type { Route } from "./+types/claim-holder"

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
