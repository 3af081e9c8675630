import type { SQL } from "drizzle-orm"
import type { Submission } from "./submission.ts"

/** What waits for staff in one list. app/staff-queues.ts names them all: navigation, dashboard and metrics count them. */
export type StaffQueue = Pick<Submission, "type" | "plural" | "path" | "hrefOf" | "promisedBy"> & {
  /** Its list, showing what waits. Queues of one `path` share a badge in the navigation. */
  href: string
  words: Pick<Submission["words"], "counter" | "mark" | "openOf">
  /** How many wait; counting stops one past the cap. */
  countOf(now: Date, cap: number): SQL<number>
  /**
   * A select of those that have waited longest, the oldest first: `id`, `name`, `sent_at`, and `since`, from which a
   * promised time is counted.
   */
  oldest(now: Date, most: number): SQL
}
