import { data, redirect } from "react-router"
import { AccountPage } from "#app/features/admin/account-page.tsx"
import { endSessionsOf } from "#app/features/admin/ended-sessions.server.ts"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { isRowKey } from "#app/features/admin/row-key.ts"
import { findSecondFactors } from "#app/features/admin/second-factors.server.ts"
import { listSessions } from "#app/features/admin/sessions.server.ts"
import { readUserAgent } from "#app/features/admin/user-agent.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { services } from "#app/services.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-account"

export const meta: Route.MetaFunction = () => [{ title: `${accountContent.account.title} | ${site.name}` }]

export function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const { id, email, sessionId } = context.get(adminContext)
  return orUnavailable(async () => {
    const rows = await listSessions(db, id, clock())
    const sessions = rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      ...readUserAgent(userAgent ?? ""),
      createdAt,
      lastSeenAt,
      isThisOne: id === sessionId,
    }))
    return { email, factors: await findSecondFactors(db, id), sessions }
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth, db, clock, flashes } = context.get(services)
  const by = context.get(adminContext)
  const form = await readForm(request)
  const intent = textField(form, "intent")
  const now = clock()
  const flash = (key: string) => flashes.set({ key })

  switch (intent) {
    case "end-session": {
      const session = textField(form, "session")
      if (!isRowKey(session)) throw data(null, { status: 400 })
      // One that has ended meanwhile: what was wanted is so.
      await orUnavailable(() => endSessionsOf(db, by, { only: session }, { by, now }))
      return redirect("/admin/account", {
        status: 303,
        headers: { "Set-Cookie": await flash("session-ended") },
      })
    }
    case "end-others":
      await orUnavailable(() => endSessionsOf(db, by, { allBut: by.sessionId }, { by, now }))
      return redirect("/admin/account", {
        status: 303,
        headers: { "Set-Cookie": await flash("other-sessions-ended") },
      })
    case "end-all": {
      await orUnavailable(() => endSessionsOf(db, by, "all", { by, now }))
      const headers = new Headers({ "Set-Cookie": await auth.signOut(request, now) })
      headers.append("Set-Cookie", await flash("all-sessions-ended"))
      return redirect("/admin/login", { status: 303, headers })
    }
    default:
      throw data(null, { status: 400 })
  }
}

export default function AdminAccount({ loaderData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} />
}
