import { dayCsv } from "#app/features/counter/owner/day-csv.server.ts"
import { loadDay } from "#app/features/counter/till/till.server.ts"
import * as owned from "#app/features/listing-owners/owned-listings.server.ts"
import { ownerContext } from "#app/features/listing-owners/owner-session.server.ts"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { services } from "#app/services.ts"
import type { Route } from "./+types/counter-csv"

/** One day of a shop's counter, for its owner. */
export function loader({ params: { publicId }, url, context }: Route.LoaderArgs) {
  const { db, clock, publicUrl } = context.get(services)
  return orUnavailable(async () => {
    const { id } = (await owned.findOwned(db, context.get(ownerContext), publicId)) ?? notFound()
    const { requests, unassigned, date } = await loadDay(db, id, url.searchParams.get("date"), clock())
    return dayCsv(requests, unassigned, { publicId, date, publicUrl })
  })
}
