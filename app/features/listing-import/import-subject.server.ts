import { listingImports } from "#app/db/schema.ts"
import type { Subject } from "#app/platform/audit/subject.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { listingImport } from "#content/en/listing-import.ts"

export const importSubject = {
  type: "listing-import",
  table: listingImports,
  name: listingImports.fileName,
  hrefOf: ({ id }) => pathTo("/admin/listings/import/:id", { id }),
  words: listingImport.log,
} satisfies Subject
