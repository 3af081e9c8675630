import { data } from "react-router"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { services, siteNow } from "#app/services.ts"
import { counterWords } from "#content/en/counter.ts"
import type { Route } from "./+types/counter-join.route"
import { useThisPhone } from "./device-guard.server.ts"
import { findLink } from "./devices.server.ts"
import { JoinPage } from "./join-page.tsx"

export const meta: Route.MetaFunction = () => secretMeta(counterWords.join)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const found = await orUnavailable(() => findLink(db, params.token, clock()))
  const headers = { "Cache-Control": "no-store" }
  return data({ name: found?.name ?? null }, { status: found ? 200 : 404, headers })
}

export async function action({ params, context }: Route.ActionArgs) {
  const { db } = context.get(services)
  const joined = await orUnavailable(() => useThisPhone(db, params.token, siteNow(context)))
  return joined ?? data(null, 404)
}

export default function CounterJoin({ loaderData }: Route.ComponentProps) {
  return <JoinPage {...loaderData} />
}
