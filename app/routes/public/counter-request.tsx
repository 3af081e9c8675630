import { redirect } from "react-router"
import { actAsCashier, cashierActs } from "#app/features/counter/cashier-acts.server.ts"
import liveState from "#app/features/counter/live-state-element.ts?worker&url"
import { looksAgain } from "#app/features/counter/request-view.ts"
import { CodePage, shownCodes } from "#app/features/counter/till/code-page.tsx"
import { deviceOf } from "#app/features/counter/till/device-guard.server.ts"
import { loadCode } from "#app/features/counter/till/till.server.ts"
import tillScreen from "#app/features/counter/till/till-screen-element.ts?worker&url"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { secretMeta } from "#app/platform/page-meta.ts"
import { pathTo } from "#app/platform/path-to.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { counterWords } from "#content/en/counter.ts"
import type { Route } from "./+types/counter-request"

export const handle: RouteHandle = { modules: [liveState, tillScreen] }

export const meta: Route.MetaFunction = () => secretMeta(counterWords.till)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock, publicUrl } = context.get(services)
  const device = await deviceOf(context, { db, clock })
  const shown = shownCodes.find((known) => known === url.searchParams.get("code")) ?? "page"
  const loaded = await orUnavailable(() => loadCode(db, device, params.code, clock()))
  const isLate = url.searchParams.has("late")
  const refreshSeconds = looksAgain(loaded.view) ? 5 : undefined
  return { ...loaded, shown, isLate, publicUrl, refreshSeconds }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock } = context.get(services)
  const { listingId } = await deviceOf(context, { db, clock })
  const intent = textField(await readForm(request), "intent")
  const act = cashierActs.find((name) => name === intent) ?? notFound()
  const { code } = params
  const { kind } = await orUnavailable(() => actAsCashier(db, { listingId, code, act }, clock()))
  if (kind === "not-found") return notFound()
  const back = pathTo("/counter/r/:code", { code })
  return redirect(kind === "done" ? back : `${back}?late=1`, 303)
}

export default function CounterRequest({ loaderData }: Route.ComponentProps) {
  return <CodePage {...loaderData} />
}
