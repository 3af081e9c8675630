import { and, desc, eq, isNotNull } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { chainEndpoints, chainPoints } from "#app/lib/db/schema.ts"
import { assessNetwork } from "./assess-network.ts"
import { type Network, networks } from "./options.ts"

/** The current state of both chains. Only the host of an endpoint is public: the rest of its URL may contain a key. */
export async function readNetworks(db: Database, now: Date) {
  const all = await db.select().from(chainEndpoints).orderBy(chainEndpoints.id)
  return networks.map((network) => {
    const endpoints = all.filter((one) => one.network === network)
    const { state, newest, standings } = assessNetwork(network, endpoints, now)
    return {
      network,
      state,
      newest,
      lastAskedAt: latest(endpoints.map(({ askedAt }) => askedAt)),
      endpoints: endpoints.map(({ id, url, problem, answerMs, height, askedAt, heardAt }, index) => ({
        ...{ id, host: new URL(url).host, problem, answerMs, height, askedAt, heardAt },
        ...(standings[index] ?? { standing: "not-asked" as const, blocks: 0 }),
      })),
    }
  })
}

export type NetworkNow = Awaited<ReturnType<typeof readNetworks>>[number]

/** The latest known number of validators that produced the last blocks of layer 2. */
export async function findValidators(db: Database): Promise<{ count: number; at: Date } | null> {
  const [row] = await db
    .select({ count: chainPoints.validators, at: chainPoints.at })
    .from(chainPoints)
    .where(and(eq(chainPoints.network, "l2" satisfies Network), isNotNull(chainPoints.validators)))
    .orderBy(desc(chainPoints.at))
    .limit(1)
  return row && row.count !== null ? { count: row.count, at: row.at } : null
}

function latest(dates: (Date | null)[]): Date | null {
  return dates.reduce((last, date) => (date && (!last || date > last) ? date : last), null)
}
