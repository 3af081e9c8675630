import { and, inArray, isNull, lt, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingImportLines, listingImports } from "#app/lib/db/schema.ts"
import { keptDays } from "./options.ts"

/** Cleanup job: deletes the lines of files uploaded more than `keptDays` ago, and the files that were never imported. */
export async function cleanUpImports(db: Database, now: Date): Promise<void> {
  const isOld = lt(listingImports.uploadedAt, new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000))
  const old = db.select({ id: listingImports.id }).from(listingImports).where(isOld)
  await db.delete(listingImportLines).where(inArray(listingImportLines.importId, sql`(${old})`))
  await db.delete(listingImports).where(and(isOld, isNull(listingImports.importedAt)))
}
