import { data } from "react-router"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { services } from "#app/services.ts"
import { townHallsContent } from "#content/en/town-halls.ts"
import type { Route } from "./+types/town-halls-confirm.route"
import { TownHallConfirmation } from "./confirmation.tsx"
import * as townHalls from "./town-halls.server.ts"

export const meta: Route.MetaFunction = () => secretMeta(townHallsContent.confirm)

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const guest = await orUnavailable(() => townHalls.findByToken(db, params.token))
  return data({ guest }, guest ? 200 : 404)
}

export async function action({ params, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const isConfirmed = await orUnavailable(() => townHalls.confirm(db, params.token, clock()))
  // The loader's data says why: the page is the same as after opening the link.
  if (!isConfirmed) return data(null, 404)
  return flashes.leadTo(pathTo("/town-halls"), { key: "town-hall-confirmed" })
}

export default function TownHallsConfirm({ loaderData }: Route.ComponentProps) {
  return <TownHallConfirmation guest={loaderData.guest} />
}
