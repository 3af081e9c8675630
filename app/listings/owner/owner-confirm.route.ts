import { redirect } from "react-router"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { services } from "#app/services.ts"
import { forwardConfirmLink } from "../owners/confirm-link.server.ts"
import type { Route } from "./+types/owner-confirm.route"

/** Links of mails that were sent before all of them were signed go on to the page of those; so does a button that is pressed there. */
async function forward({ params, context }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const { db, secrets, clock } = context.get(services)
  const path = await orUnavailable(() => forwardConfirmLink(db, secrets, params.token, clock()))
  // What is signed for nothing is answered there as every link that works no more.
  return redirect(path ?? pathTo("/still-accepting/:token", { token: "used" }), 307)
}

export { forward as action, forward as loader }
