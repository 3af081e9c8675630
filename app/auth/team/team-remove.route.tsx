import { data } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { privateMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { isRowKey } from "#app/lib/text/row-key.ts"
import { provenChange } from "#app/proven-change.server.ts"
import { services } from "#app/services.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { findAdmin } from "../accounts/accounts.server.ts"
import type { Route } from "./+types/team-remove.route"
import { RemovalForm } from "./removal-form.tsx"
import { removeAdmin } from "./team.server.ts"

const words = accountContent.remove

export const meta: Route.MetaFunction = () => privateMeta({ title: words.title })

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const { by } = provenChange(context, url.pathname)
  if (!isRowKey(params.id)) return notFound()
  const admin = await orUnavailable(() => findAdmin(db, { id: params.id }))
  if (!admin) return notFound()
  return { email: admin.email, isOneself: admin.id === by.id }
}

export async function action({ params, url, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const change = provenChange(context, url.pathname)
  if (!isRowKey(params.id)) return notFound()
  const admin = await orUnavailable(() => findAdmin(db, { id: params.id }))
  const { kind } = await orUnavailable(() => removeAdmin(db, params.id, change))
  if (kind === "not-found") return notFound()
  if (kind !== "removed") return data({ error: words[kind] }, 409)
  return flashes.leadTo(pathTo("/admin/team"), {
    key: "admin-removed",
    values: { email: admin?.email ?? "" },
  })
}

export default function AdminTeamRemove({ loaderData, actionData }: Route.ComponentProps) {
  return <RemovalForm {...loaderData} error={actionData?.error} />
}
