import { execFile } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import { copyMigrationsAndAdd } from "#test/added-migration.ts"
import { readMigrations } from "../../app/db/schema-age.server.ts"
import { ask, forms, isTaken, openForm } from "../../e2e/form-posts.ts"
import { startProxy } from "../../e2e/instances-proxy.ts"
import { freePort } from "../../e2e/product-process.ts"
import { rootDir } from "../../scripts/prepare.mjs"
import { keptPages } from "./database-away.ts"
import { createServer } from "./databases.ts"
import { type Fault, type Finding, figure, holds } from "./fault.ts"
import { countByEmail } from "./visitors.ts"

const names = ["one", "two"]
const parts = [
  "app",
  "build",
  "content",
  "packages",
  "public",
  "scripts",
  "server",
  "CHANGELOG.md",
  "server.ts",
]

/** Two instances behind a proxy are updated by `npm run roll` while forms are sent: to versions that fail, and to one that does not. */
export const rollingUpdate: Fault = {
  name: "rolling-update",
  async run() {
    const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-rolling-"))
    const server = await createServer()
    const proxy = await startProxy()
    const findings: Finding[] = []
    try {
      const old = makeVersion(folder, "0.1.0")
      symlinkSync(old, path.join(folder, "current"))
      for (const name of names) {
        const port = await freePort()
        proxy.targets.push(`http://localhost:${port}`)
        const dataDir = path.join(folder, `data-${name}`)
        mkdirSync(dataDir, { mode: 0o700 })
        const shared = {
          NODE_ENV: "production",
          HOST: "localhost",
          DATABASE_URL: server.url,
          TRUST_PROXY: "2",
        }
        const own = {
          PORT: String(port),
          DATA_DIR: dataDir,
          PUBLIC_URL: proxy.origin,
          SITE_SECRET: "a secret that the instances share",
        }
        writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ ...shared, ...own, SMTP_URL: "" }))
        writeFileSync(path.join(folder, `${name}.pid`), "0")
        await restart(folder, name)
        while ((await ask(`http://localhost:${port}/readyz`))?.status !== 200) await sleep(100)
      }
      const visitors = startVisitors(proxy.origin)
      await sleep(3_000)

      const last = readMigrations(path.join(old, "app/db/migrations")).at(-1)?.tag ?? ""
      const apart = makeVersion(folder, "0.2.0-apart")
      addMigration(apart, "9998_apart")
      const ends = makeVersion(folder, "0.2.0-ends")
      writeFileSync(path.join(ends, "server.ts"), "setTimeout(() => process.exit(1), 500)\n")
      const hangs = makeVersion(folder, "0.2.0-hangs")
      // As one that waits for its migrations: the port opens after them.
      writeFileSync(path.join(hangs, "server.ts"), "setInterval(() => {}, 1000)\n")
      const good = makeVersion(folder, "0.2.0")
      addMigration(good, "9999_beside", last)

      const roll = async (to: string, wait: number) => {
        const started = performance.now()
        const done = await rollTo(folder, to, proxy.targets, wait)
        return { ...done, seconds: (performance.now() - started) / 1000, runs: await versions(server) }
      }
      const everyRuns = (runs: string[], version: string) =>
        runs.length === 2 && runs.every((one) => one === version)

      const refused = await roll(apart, 20)
      findings.push(
        holds(
          "a migration that the older version does not survive: refused, nothing restarted",
          refused.code === 2 && everyRuns(refused.runs, "0.1.0") && refused.seconds < 10,
          `${refused.seconds.toFixed(1)} s`,
        ),
      )
      for (const [what, to] of [
        ["ends by itself", ends],
        ["is never ready", hangs],
      ] as const) {
        const back = await roll(to, 20)
        findings.push(
          holds(
            `a version that ${what}: back within a minute, on both`,
            back.code === 1 && everyRuns(back.runs, "0.1.0") && back.seconds < 60,
            `${back.seconds.toFixed(1)} s, waiting 20 at most`,
          ),
        )
      }
      const done = await roll(good, 40)
      findings.push(
        holds(
          "a good version with a migration: both run it",
          done.code === 0 && everyRuns(done.runs, "0.2.0"),
          `${done.seconds.toFixed(1)} s, ${done.said}`,
        ),
      )
      const again = await roll(old, 40)
      findings.push(
        holds(
          "and back to the older one, on the newer schema",
          again.code === 0 && everyRuns(again.runs, "0.1.0"),
          `${again.seconds.toFixed(1)} s`,
        ),
      )

      const { statuses, taken } = await visitors.end()
      findings.push(
        figure(
          "answers meanwhile",
          [...statuses]
            .sort()
            .map(([what, times]) => `${what} (${times})`)
            .join(", "),
        ),
        holds(
          "no form met anything but success, and no page at the second try",
          [...statuses.keys()].every((what) => /^page (asked once more 200|200|502)$|^form 303$/.test(what)),
        ),
      )
      const wrong = await server.use(async (db) => {
        let count = 0
        for (const { form, email } of taken)
          if ((await countByEmail(db, form, [email])).get(email) !== 1) count++
        return count
      })
      findings.push(holds("acknowledged, and lost or doubled", wrong === 0, `${wrong} of ${taken.length}`))
      return findings
    } finally {
      for (const name of names) await end(folder, name)
      await proxy.stop()
      await server.remove()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** A folder with the whole product in it, as a release has. */
function makeVersion(folder: string, version: string): string {
  const to = path.join(folder, version)
  mkdirSync(to)
  for (const part of parts) cpSync(path.join(rootDir, part), path.join(to, part), { recursive: true })
  symlinkSync(path.join(rootDir, "node_modules"), path.join(to, "node_modules"))
  const manifest = JSON.parse(readFileSync(path.join(rootDir, "package.json"), "utf8"))
  writeFileSync(path.join(to, "package.json"), JSON.stringify({ ...manifest, version }))
  return to
}

/** @param survives the oldest version that works on afterwards; without it none does */
function addMigration(version: string, tag: string, survives?: string): void {
  const migrations = path.join(version, "app", "db", "migrations")
  copyMigrationsAndAdd(migrations, tag, "select 1", migrations)
  if (!survives) return
  const file = path.join(migrations, "compatible.json")
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), [tag]: survives }))
}

