import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { newsletterList } from "#app/features/newsletter/staff-list.ts"
import * as staffQueries from "#app/features/newsletter/staff-queries.server.ts"
import { recordListExport } from "#app/features/privacy/export-audit.server.ts"
import { csvDownload } from "#app/platform/csv.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { readListSearch } from "#app/platform/staff-list/list-search.ts"
import { services } from "#app/services.ts"
import { adminSubscribers } from "#content/en/admin-subscribers.ts"
import type { Route } from "./+types/admin-subscribers-csv"

/** What /admin/subscribers shows with the same filter and words, all pages of it, as a file. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const search = readListSearch(newsletterList, url.searchParams)
  const now = clock()
  return orUnavailable(async () => {
    const { count, last } = await staffQueries.measureExport(db, search)
    const list = { list: "newsletter", count, status: search.filter, words: search.q }
    await recordListExport(db, list, { by: context.get(adminContext), now })
    const name = `guapcoin-newsletter-${now.toISOString().slice(0, 10)}.csv`
    const batches = staffQueries.readExport(db, search, last)
    return csvDownload(name, adminSubscribers.csvColumns.newsletter, batches)
  })
}
