import { data } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { format } from "#app/lib/text/format.ts"
import type { RouteHandle } from "#app/root.tsx"
import { requestFacts, services, siteNow } from "#app/services.ts"
import { counterWords } from "#content/en/counter.ts"
import type { Route } from "./+types/pay-request.route"
import { CustomerPage } from "./customer-page.tsx"
import liveState from "./live-state-element.ts?worker&url"
import { looksAgain } from "./request-view.ts"
import { findForStranger } from "./strangers.server.ts"

const words = counterWords.customer

export const handle: RouteHandle = { modules: [liveState] }

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const name = loaderData?.view.shop.name ?? ""
  return secretMeta({ title: format(words.title, { name }), description: words.description })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(services)
  const { limitGroup } = context.get(requestFacts)
  const found = await orUnavailable(() =>
    findForStranger(db, params.code, { ...siteNow(context), limitGroup }),
  )
  if (found.kind === "too-many") throw data(null, { status: 429, headers: { "Retry-After": "60" } })
  if (found.kind !== "found") return notFound()
  const { view, version } = found
  const isStill = url.searchParams.has("still")
  const refreshSeconds = looksAgain(view) && !isStill ? 5 : undefined
  const shown = { view, version, isStill, refreshSeconds, publicUrl }
  return data(shown, { headers: { "Cache-Control": "no-store" } })
}

export default function PayRequest({ loaderData }: Route.ComponentProps) {
  return <CustomerPage {...loaderData} />
}
