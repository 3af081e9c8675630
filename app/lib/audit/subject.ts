import type { SQL } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"

/** A type of subject in the audit log that staff can open. */
export type Subject = {
  /** The name in log and notes, such as 'merchant'. It is stored, so it must not change. */
  type: string
  table: PgTable & { id: PgColumn }
  /** The column with the name that staff see. */
  name: PgColumn
  /** The condition for rows that can be opened; all rows without it. */
  isThere?: SQL
  /** Returns the back-office page of a row. */
  hrefOf(row: { id: number | string; name: string }): string
  words: SubjectWords
}

/** The reference to one subject in a note or an entry of the log: { type: "merchant", id: "7" }. */
export type SubjectKey = { type: string; id: string }

export type SubjectWords = {
  /** Plural: 'Merchant applications'. */
  many: string
  /** For one without a name: 'application'. */
  one: string
  /** The text of each action, to follow the actor's name: 'approved a merchant application'. */
  actions: Readonly<Record<string, string>>
}