const restarter = path.join(import.meta.dirname, "restart-instance.ts")
const restart = (folder: string, name: string) =>
  promisify(execFile)(process.execPath, [restarter, folder, name])

async function rollTo(folder: string, to: string, origins: string[], wait: number) {
  const words = ["--link", path.join(folder, "current"), "--to", to, "--wait", String(wait)]
  const restarts = ["--restart", `${process.execPath} ${restarter} ${folder}`]
  const instances = names.map((name, at) => `${name}=${origins[at]}`)
  const command = path.join(rootDir, "scripts", "roll.ts")
  return promisify(execFile)(process.execPath, [command, ...words, ...restarts, ...instances]).then(
    ({ stdout }) => ({ code: 0, said: stdout.trim().replaceAll("\n", " ") }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  )
}

/** Of the instances that said a moment ago that they are there. Each says so at its start; one that ends in order takes it back. */
const versions = (server: Awaited<ReturnType<typeof createServer>>): Promise<string[]> =>
  server.use(async (db) =>
    (await db.query("select version from instances order by machine")).rows.map(({ version }) => version),
  )

/** One after the other, as long as it lasts. */
function startVisitors(origin: string) {
  const statuses = new Map<string, number>()
  const taken: { form: (typeof forms)[number]; email: string }[] = []
  const see = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1)
  let isOver = false
  const visits = (async () => {
    for (let n = 0; !isOver; n++) {
      const form = forms[n % forms.length]
      if (!form) continue
      const email = `rolling-${n}@example.org`
      const open = () => openForm(origin, form, { email, businessName: `Rolling ${n}` })
      let send = await open()
      if (!send) {
        see("page 502")
        send = await open()
      }
      const answer = await send?.()
      see(send ? `form ${answer?.status}` : `form ${form.path} did not open`)
      if (isTaken(answer)) taken.push({ form, email })
      for (const page of keptPages) {
        const first = (await ask(origin + page))?.status
        see(`page ${first}`)
        // Its connection was cut by an instance that ends. A proxy asks the next one for a page, but never twice for a form.
        if (first === 502) see(`page asked once more ${(await ask(origin + page))?.status}`)
      }
      await sleep(50)
    }
  })()
  return {
    async end() {
      isOver = true
      await visits
      return { statuses, taken }
    },
  }
}

async function end(folder: string, name: string): Promise<void> {
  const pid = Number(readFileSync(path.join(folder, `${name}.pid`), "utf8"))
  try {
    process.kill(pid, "SIGTERM")
    for (let waited = 0; waited < 30_000; waited += 100) {
      process.kill(pid, 0)
      await sleep(100)
    }
  } catch {
    // It is gone.
  }
}
