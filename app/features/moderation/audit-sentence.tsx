import { Link } from "react-router"
import { fill } from "#app/platform/fill.ts"
import { adminAudit as words } from "#content/en/admin-audit.ts"
import type { AuditSubject } from "./audit-subjects.server.ts"
import { actionText, unnamedText } from "./audit-words.ts"

type Props = {
  actorId: string | null
  action: string
  subjectType: string
  subjectId: string
  subject: AuditSubject | null
}

/** What happened to what, with a link to it if it is still there. */
export function AuditSentence({ actorId, action, subjectType, subjectId, subject }: Props) {
  // 'Ada signed in' needs no 'Ada' behind it.
  if (subjectType === "user" && subjectId === actorId) return actionText(action)
  return (
    <>
      {actionText(action)}:{" "}
      {subject ? (
        <Link
          to={subject.href}
          data-open
          aria-label={fill(words.openOf, { name: subject.name })}
          className="inline-flex min-h-6 font-semibold text-gold-400 underline wrap-anywhere"
        >
          {subject.name}
        </Link>
      ) : (
        <span className="text-ivory-300 wrap-anywhere">{unnamedText(subjectType, subjectId)}</span>
      )}
    </>
  )
}
