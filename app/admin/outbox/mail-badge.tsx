import { Badge, type BadgeTone } from "#app/ui/badge.tsx"
import { adminMail as words } from "#content/en/admin-mail.ts"
import type { MailStatus } from "./mail-list.ts"

const tones: Record<MailStatus, BadgeTone> = { queued: "gold", sent: "leaf", dead: "ember" }

/** Delivery status of a mail. */
export function MailBadge({ status }: { status: MailStatus }) {
  return <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
}
