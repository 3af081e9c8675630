import { and, asc, desc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { listingImports as imports, listingImportLines as lines, listings, users } from "#app/db/schema.ts"
import { type LineVerdict, lineVerdicts } from "#app/platform/business/import-options.ts"
import type { CsvCell } from "#app/platform/text/formats/csv.ts"
import { listingImport as words } from "#content/en/listing-import.ts"
import { alikeText, fieldText } from "./report-text.ts"

const mostImports = 50
const mostSamples = 5
/** Of each verdict; the file has them all. */
const mostShown = 25
const listingsAtOnce = 100
const linesAtOnce = 500

/** What the list of imports says of each, newest first. */
export function listImports(db: Database) {
  return selectImports(db).orderBy(desc(imports.id)).limit(mostImports)
}
export type ImportRow = Awaited<ReturnType<typeof listImports>>[number]

export async function findImport(db: Database, id: number) {
  const [found] = await selectImports(db).where(eq(imports.id, id))
  return found
}

function selectImports(db: Database) {
  return db
    .select({
      id: imports.id,
      fileName: imports.fileName,
      uploadedAt: imports.uploadedAt,
      by: users.name,
      headings: imports.headings,
      mapping: imports.mapping,
      lines: imports.lines,
      checkedAt: imports.checkedAt,
      importedAt: imports.importedAt,
      imported: imports.imported,
      takenBackAt: imports.takenBackAt,
    })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.uploadedBy))
}

const lineColumns = {
  line: lines.line,
  verdict: lines.verdict,
  name: sql<string | null>`${lines.facts}->>'businessName'`,
  findings: lines.findings,
  alike: lines.alike,
  listingId: lines.listingId,
  cells: lines.cells,
}

/** The first lines as they came, for those who say what the columns are. */
export function listSamples(db: Database, id: number) {
  return db
    .select({ line: lines.line, cells: lines.cells })
    .from(lines)
    .where(eq(lines.importId, id))
    .orderBy(asc(lines.line))
    .limit(mostSamples)
}

/** How many lines have each verdict, and the first of those that somebody has to look at. */
export async function findReport(db: Database, id: number) {
  const rows = await db
    .select({ verdict: lines.verdict, count: sql<number>`count(*)::int` })
    .from(lines)
    .where(and(eq(lines.importId, id), isNotNull(lines.verdict)))
    .groupBy(lines.verdict)
  const counts = Object.fromEntries(
    lineVerdicts.map((verdict) => [verdict, rows.find((row) => row.verdict === verdict)?.count ?? 0]),
  ) as Record<LineVerdict, number>
  const firstOf = (verdict: LineVerdict) =>
    db
      .select(lineColumns)
      .from(lines)
      .where(and(eq(lines.importId, id), eq(lines.verdict, verdict)))
      .orderBy(asc(lines.line))
      .limit(mostShown)
  const [refused, alike] = await Promise.all([firstOf("refused"), firstOf("alike")])
  return { counts, refused: refused.map(shownLine), alike: alike.map(shownLine) }
}
export type ImportReport = Awaited<ReturnType<typeof findReport>>
export type ReportLine = ImportReport["refused"][number]

/** What it is called, where it is refused: its first cell that says something. */
function shownLine({ cells, name, findings, alike, ...line }: LineRow) {
  return {
    ...line,
    name: name ?? cells.find((cell) => cell.trim() !== "")?.slice(0, 80) ?? "",
    findings: findings ?? [],
    alike,
  }
}
type LineRow = Awaited<ReturnType<typeof readLines>>[number]

/** Columns of the report as a file. */
export const reportColumns = (): string[] => Object.values(words.report.columns)

/** The report of every line: one row a finding, in the order of the file. */
export async function* readReport(
  db: Database,
  id: number,
  isImported: boolean,
): AsyncGenerator<CsvCell[][]> {
  for (let after = 0; ; ) {
    const rows = await readLines(db, id, after)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(shownLine).flatMap((line) => reportRows(line, isImported))
    after = last.line
  }
}

const readLines = (db: Database, id: number, after: number) =>
  db
    .select(lineColumns)
    .from(lines)
    .where(and(eq(lines.importId, id), isNotNull(lines.verdict), gt(lines.line, after)))
    .orderBy(asc(lines.line))
    .limit(linesAtOnce)

function reportRows(
  { line, name, verdict, findings, alike, listingId }: ReportLine,
  isImported: boolean,
): CsvCell[][] {
  const { verdicts } = words.report
  const became = listingId
    ? verdicts.added
    : isImported && verdict !== "refused"
      ? verdicts["left-out"]
      : undefined
  const start = [line, name, became ?? verdicts[verdict ?? "new"]]
  const listing = listingId ?? alike?.listing?.id ?? null
  if (findings.length === 0) return [[...start, "", alike ? alikeText(alike) : "", "", listing]]
  return findings.map(({ field, message, cell }) => [...start, fieldText(field), message, cell, listing])
}

/** Some listings of an import, and how many of them wait for their release. @param only one of them */
export async function listImported(
  db: Database,
  id: number,
  { after, only }: { after: number; only?: number },
) {
  const [counted] = await db
    .select({
      all: sql<number>`count(*)::int`,
      waiting: sql<number>`count(*) filter (where ${waits})::int`,
    })
    .from(listings)
    .where(eq(listings.importId, id))
  const rows = await db
    .select({
      id: listings.id,
      businessName: listings.businessName,
      publicId: listings.publicId,
      place: listings.place,
      phone: listings.phone,
      status: listings.status,
      waits: sql<boolean>`${waits}`,
    })
    .from(listings)
    .where(
      and(
        eq(listings.importId, id),
        only === undefined ? gt(listings.id, after) : inArray(listings.id, [only]),
      ),
    )
    .orderBy(asc(listings.id))
    .limit(listingsAtOnce + 1)
  const shown = rows.slice(0, listingsAtOnce)
  const next = rows.length > listingsAtOnce ? shown.at(-1)?.id : undefined
  return { all: counted?.all ?? 0, waiting: counted?.waiting ?? 0, rows: shown, next }
}
export type ImportedListings = Awaited<ReturnType<typeof listImported>>

const waits = sql`${listings.releasedAt} is null and ${listings.status} = 'listed'`
