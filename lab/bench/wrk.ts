import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { loadCore, processorSeconds, startOn, untilIdle } from "./machine.ts"

const run = promisify(execFile)

export type WrkResult = {
  perSecond: number
  /** Per second of processor time of `servers`: what a core of their own would answer, whatever else the machine does. */
  perCoreSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Answers other than 2xx and 3xx, and broken connections. */
  errors: number
}

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/**
 * As many requests as 32 connections (few for slow pages: what is underway at the end is not counted) can get answered, with wrk (Debian's package of that name).
 *
 * @param servers processes that answer, such as a server and its database
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
