import { data } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { privateMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { isRowKey } from "#app/lib/text/row-key.ts"
import { provenChange } from "#app/proven-change.server.ts"
import { services } from "#app/services.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { findAdmin } from "../accounts/accounts.server.ts"
import { asksForSecondStep, findSecondFactors } from "../second-factors/second-factors.server.ts"
import type { Route } from "./+types/team-reset.route"
import { ResetForm } from "./reset-form.tsx"
import * as resets from "./second-step-reset.server.ts"

const words = accountContent.reset

export const meta: Route.MetaFunction = () => privateMeta({ title: words.title })

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const { by, now } = provenChange(context, url.pathname)
  if (!isRowKey(params.id)) return notFound()
  return orUnavailable(async () => {
    const admin = (await findAdmin(db, { id: params.id })) ?? notFound()
    const [request] = await resets.listResets(db, now, admin.id)
    const hasSecondStep = asksForSecondStep(await findSecondFactors(db, admin.id))
    return { email: admin.email, ownId: by.id, isOneself: admin.id === by.id, hasSecondStep, request }
  })
}

const acts = { ask: resets.askForReset, approve: resets.approveReset, decline: resets.declineReset }

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const change = provenChange(context, url.pathname)
  if (!isRowKey(params.id)) return notFound()
  const intent = textField(await readForm(request), "intent")
  if (intent !== "ask" && intent !== "approve" && intent !== "decline") throw data(null, { status: 400 })
  const admin = await orUnavailable(() => findAdmin(db, { id: params.id }))
  const { kind } = await orUnavailable(() => acts[intent](db, params.id, change))
  if (kind === "not-found") return notFound()
  if (kind === "oneself" || kind === "own-request" || kind === "none")
    return data({ error: words[kind] }, 409)
  return flashes.leadTo(pathTo("/admin/team"), {
    key: `second-step-${kind}`,
    values: { email: admin?.email ?? "" },
  })
}

export default function AdminTeamReset({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetForm {...loaderData} error={actionData?.error} />
}
