import type { SQL } from "drizzle-orm"
import type { Submission } from "./submission.ts"

/** Items of one list that wait for staff. app/staff-queues.ts lists all queues: navigation, dashboard and metrics count them. */
export type StaffQueue = Pick<Submission, "type" | "plural" | "path" | "hrefOf" | "promisedBy"> & {
  /** Link to the list of waiting items. Queues with the same `path` share a badge in the navigation. */
  href: string
  words: Pick<Submission["words"], "counter" | "mark" | "openOf">
  /** Number of waiting items; counting stops one past the cap. */
  countOf(now: Date, cap: number): SQL<number>
  /** A select of the oldest waiting items: `id`, `name`, `sent_at`, and `since`, the start of the promised time. */
  oldest(now: Date, most: number): SQL
}
