import { exportedSearch, newsletterList } from "#app/features/newsletter/staff/staff-list.ts"
import * as staffQueries from "#app/features/newsletter/staff/staff-queries.server.ts"
import { recordListExport } from "#app/features/privacy/export-audit.server.ts"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { listHref, readListSearch } from "#app/platform/list/list-search.ts"
import { csvDownload } from "#app/platform/text/formats/csv.ts"
import { provenChange } from "#app/proven-change.server.ts"
import { services } from "#app/services.ts"
import { adminSubscribers } from "#content/en/admin-subscribers.ts"
import type { Route } from "./+types/subscribers-csv"

/** What /admin/subscribers shows with the same filter and words, all pages of it, as a file; without a filter who confirmed. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { db, secrets, publicUrl } = context.get(services)
  const shown = readListSearch(newsletterList, url.searchParams)
  const search = exportedSearch(shown)
  // Back to the list: a file is nothing to come back to.
  const { by, now } = provenChange(context, listHref(newsletterList, shown))
  return orUnavailable(async () => {
    const { count, last } = await staffQueries.measureExport(db, search)
    const list = { list: "newsletter", count, status: search.filter, words: search.q }
    await recordListExport(db, list, { by, now })
    const name = `guapcoin-newsletter-${search.filter}-${now.toISOString().slice(0, 10)}.csv`
    const batches = staffQueries.readExport(db, search, last, { secrets, publicUrl })
    return csvDownload(name, adminSubscribers.csvColumns.newsletter, batches)
  })
}
