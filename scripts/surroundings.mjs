// What a run of the gate stands on, printed at its start: when it is red on one machine and green on another, the difference
// is here.
import { spawnSync } from "node:child_process"
import { statfsSync, statSync } from "node:fs"
import { freemem, loadavg, tmpdir, totalmem, userInfo } from "node:os"
import path from "node:path"
import { anvilPath, chromiumPath, pinnedNode, rootDir } from "./prepare.mjs"

const gibibyte = 1024 ** 3

/** @returns a number that each commit has for itself; 1 without Git */
export function commitSeed() {
  return String(Number.parseInt(printed("git", ["-C", rootDir, "rev-parse", "--short=7", "HEAD"]), 16) || 1)
}

/** @returns one line each, 'what: which' */
export function surroundings() {
  const disk = (folder) => {
    const { bavail, bsize } = statfsSync(folder)
    return `${((bavail * bsize) / gibibyte).toFixed(1)} GiB free`
  }
  return Object.entries({
    commit: printed("git", ["-C", rootDir, "log", "-1", "--format=%h %s"]),
    node: `${printed(pinnedNode, ["--version"])}, started by ${process.version}`,
    chromium: printed(chromiumPath, ["--version"]),
    "postgresql 15": printed("/usr/lib/postgresql/15/bin/postgres", ["--version"]),
    anvil: printed(anvilPath, ["--version"]).split("\n")[0],
    user: `${userInfo().username}, umask ${process.umask().toString(8).padStart(3, "0")}`,
    clone: `${foldersAbove(rootDir).join(" ")}, ${disk(rootDir)}`,
    TMPDIR: `${tmpdir()}, ${disk(tmpdir())}`,
    memory: `${(freemem() / gibibyte).toFixed(1)} of ${(totalmem() / gibibyte).toFixed(1)} GiB free`,
    load: loadavg()
      .map((load) => load.toFixed(1))
      .join(" "),
    "of its kind": others().join("; ") || "nothing else runs",
  }).map(([what, which]) => `${what}: ${which}`)
}

/** Each folder from the root down, with its mode: a server that runs as another user has to come through all of them. */
function foldersAbove(folder) {
  const parent = path.dirname(folder)
  const own = `${path.basename(folder) || "/"} ${(statSync(folder).mode & 0o7777).toString(8)}`
  return parent === folder ? [own] : [...foldersAbove(parent), own]
}

/** Servers, browsers and tests that somebody else has started, with the seconds they run. */
function others() {
  return printed("ps", ["-eo", "pid=,ppid=,etimes=,args="])
    .split("\n")
    .filter((line) => /bin\/postgres |--headless|vitest run|anvil |server\.ts/.test(line))
    .map((line) => line.trim().slice(0, 90))
    .slice(0, 5)
}

function printed(program, args) {
  const { stdout } = spawnSync(program, args, { encoding: "utf8" })
  return stdout?.trim() || `no ${path.basename(program)}`
}
