import { redirect } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { counterWords } from "#content/en/counter.ts"
import { actAsCashier, cashierActs } from "../cashier-acts.server.ts"
import liveState from "../live-state-element.ts?worker&url"
import { looksAgain } from "../request-view.ts"
import type { Route } from "./+types/counter-request.route"
import { CodePage, shownCodes } from "./code-page.tsx"
import { deviceOf } from "./device-guard.server.ts"
import { loadCode } from "./terminal.server.ts"
import terminalScreen from "./terminal-screen-element.ts?worker&url"

export const handle: RouteHandle = { modules: [liveState, terminalScreen] }

export const meta: Route.MetaFunction = () => secretMeta(counterWords.terminal)

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
