import { Badge, type BadgeTone } from "#app/ui/badge.tsx"
import { moderation } from "#content/en/moderation.ts"

const tones: Record<keyof typeof moderation.statuses, BadgeTone> = {
  pending: "gold",
  asked: "indigo",
  approved: "leaf",
  rejected: "ember",
}

/** The status of a submission, or that it is spam. */
export function DecisionBadge({ status, isSpam }: { status: keyof typeof tones; isSpam?: boolean }) {
  return isSpam ? (
    <Badge>{moderation.spam}</Badge>
  ) : (
    <Badge tone={tones[status]}>{moderation.statuses[status]}</Badge>
  )
}
