import { spawnSync } from "node:child_process"
import { closeSync, ftruncateSync, openSync, readFileSync, readlinkSync, writeSync } from "node:fs"
import { join } from "node:path"
import { PORT } from "./server-settings.ts"

/** A client connects to `socketFolder` and `port`. */
export type Postmaster = { pid: number; socketFolder: string; port: number; ready: boolean }

/** The running server of this cluster folder (a real path), according to its postmaster.pid. */
export function readPostmaster(directory: string): Postmaster | undefined {
  const lines = readPidFile(join(directory, "postmaster.pid"))
  // Lines: pid, data folder, start time, port, socket folder, listen address, shared memory key, status.
  const pid = Number(lines?.[0])
  if (!lines || !isServerOf(pid, directory)) return undefined
  return { pid, port: Number(lines[3]), socketFolder: lines[4] ?? "", ready: lines[7]?.trim() === "ready" }
}

/**
 * PostgreSQL itself takes over a pid file whose process is dead, after checking that no orphaned backend still holds its shared
 * memory. It cannot see that the id now belongs to another program, the usual case after a container restart, and then refuses to
 * start. In that case the id is overwritten with one that no process can have. The file is not deleted, so that PostgreSQL's own
 * check stays in force. Call only when readPostmaster finds nothing.
 */
export function forgetReusedPids(directory: string): void {
  for (const name of ["postmaster.pid", `.s.PGSQL.${PORT}.lock`]) {
    const file = join(directory, name)
    const lines = readPidFile(file)
    if (!lines || !isAlive(Number(lines[0])) || isServerOf(Number(lines[0]), directory)) continue
    overwrite(file, ["2147483647", ...lines.slice(1)].join("\n"))
  }
}

/**
 * Overwrites in place: on a full disk, truncating first would leave the file empty, and PostgreSQL never starts with an empty
 * one.
 */
function overwrite(file: string, text: string): void {
  const handle = openSync(file, "r+")
  try {
    ftruncateSync(handle, writeSync(handle, text, 0))
  } finally {
    closeSync(handle)
  }
}

function readPidFile(file: string): string[] | undefined {
  try {
    return readFileSync(file, "utf8").split("\n")
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
    throw error
  }
}

function isServerOf(pid: number, directory: string): boolean {
  if (!isAlive(pid)) return false
  try {
    // Every PostgreSQL process works inside its cluster folder, so this distinguishes our server from another cluster's.
    return readlinkSync(`/proc/${pid}/cwd`) === directory
  } catch {
    // Without /proc (macOS), or as a container's root without CAP_SYS_PTRACE, any PostgreSQL process counts, to be safe.
    return /postgres|postmaster/.test(commandLine(pid))
  }
}

/** EPERM means another user's process; the server always runs as the owner of the folder or below root. */
function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8")
  } catch {
    return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? ""
  }
}
