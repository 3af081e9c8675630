import { data } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { privateMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { provenChange } from "#app/proven-change.server.ts"
import { services } from "#app/services.ts"
import { accountContent } from "#content/en/admin-account.ts"
import type { FlashKey } from "#content/en/flash.ts"
import { isOpen } from "../accounts/account-links.server.ts"
import { findAdmin } from "../accounts/accounts.server.ts"
import { changeSecondStepRule, isSecondStepRequired } from "../accounts/second-step-rule.server.ts"
import { endSessionsOf } from "../accounts/staff-sessions.server.ts"
import { readEmail } from "../passwords/credentials.server.ts"
import { adminContext } from "../require-admin.server.ts"
import type { Route } from "./+types/team.route"
import { listResets } from "./second-step-reset.server.ts"
import * as team from "./team.server.ts"
import { TeamPage } from "./team-page.tsx"

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
