import { redirect } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { services } from "#app/services.ts"
import { counterWords } from "#content/en/counter.ts"
import { deviceOf } from "../terminal/device-guard.server.ts"
import { loadTransfer } from "../terminal/terminal.server.ts"
import type { Route } from "./+types/counter-came.route"
import { type Decision, decideTransfer } from "./decide-transfer.server.ts"
import { TransferPage } from "./transfer-page.tsx"

export const meta: Route.MetaFunction = () => secretMeta(counterWords.terminal)

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const device = await deviceOf(context, { db, clock })
  const id = readRowId(params.id) ?? notFound()
  const loaded = await orUnavailable(() => loadTransfer(db, device, id, clock()))
  return { ...loaded, isLate: url.searchParams.has("late") }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock } = context.get(services)
  const { listingId } = await deviceOf(context, { db, clock })
  const decision = readDecision(await readForm(request)) ?? notFound()
  const id = readRowId(params.id) ?? notFound()
  const { kind } = await orUnavailable(() => decideTransfer(db, { listingId, id, decision }, clock()))
  if (kind === "not-found") return notFound()
  const here = pathTo("/counter/came/:id", { id: params.id })
  if (kind === "not-now") return redirect(`${here}?late=1`, 303)
  const isAssigned = decision.kind === "assign"
  return redirect(isAssigned ? pathTo("/counter/r/:code", { code: decision.code }) : here, 303)
}

function readDecision(form: FormData): Decision | undefined {
  const intent = textField(form, "intent")
  if (intent === "assign") return { kind: "assign", code: textField(form, "code") }
  return intent === "dismiss" || intent === "take-back" ? { kind: intent } : undefined
}

export default function CounterCame({ loaderData }: Route.ComponentProps) {
  return <TransferPage {...loaderData} />
}
