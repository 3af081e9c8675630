import { redirect } from "react-router"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { services } from "#app/services.ts"
import type { Route } from "./+types/admin-logout"

/** Signing out changes something, so a link cannot do it. */
export function loader() {
  return redirect("/admin")
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth, clock, flashes } = context.get(services)
  const clearedCookie = await orUnavailable(() => auth.signOut(request, clock()))
  const headers = new Headers({ "Set-Cookie": clearedCookie })
  headers.append("Set-Cookie", await flashes.set({ key: "admin-signed-out" }))
  return redirect("/admin/login", { status: 303, headers })
}
