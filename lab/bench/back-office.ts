import { parseArgs } from "node:util"
import { sql } from "drizzle-orm"
import { listAuditPage } from "#app/admin/audit/audit-list.server.ts"
import { readAuditSearch } from "#app/admin/audit/audit-search.ts"
import * as dashboard from "#app/admin/dashboard/dashboard.server.ts"
import { mailList } from "#app/admin/outbox/mail-list.ts"
import * as mails from "#app/admin/outbox/outbox-admin.server.ts"
import { articleList } from "#app/articles/admin/staff-list.ts"
import * as articles from "#app/articles/admin/staff-queries.server.ts"
import { messageList } from "#app/contact/admin/staff-list.ts"
import * as messages from "#app/contact/admin/staff-queries.server.ts"
import { eventList } from "#app/events/admin/staff-list.ts"
import * as events from "#app/events/admin/staff-queries.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { type ListConfig, readListSearch } from "#app/lib/list/list-search.ts"
import { countWaiting } from "#app/review/waiting.server.ts"
import { staffQueues } from "#app/staff-queues.ts"
import { storyList } from "#app/stories/admin/staff-list.ts"
import * as stories from "#app/stories/admin/staff-queries.server.ts"
import { subjects, submissions } from "#app/submissions.ts"
import { newsletterList } from "#app/subscriptions/admin/staff-list.ts"
import * as newsletter from "#app/subscriptions/admin/staff-queries.server.ts"
import { townHallList } from "#app/subscriptions/town-halls/admin/staff-list.ts"
import * as townHalls from "#app/subscriptions/town-halls/admin/staff-queries.server.ts"
import { fillLists } from "./back-office-data.ts"
import { type BenchServer, connectServer, startEmbedded } from "./databases.ts"
import { explainCase } from "./explain.ts"
import { measure, textTable } from "./measure.ts"

/** The limit for the 95th percentile in ms with 100,000 rows (the product's quality rules). */
const bar = 30

const usage = `Usage: npm run bench -- back-office [options]
Pages, filters, orders, searches and counts of the back office's lists, one call at a time, on the embedded PostgreSQL
and, with BENCH_DATABASE_URL, on that server (in a database of its own, removed afterwards). The list of businesses is
part of 'npm run bench -- directory'.
  --size <n>      rows in each list (100000)
  --runs <n>      calls of a case in one round (50)
  --rounds <n>    rounds; the median of their figures counts (5)
  --only <text>   cases whose name holds the text
  --explain       print how PostgreSQL runs the statements of each case`

type Case = { name: string; run(db: Database, n: number): Promise<unknown> }

export async function main(args: string[]): Promise<void> {
  const text = { type: "string" } as const
  const options = { size: text, runs: text, rounds: text, only: text, explain: { type: "boolean" } } as const
  const { values } = parseArgs({ args, options, strict: false })
  const [size = 0, runs = 0, rounds = 0] = [
    values.size ?? 100_000,
    values.runs ?? 50,
    values.rounds ?? 5,
  ].map(Number)
  if (![size, runs, rounds].every((number) => Number.isInteger(number) && number > 0)) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  const url = process.env.BENCH_DATABASE_URL
  for (const start of [startEmbedded, ...(url ? [() => connectServer(url)] : [])]) {
    const server = await start()
    try {
      await measureServer(server, size, {
        runs,
        rounds,
        only: String(values.only ?? ""),
        explain: values.explain === true,
      })
    } finally {
      await server.stop()
    }
  }
}

async function measureServer(
  server: BenchServer,
  size: number,
  { runs, rounds, only, explain }: { runs: number; rounds: number; only: string; explain: boolean },
): Promise<void> {
  const { client, drop } = await server.createDatabase()
  try {
    await fillLists(client.pool, size)
    console.log(`\n${server.name}, ${size.toLocaleString("en")} rows in each list, bar ${bar} ms`)
    const table = [["", "p50 ms", "p95 ms", ""]]
    for (const bench of await listCases(client.db, size)) {
      if (!bench.name.includes(only)) continue
      if (explain) console.log(`\n### ${bench.name}\n${await explainCase(client.pool, bench, 0)}`)
      const { p50, p95, failure } = await measure((n) => bench.run(client.db, n), {
        runs,
        rounds,
        secondsPerRound: 10,
      })
      table.push([
        bench.name,
        p50.toFixed(1),
        p95.toFixed(1),
        failure ?? (size === 100_000 && p95 > bar ? "over" : ""),
      ])
    }
    console.log(textTable(table))
  } finally {
    await drop()
  }
}

