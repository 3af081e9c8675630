import { expect, test } from "vitest"
import { createLog } from "#app/lib/log/log.ts"
import { createRequestCounts } from "./metrics/request-counts.ts"
import { createPipeline } from "./pipeline.ts"
import { readConfig } from "./start/config.ts"

function productThatFails(beforehand: () => void) {
  const lines: string[] = []
  const counts = createRequestCounts()
  const parts = { config: readConfig({}, "/"), log: createLog((line) => lines.push(line)), counts }
  const pipeline = createPipeline(parts, {
    findFile: () => undefined,
    streamOf: () => undefined,
    checks: new Map(),
    routeOf: (path) => ({ name: path }),
    async render() {
      beforehand()
      throw new Error("cut off")
    },
  })
  const events = () => lines.map((line) => JSON.parse(line).event)
  return { pipeline, counts, events }
}

test("a request that the visitor aborts is counted as 499, not logged as a failure", async () => {
  const visitor = new AbortController()
  const { pipeline, counts, events } = productThatFails(() => visitor.abort())
  const request = new Request("http://localhost/a", { signal: visitor.signal })
  expect((await pipeline.fetch(request)).status).toBe(499)
  expect(events()).toEqual(["request"])
  expect(counts.requests().map(({ labels }) => labels?.status)).toEqual(["4xx"])
})

test("an error while rendering is logged and counted as 500", async () => {
  const { pipeline, counts, events } = productThatFails(() => {})
  expect((await pipeline.fetch(new Request("http://localhost/a"))).status).toBe(500)
  expect(events()).toEqual(["request.failed", "request"])
  expect(counts.requests().map(({ labels }) => labels?.status)).toEqual(["5xx"])
})
