import type { SubjectKey } from "../audit/subject.ts"
import type { Database } from "../db/client.server.ts"
import type { StoredImage } from "../images/image-limits.ts"
import type { Times } from "../text/date-text.ts"

/** Lists of rows, under the names used in a data export and in the log of an erasure. */
export type FoundRows = Record<string, { id: number; status?: string }[]>

/** One line about a row, with a link to its page. */
export type PersonLine = { text: string; detail?: string; href?: string }

/**
 * The personal data that one part of the product stores, by email address: how it is found, shown, counted and erased (decision
 * 15). app/submissions.ts lists the parts.
 */
export type PersonalData<Rows extends FoundRows = FoundRows> = {
  /** The key of its section on the page of a person. */
  name: string
  words: PersonalDataWords<keyof Rows & string>
  /** Returns all rows of an address, ignoring case, without hashes of links and columns derived from other columns. */
  find(db: Database, email: string): Promise<Rows>
  /** @param times formats of the reader */
  lines(rows: Rows, times: Times): PersonLine[]
  /** Returns the rows for a data export with labels instead of codes. */
  inWords?(rows: Rows): Record<string, unknown>
  /** The subjects that notes and entries of the log may reference. */
  subjectsOf(rows: Rows): SubjectKey[]
  /** The keys of the mails to staff about these rows. */
  staffMailsOf?(rows: Rows): string[]
  /** The rows that an erasure would delete besides, by name. */
  countMore?(rows: Rows): Record<string, number>
  /** The addresses of pages that are public now. */
  publicPagesOf?(rows: Rows, now: Date): string[]
  /** Waits for running decisions, and locks the rows against others. */
  hold?(db: Database, rows: Rows): Promise<void>
  /** Pass the transaction. @returns the pictures whose rows are deleted, to delete their files */
  erase(db: Database, rows: Rows, now: Date): Promise<Pick<StoredImage, "id" | "widths">[]>
}

export type PersonalDataWords<Name extends string = string> = {
  /** The heading of its lines: 'Stories'. */
  section: string
  /** The texts of what an erasure deletes, by the names of lists and of `countMore`: '2 stories'. */
  counts: Readonly<Record<Name, { one: string; other: string }>>
}
