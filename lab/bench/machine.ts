import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { cpus, loadavg } from "node:os"
import { setTimeout as sleep } from "node:timers/promises"

/** Where what is measured runs, and where what measures it runs. */
export const servingCore = 0
export const loadCore = 1

/** The program and arguments that run a command on one core (Linux). @param core undefined: anywhere */
export function startOn(core: number | undefined, program: string, args: string[]): [string, string[]] {
  const [first = "", ...words] = [...onCore(core), program, ...args]
  return [first, words]
}

/** What stands before such a command. */
export const onCore = (core: number | undefined) =>
  core === undefined ? [] : ["taskset", "-c", String(core)]

/** This process and what it starts from now on stay off the core of what is measured. */
export function stayOn(core: number): void {
  execFileSync("taskset", ["-a", "-p", "-c", String(core), String(process.pid)], { stdio: "ignore" })
}

/** A table of figures is worth little without it. */
export function describeMachine(): string {
  const load = loadavg().map((value) => value.toFixed(1))
  return `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${load.join(" ")}`
}

/** A process and all that descend from it, as /proc tells. */
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

/** The fields of /proc/<pid>/stat after the name, which stands in brackets and may hold anything. */
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

/**
 * Processor time that processes and all that descend from them have taken, in seconds. Work by it does not change with what
 * else the machine has to do.
 */
export function processorSeconds(roots: number[]): number {
  let ticks = 0
  for (const pid of new Set(roots.flatMap(processTree))) {
    // Own time in both modes, and that of children which have ended.
    for (const field of statOf(pid).slice(11, 15)) ticks += Number(field)
  }
  return ticks / ticksPerSecond
}

/** Of one process alone, its children not counted. */
export function ownProcessorSeconds(pid: number): number {
  const [user, system] = statOf(pid).slice(11, 13)
  return (Number(user) + Number(system)) / ticksPerSecond
}

/** Waits until processes have nothing left to do, such as requests whose sender has gone; ten seconds at most. */
export async function untilIdle(roots: number[]): Promise<void> {
  for (let look = 0, before = processorSeconds(roots); look < 40; look++) {
    await sleep(250)
    const now = processorSeconds(roots)
    if (now - before <= 0.02) return
    before = now
  }
}

export type Memory = { rss: number; pss: number }

/** In MB; nothing for a process that is gone. Pss counts a page that three processes share as a third for each. */
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
