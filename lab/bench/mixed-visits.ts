import pg from "pg"
import { directoryCategoryWords } from "#app/listings/options.ts"
import { type Call, sendAll } from "./constant-rate.ts"
import { commandOf, memoryOf, ownProcessorSeconds, processTree } from "./machine.ts"
import { textTable } from "./measure.ts"
import type { DatabaseVariables } from "./product.ts"
import { words } from "./vocabulary.ts"

/** Pages that visitors get from the page cache, most visited first. */
const cachedPages = [
  "/",
  "/merchant-directory",
  "/get-guapcoin",
  "/learn",
  "/learn/blockchain",
  "/merchants",
  "/events",
  "/blog",
  "/about",
  "/faq",
  "/learn/wallets",
  "/wallet",
  "/community",
  "/learn/glossary",
  "/whitepapers",
  "/network",
  "/press",
  "/use-guapcoin",
  "/privacy",
  "/terms",
]
const categories = Object.values(directoryCategoryWords)

/**
 * A mix of requests without cookies: 70 % cached pages, 20 % searches and filters, 8 % listings, 2 % places. The first entries of
 * each list are requested far more often than the last (log-uniform), as on any site.
 *
 * @param listings and `places`: their paths
 */
function mixedVisits(
  { listings, places }: Record<"listings" | "places", readonly string[]>,
  seed: number,
): () => Call {
  const random = randomNumbers(seed)
  const pick = (list: readonly string[]) => list[Math.floor(list.length ** random()) - 1] ?? list[0] ?? "/"
  return () => {
    const part = random()
    if (part < 0.7) return { path: pick(cachedPages) }
    if (part < 0.85) return { path: `/merchant-directory?q=${encodeURIComponent(pick(words))}` }
    if (part < 0.9)
      return {
        path: `/merchant-directory?category=${encodeURIComponent(pick(categories))}&page=${1 + Math.floor(5 ** random())}`,
      }
    if (part < 0.98) return { path: pick(listings) }
    return { path: pick(places) }
  }
}

/** The paths of all listings, and of the 5,000 largest towns. */
export async function findPaths(
  database: DatabaseVariables,
): Promise<Record<"listings" | "places", string[]>> {
  const client = new pg.Client({
    host: database.PGHOST,
    port: Number(database.PGPORT),
    user: database.PGUSER,
    database: database.PGDATABASE,
  })
  await client.connect()
  try {
    const { rows: listings } = await client.query(
      "select slug from listings where status = 'listed' order by id",
    )
    const { rows: towns } = await client.query(
      "select lower(country) || '/' || slug as path from places where slug is not null order by population desc limit 5000",
    )
    return {
      listings: listings.map(({ slug }) => `/merchant-directory/${slug}`),
      places: towns.map(({ path }) => `/merchant-directory/in/${path}`),
    }
  } finally {
    await client.end()
  }
}

/** Prints the processor time of the mix, and the memory of the process, after each number of requests. */
export async function measureMixed(
  { origin, pid = 0 }: { origin: string; pid?: number },
  database: DatabaseVariables,
  { requests, seed }: { requests: number[]; seed: number },
): Promise<void> {
  const paths = await findPaths(database)
  const next = mixedVisits(paths, seed)
  const table = [
    [
      "requests",
      "server ms each",
      "PostgreSQL ms each",
      "requests/s of a core",
      "p50 ms",
      "p95 ms",
      "RSS MB",
      "answers",
    ],
  ]
  table.push(["0", "", "", "", "", "", memoryOf(pid).rss.toFixed(0), ""])
  let sent = 0
  for (const until of requests) {
    const before = serverSeconds(pid)
    let left = until - sent
    const goesOn = () => left-- > 0
    const { statuses, p50, p95 } = await sendAll(origin, next, { goesOn, connections: 4 })
    const after = serverSeconds(pid)
    const each = (name: "server" | "database") => ((after[name] - before[name]) * 1000) / (until - sent)
    const [server, database] = [each("server"), each("database")]
    sent = until
    table.push([
      String(until),
      server.toFixed(2),
      database.toFixed(2),
      (1000 / (server + database)).toFixed(0),
      p50.toFixed(1),
      p95.toFixed(1),
      memoryOf(pid).rss.toFixed(0),
      Object.entries(statuses)
        .map(([status, count]) => `${status}: ${count}`)
        .join(" "),
    ])
  }
  console.log(
    `\nWhat visitors ask for (seed ${seed}): ${paths.listings.length} listings, ${paths.places.length} places\n${textTable(table)}`,
  )
}

/** Processor seconds of the server's processes and of its embedded database's processes. */
export function serverSeconds(pid: number): { server: number; database: number } {
  const seconds = { server: 0, database: 0 }
  for (const one of processTree(pid))
    seconds[/postgres/.test(commandOf(one)) ? "database" : "server"] += ownProcessorSeconds(one)
  return seconds
}

/** A seeded random generator (mulberry32): numbers from 0 to below 1. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
