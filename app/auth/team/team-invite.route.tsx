import { data, redirect } from "react-router"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { privateMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { provenChange } from "#app/proven-change.server.ts"
import { services } from "#app/services.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { readEmail } from "../passwords/credentials.server.ts"
import type { Route } from "./+types/team-invite.route"
import { InviteForm } from "./invite-form.tsx"
import { invite } from "./team.server.ts"

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
