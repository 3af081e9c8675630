import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { cpus, loadavg } from "node:os"
import { setTimeout as sleep } from "node:timers/promises"

/** The core of the measured process, and the core of the load generator. */
export const servingCore = 0
export const loadCore = 1

/** The program and arguments that run a command on one core (Linux). @param core undefined: any core */
export function startOn(core: number | undefined, program: string, args: string[]): [string, string[]] {
  const [first = "", ...words] = [...onCore(core), program, ...args]
  return [first, words]
}

/** The prefix of such a command. */
export const onCore = (core: number | undefined) =>
  core === undefined ? [] : ["taskset", "-c", String(core)]

/** Moves this process and the processes it starts from now on to one core, away from the measured process. */
export function stayOn(core: number): void {
  execFileSync("taskset", ["-a", "-p", "-c", String(core), String(process.pid)], { stdio: "ignore" })
}

/** Belongs above every table of results. */
export function describeMachine(): string {
  const load = loadavg().map((value) => value.toFixed(1))
  return `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${load.join(" ")}`
}

/** A process and all its descendants, read from /proc. */
export function processTree(root: number): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue
    const parent = parentOf(name)
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const tree = [root]
  for (const pid of tree) tree.push(...(children.get(pid) ?? []))
  return tree
}

function parentOf(pid: string): number | undefined {
  const parent = statOf(Number(pid))[1]
  return parent === undefined ? undefined : Number(parent)
}

/** The fields of /proc/<pid>/stat after the name, which is in parentheses and may contain any character. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ")
  } catch {
    return []
  }
}

const ticksPerSecond = 100

/** Processor time of processes and all their descendants, in seconds. Unlike elapsed time, it hardly depends on other load. */
export function processorSeconds(roots: number[]): number {
  let ticks = 0
  for (const pid of new Set(roots.flatMap(processTree))) {
    // User and system time of the process, and of its children that have ended.
    for (const field of statOf(pid).slice(11, 15)) ticks += Number(field)
  }
  return ticks / ticksPerSecond
}

/** Processor time of one process, without its children. */
export function ownProcessorSeconds(pid: number): number {
  const [user, system] = statOf(pid).slice(11, 13)
  return (Number(user) + Number(system)) / ticksPerSecond
}

/** Waits until processes are idle, for example after requests whose sender disconnected; ten seconds at most. */
export async function untilIdle(roots: number[]): Promise<void> {
  for (let look = 0, before = processorSeconds(roots); look < 40; look++) {
    await sleep(250)
    const now = processorSeconds(roots)
    if (now - before <= 0.02) return
    before = now
  }
}

export type Memory = { rss: number; pss: number }

/** In MB; zeros for a process that has ended. Pss counts a page that three processes share as a third for each. */
export function memoryOf(pid: number): Memory {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")
    const read = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(text)?.[1] ?? 0) / 1024
    return { rss: read("Rss"), pss: read("Pss") }
  } catch {
    return { rss: 0, pss: 0 }
  }
}

export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim()
  } catch {
    return ""
  }
}
