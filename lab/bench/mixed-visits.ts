import { directoryCategoryWords } from "#app/platform/business/options.ts"
import { type Call, sendAll } from "./constant-rate.ts"
import { commandOf, memoryOf, ownProcessorSeconds, processTree } from "./machine.ts"
import { textTable } from "./measure.ts"
import { words } from "./vocabulary.ts"

/** Pages that every visitor gets from the cache, the most visited first. */
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
  "/what-works",
  "/privacy",
  "/terms",
]
const categories = Object.values(directoryCategoryWords)

/**
 * What visitors ask for, none of whom has a cookie: 70 % cached pages, 20 % searches and filters, 8 % listings, 2 % places. Of each list
 * the first entries are asked for far more often than the last (log-uniform), as on any site.
 *
 * @param listings and `places`: their paths
 */
export function mixedVisits(
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

/** The paths of listings and of places, as search engines find them. */
export async function findPaths(origin: string): Promise<Record<"listings" | "places", string[]>> {
  const locations = async (path: string) =>
    [...(await (await fetch(origin + path)).text()).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
      ([, found = ""]) => found.replaceAll("&amp;", "&"),
    )
  const found: string[] = []
  for (const part of await locations("/sitemap.xml")) found.push(...(await locations(part)))
  return {
    listings: found.filter((path) => /^\/merchant-directory\/(?!in\/)[^/]+$/.test(path)),
    places: found.filter((path) => path.startsWith("/merchant-directory/in/")),
  }
}

/** Prints what the mix costs of a core, and what the process holds, after each number of requests. */
export async function measureMixed(
  { origin, pid = 0 }: { origin: string; pid?: number },
  { requests, seed }: { requests: number[]; seed: number },
): Promise<void> {
  const paths = await findPaths(origin)
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
    const before = secondsOf(pid)
    const { statuses, p50, p95 } = await sendAll(origin, next, { requests: until - sent, connections: 4 })
    const after = secondsOf(pid)
    const each = (name: "server" | "database") => ((after[name] - before[name]) * 1000) / (until - sent)
    sent = until
    const [server, database] = [each("server"), each("database")]
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

/** Of the server's processes and of its embedded database's. */
function secondsOf(pid: number): { server: number; database: number } {
  const seconds = { server: 0, database: 0 }
  for (const one of processTree(pid))
    seconds[/postgres/.test(commandOf(one)) ? "database" : "server"] += ownProcessorSeconds(one)
  return seconds
}

/** Mulberry32: the same numbers, from 0 to below 1, for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
