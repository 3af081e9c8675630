import type { Database } from "#app/lib/db/client.server.ts"
import { countAgainst, visitorCeilings } from "#app/lib/http/rate-limit.server.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import { type FoundRequest, findRequest } from "./find-requests.server.ts"

/** Unknown codes per network and minute. */
const mostMisses = 60
const windowSeconds = 60

type Asking = { secrets: Secrets; limitGroup: string; now: Date }

/**
 * Finds a request by its code, for anonymous visitors. Only misses are rate limited: mobile
 * carriers put thousands of customers behind one IP address, and one guesser must not block them.
 */
export async function findForStranger(
  db: Database,
  code: string,
  asking: Asking,
): Promise<({ kind: "found" } & FoundRequest) | { kind: "not-found" | "too-many" }> {
  const found = await findRequest(db, code, asking)
  if (found) return { kind: "found", ...found }
  const ceilings = visitorCeilings({ name: "request-codes", most: mostMisses }, asking)
  const wait = await countAgainst(db, ceilings, windowSeconds, asking.now)
  return { kind: wait === undefined ? "not-found" : "too-many" }
}
