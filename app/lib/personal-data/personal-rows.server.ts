import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import type { SubjectKey } from "../audit/subject.ts"
import type { Database } from "../db/client.server.ts"
import { contains } from "../list/keyset-page.server.ts"

/** The address in a column, whatever the case of its letters. Addresses that differ in more are not the same. */
export function isAddress(column: PgColumn, email: string): SQL {
  return eq(sql`lower(${column})`, sql`lower(${email}::text)`)
}

type Numbered = PgTable & { id: PgColumn }
type SentTable = Numbered & Record<"email" | "staffSearchText", PgColumn>

/** Keys of forms, what is made from other columns, and who of the staff decided. */
type OurColumn = "submissionKey" | "staffSearchText" | "sortKey" | "decidedBy"
const ourColumns: readonly string[] = ["submissionKey", "staffSearchText", "sortKey", "decidedBy"]

/**
 * The rows that an address sent, newest first, by the index of the staff's search.
 *
 * @param hidden columns that are no business of the person, such as the hash of a link, besides `OurColumn`
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
 * What most parts say of their rows: one table of things that an address sent.
 *
 * @param name of the list, in a copy and in the log
 * @param type of these rows as subjects
 * @param staffMail the kind of the mail that told the staff of each
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
    /** With what the database deletes along, such as the replies to a message. */
    async erase(db: Database, rows: Rows): Promise<never[]> {
      await deleteRows(db, table, rows[name])
      return []
    },
  }
}

export async function deleteRows(db: Database, table: Numbered, rows: Ids): Promise<void> {
  await db.delete(table).where(inArray(table.id, idsOf(rows)))
}
