import pg from "pg"
import { listTables } from "#server/backup/tables.ts"
import { type ColumnChange, Gone, MadeAnew, Renamed, type Row, type TableChange } from "./expected-changes.ts"

/** All rows of a database of the product, by table. */
export type SiteTables = Map<string, Table>
type Table = { columns: string[]; rows: Row[]; lastNumber: bigint | null }

const noTable: Table = { columns: [], rows: [], lastNumber: null }

export async function readSite(connection: string | pg.ClientConfig): Promise<SiteTables> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query("set timezone = 'UTC'")
    const site: SiteTables = new Map()
    for (const { name, sequence } of await listTables(client)) {
      const { fields } = await client.query(`select * from "${name}" limit 0`)
      const { rows } = await client.query(`select to_jsonb(t) as row from "${name}" t`)
      const numbers = sequence && (await client.query(`select last_value as last from ${sequence}`)).rows
      site.set(name, {
        columns: fields.map((field) => field.name),
        rows: rows.map(({ row }) => row),
        lastNumber: numbers ? BigInt(numbers[0].last) : null,
      })
    }
    return site
  } finally {
    await client.end()
  }
}

export type Difference = {
  /** Expected changes that did not happen. */
  wrongExpectations: string[]
  lostColumns: string[]
  /** Rows expected after the upgrade that do not exist. */
  lostRows: Row[]
  /** Rows after the upgrade that no earlier row explains. */
  strangeRows: Row[]
}

/** Returns what the upgrade unexpectedly lost or changed in one table: four empty lists when all is well. */
export function compareTable(
  name: string,
  before: SiteTables,
  after: SiteTables,
  expectedChanges: Record<string, TableChange>,
): Difference {
  const old = before.get(name) ?? noTable
  const now = after.get(name) ?? noTable
  const change = expectedChanges[name] ?? {}
  const nothing: Difference = { wrongExpectations: [], lostColumns: [], lostRows: [], strangeRows: [] }
  if (change instanceof MadeAnew) return nothing
  if (change instanceof Gone)
    return {
      ...nothing,
      wrongExpectations: now.rows.length > 0 ? [`The rows of ${name} are still there`] : [],
    }

  const named = Object.keys(change)
  const unknown = named.filter((column) => !old.columns.includes(column))
  const kept = old.columns.filter((column) => !(change[column] instanceof Gone))
  const stillThere = named.filter((column) => change[column] instanceof Gone && now.columns.includes(column))
  const newNames = kept.map((column) => newName(column, change[column]))
  const expected = byKey(
    old.rows.map((row) =>
      kept.map((column, at) => [newNames[at] ?? "", newValue(row, column, change[column])] as const),
    ),
  )
  const found = byKey(now.rows.map((row) => newNames.map((column) => [column, row[column]] as const)))
  return {
    wrongExpectations: [
      ...unknown.map((column) => `${name} had no column ${column}`),
      ...stillThere.map((column) => `${name} still has its column ${column}`),
    ],
    lostColumns: newNames.filter((column) => !now.columns.includes(column)),
    lostRows: missingFrom(found, expected),
    strangeRows: missingFrom(expected, found),
  }
}

function newName(column: string, change: ColumnChange | undefined): string {
  return change instanceof Renamed ? change.to : column
}

function newValue(row: Row, column: string, change: ColumnChange | undefined): unknown {
  const value = change instanceof Renamed ? change.value : change
  return typeof value === "function" ? value(row[column], row) : row[column]
}

function missingFrom(others: Map<string, Row>, rows: Map<string, Row>): Row[] {
  return [...rows].filter(([key]) => !others.has(key)).map(([, row]) => row)
}

/**
 * Maps each row by its full content, plus a counter for identical rows. All rows list their columns in the same order;
 * PostgreSQL itself orders the keys inside a jsonb.
 */
function byKey(rows: (readonly [string, unknown])[][]): Map<string, Row> {
  const map = new Map<string, Row>()
  for (const entries of rows) {
    const row = Object.fromEntries(entries)
    const text = JSON.stringify(row)
    let number = 1
    while (map.has(`${number} ${text}`)) number++
    map.set(`${number} ${text}`, row)
  }
  return map
}
