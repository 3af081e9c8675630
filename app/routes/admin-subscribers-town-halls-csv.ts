import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { recordListExport } from "#app/features/privacy/export-audit.server.ts"
import { townHallList } from "#app/features/town-halls/staff-list.ts"
import * as staffQueries from "#app/features/town-halls/staff-queries.server.ts"
import { csvDownload } from "#app/platform/csv.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { readListSearch } from "#app/platform/staff-list/list-search.ts"
import { services } from "#app/services.ts"
import { adminSubscribers } from "#content/en/admin-subscribers.ts"
import type { Route } from "./+types/admin-subscribers-town-halls-csv"

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
