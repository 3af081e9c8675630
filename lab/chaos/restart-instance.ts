import { spawn } from "node:child_process"
import { openSync, readFileSync, realpathSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { memoryEnv, memoryFlags, pinnedNode } from "../../scripts/prepare.mjs"

/**
 * What `systemctl restart` does for `npm run roll`, for processes of ours: ends the instance, and starts it from where the link leads now.
 *
 *   node lab/chaos/restart-instance.ts <folder of the experiment> <instance>
 */
const [folder = "", name = ""] = process.argv.slice(2)
const pidFile = path.join(folder, `${name}.pid`)
const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const pid = Number(readFileSync(pidFile, "utf8"))
if (pid > 0 && isThere(pid)) {
  process.kill(pid, "SIGTERM")
  // As TimeoutStopSec of the unit.
  for (let waited = 0; isThere(pid) && waited < 30_000; waited += 50) await sleep(50)
  if (isThere(pid)) process.kill(pid, "SIGKILL")
}
const printed = openSync(path.join(folder, `${name}.log`), "a")
const child = spawn(pinnedNode, [...memoryFlags, "server.ts"], {
  cwd: realpathSync(path.join(folder, "current")),
  env: {
    ...process.env,
    ...memoryEnv,
    ...JSON.parse(readFileSync(path.join(folder, `${name}.json`), "utf8")),
  },
  stdio: ["ignore", printed, printed],
  detached: true,
})
child.unref()
writeFileSync(pidFile, String(child.pid))
