import { redirect } from "react-router"
import { deviceOf } from "#app/features/counter/till/device-guard.server.ts"
import { loadTransfer } from "#app/features/counter/till/till.server.ts"
import { type Decision, decideTransfer } from "#app/features/counter/unassigned/decide-transfer.server.ts"
import { TransferPage } from "#app/features/counter/unassigned/transfer-page.tsx"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { readRowId } from "#app/platform/list/list-search.ts"
import { secretMeta } from "#app/platform/page-meta.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { services } from "#app/services.ts"
import { counterWords } from "#content/en/counter.ts"
import type { Route } from "./+types/counter-came"

export const meta: Route.MetaFunction = () => secretMeta(counterWords.till)

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
