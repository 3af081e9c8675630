import { parseArgs } from "node:util"
import { makeRunFolder } from "../../scripts/run-folder.mjs"
import { clockJumps } from "./clock-jumps.ts"
import { databaseAway } from "./database-away.ts"
import { diskFull } from "./disk-full.ts"
import { failover } from "./failover.ts"
import type { Fault } from "./fault.ts"
import { kill } from "./kill.ts"
import { killDirectory } from "./kill-directory.ts"
import { killWatcher } from "./kill-watcher.ts"
import { mailDown } from "./mail-down.ts"
import { overload } from "./overload.ts"
import { readOnly } from "./read-only.ts"
import { slowClients } from "./slow-clients.ts"

/**
 * Breaks the things that the product depends on, one after another, under traffic, and reports which conditions held.
 *
 *   npm run chaos                                  all tests, an hour and a half
 *   npm run chaos -- --only kill --rounds 100      one test; several: --only kill,read-only
 *   npm run chaos -- --short                       each for some seconds
 *
 * Needs the built product. Ends with an error when a condition that must hold did not.
 */
const faults: Fault[] = [
  databaseAway,
  readOnly,
  diskFull,
  mailDown,
  clockJumps,
  slowClients,
  overload,
  kill,
  killDirectory,
  killWatcher,
  failover,
]

process.env.TMPDIR = makeRunFolder()

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      rounds: { type: "string" },
      short: { type: "boolean", default: false },
      drain: { type: "boolean" },
    },
  })
  const { short } = values
  const options = {
    short,
    rounds: Number(values.rounds ?? (short ? 4 : 1000)),
    drain: values.drain ?? !short,
  }
  const names = values.only?.split(",")
  const unknown = names?.filter((name) => !faults.some((fault) => fault.name === name)) ?? []
  if (unknown.length > 0 || !Number.isInteger(options.rounds)) {
    console.error(`--only takes ${faults.map(({ name }) => name).join(", ")}; --rounds takes a number.`)
    return 2
  }
  let broken = 0
  for (const fault of faults.filter(({ name }) => !names || names.includes(name))) {
    const started = performance.now()
    const findings = await fault.run(options).catch((error: unknown) => {
      console.error(error)
      return [{ what: "the fault ran to its end", value: String(error), broken: true }]
    })
    console.log(`\n${fault.name} (${Math.round((performance.now() - started) / 1000)} s)`)
    for (const { what, value, broken } of findings)
      console.log(`  ${broken ? "BROKEN" : "      "} ${what.padEnd(64)} ${value}`)
    broken += findings.filter((finding) => finding.broken).length
  }
  console.log(`\n${broken} broken`)
  return broken === 0 ? 0 : 1
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
