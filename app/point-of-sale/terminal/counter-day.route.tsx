import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { services } from "#app/services.ts"
import { counterWords } from "#content/en/counter.ts"
import type { Route } from "./+types/counter-day.route"
import { DayPage } from "./day-page.tsx"
import { deviceOf } from "./device-guard.server.ts"
import { loadDay } from "./terminal.server.ts"

export const meta: Route.MetaFunction = () => secretMeta(counterWords.terminal)

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const { listingId } = await deviceOf(context, { db, clock })
  return orUnavailable(() => loadDay(db, listingId, url.searchParams.get("date"), clock()))
}

export default function CounterDay({ loaderData }: Route.ComponentProps) {
  return <DayPage {...loaderData} />
}
