import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import type { SubjectKey } from "../audit/subject.ts"
import type { Database } from "../db/client.server.ts"
import { contains } from "../list/keyset-page.server.ts"

/** Matches the address in a column, ignoring case. Any other difference makes another address. */
export function isAddress(column: PgColumn, email: string): SQL {
  return eq(sql`lower(${column})`, sql`lower(${email}::text)`)
}

type Numbered = PgTable & { id: PgColumn }
type SentTable = Numbered & Record<"email" | "staffSearchText", PgColumn>

/** Keys of forms, derived columns, and the deciding administrator. */
type OurColumn = "submissionKey" | "staffSearchText" | "sortKey" | "decidedBy"
const ourColumns: readonly string[] = ["submissionKey", "staffSearchText", "sortKey", "decidedBy"]

/**
 * Returns the rows that an address sent, newest first; uses the index of the staff search.
 *
 * @param hidden columns not meant for the person, such as the hash of a link, besides `OurColumn`
 */
export async function findSentBy<Table extends SentTable, Hidden extends string = never>(
  db: Database,
  table: Table,
  email: string,
  hidden: readonly Hidden[] = [],
): Promise<Omit<Table["$inferSelect"], OurColumn | Hidden>[]> {
  const rows = await db
    .select()
    .from(table as SentTable)
    .where(and(contains(table.staffSearchText, email), isAddress(table.email, email)))
    .orderBy(desc(table.id))
  const left = new Set<string>([...ourColumns, ...hidden])
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !left.has(name))),
  ) as Omit<Table["$inferSelect"], OurColumn | Hidden>[]
}

type Ids = { id: number }[]

export const idsOf = (rows: Ids): number[] => rows.map((row) => row.id)

export function subjectKeys(type: string, rows: Ids): SubjectKey[] {
  return rows.map(({ id }) => ({ type, id: String(id) }))
}

/**
 * Returns the common part of most PersonalData: one table of rows sent by an address.
 *
 * @param name of the list, in a data export and in the log
 * @param type of these rows as subjects
 * @param staffMail the type of the mail to staff about each row
 */
export function ownRows<Name extends string>(
  name: Name,
  { table, type, staffMail }: { table: Numbered; type: string; staffMail?: string },
) {
  type Rows = Record<Name, Ids>
  return {
    name,
    subjectsOf: (rows: Rows) => subjectKeys(type, rows[name]),
    staffMailsOf: (rows: Rows) => (staffMail ? rows[name].map(({ id }) => `${staffMail}:${id}`) : []),
    async hold(db: Database, rows: Rows) {
      await db
        .select({ one: sql`1` })
        .from(table)
        .where(inArray(table.id, idsOf(rows[name])))
        .for("update")
    },
    /** Also deletes dependent rows by cascade, such as the replies to a message. */
    async erase(db: Database, rows: Rows): Promise<never[]> {
      await deleteRows(db, table, rows[name])
      return []
    },
  }
}

export async function deleteRows(db: Database, table: Numbered, rows: Ids): Promise<void> {
  await db.delete(table).where(inArray(table.id, idsOf(rows)))
}
