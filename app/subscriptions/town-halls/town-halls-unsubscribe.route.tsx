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
 * Two senders: the button of this page, and a mail provider for somebody who pressed its own (RFC 8058). The provider
 * must not be redirected, and may press twice: that nobody has the link any more is what it asked for.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const isOneClick = textField(await readForm(request), "List-Unsubscribe") === "One-Click"
  const ended = await orUnavailable(() => townHalls.unsubscribe(db, params.token, clock()))
  // Named, because the loader, which runs next, finds nobody any more.
  if (isOneClick) return data(null, 200)
  if (!ended) return data(null, 404)
  return flashes.leadTo(pathTo("/town-halls"), { key: "town-hall-unsubscribed" })
}

export default function TownHallsUnsubscribe({ loaderData }: Route.ComponentProps) {
  return <Unsubscription address={loaderData.address} />
}
