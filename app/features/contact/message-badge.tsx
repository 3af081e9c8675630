import { Badge } from "#app/ui/badge.tsx"
import { adminContacts } from "#content/en/admin-contacts.ts"
import { moderation } from "#content/en/moderation.ts"

type Props = { status: "unread" | "read"; isSpam: boolean; deletedAt?: Date | null }

/** Whether a message was read, is spam, or is deleted. */
export function MessageBadge({ status, isSpam, deletedAt }: Props) {
  if (deletedAt) return <Badge tone="ember">{adminContacts.deletedStatus}</Badge>
  if (isSpam) return <Badge>{moderation.spam}</Badge>
  return <Badge tone={status === "unread" ? "gold" : "quiet"}>{adminContacts.statuses[status]}</Badge>
}
