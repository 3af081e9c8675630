import { data, redirect } from "react-router"
import { RemovalForm } from "#app/features/admin/removal-form.tsx"
import { adminContext, requireRecentProof } from "#app/features/admin/require-admin.server.ts"
import { isRowKey } from "#app/features/admin/row-key.ts"
import { findAdmin, removeAdmin } from "#app/features/admin/team.server.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import { services } from "#app/services.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-team-remove"

const words = accountContent.remove

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${site.name}` }]

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const by = context.get(adminContext)
  requireRecentProof(by, url.pathname, clock())
  if (!isRowKey(params.id)) return notFound()
  const admin = await orUnavailable(() => findAdmin(db, params.id))
  if (!admin) return notFound()
  return { email: admin.email, isOneself: admin.id === by.id }
}

export async function action({ params, url, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes } = context.get(services)
  const by = context.get(adminContext)
  const now = clock()
  requireRecentProof(by, url.pathname, now)
  if (!isRowKey(params.id)) return notFound()
  const admin = await orUnavailable(() => findAdmin(db, params.id))
  const outcome = await orUnavailable(() => removeAdmin(db, params.id, { by, publicUrl, now }))
  if (outcome === "not-found") return notFound()
  if (outcome !== "removed") return data({ error: words[outcome] }, 409)
  const flash = await flashes.set({ key: "admin-removed", values: { email: admin?.email ?? "" } })
  return redirect("/admin/team", { status: 303, headers: { "Set-Cookie": flash } })
}

export default function AdminTeamRemove({ loaderData, actionData }: Route.ComponentProps) {
  return <RemovalForm {...loaderData} error={actionData?.error} />
}
