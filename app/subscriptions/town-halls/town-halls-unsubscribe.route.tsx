import { data } from "react-router"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { services } from "#app/services.ts"
import { townHallsContent } from "#content/en/town-halls.ts"
import type { Route } from "./+types/town-halls-unsubscribe.route"
import * as townHalls from "./town-halls.server.ts"
import { Unsubscription } from "./unsubscription.tsx"

export const meta: Route.MetaFunction = () => secretMeta(townHallsContent.unsubscribe)

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const found = await orUnavailable(() => townHalls.findByToken(db, params.token))
  return found ?? data({ address: undefined }, 404)
}

/**
 * Two senders post here: the button of this page, and mail providers that support one-click unsubscribe (RFC 8058). A
 * provider must not be redirected, and may post twice: an unknown link then counts as success.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const isOneClick = textField(await readForm(request), "List-Unsubscribe") === "One-Click"
  const ended = await orUnavailable(() => townHalls.unsubscribe(db, params.token, clock()))
  // Explicit status, because the loader, which runs next, no longer finds the row.
  if (isOneClick) return data(null, 200)
  if (!ended) return data(null, 404)
  return flashes.leadTo(pathTo("/town-halls"), { key: "town-hall-unsubscribed" })
}

export default function TownHallsUnsubscribe({ loaderData }: Route.ComponentProps) {
  return <Unsubscription address={loaderData.address} />
}
