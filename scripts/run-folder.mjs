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
  statSync,
  writeFileSync,
} from "node:fs"
import { freemem, tmpdir } from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"

const memory = "/dev/shm"
/** A run writes one, with all its databases and browsers. */
const roomInMemory = 4 * 1024 ** 3

/**
 * Ends and removes what runs that were killed have left, and makes a folder for this one: in memory where there is room, for a
 * copy of a database takes 20 ms there and up to 500 on a disk.
 *
 * @param {number} pid of the process that ends with the run
 */
export function makeRunFolder(pid) {
  for (const base of new Set([memory, tmpdir()])) if (existsSync(base)) removeLeftovers(base)
  const bases = [...(hasRoom(memory) ? [memory] : []), tmpdir(), "/tmp"]
  for (const base of bases) {
    const folder = mkdtempSync(path.join(base, `guapcoin-run-${pid}-`))
    chmodSync(folder, 0o755)
    if (isOpen(base) && runsPrograms(folder)) return folder
    rmSync(folder, { recursive: true })
  }
  throw new Error(`Neither ${bases.join(" nor ")} is a place for what the tests write.`)
}

function hasRoom(folder) {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return Math.min(bavail * bsize, freemem()) > roomInMemory
}

/** Whether the user to whom root hands its database servers can come in; everybody else runs them as themselves. */
function isOpen(folder) {
  if (process.getuid?.() !== 0) return true
  const isAbove = path.dirname(folder) === folder
  return (statSync(folder).mode & 0o001) !== 0 && (isAbove || isOpen(path.dirname(folder)))
}

/** Some disks, and the memory of some containers, hold files and start none. */
function runsPrograms(folder) {
  const program = path.join(folder, "program")
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 })
  const { status } = spawnSync(program)
  rmSync(program)
  return status === 0
}

/** @param {string} base removes from it the folders of runs whose process has ended without, and whatever works in them */
export function removeLeftovers(base) {
  for (const name of readdirSync(base)) {
    const pid = Number(/^guapcoin-run-(\d+)-/.exec(name)?.[1])
    const folder = path.join(base, name)
    if (!pid || signal(pid, 0) || statSync(folder, { throwIfNoEntry: false })?.uid !== process.getuid?.())
      continue
    endRun(folder)
  }
}

/** Ends whatever works in the folder of a run, and removes it. */
export function endRun(folder) {
  for (const left of processesOf(folder)) signal(left, "SIGKILL")
  for (const mounted of mountsBelow(folder)) spawnSync("umount", ["--lazy", mounted])
  // Who is killed at this moment may still write.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}

/** All that a run starts has its folder among its variables or its words. */
function processesOf(folder) {
  if (!existsSync("/proc")) return []
  const read = (file) => {
    try {
      return readFileSync(file, "utf8")
    } catch {
      // It is somebody else's, or has ended.
      return ""
    }
  }
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => `${read(`/proc/${pid}/environ`)}${read(`/proc/${pid}/cmdline`)}`.includes(folder))
    .map(Number)
}

/** @returns whether there is such a process */
function signal(pid, which) {
  try {
    return process.kill(pid, which)
  } catch (error) {
    if (error.code === "EPERM") return true
    if (error.code === "ESRCH") return false
    throw error
  }
}

function mountsBelow(folder) {
  if (!existsSync("/proc/mounts")) return []
  const mounted = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .map((line) => line.split(" ")[1] ?? "")
  return mounted.filter((place) => place.startsWith(`${folder}/`))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(makeRunFolder(Number(process.argv[2])))
