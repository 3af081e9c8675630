import type { SubjectKey } from "../audit/subject.ts"
import type { Database } from "../db/client.server.ts"
import type { StoredImage } from "../images/image-limits.ts"
import type { Times } from "../text/date-text.ts"

/** Lists of rows, each under the name that a copy of the data and the log of an erasure give it. */
export type FoundRows = Record<string, { id: number; status?: string }[]>

/** A row in a line, with the way to the whole thing. */
export type PersonLine = { text: string; detail?: string; href?: string }

/**
 * What one part of the product keeps about people, who are known by their e-mail address: how it is found, shown, counted
 * and erased (decision 15). app/submissions.ts lists the parts.
 */
export type PersonalData<Rows extends FoundRows = FoundRows> = {
  /** Of its section on the page of a person. */
  name: string
  words: PersonalDataWords<keyof Rows & string>
  /**
   * All there is about an address, whatever the case of its letters, without hashes of links and what is made from the
   * columns shown.
   */
  find(db: Database, email: string): Promise<Rows>
  /** @param times of the one who reads them */
  lines(rows: Rows, times: Times): PersonLine[]
  /** The rows as a copy of the data has them, where they hold codes: with the words for people. */
  inWords?(rows: Rows): Record<string, unknown>
  /** What notes and entries of the log may be about. */
  subjectsOf(rows: Rows): SubjectKey[]
  /** Keys of the mails that told the staff of them. */
  staffMailsOf?(rows: Rows): string[]
  /** What an erasure would delete besides the rows themselves, by name. */
  countMore?(rows: Rows): Record<string, number>
  /** Pages that everybody can see now. */
  publicPagesOf?(rows: Rows, now: Date): string[]
  /** Waits for decisions under way, and holds the rows against further ones. */
  hold?(db: Database, rows: Rows): Promise<void>
  /** Pass the transaction. @returns the pictures whose rows are gone, for their files */
  erase(db: Database, rows: Rows, now: Date): Promise<Pick<StoredImage, "id" | "widths">[]>
}

export type PersonalDataWords<Name extends string = string> = {
  /** Above its lines: 'Stories'. */
  section: string
  /** What an erasure deletes, by the names of lists and of `countMore`: '2 stories'. */
  counts: Readonly<Record<Name, { one: string; other: string }>>
}
