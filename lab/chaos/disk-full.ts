import { execFileSync } from "node:child_process"
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeSync,
} from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { findRunningServer } from "@guapcoin/embedded-postgres"
import pg from "pg"
import { makeEmbeddedTables } from "#test/make-tables.ts"
import { ask, forms, isTaken, openForm } from "../../e2e/form-posts.ts"
import { createProductProcess, type ProductProcess, untilItAnswers } from "../../e2e/product-process.ts"
import { cachedPages } from "./database-away.ts"
import { lookInto } from "./databases.ts"
import { type Fault, type Finding, figure, holds } from "./fault.ts"
import { countByEmail, sendUntilTaken } from "./visitors.ts"

const diskMb = 200

/** The data folder is on a separate disk, which another program fills. Needs root for the mount. */
export const diskFull: Fault = {
  name: "disk-full",
  async run({ short }) {
    const fullMs = short ? 3_000 : 60_000
    const product = await createProductProcess({ TRUST_PROXY: "1" })
    const { origin, dataDir } = product
    if (!mountDisk(dataDir)) {
      await product.remove()
      return [figure("left out", "mounting a small disk takes root")]
    }
    const ballast = path.join(dataDir, "ballast")
    const findings: Finding[] = []
    try {
      await makeEmbeddedTables(product)
      await product.start()
      await sleep(500)
      for (const path of cachedPages) await ask(origin + path)
      fillUp(ballast, dataDir)
      // The next WAL segment does not fit on the disk: the server shuts down, as it must.
      await switchLog(dataDir).catch(() => {})

      const taken: { form: (typeof forms)[number]; email: string }[] = []
      const statuses = new Map<string, number>()
      const see = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1)
      const ends = performance.now() + fullMs
      for (let n = 0; performance.now() < ends; n++) {
        const form = forms[n % forms.length]
        if (!form) continue
        const email = `full-${n}@example.org`
        const send = await openForm(origin, form, { email, businessName: `Full ${n}` })
        const answer = await send?.()
        if (send) see(`form ${answer?.status}`)
        if (isTaken(answer)) taken.push({ form, email })
        for (const path of cachedPages) see(`kept ${(await ask(origin + path))?.status}`)
        await sleep(50)
      }
      const seen = [...statuses].sort().map(([what, times]) => `${what} (${times})`)
      findings.push(
        figure("answers while it is full", seen.join(", ")),
        holds(
          "kept pages answer",
          ![...statuses.keys()].some((what) => what.startsWith("kept") && what !== "kept 200"),
        ),
        holds(
          "forms are taken or told to wait",
          [...statuses.keys()].every((what) => /^kept|form (303|503)/.test(what)),
        ),
        holds("the process lives", product.pid !== undefined && isAlive(product)),
      )
      rmSync(ballast)
      const recoveredMs = await untilItAnswers(`${origin}/readyz`, 90_000)
      findings.push(
        figure("ready again, without a restart", `${Math.round(recoveredMs)} ms after there is room`),
      )
      const after = await Promise.all(
        forms.map((form) => sendUntilTaken(origin, form, `after-${form.table}@example.org`)),
      )
      findings.push(holds("every form is taken again", after.every(Boolean)))
      const lost = await lookInto(product, async (db) => {
        let missing = 0
        for (const { form, email } of taken)
          if ((await countByEmail(db, form, [email])).get(email) !== 1) missing++
        return missing
      })
      findings.push(
        holds("acknowledged while it filled, and lost or doubled", lost === 0, `${lost} of ${taken.length}`),
      )
      return findings
    } catch (error) {
      console.error(whatBecameOf(product))
      return [...findings, holds(`recovers by itself: ${(error as Error).message}`, false)]
    } finally {
      await product.stop()
      await sleep(300)
      execFileSync("umount", ["--lazy", dataDir])
      await product.remove()
    }
  },
}

/** The exits and restarts of the database in the product's log, and the last lines of the server's own log. */
function whatBecameOf({ dataDir, output }: ProductProcess): string {
  const cluster = path.join(dataDir, "postgres")
  const lastLines = (file: string) =>
    existsSync(file) ? readFileSync(file, "utf8").split("\n").slice(-20) : []
  return [
    ...output()
      .split("\n")
      .filter((line) => line.includes('"event":"database.') && !line.includes("connection-lost"))
      .slice(-20),
    ...["start.log", ...readdirSync(path.join(cluster, "log")).map((name) => path.join("log", name))].flatMap(
      (name) => [`${name}:`, ...lastLines(path.join(cluster, name))],
    ),
  ]
    .map((line) => line.slice(0, 400))
    .join("\n")
}

function mountDisk(folder: string): boolean {
  try {
    const options = ["-t", "tmpfs", "-o", `size=${diskMb}m,mode=0755`, "tmpfs", folder]
    execFileSync("mount", options, { stdio: "ignore" })
    return true
  } catch {
    return false
  }
}

function fillUp(file: string, folder: string): void {
  const handle = openSync(file, "w")
  const piece = Buffer.alloc(64 * 1024)
  try {
    for (let free = 1; free > 0; ) {
      const { bavail, bsize } = statfsSync(folder)
      free = bavail * bsize
      writeSync(handle, piece, 0, Math.min(piece.length, free))
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error
  } finally {
    closeSync(handle)
  }
}

/** Makes the server switch its WAL segment several times, as after some hours of writes. */
async function switchLog(dataDir: string): Promise<void> {
  const server = findRunningServer(dataDir)
  for (let times = 0; times < 20; times++) {
    const db = new pg.Client({
      host: server?.socketFolder,
      port: server?.port,
      user: "postgres",
      database: "postgres",
      statement_timeout: 5_000,
    })
    db.on("error", () => {})
    await db.connect()
    await db.query("select txid_current(), pg_switch_wal()")
    await db.end()
  }
}

function isAlive(product: ProductProcess): boolean {
  try {
    return product.pid !== undefined && process.kill(product.pid, 0)
  } catch {
    return false
  }
}
