import { data, redirect } from "react-router"
import { readEmail } from "#app/features/admin/credentials.server.ts"
import { InviteForm } from "#app/features/admin/invite-form.tsx"
import { adminContext, requireRecentProof } from "#app/features/admin/require-admin.server.ts"
import { invite } from "#app/features/admin/team.server.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { services } from "#app/services.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-team-invite"

const words = accountContent.invite
const path = "/admin/team/invite"

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${site.name}` }]

export function loader({ url, context }: Route.LoaderArgs) {
  requireRecentProof(context.get(adminContext), url.pathname + url.search, context.get(services).clock())
  return { email: url.searchParams.get("email") ?? "" }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes } = context.get(services)
  const by = context.get(adminContext)
  const now = clock()
  const { email, error } = readEmail(await readForm(request))
  requireRecentProof(by, `${path}?${new URLSearchParams({ email })}`, now)
  if (error) return data({ email, error }, 422)
  const outcome = await orUnavailable(() => invite(db, email, { by, publicUrl, now }))
  if (outcome === "on-the-team") return data({ email, error: words.onTheTeam }, 409)
  const flash = await flashes.set({ key: "invitation-sent", values: { email } })
  return redirect("/admin/team", { status: 303, headers: { "Set-Cookie": flash } })
}

export default function AdminTeamInvite({ loaderData, actionData }: Route.ComponentProps) {
  return <InviteForm email={actionData?.email ?? loaderData.email} error={actionData?.error} />
}
