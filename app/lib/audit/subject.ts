import type { SQL } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"

/** A kind of thing that the audit log speaks of and staff can open. */
export type Subject = {
  /** As log and notes name it, such as 'merchant'. It is stored, so it never changes. */
  type: string
  table: PgTable & { id: PgColumn }
  /** What staff know a row by. */
  name: PgColumn
  /** Which rows can be opened; without it, all of them. */
  isThere?: SQL
  /** The page of the back office about a row. */
  hrefOf(row: { id: number | string; name: string }): string
  words: SubjectWords
}

/** One of them, as a note or an entry of the log names it: { type: "merchant", id: "7" }. */
export type SubjectKey = { type: string; id: string }

export type SubjectWords = {
  /** All of them: 'Merchant applications'. */
  many: string
  /** One that has no name any more: 'application'. */
  one: string
  /** What was done, by the action's name; it follows the name of whoever did it: 'approved a merchant application'. */
  actions: Readonly<Record<string, string>>
}
