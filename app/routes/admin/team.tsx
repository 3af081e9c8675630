import { data } from "react-router"
import { adminContext } from "#app/features/back-office/require-admin.server.ts"
import { listResets } from "#app/features/team/second-step-reset.server.ts"
import * as team from "#app/features/team/team.server.ts"
import { TeamPage } from "#app/features/team/team-page.tsx"
import { isOpen } from "#app/platform/accounts/account-links.server.ts"
import { findAdmin } from "#app/platform/accounts/accounts.server.ts"
import { changeSecondStepRule, isSecondStepRequired } from "#app/platform/accounts/second-step-rule.server.ts"
import { endSessionsOf } from "#app/platform/accounts/staff-sessions.server.ts"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { privateMeta } from "#app/platform/page-meta.ts"
import { readEmail } from "#app/platform/passwords/credentials.server.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { provenChange } from "#app/proven-change.server.ts"
import { services } from "#app/services.ts"
import { accountContent } from "#content/en/admin-account.ts"
import type { FlashKey } from "#content/en/flash.ts"
import type { Route } from "./+types/team"

const path = pathTo("/admin/team")

export const meta: Route.MetaFunction = () => privateMeta({ title: accountContent.team.title })

export function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const now = clock()
  return orUnavailable(async () => ({
    ownId: context.get(adminContext).id,
    members: await team.listTeam(db, now),
    resets: await listResets(db, now),
    isStepRequired: await isSecondStepRequired(db),
    invitations: (await team.listInvitations(db)).map((one) => ({ ...one, isOver: !isOpen(one, now) })),
  }))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const change = provenChange(context, path)
  const form = await readForm(request)
  const intent = textField(form, "intent")
  if (intent === "require-second-step" || intent === "release-second-step") {
    const required = intent === "require-second-step"
    const { kind } = await orUnavailable(() => changeSecondStepRule(db, required, change))
    if (kind !== "saved") return data({ ruleError: accountContent.team.rule.noneYourself }, 409)
    return flashes.leadTo(path, { key: required ? "second-step-required" : "second-step-optional" })
  }
  const { email, error } = readEmail(form)
  if (error) return notFound()
  const done = (key: FlashKey) => flashes.leadTo(path, { key, values: { email } })

  switch (intent) {
    case "resend":
      return (await orUnavailable(() => team.inviteAgain(db, email, change)))
        ? done("invitation-sent")
        : notFound()
    case "withdraw":
      return (await orUnavailable(() => team.withdrawInvitation(db, email, change)))
        ? done("invitation-withdrawn")
        : notFound()
    case "end-sessions": {
      const member = await orUnavailable(() => findAdmin(db, { email }))
      if (!member) return notFound()
      await orUnavailable(() => endSessionsOf(db, member, "all", change))
      return done("colleague-logged-out")
    }
    default:
      throw data(null, { status: 400 })
  }
}

export default function AdminTeam({ loaderData, actionData }: Route.ComponentProps) {
  return <TeamPage {...loaderData} ruleError={actionData?.ruleError} />
}
