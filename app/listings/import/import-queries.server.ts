import { and, asc, desc, eq, gt, inArray, isNotNull, ne, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import {
  listingImports as imports,
  listingImportLines as lines,
  listings,
  users,
} from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { type CsvCell, withoutApostrophe } from "#app/lib/text/formats/csv.ts"
import { listingImport as words } from "#content/en/listing-import.ts"
import { type ImportMapping, type LineVerdict, lineVerdicts } from "../import-options.ts"
import { type ChoiceField, choiceFields, comparableCell, isChoiceField } from "./reading/choices.ts"
import { alikeText, changeTexts, fieldText } from "./report-text.ts"
import { canUndoRelease, isUntouched } from "./since-import.server.ts"

const mostImports = 50
const mostSamples = 5
/** Lines shown for each verdict. The CSV report has all of them. */
const mostShown = 25
/** Characters shown of a cell. */
const mostShownCell = 80
const mostValues = 100
const listingsAtOnce = 100
const linesAtOnce = 500

/** The imports for their list, newest first. */
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
      values: imports.values,
      convertedFrom: imports.convertedFrom,
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
  name: sql<string | null>`coalesce(${lines.facts}->>'businessName',
    (select ${listings.businessName} from ${listings} where ${listings.id} = ${lines.listingId}))`,
  mapping: sql<ImportMapping>`(select ${imports.mapping} from ${imports} where ${imports.id} = ${lines.importId})`,
  findings: lines.findings,
  changes: lines.changes,
  alike: lines.alike,
  listingId: lines.listingId,
  cells: lines.cells,
}

/** The first lines as uploaded, to help staff map the columns. */
export function listSamples(db: Database, id: number) {
  return db
    .select({ line: lines.line, cells: lines.cells })
    .from(lines)
    .where(eq(lines.importId, id))
    .orderBy(asc(lines.line))
    .limit(mostSamples)
}

/** The first cells with non-ASCII letters, which a wrong encoding would damage. */
export async function listConverted(db: Database, id: number): Promise<string[]> {
  const { rows } = await db.execute<{ cell: string }>(sql`
    select cell from ${lines}, unnest(${lines.cells}) as cell
    where ${lines.importId} = ${id} and cell ~ '[^\\x01-\\x7f]'
    order by ${lines.line} limit ${mostSamples}`)
  return rows.map(({ cell }) => cell.slice(0, mostShownCell))
}

/** A cell with no known code, and the code set by staff. @property lines number of undecided lines; 0 if staff set a code */
export type UnknownValue = { field: ChoiceField; cell: string; lines: number; code: string | null }

/** Unknown cells of all choice fields, each once: the most frequent first, then those decided by staff. */
export async function listUnknownValues(
  db: Database,
  { id, values }: Pick<ImportRow, "id" | "values">,
): Promise<UnknownValue[]> {
  const { rows } = await db.execute<{ field: string; cell: string; count: number }>(sql`
    select finding->>'field' as field, finding->>'cell' as cell, count(*)::int as count
    from ${lines}, jsonb_array_elements(${lines.findings}) as finding
    where ${lines.importId} = ${id} and finding ? 'isUnknownValue'
    group by 1, 2 order by 3 desc, 1, 2`)
  const byMeaning = new Map<string, UnknownValue>()
  for (const { field, cell, count } of rows) {
    if (!isChoiceField(field)) continue
    const key = `${field} ${comparableCell(cell)}`
    const known = byMeaning.get(key) ?? { field, cell, lines: 0, code: null }
    byMeaning.set(key, { ...known, lines: known.lines + count })
  }
  const unknown = [...byMeaning.values()].sort((a, b) => b.lines - a.lines).slice(0, mostValues)
  const said = choiceFields.flatMap((field) =>
    Object.entries(values[field] ?? {}).map(([cell, code]) => ({ field, cell, lines: 0, code })),
  )
  return [...unknown, ...said]
}

