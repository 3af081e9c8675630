import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { csvDownload } from "#app/lib/text/formats/csv.ts"
import { services } from "#app/services.ts"
import type { Route } from "./+types/listing-import-report.route"
import { findImport, readReport, reportColumns } from "./import-queries.server.ts"

/** CSV report with the verdict or the result of every line of a file. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  return orUnavailable(async () => {
    const found = (await findImport(db, readRowId(params.id) ?? notFound())) ?? notFound()
    const name = `guapcoin-import-${found.id}.csv`
    return csvDownload(name, reportColumns(), readReport(db, found.id, found.importedAt !== null))
  })
}
