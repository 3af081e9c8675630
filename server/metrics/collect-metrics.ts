import { readFileSync } from "node:fs"
import path from "node:path"
import type { monitorEventLoopDelay } from "node:perf_hooks"
import { sql } from "drizzle-orm"
import { type CheckState, checkStatus } from "#app/admin/status/checks.ts"
import { isDatabaseUnavailable } from "#app/lib/db/client.server.ts"
import { countWaiting } from "#app/review/waiting.server.ts"
import { staffQueues } from "#app/staff-queues.ts"
import type { AppServices } from "../services.ts"
import type { Metric, Sample } from "./metrics-text.ts"
import { withoutDatabase } from "./read-status.ts"

type LoopDelay = ReturnType<typeof monitorEventLoopDelay>

/** The sampling interval of the event loop delay. */
export const loopResolutionMs = 10
/** Must stay below the scraper's timeout, or the other metrics are lost as well. */
const databaseMs = 2_000
/** Mails are counted up to this number: beyond it the exact count is of no use and costs the database. */
const cap = 10_000
/** Items that wait for staff are counted up to this number, as in the back office. */
const mostWaiting = 1_000

/** @param loop event loop delays since the last scrape */
export async function collectMetrics(app: AppServices, build: string, loop: LoopDelay): Promise<Metric[]> {
  const { counts, pages } = app
  const kept = pages?.stats()
  return [
    metric("counter", "http_requests_total", "Requests answered.", counts.requests()),
    metric("histogram", "http_request_duration_seconds", "Time to the answer.", counts.durations()),
    metric("gauge", "http_requests_in_flight", "Requests without an answer yet.", counts.inFlight),
    metric(
      "counter",
      "http_requests_shed_total",
      "Requests turned away to keep the rest fast.",
      counts.shed(),
    ),
    metric("counter", "kept_pages_hits_total", "Pages answered from memory.", kept?.hits),
    metric("counter", "kept_pages_misses_total", "Pages that had to be made.", kept?.misses),
    metric("gauge", "kept_pages", "Pages in memory.", kept?.pages),
    metric("gauge", "kept_pages_bytes", "Their size, with both packed forms.", kept?.bytes),
    ...processMetrics(app, build, loop),
    ...(await databaseMetrics(app)),
    ...(await checkMetrics(app)),
  ]
}

function processMetrics({ pool, publicPool, config }: AppServices, build: string, loop: LoopDelay): Metric[] {
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const idle = pool.idleCount + publicPool.idleCount
  // The histogram measures a timer, so the timer's own interval is subtracted. It yields NaN before the first sample.
  const seconds = (nanoseconds: number) =>
    Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - loopResolutionMs / 1000) : 0
  const { version } = JSON.parse(readFileSync(path.join(config.rootDir, "package.json"), "utf8"))
  return [
    metric("gauge", "event_loop_delay_seconds", "Delay of the event loop since it was asked for last.", [
      { labels: { quantile: "0.5" }, value: seconds(loop.percentile(50)) },
      { labels: { quantile: "0.99" }, value: seconds(loop.percentile(99)) },
      { labels: { quantile: "1" }, value: seconds(loop.max) },
    ]),
    metric("gauge", "memory_bytes", "Memory of the process.", [
      { labels: { kind: "resident" }, value: rss },
      { labels: { kind: "heap" }, value: heapUsed },
      { labels: { kind: "external" }, value: external },
    ]),
    metric("counter", "cpu_seconds_total", "Processor time of the process.", (user + system) / 1e6),
    metric("gauge", "start_time_seconds", "When the process began, in Unix time.", [
      { value: Math.round(Date.now() / 1000 - process.uptime()) },
    ]),
    metric("gauge", "build_info", "Always 1; the labels tell the version.", [
      { labels: { version, build, node: process.version }, value: 1 },
    ]),
    metric("gauge", "database_pool_connections", "Connections of this process to the database.", [
      { labels: { state: "idle" }, value: idle },
      { labels: { state: "busy" }, value: pool.totalCount + publicPool.totalCount - idle },
    ]),
    metric("gauge", "database_pool_waiting", "Requests that wait for a connection.", [
      { value: pool.waitingCount + publicPool.waitingCount },
    ]),
  ]
}

