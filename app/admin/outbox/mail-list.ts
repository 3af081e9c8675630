import { pathTo } from "#app/lib/http/path-to.ts"
import type { ListConfig } from "#app/lib/list/list-search.ts"

export const mailStatuses = ["queued", "sent", "dead"] as const
export type MailStatus = (typeof mailStatuses)[number]

/** List config of /admin/mail. */
export const mailList = {
  path: pathTo("/admin/mail"),
  filters: mailStatuses,
  sorts: ["newest", "oldest"],
  usualSorts: { queued: "oldest" },
  rowIds: "uuid",
} as const satisfies ListConfig<MailStatus>
