import { redirect } from "react-router"
import { forwardConfirmLink } from "#app/platform/business/owners/confirm-link.server.ts"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { services } from "#app/services.ts"
import type { Route } from "./+types/owner-confirm"

/** Links of mails that were sent before all of them were signed go on to the page of those; so does a button that is pressed there. */
async function forward({ params, context }: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const { db, secrets, clock } = context.get(services)
  const path = await orUnavailable(() => forwardConfirmLink(db, secrets, params.token, clock()))
  // What is signed for nothing is answered there as every link that works no more.
  return redirect(path ?? pathTo("/still-accepting/:token", { token: "used" }), 307)
}

export { forward as action, forward as loader }