async function databaseMetrics(app: AppServices): Promise<Metric[]> {
  const isUp = (up: boolean) => metric("gauge", "database_up", "1 if the database answers.", up ? 1 : 0)
  const found = await within(databaseMs, readDatabase(app))
  if (!found) return [isUp(false)]
  const { mails, waiting, migrations } = found
  return [
    isUp(true),
    metric("gauge", "mails", `Mails of the outbox by state; at most ${cap} are counted.`, mails.byState),
    metric("gauge", "mails_oldest_queued_seconds", "Age of the oldest mail that waits.", mails.oldestSeconds),
    metric("gauge", "waiting", "What waits for staff; capped.", waiting),
    metric("gauge", "migrations_applied", "Migrations the database has had.", migrations),
  ]
}

const stateNumbers: Record<CheckState, number> = { unknown: -1, ok: 0, warn: 1, red: 2 }

/** The verdicts of /admin/status, so that an alert needs no thresholds of its own. */
async function checkMetrics({ readStatus, describeInstance, clock }: AppServices): Promise<Metric[]> {
  const status =
    (await within(databaseMs, readStatus())) ?? withoutDatabase(await describeInstance(), clock())
  const checks = checkStatus(status)
  return [
    metric(
      "gauge",
      "check",
      "What /admin/status says: 0 alright, 1 worth a look, 2 needs a person now, -1 not known.",
      checks.map(({ id, state }) => ({ labels: { check: id }, value: stateNumbers[state] })),
    ),
    metric(
      "gauge",
      "check_figure",
      "What a check went by.",
      checks.flatMap(({ id, figures }) =>
        Object.entries(figures).map(([figure, value]) => ({ labels: { check: id, figure }, value })),
      ),
    ),
  ]
}

/** @returns undefined when the database is unavailable or does not answer in time */
async function within<T>(ms: number, read: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
  })
  const answered = read.catch((error) => {
    if (isDatabaseUnavailable(error)) return undefined
    throw error
  })
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

async function readDatabase({ db, clock }: AppServices) {
  const now = clock()
  const counted = (status: string) =>
    sql`(select count(*)::int from (select 1 from mails where status = ${status} limit ${cap}) as counted)`
  const [{ rows }, counts] = await Promise.all([
    db.execute(sql`select
      ${counted("queued")} as queued, ${counted("sent")} as sent, ${counted("dead")} as dead,
      (select min(created_at) from mails where status = 'queued' and urgency <> 'digest') as oldest,
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations`),
    countWaiting(db, staffQueues, mostWaiting, now),
  ])
  const [row] = rows as {
    queued: number
    sent: number
    dead: number
    oldest: Date | string | null
    migrations: number
  }[]
  if (!row) throw new Error("A select without from has one row")
  const { queued, sent, dead, oldest, migrations } = row
  return {
    migrations,
    mails: {
      byState: labelled("state", { queued, sent, dead }),
      oldestSeconds: oldest ? Math.max(0, (now.getTime() - new Date(oldest).getTime()) / 1000) : 0,
    },
    waiting: staffQueues.map(({ type, plural }) => ({ labels: { kind: plural }, value: counts[type] ?? 0 })),
  }
}

const labelled = (label: string, numbers: Record<string, number>): Sample[] =>
  Object.entries(numbers).map(([name, value]) => ({ labels: { [label]: name }, value }))

/** @param found one number, several samples, or undefined when this process does not have the metric */
function metric(
  type: Metric["type"],
  name: string,
  help: string,
  found: number | Sample[] | undefined,
): Metric {
  const samples = typeof found === "number" ? [{ value: found }] : (found ?? [])
  return { name: `guapcoin_${name}`, help, type, samples }
}
