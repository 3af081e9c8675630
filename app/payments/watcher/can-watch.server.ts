import { asc, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { chainEndpoints } from "#app/lib/db/schema.ts"
import type { Ask } from "../chain/ask.server.ts"
import { askNewestBlock } from "../chain/newest-block.server.ts"
import { NoAnswer } from "../chain/no-answer.ts"
import type { EndpointProblem } from "../chain/options.ts"
import { hasToken } from "../chain/read-blocks.server.ts"
import { sourceOf } from "../chain/source.ts"
import { watched } from "./cursor.server.ts"

/** Why an endpoint cannot be used for watching: no usable answer, an old newest block, or no token contract. */
export type WatchProblem = EndpointProblem | "standing" | "no-token"

export type WatchCheck = { host: string; source: string; problem: WatchProblem | null }

/** One endpoint reports a payment, a second one confirms it. */
const needed = 2
const standingMs = 60_000

export const isEnoughToWatch = (checks: readonly WatchCheck[]): boolean =>
  new Set(checks.filter(({ problem }) => problem === null).map(({ source }) => source)).size >= needed

/** Checks each endpoint of the watched chain: a recent block, and the token contract exists. */
export async function checkEndpoints(db: Database, ask: Ask, now: Date): Promise<WatchCheck[]> {
  const rows = await db
    .select({ url: chainEndpoints.url })
    .from(chainEndpoints)
    .where(eq(chainEndpoints.network, watched))
    .orderBy(asc(chainEndpoints.id))
  return Promise.all(
    rows.map(async ({ url }) => ({
      host: new URL(url).host,
      source: sourceOf(url),
      problem: await problemOf(ask, url, now),
    })),
  )
}

async function problemOf(ask: Ask, url: string, now: Date): Promise<WatchProblem | null> {
  const newest = await askNewestBlock(ask, { network: watched, url }, now)
  if (newest.kind === "failed") return newest.problem
  if (now.getTime() - newest.blockAt.getTime() > standingMs) return "standing"
  try {
    return (await hasToken(ask, url)) ? null : "no-token"
  } catch (error) {
    if (error instanceof NoAnswer) return error.problem
    throw error
  }
}
