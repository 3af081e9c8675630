import { execFile } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { afterAll, expect, inject, test } from "vitest"
import { readConfig } from "#server/start/config.ts"
import { openDatabase } from "#server/start/open-database.ts"
import { explainPort } from "#server/start/port-failure.ts"
import { explainDatabase } from "#server/start/start-failure.ts"
import { removeDataFolder } from "#test/data-folder.ts"
import { silentLog } from "#test/database.ts"
import { withDatabase } from "#test/postgres-setup.ts"

const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-start-"))
afterAll(() => rmSync(folder, { recursive: true }))

const target = withDatabase(inject("postgres"), "no_such_database")
const missingUrl =
  target.connectionString ??
  `postgres://${target.user}@localhost/no_such_database?host=${target.host}&port=${target.port}`

const open = (env: Record<string, string>) =>
  openDatabase(readConfig({ DATA_DIR: path.join(folder, "data"), ...env }, process.cwd()), silentLog, "own")

test.each([
  ["postgres://me:hidden@127.0.0.1:1/site", /^DATABASE_URL names 127\.0\.0\.1:1, .*ECONNREFUSED/],
  ["postgres://me:hidden@localhost:1/site", /^DATABASE_URL names localhost:1, .*ECONNREFUSED/],
  ["postgres://me:hidden@no-such-host.invalid/site", /^DATABASE_URL names the host no-such-host\.invalid/],
  [missingUrl, /^DATABASE_URL names the database no_such_database,.*create it first/],
])(
  "a start with DATABASE_URL=%s says in a sentence what is wrong with it",
  async (DATABASE_URL, sentence) => {
    const refusal = await open({ DATABASE_URL }).catch((error: Error) => error.message)
    expect(refusal).toMatch(sentence)
    expect(refusal).not.toMatch(/hidden|\n/)
  },
)

test.each([
  ["28P01", /refuses the user or the password/],
  ["42501", /make that user the database's owner/],
  ["53300", /no connections left/],
  ["SELF_SIGNED_CERT_IN_CHAIN", /sslmode and sslrootcert/],
])("a server's refusal with %s becomes a sentence", (code, sentence) => {
  const error = new Error("Failed query: insert into ...\nparams: hello@example.org", {
    cause: Object.assign(new Error("refused"), { code, severity: "FATAL" }),
  })
  const explained = explainDatabase(error, "DATABASE_URL", "postgres://db.example.org/site") as Error
  expect(explained.message).toMatch(sentence)
  expect(explained.message).toContain(code)
  expect(explained.message).not.toContain("hello@example.org")
})

test("a bug is not reported as a database failure, and stays unchanged", () => {
  const bug = new TypeError("x is not a function")
  expect(explainDatabase(bug, "DATABASE_URL", "postgres://db.example.org/site")).toBe(bug)
})

test("a data folder that is a file is named, with its variable", async () => {
  const DATA_DIR = path.join(folder, "file")
  writeFileSync(DATA_DIR, "")
  for (const place of [DATA_DIR, path.join(DATA_DIR, "below")])
    await expect(open({ DATA_DIR: place })).rejects.toThrow(
      `DATA_DIR is ${place}, but there is a file in the way`,
    )
})

test("an unavailable port or host is named, with its variable", async () => {
  const failureOf = (port: number, host: string) =>
    new Promise<NodeJS.ErrnoException>((resolve) => createServer().once("error", resolve).listen(port, host))
  const config = { host: "192.0.2.1", port: 0 }
  expect(explainPort(await failureOf(0, config.host), config)).toMatch(
    /^HOST is 192\.0\.2\.1, .*EADDRNOTAVAIL/,
  )
  for (const [code, sentence] of [
    ["EADDRINUSE", /^PORT is 80, which another program is already using/],
    ["EACCES", /^PORT is 80, which this user may not open/],
  ] as const)
    expect(explainPort(Object.assign(new Error(code), { code }), { host: "", port: 80 })).toMatch(sentence)
})

test("move-to-postgres says what is wrong with its address, without a stack trace", async () => {
  const dataDir = path.join(folder, "moving")
  const run = promisify(execFile)(
    process.execPath,
    ["scripts/move-to-postgres.ts", "postgres://127.0.0.1:1/site"],
    {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
    },
  )
  const { stderr } = await run.catch((error: { stderr: string }) => error)
  removeDataFolder(dataDir)
  expect(stderr.trim()).toMatch(/^The address given to move-to-postgres names 127\.0\.0\.1:1, .*$/)
})
