import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { listHref, readListSearch } from "#app/lib/list/list-search.ts"
import { recordListExport } from "#app/lib/personal-data/export-audit.server.ts"
import { csvDownload } from "#app/lib/text/formats/csv.ts"
import { provenChange } from "#app/proven-change.server.ts"
import { services } from "#app/services.ts"
import { adminSubscribers } from "#content/en/admin-subscribers.ts"
import type { Route } from "./+types/subscribers-csv.route"
import { exportedSearch, newsletterList } from "./staff-list.ts"
import * as staffQueries from "./staff-queries.server.ts"

/**
 * CSV export of /admin/subscribers with the same filter and search, all pages of it. Without a filter: confirmed
 * subscribers.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  const { db, secrets, publicUrl } = context.get(services)
  const shown = readListSearch(newsletterList, url.searchParams)
  const search = exportedSearch(shown)
  // After the password prompt, return to the list: a download is no page.
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
