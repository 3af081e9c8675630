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

/** A round of one instance, give or take a fifth, so that no rhythm of blocks or of other sites is met again and again. */
export const roundMs = () => 30_000 * (0.8 + 0.4 * Math.random())
/** Who was asked less long ago is not asked again, by whichever instance. */
const pauseMs = 24_000
const pointMs = 5 * 60_000
const mostSeconds = 2 ** 31 - 1

/**
 * Asks each endpoint whose turn it is, and keeps what it said. Every instance does so: taking an endpoint is one statement, so
 * each is asked by one of them, and one that ends in the middle leaves it to the next round.
 *
 * @returns how many it asked
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
        // Written while a clock was ahead of its time (decision 27).
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

/** The first answer of each five minutes is kept; silence only until there is one. */
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

/** Takes away what is older than 90 days. Run it every hour, on any number of instances. @returns how many points it took away */
export async function sweepChainPoints(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db
    .delete(chainPoints)
    .where(lte(chainPoints.at, new Date(now.getTime() - keptMs)))
  return rowCount ?? 0
}
