// Where a run of the tests writes: one folder, which goes with it. Plain JavaScript: runs on the machine's own Node.
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

/** In memory where there is room, for a copy of a database takes 20 ms there and up to 500 on a disk. Every user can come in, as database servers are. */
const places = ["/dev/shm", "/tmp"]
/** A run writes one, with all its databases and browsers. */
const room = 4 * 1024 ** 3

/**
 * Ends and removes what runs that were killed have left, and makes a folder for what this process starts: it goes with it, and so
 * does all that has it as its TMPDIR.
 */
export function makeRunFolder() {
  for (const place of places.filter(existsSync)) removeLeftovers(place)
  const folder = mkdtempSync(path.join(places.find(isFit) ?? "/tmp", `guapcoin-run-${process.pid}-`))
  chmodSync(folder, 0o755)
  process.on("exit", () => endRun(folder))
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1))
  return folder
}

/** Whether there is room, and programs may start, which the memory of some containers forbids. */
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

/** @param {string} place removes from it the folders of runs whose process has ended without, and whatever works in them */
export function removeLeftovers(place) {
  for (const name of readdirSync(place)) {
    const pid = /^guapcoin-run-(\d+)-/.exec(name)?.[1]
    if (pid && !existsSync(`/proc/${pid}`)) endRun(path.join(place, name))
  }
}

/** Ends whatever works in the folder of a run, all of which has it among its variables or its words, and removes it. */
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
  // Who is killed at this moment may still write.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}

/** Empty where it is somebody else's, or has ended. */
function read(file) {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return ""
  }
}
