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
 * A type of submission: visitors send it, staff decide or answer it. app/submissions.ts lists all
 * types for code that handles all: navigation, dashboard, audit log, personal data and metrics.
 */
export type Submission = Omit<Subject, "hrefOf"> & {
  hrefOf(row: { id: number | string }): string
  table: PgTable &
    Record<
      "id" | "status" | "email" | "suspicion" | "isSpam" | "createdAt" | "staffSearchText" | "sortKey",
      PgColumn
    >
  /** Name in metric labels, such as 'merchants'. */
  plural: string
  /** Path of the list in the back office, such as '/admin/merchants'. */
  path: string
  /** The kind of the mails that tell staff about new ones. */
  staffMail: string
  /** The status in which a row waits for staff. */
  waits: string
  /** The promised date of an answer; without it, nothing is promised. @param since when it was sent, or answered by its sender */
  promisedBy?(since: Date): Date
  /** Since when a row waits for staff, for types that can also wait for the sender. */
  waitsSince?: SQL<Date>
  /** The status in which a row waits for the sender, and the text for a count of them. */
  waitsForSender?: { status: string; told: { one: string; other: string } }
  /** Rows that may be marked as spam or not spam. */
  mayBeSpam: SQL
  /**
   * The confirmation mail to the sender; nothing if it was already sent. It is deferred while
   * the submission is suspicious, and composed here when staff clear it. Mail modules are
   * imported dynamically: command-line tools load this list too, and Node cannot read TSX.
   */
  receiptOf(
    row: Record<string, unknown>,
    context: { secrets: Secrets; publicUrl: string },
  ): Promise<(ComposedMail & { kind: string }) | undefined>
  /** Which data is personal, and how it is erased. */
  personal: PersonalData
  icon: SubmissionIcon
  words: SubmissionWords
}

/** Something that shares a value with a submission: another submission, or a published listing or page. */
export type Alike = { what: string; href: string; name: string; status: string; note?: string }

/** @property of id of the submission that shares the value */
export type AlikeOf = Alike & { of: number }

/** A type that staff approve or reject. */
export type DecidedSubmission = Submission & {
  table: Submission["table"] & Record<"decidedAt" | "decidedBy" | "decisions" | "rejectionReason", PgColumn>
  /**
   * Removes the result of an approval or a question, when it is taken back or reopened.
   *
   * @param how `unlessChanged`: nobody was told, so restore the previous
   * state; if the result was changed since, leave it and return "changed"
   * @returns columns of the row to set
   */
  withdraw(
    tx: Database,
    row: Record<string, unknown>,
    how: { by: { id: string; name: string }; now: Date; unlessChanged?: boolean },
  ): Promise<Record<string, unknown> | "changed">
  /** Values that link two submissions, by their key in content/en/moderation.ts. Each needs an index. */
  sameAs: Partial<Record<keyof typeof moderation.alike.same, SQL | PgColumn>>
  /** Published items that share a value with pending submissions but did not result from them. */
  published?(db: Database, ids: number[]): Promise<AlikeOf[]>
  flash: DecisionFlash
}

/** A type that staff mark as read and can delete. Deleted rows can be restored for 30 days. */
export type ReadSubmission = Submission & {
  table: Submission["table"] & Record<"readAt" | "deletedAt", PgColumn>
  /** Prefix of its audit actions: 'contact' in 'contact.read'. */
  acts: string
  /** Whether deleting asks for confirmation on a page of its own, `/delete` below the list. */
  asksBefore?: boolean
  flash: ReadFlash
}

export function isReadKind(kind: Submission): kind is ReadSubmission {
  return "acts" in kind
}

/** Messages after an action on one or several. Placeholders: {name}, {by}, {date}. */
export type ReadFlash = Record<"read" | "unread" | "deleted" | "restored" | "alreadyDone", FlashMessage> &
  Record<"readMany" | "unreadMany" | "deletedMany" | "restoredMany", ManyWords>

/** Messages after a decision on one or several. Placeholders: {name}, {by}, {date}. */
export type DecisionFlash = Record<"approved" | "rejected" | "alreadyDecided", FlashMessage> &
  Record<"approvedMany" | "rejectedMany", ManyWords> &
  /** For types whose senders can be asked. */
  Partial<Record<"asked" | "alreadyAsked", FlashMessage>>

/** Icons known to the navigation (app/admin/admin-shell.tsx). */
export type SubmissionIcon = "book" | "shop" | "messages" | "inbox"

type SubmissionWords = SubjectWords & {
  /** Title of the list and of the navigation entry. */
  title: string
  /** Label of the number of waiting ones: 'Applications waiting'. */
  counter: string
  /** Label of the dashboard button to the waiting ones: 'Review merchants'. */
  review?: string
  /** Text for a count: '{count} messages'. */
  told: { one: string; other: string }
  /** Badge beside the name: 'Application'. */
  mark: string
  /** 'Open the application of {name}' */
  openOf: string
}
