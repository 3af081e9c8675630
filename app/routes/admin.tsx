import { Outlet, useRouteLoaderData } from "react-router"
import { AdminShell } from "#app/features/admin/admin-shell.tsx"
import { adminContext, requireAdmin } from "#app/features/admin/require-admin.server.ts"
import { countWaiting } from "#app/features/dashboard/dashboard.server.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import type { loader as rootLoader } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { Notice } from "#app/ui/notice.tsx"
import type { Route } from "./+types/admin"

export const handle = { hydrate: true }

export const middleware: Route.MiddlewareFunction[] = [requireAdmin((context) => context.get(services))]

/** Also what makes every navigation inside ask the server, and so the guard. */
export async function loader({ context }: Route.LoaderArgs) {
  const { email } = context.get(adminContext)
  const { db } = context.get(services)
  return { email, waiting: await orUnavailable(() => countWaiting(db)) }
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  const toast = useRouteLoaderData<typeof rootLoader>("root")?.toast
  return (
    <AdminShell {...loaderData}>
      {toast && (
        <Notice tone={toast.tone} title={toast.title}>
          {toast.text}
        </Notice>
      )}
      <Outlet />
    </AdminShell>
  )
}
