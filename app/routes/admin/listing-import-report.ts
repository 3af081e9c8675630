import { findImport, readReport, reportColumns } from "#app/features/listing-import/import-queries.server.ts"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { readRowId } from "#app/platform/list/list-search.ts"
import { csvDownload } from "#app/platform/text/formats/csv.ts"
import { services } from "#app/services.ts"
import type { Route } from "./+types/listing-import-report"

/** What would become of every line of a file, or what became of it. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  return orUnavailable(async () => {
    const found = (await findImport(db, readRowId(params.id) ?? notFound())) ?? notFound()
    const name = `guapcoin-import-${found.id}.csv`
    return csvDownload(name, reportColumns(), readReport(db, found.id, found.importedAt !== null))
  })
}
