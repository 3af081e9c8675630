import { data } from "react-router"
import { AccountPage } from "#app/auth/account/account-page.tsx"
import { chooseDisplayName } from "#app/auth/account/display-name.server.ts"
import { chooseMailTopics, findMailTopics } from "#app/auth/account/mail-choice.server.ts"
import { chooseTimeZone } from "#app/auth/account/time-zone.server.ts"
import { readUserAgent } from "#app/auth/account/user-agent.ts"
import { endSessionsOf } from "#app/auth/accounts/staff-sessions.server.ts"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { findSecondFactors } from "#app/auth/second-factors/second-factors.server.ts"
import { listSessions, type WhichSessions } from "#app/auth/sessions/sessions.server.ts"
import { signOut } from "#app/auth/sign-in/open-session.server.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { privateMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { isRowKey } from "#app/lib/text/row-key.ts"
import { listZones } from "#app/lib/time/time-zones.ts"
import { services, siteNow } from "#app/services.ts"
import { findStaffMail } from "#app/settings/settings.server.ts"
import { accountContent } from "#content/en/admin-account.ts"
import type { Route } from "./+types/account.route"

export const meta: Route.MetaFunction = () => privateMeta({ title: accountContent.account.title })

export function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const { id, email, sessionId, displayName, timeZone, lacksRequiredStep } = context.get(adminContext)
  return orUnavailable(async () => {
    const rows = await listSessions(db, { kind: "staff", userId: id }, clock())
    const sessions = rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      ...readUserAgent(userAgent),
      createdAt,
      lastSeenAt,
      isThisOne: id === sessionId,
    }))
    return {
      email,
      factors: await findSecondFactors(db, id),
      displayName: { value: displayName ?? null },
      timeZone: { chosen: timeZone ?? null, zones: listZones(timeZone ?? undefined) },
      mails: {
        chosen: await findMailTopics(db, id),
        shared: (await findStaffMail(db)).staffMail.addresses,
      },
      sessions,
      lacksRequiredStep,
    }
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const by = context.get(adminContext)
  const form = await readForm(request)
  const on = siteNow(context)
  const end = (which: WhichSessions) => orUnavailable(() => endSessionsOf(db, by, which, { by, now: on.now }))

  switch (textField(form, "intent")) {
    case "end-session": {
      const session = textField(form, "session")
      if (!isRowKey(session)) throw data(null, { status: 400 })
      // If it has ended meanwhile, the result is the same.
      await end({ only: session })
      return flashes.leadTo(pathTo("/admin/account"), { key: "session-ended" })
    }
    case "display-name": {
      const { displayName, error } = await orUnavailable(() => chooseDisplayName(db, by, form, on.now))
      if (error) return data({ displayName: { value: displayName, error } }, { status: 422 })
      const values = { name: displayName }
      return flashes.leadTo(pathTo("/admin/account"), { key: "display-name-saved", values })
    }
    case "time-zone": {
      const zone = textField(form, "timeZone")
      if (!(await orUnavailable(() => chooseTimeZone(db, by, zone, on.now))))
        throw data(null, { status: 400 })
      return flashes.leadTo(pathTo("/admin/account"), { key: "time-zone-saved", values: { zone } })
    }
    case "mails":
      await orUnavailable(() => chooseMailTopics(db, by, form, on.now))
      return flashes.leadTo(pathTo("/admin/account"), { key: "mails-chosen" })
    case "end-others":
      await end({ allBut: by.sessionId })
      return flashes.leadTo(pathTo("/admin/account"), { key: "other-sessions-ended" })
    case "end-all":
      await end("all")
      return flashes.leadTo(pathTo("/admin/login"), { key: "all-sessions-ended" }, [
        await signOut(db, request, on),
      ])
    default:
      throw data(null, { status: 400 })
  }
}

export default function AdminAccount({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} {...actionData} />
}
