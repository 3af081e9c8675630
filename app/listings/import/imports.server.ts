import { and, asc, eq, gt, inArray, sql } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import { type Database, sqlState } from "#app/lib/db/client.server.ts"
import { listingImports as imports, listingImportLines as lines, listings } from "#app/lib/db/schema.ts"
import { cleanLine } from "#app/lib/form/clean-text.ts"
import { format } from "#app/lib/text/format.ts"
import { noteLength } from "#app/review/options.ts"
import { listingImport as words } from "#content/en/listing-import.ts"
import { type ImportMapping, type ImportValues, importLimits, type LineFinding } from "../import-options.ts"
import type { RecordedFacts } from "../listing/listing-facts.ts"
import type { ListingChanges } from "../listing/listing-options.ts"
import { type ImportedFacts, listingOpener } from "../listing/open-listings.server.ts"
import { importSubject } from "./import-subject.server.ts"
import { markAlike } from "./reading/alike.server.ts"
import { guessMapping, type ImportField } from "./reading/columns.ts"
import type { ImportPlan } from "./reading/read-cells.server.ts"
import { type CsvProblem, CsvRefused, openCsv } from "./reading/read-csv.server.ts"
import { readLine, withoutSecrets } from "./reading/read-line.server.ts"
import { fieldText } from "./report-text.ts"

export type ImportContext = { by: { id: string; name: string }; now: Date }

/** Saves the changes of a line like the staff page of a listing: with a revision, an audit log entry and a mail to the owner. */
export type SaveListing = (
  tx: Database,
  id: number,
  facts: Partial<RecordedFacts>,
  options: { reason: string; seen: number },
) => Promise<{ kind: string }>

/** Lines stored, checked and imported at a time. Between batches other requests get their turn. */
const batches = { store: 250, check: 25, open: 100 }

export type UploadOutcome =
  | { kind: "saved"; id: number; count: number }
  | { kind: "refused"; problem: CsvProblem }

/** Stores the lines of a file for checking. Private keys are removed before anything is stored. */
export async function saveUpload(
  db: Database,
  { name, bytes }: { name: string; bytes: Uint8Array },
  { by, now }: ImportContext,
): Promise<UploadOutcome> {
  try {
    const file = await openCsv(bytes)
    const mapping = guessMapping(file.headings)
    return await db.transaction(async (tx) => {
      const fileName = cleanLine(name).slice(0, importLimits.fileName) || "?"
      // In a file without headings this is a line of data, so it may hold secrets, too.
      const headings = withoutSecrets(file.headings)
      const [created] = await tx
        .insert(imports)
        .values({
          ...{ fileName, uploadedAt: now, uploadedBy: by.id, headings, mapping, lines: 0 },
          convertedFrom: file.convertedFrom,
        })
        .returning()
      const id = created?.id ?? 0
      let count = 0
      let batch: (typeof lines.$inferInsert)[] = []
      const store = async () => {
        if (batch.length > 0) await tx.insert(lines).values(batch)
        count += batch.length
        batch = []
      }
      for await (const { line, cells } of file.lines) {
        batch.push({ importId: id, line, cells: withoutSecrets(cells, mapping.walletAddress) })
        if (batch.length === batches.store) await store()
      }
      await store()
      await tx.update(imports).set({ lines: count }).where(eq(imports.id, id))
      return { kind: "saved", id, count }
    })
  } catch (error) {
    if (error instanceof CsvRefused) return { kind: "refused", problem: error.problem }
    throw error
  }
}

export type CheckOutcome = { kind: "checked" | "imported" | "not-found" }

/** How to read the lines from now on. Missing properties stay as they are. */
type Reading = {
  mapping?: ImportMapping
  /** Codes of unknown cells. They are added to the earlier ones. */
  values?: ImportValues
}

/** Checks every line, without writing a listing. It is one transaction: the earlier verdicts stay visible until it commits. */
export function checkLines(
  db: Database,
  id: number,
  reading: Reading,
  { now }: Pick<ImportContext, "now">,
): Promise<CheckOutcome> {
  return db.transaction(async (tx) => {
    const found = await hold(tx, id)
    if (!found) return { kind: "not-found" }
    if (found.importedAt) return { kind: "imported" }
    const mapping = reading.mapping ?? found.mapping
    const values = withValues(found.values, reading.values)
    const plan = { columns: found.headings.length, mapping, values }
    for await (const batch of batchesOf(tx, id, batches.check)) await checkBatch(tx, id, batch, plan)
    await markAlike(tx, id)
    await tx.update(imports).set({ mapping, values, checkedAt: now }).where(eq(imports.id, id))
    return { kind: "checked" }
  })
}

