import { data, redirect } from "react-router"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { counterWords } from "#content/en/counter.ts"
import type { Route } from "./+types/counter.route"
import { handleCharge } from "./charge-form.server.ts"
import { CounterPage } from "./counter-page.tsx"
import { deviceOf } from "./device-guard.server.ts"
import priceKeys from "./price-keys-element.ts?worker&url"
import { loadTerminal } from "./terminal.server.ts"

export const handle: RouteHandle = { modules: [priceKeys] }

export const meta: Route.MetaFunction = () => secretMeta(counterWords.terminal)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const device = await deviceOf(context, { db, clock })
  return orUnavailable(() => loadTerminal(db, device, clock()))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock } = context.get(services)
  const device = await deviceOf(context, { db, clock })
  const form = await readForm(request)
  const answer = await orUnavailable(() => handleCharge(db, device, form, clock()))
  if (answer.kind === "form") return data(answer.state, answer.status)
  return redirect(pathTo("/counter/r/:code", { code: answer.code }), 303)
}

export default function Counter({ loaderData, actionData }: Route.ComponentProps) {
  return <CounterPage {...loaderData} form={actionData ?? loaderData.form} />
}
