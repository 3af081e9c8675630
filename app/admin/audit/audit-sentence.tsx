import { Link } from "react-router"
import { fill } from "#app/lib/text/fill.ts"
import { adminAudit as words } from "#content/en/admin-audit.ts"
import type { AuditSubject } from "./audit-subjects.server.ts"

type Props = {
  actorId: string | null
  subjectType: string
  subjectId: string
  subject: AuditSubject | null
  /** What happened, and what a subject without a name is called. */
  did: string
  unnamed: string
}

/** What happened to what, with a link to it if it is still there. */
export function AuditSentence({ actorId, subjectType, subjectId, subject, did, unnamed }: Props) {
  // 'Ada signed in' needs no 'Ada' behind it.
  if (subjectType === "user" && subjectId === actorId) return did
  return (
    <>
      {did}:{" "}
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
        <span className="text-ivory-300 wrap-anywhere">{unnamed}</span>
      )}
    </>
  )
}
