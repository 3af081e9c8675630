import { recordAudit } from "../audit/audit.server.ts"
import type { Database } from "../db/client.server.ts"

type By = { id: string; name: string }

/**
 * Notes that a list of subscribers was taken out of the product, before it is: a download that breaks off has been one
 * too. The words of a search may be an address, which the log keeps for ever; that there were any is enough.
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

/** Notes that somebody's data were copied. @param key as the log names a person: personKey */
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