/** Number of lines for each verdict, and the first lines that staff have to check. */
export async function findReport(db: Database, id: number) {
  const rows = await db
    .select({
      verdict: lines.verdict,
      count: sql<number>`count(*)::int`,
      incomplete: sql<number>`count(*) filter (where ${isIncomplete})::int`,
    })
    .from(lines)
    .where(and(eq(lines.importId, id), isNotNull(lines.verdict)))
    .groupBy(lines.verdict)
  const counts = Object.fromEntries(
    lineVerdicts.map((verdict) => [verdict, rows.find((row) => row.verdict === verdict)?.count ?? 0]),
  ) as Record<LineVerdict, number>
  const firstOf = async (condition: SQL) => {
    const first = await db
      .select(lineColumns)
      .from(lines)
      .where(and(eq(lines.importId, id), condition))
      .orderBy(asc(lines.line))
      .limit(mostShown)
    return first.map(shownLine)
  }
  const [refused, alike, change, incomplete] = await Promise.all([
    firstOf(eq(lines.verdict, "refused")),
    firstOf(eq(lines.verdict, "alike")),
    firstOf(eq(lines.verdict, "change")),
    firstOf(isIncomplete),
  ])
  const incompleteCount = rows.reduce((sum, row) => sum + row.incomplete, 0)
  return { counts: { ...counts, incomplete: incompleteCount }, refused, alike, change, incomplete }
}
export type ImportReport = Awaited<ReturnType<typeof findReport>>
export type ReportLine = ImportReport["refused"][number]

/** The line becomes a listing, without some cells. */
const isIncomplete = sql`(${ne(lines.verdict, "refused")} and ${isNotNull(lines.findings)})`

/** Names a line by its business name, or else by its first non-empty cell. */
function shownLine({ cells, mapping, name, findings, alike, ...line }: LineRow) {
  const cellOf = (field: string | null) => withoutApostrophe(cells[mapping[field ?? ""] ?? -1] ?? "")
  const called = [name ?? cellOf("businessName"), ...cells].find((text) => text.trim() !== "") ?? ""
  return {
    ...line,
    name: called.slice(0, mostShownCell),
    findings: (findings ?? []).map((finding) => ({ ...finding, wholeCell: cellOf(finding.field) })),
    alike,
  }
}
type LineRow = Awaited<ReturnType<typeof readLines>>[number]

/** Columns of the CSV report. */
export const reportColumns = (): string[] => Object.values(words.report.columns)

/** The CSV report of all lines in the order of the file: one row for each finding or change. */
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

function reportRows(line: ReportLine, isImported: boolean): CsvCell[][] {
  const { verdict, findings, changes, alike, listingId } = line
  const start = [line.line, line.name, words.report.verdicts[verdictOf(line, isImported)]]
  const listing = listingId ?? alike?.listing?.id ?? null
  const changed = changeTexts(changes ?? {}).map(({ field, text }) => [...start, field, text, "", listing])
  const found = findings.map(({ field, message, cell, isLeftOut }) => {
    const why = isLeftOut && verdict !== "refused" ? format(words.report.leftOut, { message }) : message
    return [...start, fieldText(field), why, cell, listing]
  })
  if (changed.length + found.length > 0) return [...changed, ...found]
  return [[...start, "", alike ? alikeText(alike) : "", "", listing]]
}

function verdictOf({ verdict, listingId }: ReportLine, isImported: boolean) {
  if (!isImported || verdict === "refused" || verdict === "unchanged") return verdict ?? "new"
  if (verdict === "change") return "changed"
  return listingId ? "added" : "left-out"
}

/** One page of an import's listings, and how many wait for release. @param only restricts it to one listing */
export async function listImported(
  db: Database,
  id: number,
  { after, only, now }: { after: number; only?: number; now: Date },
) {
  const [counted] = await db
    .select({
      all: sql<number>`count(*)::int`,
      waiting: sql<number>`count(*) filter (where ${waits})::int`,
      untouched: sql<number>`count(*) filter (where ${isUntouched})::int`,
      undoable: sql<number>`count(*) filter (where ${canUndoRelease(now)}
        and ${only === undefined ? sql`true` : eq(listings.id, only)})::int`,
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
  return { ...{ all: 0, waiting: 0, untouched: 0, undoable: 0, ...counted }, rows: shown, next }
}
export type ImportedListings = Awaited<ReturnType<typeof listImported>>

const waits = sql`${listings.releasedAt} is null and ${listings.status} = 'listed'`
