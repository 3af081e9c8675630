import type { ListPlace } from "#app/platform/staff-list/list-search.ts"
import { messageStatuses } from "./options.ts"

export const messageFilters = [...messageStatuses, "spam"] as const
export type MessageFilter = (typeof messageFilters)[number]

/** /admin/contacts, as its address says it. */
export const messageList = {
  path: "/admin/contacts",
  filters: messageFilters,
  sorts: ["newest", "oldest", "name"],
} as const satisfies ListPlace<MessageFilter>
