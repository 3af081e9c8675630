import type { Database } from "#app/lib/db/client.server.ts"
import { countAgainst, visitorCeilings } from "#app/lib/http/rate-limit.server.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import { type FoundRequest, findRequest } from "./find-requests.server.ts"

/** Codes that nobody has, asked for from one network in a minute. */
const mostMisses = 60
const windowSeconds = 60

type Asking = { secrets: Secrets; limitGroup: string; now: Date }

/**
 * A request by its code, for anybody. The code is looked up first, and misses alone are counted: a carrier puts thousands of customers
 * behind one address, and none of them is refused because another one of them makes up codes, of which nobody can guess one.
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
