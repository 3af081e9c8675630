import { adminContext } from "#app/features/back-office/require-admin.server.ts"
import { recordListExport } from "#app/features/privacy/export-audit.server.ts"
import { townHallList } from "#app/features/town-halls/staff/staff-list.ts"
import * as staffQueries from "#app/features/town-halls/staff/staff-queries.server.ts"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { readListSearch } from "#app/platform/list/list-search.ts"
import { csvDownload } from "#app/platform/text/formats/csv.ts"
import { services } from "#app/services.ts"
import { adminSubscribers } from "#content/en/admin-subscribers.ts"
import type { Route } from "./+types/subscribers-town-halls-csv"

/** What /admin/subscribers/town-halls shows with the same words, all pages of it, as a file. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const search = readListSearch(townHallList, url.searchParams)
  const now = clock()
  return orUnavailable(async () => {
    const { count, last } = await staffQueries.measureExport(db, search)
    const list = { list: "town-halls", count, status: "", words: search.q }
    await recordListExport(db, list, { by: context.get(adminContext), now })
    const name = `guapcoin-town-halls-${now.toISOString().slice(0, 10)}.csv`
    const batches = staffQueries.readExport(db, search, last)
    return csvDownload(name, adminSubscribers.csvColumns.townHalls, batches)
  })
}
