import { data } from "react-router"
import { openForm } from "#app/lib/form/public-form.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { requestFacts, services } from "#app/services.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import type { Route } from "./+types/owner-ask.route"
import { askForm, askVersion, handleAsk } from "./ask-owner-link.server.ts"
import { AskPage } from "./link-pages.tsx"

export { actionHeaders as headers } from "#app/lib/http/action-headers.ts"

export const meta: Route.MetaFunction = (args) => pageMeta(args, { ...listingOwners.ask, index: false })

/** Uses no database, so the form opens while it is unavailable. */
export function loader({ context }: Route.LoaderArgs) {
  return { state: openForm(askForm, context.get(services)), consent: askVersion }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(services)
  const outcome = await handleAsk(app, context.get(requestFacts), await readForm(request))
  if (outcome.kind === "form")
    return data(outcome.state, { status: outcome.status, headers: outcome.headers })
  return app.flashes.leadTo(pathTo("/merchant-directory/owner"), { key: "owner-link-asked" })
}

export default function OwnerAsk({ loaderData, actionData }: Route.ComponentProps) {
  return <AskPage consent={loaderData.consent} state={actionData ?? loaderData.state} />
}
