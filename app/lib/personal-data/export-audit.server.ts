import { recordAudit } from "../audit/audit.server.ts"
import type { Database } from "../db/client.server.ts"

type By = { id: string; name: string }

/**
 * Records the export of a subscriber list before it starts: an incomplete download is an export too. Search text may be an
 * address, which the log would store forever; it records only whether there was any.
 */
export function recordListExport(
  db: Database,
  { list, count, status, words }: { list: string; count: number; status: string; words: string },
  { by, now }: { by: By; now: Date },
): Promise<void> {
  return recordAudit(db, {
    at: now,
    actorId: by.id,
    actor: by.name,
    action: "subscribers.exported",
    subjectType: "subscribers",
    subjectId: list,
    details: { count, status: status || null, searched: words !== "" },
  })
}

/** Records the export of a person's data. @param key the person's name in the log: personKey */
export function recordPersonExport(
  db: Database,
  key: string,
  { by, now }: { by: { id: string | null; name: string }; now: Date },
): Promise<void> {
  return recordAudit(db, {
    at: now,
    actorId: by.id,
    actor: by.name,
    action: "person.exported",
    subjectType: "person",
    subjectId: key,
  })
}
