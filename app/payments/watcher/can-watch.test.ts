import { beforeEach, expect, test } from "vitest"
import { chainEndpoints } from "#app/lib/db/schema.ts"
import { useDatabase } from "#test/database.ts"
import { localAsk, node, useEndpoints } from "../chain/test-endpoint.ts"
import { checkEndpoints, isEnoughToWatch } from "./can-watch.server.ts"

const database = useDatabase()
const startEndpoint = useEndpoints()
const now = new Date("2026-11-23T12:00:00Z")
const newest =
  (seconds = 3) =>
  () => ({ height: 100, blockAt: new Date(now.getTime() - seconds * 1000) })

beforeEach(() => database.db.delete(chainEndpoints))
const check = async (...handlers: Parameters<typeof startEndpoint>) => {
  for (const handler of handlers) {
    const url = await startEndpoint(handler)
    await database.db.insert(chainEndpoints).values({ network: "l2", url, addedAt: now })
  }
  return checkEndpoints(database.db, localAsk, now)
}

test("two sources with a recent block and the token contract are enough", async () => {
  await check(node(newest()))
  expect(isEnoughToWatch(await checkEndpoints(database.db, localAsk, now))).toBe(false)
  expect(isEnoughToWatch(await check(node(newest())))).toBe(true)
})

test.each([
  ["other-chain", node(newest(), { chainId: "0x1" })],
  ["no-token", node(newest(), { tokenCode: "0x" })],
  ["standing", node(newest(61))],
  ["not-json", (_request: unknown, response: { end(text: string): void }) => response.end("<html>")],
] as const)("an endpoint with the problem '%s' does not count", async (problem, handler) => {
  const checks = [...(await check(node(newest()))), ...(await check(handler)).slice(1)]
  expect(checks.map((one) => one.problem)).toEqual([null, problem])
  expect(isEnoughToWatch(checks)).toBe(false)
})

test("two host names of one owner count as one source", () => {
  const [one, other] = ["rpc.example", "eu.rpc.example:8443"].map((host) => ({
    ...{ host, source: "rpc.example", problem: null },
  }))
  expect(isEnoughToWatch([one, other].filter((check) => check !== undefined))).toBe(false)
})
