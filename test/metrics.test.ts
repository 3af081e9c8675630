import { afterEach, describe, expect, test } from "vitest"
import { checkIds } from "#app/admin/status/checks.ts"
import { useApp } from "./app.ts"
import { createDatabaseSwitch } from "./database-switch.ts"
import { waitUntil } from "./wait-until.ts"

const line = createDatabaseSwitch()
const token = "a-token-of-the-tests"
const app = useApp({ METRICS_TOKEN: token }, line.reach)
const closed = useApp()

type Reading = { name: string; labels: Record<string, string>; value: number }

/** Parses the text format of Prometheus 0.0.4 and refuses what its specification refuses. */
function parse(text: string): Reading[] {
  expect(text.endsWith("\n")).toBe(true)
  const types = new Map<string, string>()
  const seen = new Set<string>()
  const readings: Reading[] = []
  let current = ""
  for (const row of text.slice(0, -1).split("\n")) {
    const comment = row.match(/^# (HELP|TYPE) ([a-zA-Z_:][a-zA-Z0-9_:]*) (.+)$/)
    if (comment) {
      const [, kind, name = "", rest = ""] = comment
      if (kind === "HELP") current = name
      else {
        expect(rest).toMatch(/^(counter|gauge|histogram)$/)
        expect(types.has(name), `${name} has one type`).toBe(false)
        expect(name).toBe(current)
        types.set(name, rest)
      }
      continue
    }
    const sample = row.match(/^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)$/)
    expect(sample, row).not.toBeNull()
    const [, name = "", inner = "", number = ""] = sample ?? []
    const isBucket = types.get(current) === "histogram"
    expect(
      isBucket ? name.replace(/_(bucket|sum|count)$/, "") : name,
      "all samples of a metric together",
    ).toBe(current)
    const labels: Record<string, string> = {}
    const rest = inner.replace(
      /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"(,|$)/g,
      (_, label, value) => {
        labels[label] = value
        return ""
      },
    )
    expect(rest, `labels of ${row}`).toBe("")
    const series = row.slice(0, row.lastIndexOf(" "))
    expect(seen.has(series), `${series} once`).toBe(false)
    seen.add(series)
    expect(Number.isFinite(Number(number)), row).toBe(true)
    readings.push({ name, labels, value: Number(number) })
  }
  return readings
}

const ask = (given = `Bearer ${token}`) => app.fetch("/metrics", { headers: { authorization: given } })
async function read() {
  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8")
  const readings = parse(await answer.text())
  return (name: string, labels: Record<string, string> = {}) =>
    readings.find(
      (one) =>
        one.name === `guapcoin_${name}` &&
        Object.entries(labels).every(([label, value]) => one.labels[label] === value),
    )?.value
}

let isCut = false
afterEach(async () => {
  if (isCut) await line.mend()
  isCut = false
})

