import { adminContext } from "#app/features/back-office/require-admin.server.ts"
import { exportedSearch, newsletterList } from "#app/features/newsletter/staff/staff-list.ts"
import * as staffQueries from "#app/features/newsletter/staff/staff-queries.server.ts"
import { recordListExport } from "#app/features/privacy/export-audit.server.ts"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { readListSearch } from "#app/platform/list/list-search.ts"
import { csvDownload } from "#app/platform/text/formats/csv.ts"
import { services } from "#app/services.ts"
import { adminSubscribers } from "#content/en/admin-subscribers.ts"
import type { Route } from "./+types/subscribers-csv"

/** What /admin/subscribers shows with the same filter and words, all pages of it, as a file; without a filter who confirmed. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock, secrets, publicUrl } = context.get(services)
  const search = exportedSearch(readListSearch(newsletterList, url.searchParams))
  const now = clock()
  return orUnavailable(async () => {
    const { count, last } = await staffQueries.measureExport(db, search)
    const list = { list: "newsletter", count, status: search.filter, words: search.q }
    await recordListExport(db, list, { by: context.get(adminContext), now })
    const name = `guapcoin-newsletter-${search.filter}-${now.toISOString().slice(0, 10)}.csv`
    const batches = staffQueries.readExport(db, search, last, { secrets, publicUrl })
    return csvDownload(name, adminSubscribers.csvColumns.newsletter, batches)
  })
}
