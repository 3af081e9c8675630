import type { Database } from "../db/client.server.ts"
import { countHit } from "../http/rate-limit.server.ts"

const daySeconds = 24 * 60 * 60

/**
 * Counts one more mail that somebody asks for in the name of an address on file, whoever that is. As many as `mails` go out in the
 * first window of a day and one in each later one, so that nobody fills a mailbox, and one that still works is always there.
 *
 * @param key names the mailbox to nobody but us
 * @param window no longer than the link of such a mail works
 * @returns whether it may be sent
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
