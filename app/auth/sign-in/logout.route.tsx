import { redirect } from "react-router"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { services, siteNow } from "#app/services.ts"
import type { Route } from "./+types/logout.route"
import { signOut } from "./open-session.server.ts"

/** Sign-out needs a POST. A link must not sign out. */
export function loader() {
  return redirect(pathTo("/admin"))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const clearedCookie = await orUnavailable(() => signOut(db, request, siteNow(context)))
  return flashes.leadTo(pathTo("/admin/login"), { key: "admin-signed-out" }, [clearedCookie])
}