const now = new Date("2026-01-01T00:00:00Z")
/** Searches with many hits, few hits, two words, a short word, and no hits. */
const searches = ["market", "person99", "savings tailor", "zainab", "a", "qz", "nothing like it"]

async function listCases(db: Database, size: number): Promise<Case[]> {
  const middle = Math.floor(size / 2)
  const { rows } = await db.execute(
    sql`select id from mails order by created_at desc offset ${middle} limit 1`,
  )
  const deepMail = String(rows[0]?.id)
  return [
    ...casesOf("articles", articleList, middle, (db, search) => articles.listForStaff(db, search, now)),
    { name: "articles: counts", run: (db) => articles.countByFilter(db, now) },
    ...casesOf("events", eventList, middle, (db, search) => events.listForStaff(db, search, now)),
    { name: "events: counts", run: (db) => events.countByFilter(db, now) },
    ...casesOf("stories", storyList, middle, stories.listForStaff),
    { name: "stories: counts", run: (db) => stories.countByFilter(db) },
    ...casesOf("messages", messageList, middle, messages.listForStaff),
    { name: "messages: counts", run: (db) => messages.countByFilter(db) },
    ...casesOf("newsletter", newsletterList, middle, newsletter.listForStaff),
    { name: "newsletter: counts", run: (db) => newsletter.countByFilter(db) },
    ...casesOf("town halls", townHallList, middle, townHalls.listForStaff),
    { name: "town halls: count", run: (db) => townHalls.countForStaff(db) },
    ...casesOf("mail", mailList, deepMail, mails.listMails),
    { name: "mail: counts", run: (db) => mails.countMails(db) },
    ...[
      "",
      "kind=story",
      "action=merchant.approved",
      `after=${middle}`,
      "kind=article&action=story.approved",
    ].map(
      (query): Case => ({
        name: `audit: ${query || "newest"}`,
        run: (db) => listAuditPage(db, subjects, readAuditSearch(new URLSearchParams(query)), "UTC"),
      }),
    ),
    { name: "dashboard: counters", run: (db) => dashboard.countForDashboard(db, submissions, now) },
    { name: "dashboard: what waits", run: (db) => dashboard.listWaiting(db, staffQueues, 8, now) },
    { name: "dashboard: mail health", run: (db) => dashboard.findMailHealth(db, now) },
    { name: "dashboard: next events", run: (db) => dashboard.listNextEvents(db, now, 5) },
    { name: "every page: what waits, counted", run: (db) => countWaiting(db, staffQueues, 99, now) },
  ]
}

/** Cases for the first and a deep page of each filter in each order, and for searches. @param deep a row in the middle */
function casesOf<Place extends ListConfig>(
  name: string,
  place: Place,
  deep: number | string,
  // biome-ignore lint/suspicious/noExplicitAny: each list has filters of its own, and the place goes with the list
  list: (db: Database, search: any) => Promise<unknown>,
): Case[] {
  const at = (params: Record<string, string>): Case => ({
    name: `${name}: ${new URLSearchParams(params).toString().replaceAll("+", " ") || "first page"}`,
    run: (db) => list(db, readListSearch(place, new URLSearchParams(params))),
  })
  const states: Record<string, string>[] = [{}, ...place.filters.map((status) => ({ status }))]
  return [
    ...states.flatMap((state) =>
      place.sorts.flatMap((sort) => [at({ ...state, sort }), at({ ...state, sort, after: String(deep) })]),
    ),
    ...searches.flatMap((q) => [at({ q }), at({ q, sort: place.sorts.at(-1) ?? "newest" })]),
  ]
}
