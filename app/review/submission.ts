import type { SQL } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import type { Subject, SubjectWords } from "#app/lib/audit/subject.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import type { ManyWords } from "#app/lib/list/many-flash.ts"
import type { ComposedMail } from "#app/lib/mail/compose-mail.tsx"
import type { PersonalData } from "#app/lib/personal-data/personal-data.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import type { FlashMessage } from "#content/en/flash.ts"
import type { moderation } from "#content/en/moderation.ts"

/**
 * A kind of submission: what visitors send, and what staff decide on or answer. app/submissions.ts lists the kinds for
 * what works on all of them: navigation, dashboard, audit log, a person's data and metrics.
 */
export type Submission = Omit<Subject, "hrefOf"> & {
  hrefOf(row: { id: number | string }): string
  table: PgTable &
    Record<
      "id" | "status" | "email" | "suspicion" | "isSpam" | "createdAt" | "staffSearchText" | "sortKey",
      PgColumn
    >
  /** What a metric's label calls them, such as 'merchants'. */
  plural: string
  /** Their list in the back office, such as '/admin/merchants'. */
  path: string
  /** The kind of the mails that tell the staff of each. */
  staffMail: string
  /** The state in which a row waits for staff. */
  waits: string
  /** By when an answer was promised; without it, no time was. @param since when it was sent, or has come back from its sender */
  promisedBy?(since: Date): Date
  /** Since when a row waits for staff, where it can have waited for its sender. */
  waitsSince?: SQL<Date>
  /** The state in which a row waits for its sender, and so many of them in words. */
  waitsForSender?: { status: string; told: { one: string; other: string } }
  /** Which rows may be put aside as spam, or taken back. */
  mayBeSpam: SQL
  /**
   * The mail that tells the sender that it has arrived, or nothing for one who has it. It is held while the submission is
   * suspicious, and written again here when staff clear it. The mails are imported when one is wanted: commands list the
   * kinds too, and Node alone cannot read the TSX of the mails.
   */
  receiptOf(
    row: Record<string, unknown>,
    context: { secrets: Secrets; publicUrl: string },
  ): Promise<(ComposedMail & { kind: string }) | undefined>
  /** What of them is personal, and how it is erased. */
  personal: PersonalData
  icon: SubmissionIcon
  words: SubmissionWords
}

/** What has something in common with the submission that is looked at: another one, or what came of one. */
export type Alike = { what: string; href: string; name: string; status: string; note?: string }

/** With which submission it has that in common. */
export type AlikeOf = Alike & { of: number }

/** A kind that staff approve or reject. */
export type DecidedSubmission = Submission & {
  table: Submission["table"] & Record<"decidedAt" | "decidedBy" | "decisions" | "rejectionReason", PgColumn>
  /**
   * Takes away what the approval of a row or the question to its sender has made, when that is taken back or reopened.
   *
   * @param how `unlessChanged`: nobody was told, take it back as if it had never been; leave it if somebody has changed it since, and
   * return "changed"
   * @returns columns of the row that go with it
   */
  withdraw(
    tx: Database,
    row: Record<string, unknown>,
    how: { by: { id: string; name: string }; now: Date; unlessChanged?: boolean },
  ): Promise<Record<string, unknown> | "changed">
  /** What tells staff that two of them belong together, by a word of content/en/moderation.ts; each has an index. */
  sameAs: Partial<Record<keyof typeof moderation.alike.same, SQL | PgColumn>>
  /** What visitors see already that has something in common with submissions which wait, and did not come of them. */
  published?(db: Database, ids: number[]): Promise<AlikeOf[]>
  flash: DecisionFlash
}

/** A kind that staff mark as read and put into a bin, out of which it comes back for 30 days. */
export type ReadSubmission = Submission & {
  table: Submission["table"] & Record<"readAt" | "deletedAt", PgColumn>
  /** What the log's actions begin with: 'contact' of 'contact.read'. */
  acts: string
  /** Whether a page of its own, `/delete` below its list, asks before anything is deleted. */
  asksBefore?: boolean
  flash: ReadFlash
}

export function isReadKind(kind: Submission): kind is ReadSubmission {
  return "acts" in kind
}

/** What is said after one was marked, deleted or restored, or several were. Places: {name}, {by}, {date}. */
export type ReadFlash = Record<"read" | "unread" | "deleted" | "restored" | "alreadyDone", FlashMessage> &
  Record<"readMany" | "unreadMany" | "deletedMany" | "restoredMany", ManyWords>

/** What is said after a decision on one, or on several. Places: {name}, {by}, {date}. */
export type DecisionFlash = Record<"approved" | "rejected" | "alreadyDecided", FlashMessage> &
  Record<"approvedMany" | "rejectedMany", ManyWords> &
  /** Of a kind whose senders can be asked. */
  Partial<Record<"asked" | "alreadyAsked", FlashMessage>>

/** One that the navigation can draw (app/admin/admin-shell.tsx). */
export type SubmissionIcon = "book" | "shop" | "messages" | "inbox"

type SubmissionWords = SubjectWords & {
  /** Of the list, and of the navigation's entry. */
  title: string
  /** Above the number of those that wait: 'Applications waiting'. */
  counter: string
  /** The button that leads to those that wait, on the dashboard: 'Review merchants'. */
  review?: string
  /** So many of them: '{count} messages'. */
  told: { one: string; other: string }
  /** One of them, as a mark beside its name: 'Application'. */
  mark: string
  /** 'Open the application of {name}' */
  openOf: string
}
