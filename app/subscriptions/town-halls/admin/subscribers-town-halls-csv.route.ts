import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { listHref, readListSearch } from "#app/lib/list/list-search.ts"
import { recordListExport } from "#app/lib/personal-data/export-audit.server.ts"
import { csvDownload } from "#app/lib/text/formats/csv.ts"
import { provenChange } from "#app/proven-change.server.ts"
import { services } from "#app/services.ts"
import { adminSubscribers } from "#content/en/admin-subscribers.ts"
import type { Route } from "./+types/subscribers-town-halls-csv.route"
import { townHallList } from "./staff-list.ts"
import * as staffQueries from "./staff-queries.server.ts"

/** CSV export of /admin/subscribers/town-halls with the same search, all pages of it. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const search = readListSearch(townHallList, url.searchParams)
  // After the password prompt, return to the list: a download is no page.
  const { by, now } = provenChange(context, listHref(townHallList, search))
  return orUnavailable(async () => {
    const { count, last } = await staffQueries.measureExport(db, search)
    const list = { list: "town-halls", count, status: "", words: search.q }
    await recordListExport(db, list, { by, now })
    const name = `guapcoin-town-halls-${now.toISOString().slice(0, 10)}.csv`
    const batches = staffQueries.readExport(db, search, last)
    return csvDownload(name, adminSubscribers.csvColumns.townHalls, batches)
  })
}
