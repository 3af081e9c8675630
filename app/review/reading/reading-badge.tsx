import { Badge } from "#app/ui/badge.tsx"
import { moderation } from "#content/en/moderation.ts"
import type { ReadStatus } from "../options.ts"

type Props = { status: ReadStatus; isSpam: boolean; deletedAt?: Date | null }

/** Whether a message is read, spam or deleted. */
export function ReadingBadge({ status, isSpam, deletedAt }: Props) {
  const { filters, statuses } = moderation.reading
  if (deletedAt) return <Badge tone="ember">{filters.deleted}</Badge>
  if (isSpam) return <Badge>{moderation.spam}</Badge>
  return <Badge tone={status === "unread" ? "gold" : "quiet"}>{statuses[status]}</Badge>
}
