import { recordAct } from "#app/lib/audit/audit.server.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { listHref } from "#app/lib/list/list-search.ts"
import { csvDownload } from "#app/lib/text/formats/csv.ts"
import { provenChange } from "#app/proven-change.server.ts"
import { services } from "#app/services.ts"
import type { Route } from "./+types/listings-csv.route"
import { listingList, readListingSearch } from "./staff-list.ts"
import * as staffQueries from "./staff-queries.server.ts"

/** CSV download of all rows of /admin/listings with the same filter and search text. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const search = readListingSearch(url.searchParams)
  // After the identity check it returns to the list: nobody returns to a file.
  const { by, now } = provenChange(context, listHref(listingList, search))
  return orUnavailable(async () => {
    const { count, last } = await staffQueries.measureExport(db, search)
    // Logged before the file is made: an interrupted download also exposes data.
    // The search text is not logged: it may be a mail address.
    const subject = { type: "listings", id: "all" }
    const details = { count, status: search.filter || null, searched: search.q !== "" }
    await recordAct(db, "listings.exported", subject, { by, now }, details)
    const name = `guapcoin-listings-${search.filter || "all"}-${now.toISOString().slice(0, 10)}.csv`
    return csvDownload(name, staffQueries.exportColumns, staffQueries.readExport(db, search, last))
  })
}
