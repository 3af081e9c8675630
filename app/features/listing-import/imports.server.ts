import { and, asc, eq, gt, inArray, sql } from "drizzle-orm"
import { type Database, sqlState } from "#app/db/client.server.ts"
import { listingImports as imports, listingImportLines as lines } from "#app/db/schema.ts"
import { recordAct } from "#app/platform/audit/audit.server.ts"
import { type ImportMapping, importLimits } from "#app/platform/business/import-options.ts"
import { type ImportedFacts, listingOpener } from "#app/platform/business/listing/open-listings.server.ts"
import { fill } from "#app/platform/fill.ts"
import { cleanLine } from "#app/platform/form/clean-text.ts"
import { listingImport as words } from "#content/en/listing-import.ts"
import { importSubject } from "./import-subject.server.ts"
import { markAlike } from "./reading/alike.server.ts"
import { guessMapping } from "./reading/columns.ts"
import { type CsvProblem, CsvRefused, openCsv } from "./reading/read-csv.server.ts"
import { type ReadLine, readLine, withoutSecrets } from "./reading/read-line.server.ts"

export type ImportContext = { by: { id: string; name: string }; now: Date }

/** So many lines at a time are stored, looked at and imported, so that others get their turn between them. */
const batches = { store: 250, check: 25, open: 100 }

export type UploadOutcome =
  | { kind: "saved"; id: number; count: number }
  | { kind: "refused"; problem: CsvProblem }

/** Keeps the lines of a file, to be looked at. Private keys are taken out before anything is stored. */
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
      // A file without headings has its first line in their place.
      const headings = withoutSecrets(file.headings)
      const [created] = await tx
        .insert(imports)
        .values({ fileName, uploadedAt: now, uploadedBy: by.id, headings, mapping, lines: 0 })
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

/** Looks at every line, without writing a listing. What was found before holds until all of them are looked at. */
export function checkLines(
  db: Database,
  id: number,
  mapping: ImportMapping,
  { now }: Pick<ImportContext, "now">,
): Promise<CheckOutcome> {
  return db.transaction(async (tx) => {
    const found = await hold(tx, id)
    if (!found) return { kind: "not-found" }
    if (found.importedAt) return { kind: "imported" }
    for await (const batch of batchesOf(tx, id, batches.check)) {
      const read: ({ line: number; cells: string[] } & ReadLine)[] = []
      for (const { line, cells } of batch) {
        const kept = withoutSecrets(cells, mapping.walletAddress)
        read.push({ line, cells: kept, ...(await readLine(tx, kept, found.headings.length, mapping)) })
      }
      await tx.execute(sql`
        update ${lines} set facts = read.facts, findings = read.findings, alike = null,
          cells = array(select jsonb_array_elements_text(read.cells)),
          verdict = case when read.facts is null then 'refused' else 'new' end
        from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as read(line int, cells jsonb, facts jsonb, findings jsonb)
        where ${lines.importId} = ${id} and ${lines.line} = read.line`)
    }
    await markAlike(tx, id)
    await tx.update(imports).set({ mapping, checkedAt: now }).where(eq(imports.id, id))
    return { kind: "checked" }
  })
}

export type ImportOutcome =
  | { kind: "imported" | "already"; count: number }
  /** Its lines were looked at again since the page was made. */
  | { kind: "checked-again" }
  /** Since they were looked at, so many have come to look like one that is there: they are marked, and nothing is imported. */
  | { kind: "alike-now"; count: number }
  /** Its lines are erased, or none of them is to be imported. */
  | { kind: "gone" }
  | { kind: "not-found" }

type ImportChoice = {
  /** When the lines were looked at that staff saw. */
  seen: string
  /** Also those that look like one that is there. */
  withAlike: boolean
}

/** Makes listings of the lines: all, or none. Once, however often it is asked for. An address that another took meanwhile is tried again. */
export async function importLines(
  db: Database,
  id: number,
  choice: ImportChoice,
  context: ImportContext,
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
  { by, now }: ImportContext,
): Promise<ImportOutcome> {
  // Of two files at once the second one sees what the first has brought.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('listing-import'))`)
  const found = await hold(tx, id)
  if (!found) return { kind: "not-found" }
  if (found.importedAt) return { kind: "already", count: found.imported }
  if (!found.checkedAt || found.checkedAt.toISOString() !== seen) return { kind: "checked-again" }
  const alike = await markAlike(tx, id)
  if (alike > 0 && !withAlike) return { kind: "alike-now", count: alike }

  const isTaken = inArray(lines.verdict, withAlike ? ["new", "alike"] : ["new"])
  const names = await tx
    .select({ name: sql<string>`${lines.facts}->>'businessName'` })
    .from(lines)
    .where(and(eq(lines.importId, id), isTaken))
  if (names.length === 0) return { kind: "gone" }
  const reason = fill(words.reason, { file: found.fileName, id })
  const open = await listingOpener(
    tx,
    names.map(({ name }) => name),
    { id, reason, by, now },
  )
  for await (const batch of batchesOf(tx, id, batches.open, isTaken)) {
    const opened = await open(batch.map(({ facts }) => facts as ImportedFacts))
    const made = batch.map(({ line }, index) => ({ line, listing: opened[index]?.id }))
    await tx.execute(sql`
      update ${lines} set listing_id = made.listing
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made(line int, listing bigint)
      where ${lines.importId} = ${id} and ${lines.line} = made.line`)
  }
  const count = names.length
  await tx.update(imports).set({ importedAt: now, imported: count }).where(eq(imports.id, id))
  await recordAct(tx, "listing-import.imported", { type: importSubject.type, id }, { by, now }, { count })
  return { kind: "imported", count }
}

/** Throws a file away that was not imported. */
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
      .select({ line: lines.line, cells: lines.cells, facts: lines.facts })
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
