import { data, redirect } from "react-router"
import { readEmail } from "#app/features/admin/credentials.server.ts"
import { endSessionsOf } from "#app/features/admin/ended-sessions.server.ts"
import { adminContext, requireRecentProof } from "#app/features/admin/require-admin.server.ts"
import * as team from "#app/features/admin/team.server.ts"
import { TeamPage } from "#app/features/admin/team-page.tsx"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { services } from "#app/services.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-team"

const path = "/admin/team"

export const meta: Route.MetaFunction = () => [{ title: `${accountContent.team.title} | ${site.name}` }]

export function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const now = clock()
  return orUnavailable(async () => ({
    ownId: context.get(adminContext).id,
    members: await team.listTeam(db, now),
    invitations: (await team.listInvitations(db)).map((one) => ({ ...one, isOver: one.expiresAt <= now })),
  }))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes } = context.get(services)
  const by = context.get(adminContext)
  const now = clock()
  requireRecentProof(by, path, now)
  const form = await readForm(request)
  const { email, error } = readEmail(form)
  if (error) return notFound()
  const done = async (key: string) =>
    redirect(path, {
      status: 303,
      headers: { "Set-Cookie": await flashes.set({ key, values: { email } }) },
    })

  switch (textField(form, "intent")) {
    case "resend": {
      // Only to whom somebody has invited already: others come with the form for it, and its question.
      const sent = await orUnavailable(async () => {
        const invited = await team.listInvitations(db)
        return invited.some((one) => one.email === email) && team.invite(db, email, { by, publicUrl, now })
      })
      return sent === "invited" ? done("invitation-sent") : notFound()
    }
    case "withdraw":
      return (await orUnavailable(() => team.withdrawInvitation(db, email, { by, now })))
        ? done("invitation-withdrawn")
        : notFound()
    case "end-sessions": {
      const ended = await orUnavailable(async () => {
        const member = (await team.listTeam(db, now)).find((one) => one.email === email)
        return member && endSessionsOf(db, member, "all", { by, now })
      })
      return ended === undefined ? notFound() : done("colleague-logged-out")
    }
    default:
      throw data(null, { status: 400 })
  }
}

export default function AdminTeam({ loaderData }: Route.ComponentProps) {
  return <TeamPage {...loaderData} />
}
