import type { ListPlace } from "#app/platform/staff-list/list-search.ts"

export const mailStatuses = ["queued", "sent", "dead"] as const
export type MailStatus = (typeof mailStatuses)[number]

/** /admin/mail, as its address says it. */
export const mailList = {
  path: "/admin/mail",
  filters: mailStatuses,
  sorts: ["newest", "oldest"],
  rowIds: "uuid",
} as const satisfies ListPlace<MailStatus>
