import { Outlet, useMatches, useRouteLoaderData } from "react-router"
import { adminContext, requireAdmin } from "#app/auth/require-admin.server.ts"
import { mostCounted } from "#app/auth/sessions/watch-options.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { timesFor } from "#app/lib/text/date-text.ts"
import { StaffZone } from "#app/lib/time/staff-times.tsx"
import { countWaitingByPath } from "#app/review/waiting.server.ts"
import type { RouteHandle, loader as rootLoader } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { staffQueues } from "#app/staff-queues.ts"
import { submissions } from "#app/submissions.ts"
import { keepLostForms } from "#app/ui/form/keep-lost-forms.ts"
import { MessageButton } from "#app/ui/form/message-button.tsx"
import { TypedOffers } from "#app/ui/form/typed-offers.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { useNotice } from "#app/ui/use-notice.ts"
import type { Route } from "./+types/layout.route"
import { AdminShell } from "./admin-shell.tsx"

export const handle: RouteHandle = { hydrate: true, style: "admin" }

export const middleware: Route.MiddlewareFunction[] = [requireAdmin((context) => context.get(services))]

export const clientMiddleware = [keepLostForms]

/** The loader makes every navigation inside request the server, and so run the admin middleware. */
export async function loader({ context }: Route.LoaderArgs) {
  const admin = context.get(adminContext)
  const { db, log, clock } = context.get(services)
  return {
    email: admin.email,
    zone: timesFor(admin).zone,
    submissions: submissions.map(({ path, icon, words }) => ({ label: words.title, href: path, icon })),
    waiting: await orUnavailable(() => countWaitingByPath(db, log, staffQueues, mostCounted, clock())),
  }
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  const toast = useNotice(useRouteLoaderData<typeof rootLoader>("root")?.toast)
  const { zone, ...shell } = loaderData
  const ownNotice = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.ownNotice)
  const notice = toast && (
    <Notice tone={toast.tone} title={toast.title}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {toast.text}
        {toast.button && <MessageButton {...toast.button} />}
      </div>
    </Notice>
  )
  return (
    <StaffZone value={zone}>
      <AdminShell {...shell}>
        {!ownNotice && notice}
        <TypedOffers />
        <Outlet context={notice} />
      </AdminShell>
    </StaffZone>
  )
}
