import { Link } from "react-router"
import { format } from "#app/lib/text/format.ts"
import { adminAudit as words } from "#content/en/admin-audit.ts"
import type { AuditSubject } from "./audit-subjects.server.ts"

type Props = {
  actorId: string | null
  subjectType: string
  subjectId: string
  subject: AuditSubject | null
  /** What happened, and the text for a subject without a name. */
  did: string
  unnamed: string
}

/** What happened to which subject, with a link if it still exists. */
export function AuditSentence({ actorId, subjectType, subjectId, subject, did, unnamed }: Props) {
  // 'Ada signed in' needs no 'Ada' after it.
  if (subjectType === "user" && subjectId === actorId) return did
  return (
    <>
      {did}:{" "}
      {subject ? (
        <Link
          to={subject.href}
          data-open
          aria-label={format(words.openOf, { name: subject.name })}
          className="inline-flex min-h-6 font-semibold text-gold-400 underline wrap-anywhere"
        >
          {subject.name}
        </Link>
      ) : (
        <span className="text-ivory-300 wrap-anywhere">{unnamed}</span>
      )}
    </>
  )
}
