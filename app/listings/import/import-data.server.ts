import { asc, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingImportLines as lines } from "#app/lib/db/schema.ts"
import type { PersonalData } from "#app/lib/personal-data/personal-data.ts"
import { ownRows } from "#app/lib/personal-data/personal-rows.server.ts"
import { format } from "#app/lib/text/format.ts"
import { listingImport } from "#content/en/listing-import.ts"

async function findLines(db: Database, email: string) {
  const { id, importId, line, cells } = lines
  const importLines = await db
    .select({ id, importId, line, cells })
    .from(lines)
    .where(
      sql`lower(${email}::text) = any(array(select lower(btrim(cell, ' ''')) from unnest(${cells}) as cell))`,
    )
    .orderBy(asc(id))
  return { importLines }
}

/** Personal data: file lines with a cell that equals the mail address. They are at most `keptDays` old. */
export const importData: PersonalData<Awaited<ReturnType<typeof findLines>>> = {
  ...ownRows("importLines", { table: lines, type: "listing-import-line" }),
  words: listingImport.personal,
  find: findLines,
  lines: ({ importLines }) =>
    importLines.map(({ line, cells }) => ({
      text: format(listingImport.personal.line, { line }),
      detail: cells.filter(Boolean).join(", "),
    })),
}