function withValues(before: ImportValues, said: ImportValues = {}): ImportValues {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(said)])]
  return Object.fromEntries(fields.map((field) => [field, { ...before[field], ...said[field] }]))
}

async function checkBatch(
  tx: Database,
  id: number,
  batch: readonly { line: number; cells: string[] }[],
  plan: ImportPlan,
): Promise<void> {
  const read: object[] = []
  for (const { line, cells } of batch) {
    const kept = withoutSecrets(cells, plan.mapping.walletAddress)
    const { findings, ...outcome } = await readLine(tx, kept, plan)
    read.push({ line, cells: kept, ...outcome, ...(findings.length > 0 && { findings }) })
  }
  await tx.execute(sql`
    update ${lines} set verdict = read.verdict, facts = read.facts, changes = read.changes, listing_id = read."listingId",
      findings = read.findings, alike = null, cells = array(select jsonb_array_elements_text(read.cells))
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb)
      as read(line int, cells jsonb, verdict text, facts jsonb, changes jsonb, "listingId" bigint, findings jsonb)
    where ${lines.importId} = ${id} and ${lines.line} = read.line`)
}

/** A cell corrected by staff. */
export type MendedCell = { line: number; field: ImportField; text: string }

/** Replaces cells of some lines and checks those lines again. A field without a column in the file gets a new column. */
export function mendLines(
  db: Database,
  id: number,
  mended: readonly MendedCell[],
  { now }: Pick<ImportContext, "now">,
): Promise<CheckOutcome> {
  return db.transaction(async (tx) => {
    const found = await hold(tx, id)
    if (!found) return { kind: "not-found" }
    if (found.importedAt || !found.checkedAt) return { kind: "imported" }
    const headings = [...found.headings]
    const mapping = { ...found.mapping }
    for (const { field } of mended)
      if (mapping[field] === undefined) mapping[field] = headings.push(words.fields[field]) - 1
    const added = headings.length - found.headings.length
    if (added > 0)
      await tx
        .update(lines)
        .set({ cells: sql`${lines.cells} || array_fill(''::text, array[${added}::int])` })
        .where(eq(lines.importId, id))
    const wanted = [...new Set(mended.map(({ line }) => line))]
    for await (const batch of batchesOf(tx, id, batches.check, inArray(lines.line, wanted))) {
      for (const { line, cells } of batch)
        for (const cell of mended) if (cell.line === line) cells[mapping[cell.field] ?? -1] = cell.text
      await checkBatch(tx, id, batch, { columns: headings.length, mapping, values: found.values })
    }
    await markAlike(tx, id)
    await tx.update(imports).set({ headings, mapping, checkedAt: now }).where(eq(imports.id, id))
    return { kind: "checked" }
  })
}

export type ImportOutcome =
  /**
   * @property incomplete number of lines taken without some of their cells
   * @property changed number of listings changed
   * @property stale number of listings not changed, because someone else changed them since the check
   */
  | { kind: "imported"; count: number; incomplete: number; changed: number; stale: number }
  | { kind: "already"; count: number }
  /** The lines were checked again since the page was rendered. */
  | { kind: "checked-again" }
  /** Since the check this many lines have come to look like an existing listing: they are flagged, and nothing is imported. */
  | { kind: "alike-now"; count: number }
  /** The lines are deleted, or none of them is importable. */
  | { kind: "gone" }
  | { kind: "not-found" }

type ImportChoice = {
  /** The `checkedAt` of the report that staff saw. */
  seen: string
  /** Also imports lines that look like an existing listing. */
  withAlike: boolean
}

/** Creates and changes listings from the lines: all or none, and only once. Retries when another listing took a slug. */
export async function importLines(
  db: Database,
  id: number,
  choice: ImportChoice,
  context: ImportContext & { save: SaveListing },
): Promise<ImportOutcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => importAll(tx, id, choice, context))
    } catch (error) {
      if (sqlState(error) !== "23505" || attempt === 5) throw error
    }
  }
}

