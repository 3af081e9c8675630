import type { Subject } from "#app/lib/audit/subject.ts"
import { listingImports } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { listingImport } from "#content/en/listing-import.ts"

export const importSubject = {
  type: "listing-import",
  table: listingImports,
  name: listingImports.fileName,
  hrefOf: ({ id }) => pathTo("/admin/listings/import/:id", { id }),
  words: listingImport.log,
} satisfies Subject
