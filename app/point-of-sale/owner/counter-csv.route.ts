import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import * as owned from "#app/listings/owner/owned-listings.server.ts"
import { ownerContext } from "#app/listings/owner/owner-session.server.ts"
import { services } from "#app/services.ts"
import { loadDay } from "../terminal/terminal.server.ts"
import type { Route } from "./+types/counter-csv.route"
import { dayCsv } from "./day-csv.server.ts"

/** CSV download of one day, for the owner of the shop. */
export function loader({ params: { publicId }, url, context }: Route.LoaderArgs) {
  const { db, clock, publicUrl } = context.get(services)
  return orUnavailable(async () => {
    const { id } = (await owned.findOwned(db, context.get(ownerContext), publicId)) ?? notFound()
    const { requests, unassigned, date } = await loadDay(db, id, url.searchParams.get("date"), clock())
    return dayCsv(requests, unassigned, { publicId, date, publicUrl })
  })
}
