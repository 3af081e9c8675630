import { data, redirect } from "react-router"
import { InviteForm } from "#app/features/team/invite-form.tsx"
import { invite } from "#app/features/team/team.server.ts"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { privateMeta } from "#app/platform/page-meta.ts"
import { readEmail } from "#app/platform/passwords/credentials.server.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { provenChange } from "#app/proven-change.server.ts"
import { services } from "#app/services.ts"
import { accountContent } from "#content/en/admin-account.ts"
import type { Route } from "./+types/team-invite"

const words = accountContent.invite
const path = pathTo("/admin/team/invite")

export const meta: Route.MetaFunction = () => privateMeta({ title: words.title })

export function loader({ url, context }: Route.LoaderArgs) {
  provenChange(context, url.pathname + url.search)
  return { email: url.searchParams.get("email") ?? "" }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const { email, error } = readEmail(await readForm(request))
  const change = provenChange(context, `${path}?${new URLSearchParams({ email })}`)
  if (error) return data({ email, error }, 422)
  const { kind } = await orUnavailable(() => invite(db, email, change))
  if (kind === "removed") throw redirect(pathTo("/admin/login"), 303)
  if (kind === "on-the-team") return data({ email, error: words.onTheTeam }, 409)
  return flashes.leadTo(pathTo("/admin/team"), { key: "invitation-sent", values: { email } })
}

export default function AdminTeamInvite({ loaderData, actionData }: Route.ComponentProps) {
  return <InviteForm email={actionData?.email ?? loaderData.email} error={actionData?.error} />
}
