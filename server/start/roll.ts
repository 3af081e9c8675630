import { setTimeout as sleep } from "node:timers/promises"
import { oldestWorking, readMigrations } from "#app/db/schema-age.server.ts"
import { migrationsFolder } from "./migrations.ts"

type Instance = {
  /** As whoever restarts it calls it: 'guapcoin@1'. */
  name: string
  /** Where it listens, without the proxy: 'http://127.0.0.1:3001'. */
  origin: string
}

export type RollEvent = { kind: "ready" | "failed" | "back" | "stuck"; instance: string; seconds: string }

type Rollout = {
  instances: Instance[]
  /** Folders of the two versions. */
  from: string
  to: string
  /** Has the next start of any instance take this version. */
  pointTo(folder: string): void
  /** Stops an instance and starts it. Resolves when the old process is gone. */
  restart(name: string): Promise<void>
  /** How long one may take until it is ready. */
  waitMs: number
  /** How long it has to stay so. */
  settleMs: number
  say(event: RollEvent): void
}

/**
 * Whether instances of both versions may run at once: the older code has to work on a database that has had the migrations of the newer
 * one (decision 23).
 *
 * @returns null when they may; otherwise the last migration of the older one, and the oldest that the newer one leaves working
 */
export function whyNotBeside(one: string, other: string): { last: string; oldest: string } | null {
  const versions = [one, other].map((folder) => {
    const migrations = migrationsFolder(folder)
    return { last: readMigrations(migrations).at(-1), oldest: oldestWorking(migrations) }
  })
  const [older, newer] = versions.toSorted((a, b) => (a.last?.when ?? 0) - (b.last?.when ?? 0))
  if ((newer?.oldest?.when ?? 0) <= (older?.last?.when ?? 0)) return null
  return { last: older?.last?.tag ?? "", oldest: newer?.oldest?.tag ?? "" }
}

/**
 * Replaces the instances one after the other. The first that is not ready in time sends it and those before it back, the last one first,
 * so that there is never more than one instance away.
 *
 * @returns whether all run the new version now
 */
export async function rollInstances(rollout: Rollout): Promise<boolean> {
  const { instances, from, to, pointTo, say } = rollout
  const replaced: Instance[] = []
  for (const instance of instances) {
    pointTo(to)
    const seconds = await replace(instance, rollout)
    replaced.unshift(instance)
    if (seconds !== null) {
      say({ kind: "ready", instance: instance.name, seconds })
      continue
    }
    say({ kind: "failed", instance: instance.name, seconds: inSeconds(rollout.waitMs) })
    pointTo(from)
    for (const one of replaced) {
      const back = await replace(one, rollout)
      say({ kind: back === null ? "stuck" : "back", instance: one.name, seconds: back ?? "" })
    }
    return false
  }
  return true
}

const inSeconds = (ms: number) => (ms / 1000).toFixed(1)

/** @returns after how many seconds it was ready; null when it was not, or did not stay so */
async function replace(instance: Instance, rollout: Rollout): Promise<string | null> {
  const { restart, waitMs, settleMs } = rollout
  const started = performance.now()
  const isIt = await restart(instance.name).then(
    () => true,
    // It did not start: what is said of that stands in its log.
    () => false,
  )
  if (!isIt) return null
  while (!(await isReady(instance))) {
    if (performance.now() - started > waitMs) return null
    await sleep(100)
  }
  const seconds = inSeconds(performance.now() - started)
  const settled = performance.now() + settleMs
  while (performance.now() < settled) {
    await sleep(200)
    if (!(await isReady(instance))) return null
  }
  return seconds
}

async function isReady({ origin }: Instance): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
