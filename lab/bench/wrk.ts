import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { loadCore, processorSeconds, startOn, untilIdle } from "./machine.ts"

const run = promisify(execFile)

export type WrkResult = {
  perSecond: number
  /** Per second of processor time of `servers`: the throughput of one core, independent of other load on the machine. */
  perCoreSecond: number
  /** In milliseconds. */
  p50: number
  p99: number
  /** Responses other than 2xx and 3xx, and broken connections. */
  errors: number
}

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/**
 * Measures throughput with wrk (Debian's package of that name) over 32 connections. For slow pages use few connections: requests
 * that are unfinished at the end do not count.
 *
 * @param servers the processes that answer, such as a server and its database
 */
export async function wrk(
  url: string,
  {
    seconds,
    servers,
    headers = {},
    script,
    connections = 32,
  }: {
    seconds: number
    servers: number[]
    headers?: Record<string, string>
    script?: string
    connections?: number
  },
): Promise<WrkResult> {
  const before = processorSeconds(servers)
  const { stdout } = await run(
    ...startOn(loadCore, "wrk", [
      "--threads=1",
      `--connections=${connections}`,
      `--duration=${seconds}s`,
      "--latency",
      ...Object.entries(headers).flatMap(([name, value]) => ["--header", `${name}: ${value}`]),
      ...(script ? ["--script", script] : []),
      url,
    ]),
  )
  await untilIdle(servers)
  const taken = processorSeconds(servers) - before
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const time = (pattern: RegExp) => {
    const [, value = "NaN", unit = "ms"] = pattern.exec(stdout) ?? []
    return Number(value) * (milliseconds[unit] ?? Number.NaN)
  }
  const broken =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? []
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    perCoreSecond: number(/(\d+) requests in/) / taken,
    p50: time(/50%\s+([\d.]+)(us|ms|s|m)/),
    p99: time(/99%\s+([\d.]+)(us|ms|s|m)/),
    errors: broken.map(Number).reduce((sum, count) => sum + count, number(/Non-2xx or 3xx responses: (\d+)/)),
  }
}