describe("/metrics", () => {
  test("answers 404 without METRICS_TOKEN, whatever is sent", async () => {
    for (const authorization of ["", "Bearer ", "Bearer undefined"])
      expect((await closed.fetch("/metrics", { headers: { authorization } })).status).toBe(404)
  })

  test.each(["", "Bearer", `Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`, token])(
    "is closed to '%s'",
    async (given) => {
      const answer = await ask(given)
      expect(answer.status).toBe(401)
      expect(answer.headers.get("www-authenticate")).toBe("Bearer")
      expect(await answer.text()).not.toContain("guapcoin_")
    },
  )

  test("counts requests by route, method and status class, and never contains a path", async () => {
    const before = await read()
    await app.fetch("/events/somebody-s-secret-slug")
    await app.fetch("/somebody/walks/astray")
    await app.fetch("/faq")
    const later = await read()
    const grown = (route: string, status: string) => {
      const labels = { method: "GET", route, status }
      return (later("http_requests_total", labels) ?? 0) - (before("http_requests_total", labels) ?? 0)
    }
    expect(grown("/events/:slug", "4xx")).toBe(1)
    expect(grown("other", "4xx")).toBe(1)
    expect(grown("/faq", "2xx")).toBe(1)
    expect(later("http_request_duration_seconds_count", { route: "/faq" })).toBe(1)
    expect(later("http_request_duration_seconds_bucket", { route: "/faq", le: "+Inf" })).toBe(1)
    const text = await (await ask()).text()
    expect(text).not.toMatch(/somebody|secret-slug/)
  })

  test("uses a fixed number of labels for any number of addresses", async () => {
    const rows = async () => (await (await ask()).text()).split("\n").length
    await app.fetch("/blog/first")
    await app.fetch("/first")
    const before = await rows()
    for (let number = 0; number < 30; number++) {
      await app.fetch(`/blog/${number}`)
      await app.fetch(`/${number}`)
    }
    expect(await rows()).toBe(before)
  })

  test("has duration buckets that grow up to the count", async () => {
    await app.fetch("/terms")
    const text = await (await ask()).text()
    const buckets = parse(text).filter(
      ({ name, labels }) =>
        name === "guapcoin_http_request_duration_seconds_bucket" && labels.route === "/terms",
    )
    const values = buckets.map(({ value }) => value)
    expect(values).toEqual([...values].sort((one, other) => one - other))
    expect(buckets.map(({ labels }) => labels.le).at(-1)).toBe("+Inf")
  })

  test("reports pending items, the database, and the process", async () => {
    const value = await read()
    expect(value("database_up")).toBe(1)
    expect(value("migrations_applied")).toBeGreaterThan(0)
    expect(value("mails", { state: "queued" })).toBe(0)
    expect(value("mails_oldest_queued_seconds")).toBe(0)
    for (const kind of ["stories", "merchants", "messages"]) expect(value("waiting", { kind })).toBe(0)
    expect(value("http_requests_in_flight")).toBe(1)
    expect(value("http_requests_shed_total", { what: "forms" })).toBe(0)
    expect(value("memory_bytes", { kind: "resident" })).toBeGreaterThan(1e6)
    expect(value("event_loop_delay_seconds", { quantile: "0.99" })).toBeLessThan(60)
    expect(value("build_info")).toBe(1)
    for (const id of checkIds) expect(value("check", { check: id }), id).toBeDefined()
    expect(value("check", { check: "database" })).toBe(0)
    expect(value("check_figure", { check: "disk", figure: "free_bytes" })).toBeGreaterThan(0)
  })

  test("counts shed requests", async () => {
    app.services.counts.countShed("forms")
    expect((await read())("http_requests_shed_total", { what: "forms" })).toBe(1)
  })

  test("reports what it can while the database is away, and the rest once it is back", async () => {
    await line.cut()
    isCut = true
    await waitUntil(() => expect(app.pool.totalCount).toBe(0))
    const away = await read()
    expect(away("database_up")).toBe(0)
    expect(away("mails", { state: "queued" })).toBeUndefined()
    expect(away("memory_bytes", { kind: "heap" })).toBeGreaterThan(1e6)
    expect(away("check", { check: "database" })).toBe(2)
    expect(away("check", { check: "mail-slow" })).toBe(-1)
    expect(away("check_figure", { check: "disk", figure: "free_bytes" })).toBeGreaterThan(0)
    await line.mend()
    isCut = false
    await waitUntil(async () => expect((await read())("database_up")).toBe(1))
  })
})

test("a log line contains the route beside the path", async () => {
  app.logLines.length = 0
  await app.fetch("/blog/an-article?q=what+somebody+looked+for")
  const [entry] = app.logLines.map((entry) => JSON.parse(entry)).filter(({ event }) => event === "request")
  expect(entry).toMatchObject({ method: "GET", route: "/blog/:slug", path: "/blog/an-article", status: 404 })
  expect(entry.requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(entry.ms).toBeGreaterThan(0)
  expect(JSON.stringify(entry)).not.toContain("looked")
})
