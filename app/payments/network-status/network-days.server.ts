import { gt, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { chainPoints } from "#app/lib/db/schema.ts"
import type { Network } from "../chain/options.ts"
import type { NetworkDay } from "./days.ts"
import { shownDays } from "./days.ts"

const dayMs = 24 * 60 * 60 * 1000

/** The last 90 days in UTC, oldest first. Days without stored points are missing. */
export async function listNetworkDays(db: Database, now: Date): Promise<Record<Network, NetworkDay[]>> {
  const { network, at, height, blockAge } = chainPoints
  const day = sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`
  const first = new Date(Math.floor(now.getTime() / dayMs) * dayMs - (shownDays - 1) * dayMs)
  const rows = await db
    .select({
      network,
      day,
      points: sql<number>`count(*)::int`,
      heard: sql<number>`count(${height})::int`,
      blocks: sql<number | null>`(max(${height}) - min(${height}))::float8`,
      seconds: sql<number | null>`extract(epoch from max(${at}) filter (where ${height} is not null)
        - min(${at}) filter (where ${height} is not null))::float8`,
      longestAge: sql<number | null>`max(${blockAge})`,
    })
    .from(chainPoints)
    .where(gt(at, new Date(first.getTime() - 1)))
    .groupBy(network, day)
    .orderBy(network, day)
  const daysOf = (wanted: Network) =>
    rows
      .filter((row) => row.network === wanted)
      .map(({ day, points, heard, blocks, seconds, longestAge }) => ({
        day,
        points,
        heard,
        blocksAnHour: blocks !== null && seconds ? Math.round((blocks * 3600) / seconds) : null,
        longestAge,
      }))
  return { l1: daysOf("l1"), l2: daysOf("l2") }
}
