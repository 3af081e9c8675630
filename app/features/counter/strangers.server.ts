import type { Database } from "#app/db/client.server.ts"
import { countHit, hitsOf } from "#app/platform/http/rate-limit.server.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"
import { type FoundRequest, findRequest } from "./find-requests.server.ts"

/** Codes that nobody has, asked for from one address in a minute: whoever asks for more is shown none at all in it. */
const mostMisses = 60
const windowSeconds = 60

type Asking = { secrets: Secrets; limitGroup: string; now: Date }

/**
 * A request by its code, for anybody. Whoever tries codes soon gets the same answer for all of them; a whole neighbourhood behind one
 * address that opens pages which exist is not counted.
 */
export async function findForStranger(
  db: Database,
  code: string,
  { secrets, limitGroup, now }: Asking,
): Promise<({ kind: "found" } & FoundRequest) | { kind: "not-found" | "too-many" }> {
  const key = `request-codes:${secrets.mark("limit", limitGroup)}`
  if ((await hitsOf(db, key, now)) >= mostMisses) return { kind: "too-many" }
  const found = await findRequest(db, code, { now })
  if (found) return { kind: "found", ...found }
  await countHit(db, key, windowSeconds, now)
  return { kind: "not-found" }
}
