import type { Database } from "#app/db/client.server.ts"
import { readPart } from "#app/platform/database/database-reads.server.ts"
import type { Log } from "#app/platform/log.ts"
import type { Submission } from "#app/platform/moderation/submission.ts"
import { countWaiting } from "#app/platform/moderation/waiting.server.ts"
import type { SubmissionEntry } from "./admin-shell.tsx"
import { mostCounted } from "./options.ts"

/** The lists of submissions, as the navigation shows them: without a count where the table cannot be read. */
export function listSubmissionEntries(
  db: Database,
  log: Log,
  kinds: readonly Submission[],
): Promise<SubmissionEntry[]> {
  return Promise.all(
    kinds.map(async (kind) => {
      const { type, path, icon, words } = kind
      const counts = await readPart(log, `badge ${type}`, () => countWaiting(db, [kind], mostCounted))
      return { label: words.title, href: path, icon, waiting: counts?.[type] ?? 0 }
    }),
  )
}
