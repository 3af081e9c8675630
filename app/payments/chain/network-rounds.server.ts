import { and, eq, gt, isNull, lte, or } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { chainPoints, chainEndpoints as endpoints } from "#app/lib/db/schema.ts"
import type { Clock } from "#app/lib/time/clock.ts"
import type { Ask } from "./ask.server.ts"
import { assessNetwork } from "./assess-network.ts"
import { countValidators } from "./json-rpc.server.ts"
import { askNewestBlock } from "./newest-block.server.ts"
import type { Network } from "./options.ts"
import { untilStopped } from "./until-stopped.ts"

/**
 * Pause between two rounds of one instance, in ms. The random ±20 %
 * avoids synchronizing with block production or with other sites.
 */
export const roundMs = () => 30_000 * (0.8 + 0.4 * Math.random())
/** Minimum time between two polls of an endpoint, across all instances. */
const pauseMs = 24_000
const pointMs = 5 * 60_000
const mostSeconds = 2 ** 31 - 1

/**
 * Polls each endpoint that is due and stores its answer. Runs on every instance: one UPDATE claims an
 * endpoint, so only one instance polls it. If that instance stops, the endpoint is polled in a later round.
 *
 * @returns the number of polled endpoints
 */
export async function askEndpoints(
  db: Database,
  ask: Ask,
  clock: Clock,
  stop?: AbortSignal,
): Promise<number> {
  const begun = clock()
  const taken = await db
    .update(endpoints)
    .set({ askedAt: begun })
    .where(
      or(
        isNull(endpoints.askedAt),
        lte(endpoints.askedAt, new Date(begun.getTime() - pauseMs)),
        // Written while the clock was ahead (docs/decisions/database.md).
        gt(endpoints.askedAt, begun),
      ),
    )
    .returning({ id: endpoints.id, network: endpoints.network, url: endpoints.url })
  if (taken.length === 0) return 0
  const askUntilStopped = untilStopped(ask, stop)
  await Promise.all(
    taken.map(async (endpoint) => {
      const answer = await askNewestBlock(askUntilStopped, endpoint, clock())
      stop?.throwIfAborted()
      const said =
        answer.kind === "heard"
          ? {
              problem: null,
              answerMs: answer.ms,
              heardAt: clock(),
              height: answer.height,
              blockAt: answer.blockAt,
            }
          : { problem: answer.problem, answerMs: null }
      await db.update(endpoints).set(said).where(eq(endpoints.id, endpoint.id))
    }),
  )
  for (const network of new Set(taken.map(({ network }) => network)))
    await keepPoint(db, askUntilStopped, network, clock())
  return taken.length
}

/** Stores the first answer of each five-minute interval. A point without an answer is replaced by a later answer. */
async function keepPoint(db: Database, ask: Ask, network: Network, now: Date): Promise<void> {
  const at = new Date(Math.floor(now.getTime() / pointMs) * pointMs)
  const [there] = await db
    .select({ height: chainPoints.height })
    .from(chainPoints)
    .where(and(eq(chainPoints.network, network), eq(chainPoints.at, at)))
  if (there && there.height !== null) return
  const all = await db.select().from(endpoints).where(eq(endpoints.network, network)).orderBy(endpoints.id)
  const { newest, standings } = assessNetwork(network, all, now)
  const current = all.filter((_, index) => standings[index]?.standing === "current")
  const heard = current[0] && newest
  const point = {
    asked: all.length,
    current: current.length,
    height: heard ? heard.height : null,
    blockAge: heard ? Math.min(heard.ageSeconds, mostSeconds) : null,
    validators:
      current[0] && newest && network === "l2"
        ? await countValidators(ask, current[0].url, newest.height)
        : null,
  }
  await db
    .insert(chainPoints)
    .values({ network, at, ...point })
    .onConflictDoUpdate({
      target: [chainPoints.network, chainPoints.at],
      set: point,
      setWhere: isNull(chainPoints.height),
    })
}

const keptMs = 90 * 24 * 60 * 60 * 1000

/** Deletes points older than 90 days. Runs every hour, on any number of instances. @returns the number of deleted points */
export async function cleanUpChainPoints(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db
    .delete(chainPoints)
    .where(lte(chainPoints.at, new Date(now.getTime() - keptMs)))
  return rowCount ?? 0
}
