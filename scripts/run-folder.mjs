// Creates the folder that a test run writes to, and removes it with the run. Plain JavaScript: runs on the machine's own
// Node.
import { spawnSync } from "node:child_process"
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs"
import { freemem } from "node:os"
import path from "node:path"

/**
 * In memory if there is space: a copy of a database takes 20 ms there and up to 500 ms on a disk. Every user must have
 * access, because database servers run as another user.
 */
const places = ["/dev/shm", "/tmp"]
/** Space for one run with all its databases and browsers. */
const room = 4 * 1024 ** 3

/**
 * Ends the processes and removes the folders of killed runs, and creates a folder for this process. The folder is removed
 * with the process, as is everything that uses it as TMPDIR.
 */
export function makeRunFolder() {
  for (const place of places.filter(existsSync)) removeLeftovers(place)
  const folder = mkdtempSync(path.join(places.find(isFit) ?? "/tmp", `guapcoin-run-${process.pid}-`))
  chmodSync(folder, 0o755)
  process.on("exit", () => endRun(folder))
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1))
  return folder
}

/** Whether there is space, and programs may be executed, which some containers forbid for memory file systems. */
function isFit(place) {
  if (!existsSync(place)) return false
  const { bavail, bsize } = statfsSync(place)
  if (Math.min(bavail * bsize, freemem()) < room) return false
  const folder = mkdtempSync(path.join(place, "guapcoin-try-"))
  const program = path.join(folder, "program")
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 })
  const { status } = spawnSync(program)
  rmSync(folder, { recursive: true })
  return status === 0
}

/** @param {string} place removes from it the folders of runs whose process has ended, and their processes */
export function removeLeftovers(place) {
  for (const name of readdirSync(place)) {
    const pid = /^guapcoin-run-(\d+)-/.exec(name)?.[1]
    if (pid && !existsSync(`/proc/${pid}`)) endRun(path.join(place, name))
  }
}

/** Ends all processes that have the run's folder in their environment or arguments, and removes the folder. */
function endRun(folder) {
  const own = String(process.pid)
  const isInIt = (pid) =>
    pid !== own &&
    /^\d+$/.test(pid) &&
    ["environ", "cmdline"].some((of) => read(`/proc/${pid}/${of}`).includes(folder))
  for (const pid of readdirSync("/proc").filter(isInIt)) spawnSync("kill", ["-KILL", pid])
  for (const line of read("/proc/mounts").split("\n")) {
    const mounted = line.split(" ")[1] ?? ""
    if (mounted.startsWith(`${folder}/`)) spawnSync("umount", ["--lazy", mounted])
  }
  // A process that is being killed may still write.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}

/** Empty if the file belongs to another user, or the process has ended. */
function read(file) {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return ""
  }
}
