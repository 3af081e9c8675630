import { redirect } from "react-router"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { services } from "#app/services.ts"
import { forwardConfirmLink } from "../owners/confirm-link.server.ts"
import type { Route } from "./+types/owner-confirm.route"

/** Redirects links of mails sent before links were signed to the signed page; also for a button that was submitted there. */
async function forward({ params, context }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const { db, secrets, clock } = context.get(services)
  const path = await orUnavailable(() => forwardConfirmLink(db, secrets, params.token, clock()))
  // An invalid token makes that page say that the link no longer works.
  return redirect(path ?? pathTo("/still-accepting/:token", { token: "used" }), 307)
}

export { forward as action, forward as loader }
