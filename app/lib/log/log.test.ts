import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { useDatabase } from "#test/database.ts"
import { rateLimits } from "../db/schema.ts"
import { createLog } from "./log.ts"

const database = useDatabase()

/** Returns the single line that this logs, as text and as object. */
function logged(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = []
  write(createLog((line) => lines.push(line)))
  expect(lines).toHaveLength(1)
  const line = lines[0] ?? ""
  expect(line).toMatch(/^[^\n]+\n$/)
  return { line, entry: JSON.parse(line) as Record<string, unknown> }
}

async function failureOf(run: () => PromiseLike<unknown>): Promise<unknown> {
  try {
    await run()
  } catch (error) {
    return error
  }
  throw new Error("It did not fail")
}

const secret = "Ada Lovelace <ada@example.org>\n    at home in Lagos:12:7"

test("a line is one JSON object, whatever it contains", () => {
  const { entry } = logged((log) => log.info("request", { path: 'a\n"b"', status: 200, none: undefined }))
  expect(entry).toEqual({
    time: expect.any(String),
    level: "info",
    event: "request",
    path: 'a\n"b"',
    status: 200,
  })
})

test("a failed query is logged with its code and constraint, without its parameters", async () => {
  const row = { key: secret, hits: 1, resetsAt: new Date() }
  await database.db.insert(rateLimits).values(row)
  const error = await failureOf(() => database.db.insert(rateLimits).values(row))
  expect(String(error)).toContain("ada@example.org")
  const { line, entry } = logged((log) => log.error("page.failed", error, { requestId: "r1" }))
  expect(entry).toMatchObject({ code: "23505", constraint: "rate_limits_pkey", requestId: "r1" })
  expect(entry.stack).toContain("at ")
  expect(line).not.toMatch(/ada|lovelace|lagos/i)
})

test("nor with the value that the server's message repeats", async () => {
  const error = await failureOf(() => database.db.execute(sql`select ${secret}::uuid`))
  const { line, entry } = logged((log) => log.error("page.failed", error))
  expect(entry.code).toBe("22P02")
  expect(line).not.toMatch(/ada|lovelace|lagos/i)
})

test("nor with parameters of a query that failed before it was sent, however deeply the error is wrapped", async () => {
  const error = Object.assign(new Error(`Failed query: insert\nparams: ${secret}`), { query: "insert" })
  for (const wrapped of [error, new Error("outer", { cause: new Error("inner", { cause: error }) })])
    expect(logged((log) => log.error("page.failed", wrapped)).line).not.toMatch(/ada|lovelace|lagos/i)
})

test("another error is logged with its message, and its stack on one line", () => {
  const { entry } = logged((log) => log.error("page.failed", new TypeError("x is not a function")))
  expect(entry).toMatchObject({ level: "error", error: "TypeError", message: "x is not a function" })
  expect(entry.stack).toContain("log.test.ts")
  expect(entry.stack).not.toContain("\n")
})

test("the cause is logged, not its wrapper", () => {
  const error = new Error("outer", { cause: new RangeError("too far") })
  expect(logged((log) => log.error("x", error)).entry).toMatchObject({
    error: "RangeError",
    message: "too far",
  })
})

test("a thrown value that is no error is logged with its type only", () => {
  expect(logged((log) => log.error("x", "my password")).line).not.toContain("password")
})
