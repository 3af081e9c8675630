import type { Database } from "../db/client.server.ts"
import { countHit } from "../http/rate-limit.server.ts"

const daySeconds = 24 * 60 * 60

/**
 * Counts one more mail requested for an address on file; anyone may request it. Allows `mails` in the first window of a day and
 * one in each later window, so that nobody can flood the mailbox, and it always has a link that still works.
 *
 * @param key identifies the mailbox; only the site can derive it
 * @param window not longer than the validity of the link in the mail
 * @returns whether the mail may be sent
 */
export async function mayBeMailed(
  db: Database,
  key: string,
  window: { mails: number; seconds: number },
  now: Date,
): Promise<boolean> {
  const inWindow = await countHit(db, key, window.seconds, now)
  const today = await countHit(db, `${key}:day`, daySeconds, now)
  const isFirst = today.hits === inWindow.hits
  return inWindow.hits <= (isFirst ? window.mails : 1)
}
