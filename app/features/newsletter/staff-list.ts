import type { ListPlace } from "#app/platform/staff-list/list-search.ts"
import { type SubscriberStatus, subscriberStatuses } from "./options.ts"

/** /admin/subscribers, as its address says it. */
export const newsletterList = {
  path: "/admin/subscribers",
  filters: subscriberStatuses,
  sorts: ["newest", "oldest"],
} as const satisfies ListPlace<SubscriberStatus>