async function importAll(
  tx: Database,
  id: number,
  { seen, withAlike }: ImportChoice,
  { by, now, save }: ImportContext & { save: SaveListing },
): Promise<ImportOutcome> {
  // Serializes imports, so that the second of two simultaneous ones finds the listings of the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('listing-import'))`)
  const found = await hold(tx, id)
  if (!found) return { kind: "not-found" }
  if (found.importedAt) return { kind: "already", count: found.imported }
  if (!found.checkedAt || found.checkedAt.toISOString() !== seen) return { kind: "checked-again" }
  const alike = await markAlike(tx, id)
  if (alike > 0 && !withAlike) return { kind: "alike-now", count: alike }

  const isTaken = inArray(lines.verdict, withAlike ? ["new", "alike"] : ["new"])
  const taken = await tx
    .select({ name: sql<string>`${lines.facts}->>'businessName'`, findings: lines.findings })
    .from(lines)
    .where(and(eq(lines.importId, id), isTaken))
  const changing = await tx
    .select({
      line: lines.line,
      listingId: lines.listingId,
      changes: lines.changes,
      findings: lines.findings,
    })
    .from(lines)
    .where(and(eq(lines.importId, id), eq(lines.verdict, "change")))
    .orderBy(asc(lines.line))
  if (taken.length + changing.length === 0) return { kind: "gone" }
  const reason = format(words.reason, { file: found.fileName, id })
  const open = await listingOpener(
    tx,
    taken.map(({ name }) => name),
    { id, reason, by, now },
  )
  for await (const batch of batchesOf(tx, id, batches.open, isTaken)) {
    const opened = await open(
      batch.map(({ facts, findings }) => ({ facts: facts as ImportedFacts, note: noteOf(findings ?? []) })),
    )
    const made = batch.map(({ line }, index) => ({ line, listing: opened[index]?.id }))
    await tx.execute(sql`
      update ${lines} set listing_id = made.listing
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made(line int, listing bigint)
      where ${lines.importId} = ${id} and ${lines.line} = made.line`)
  }
  let [changed, stale] = [0, 0]
  for (const change of changing) {
    if (await applyChange(tx, change, { save, reason })) changed++
    else {
      stale++
      const findings = [{ field: null, message: words.findings.stale, cell: "" }]
      await tx
        .update(lines)
        .set({ verdict: "refused", findings })
        .where(and(eq(lines.importId, id), eq(lines.line, change.line)))
    }
  }
  const count = taken.length
  const incomplete = [...taken, ...changing].filter(({ findings }) => findings !== null).length
  await tx
    .update(imports)
    .set({ importedAt: now, imported: count + changed })
    .where(eq(imports.id, id))
  await recordAct(
    tx,
    "listing-import.imported",
    { type: importSubject.type, id },
    { by, now },
    { count, ...(changed > 0 && { changed }) },
  )
  return { kind: "imported", count, incomplete, changed, stale }
}

type Change = { listingId: number | null; changes: ListingChanges | null; findings: LineFinding[] | null }

/** Changes a listing if it still has the values seen at the check. @returns whether it was changed */
async function applyChange(
  tx: Database,
  { listingId, changes, findings }: Change,
  { save, reason }: { save: SaveListing; reason: string },
): Promise<boolean> {
  const [listing] = await tx
    .select()
    .from(listings)
    .where(eq(listings.id, listingId ?? 0))
    .for("update")
  const all = Object.entries(changes ?? {}) as [keyof RecordedFacts, [unknown, unknown]][]
  if (!listing || all.some(([fact, [before]]) => (listing[fact] ?? null) !== before)) return false
  const facts: Partial<RecordedFacts> = Object.fromEntries(all.map(([fact, [, after]]) => [fact, after]))
  const why = [reason, noteOf(findings ?? [])].filter(Boolean).join("\n").slice(0, noteLength)
  const saved = await save(tx, listing.id, facts, { reason: why, seen: listing.revision })
  return saved.kind === "changed"
}

/** Note in the history about the cells that were left out. */
function noteOf(findings: readonly LineFinding[]): string {
  const cells = findings.map(({ field, cell }) => `${fieldText(field)} “${cell}”`)
  return cells.length > 0 ? format(words.leftOut, { cells: cells.join(", ") }) : ""
}

/** Deletes a file that was not imported. */
export async function discardUpload(db: Database, id: number): Promise<{ kind: "discarded" | "imported" }> {
  return db.transaction(async (tx) => {
    const found = await hold(tx, id)
    if (found?.importedAt) return { kind: "imported" }
    await tx.delete(imports).where(eq(imports.id, id))
    return { kind: "discarded" }
  })
}

export async function hold(tx: Database, id: number) {
  const [found] = await tx.select().from(imports).where(eq(imports.id, id)).for("update")
  return found
}

async function* batchesOf(tx: Database, importId: number, size: number, where = sql`true`) {
  for (let after = 0; ; ) {
    const batch = await tx
      .select({ line: lines.line, cells: lines.cells, facts: lines.facts, findings: lines.findings })
      .from(lines)
      .where(and(eq(lines.importId, importId), gt(lines.line, after), where))
      .orderBy(asc(lines.line))
      .limit(size)
    const last = batch.at(-1)
    if (!last) return
    yield batch
    after = last.line
  }
}
