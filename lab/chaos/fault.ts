import { quantile } from "../bench/measure.ts"

type Options = {
  /** The number of rounds of 'kill'. */
  rounds: number
  /** Runs each chaos test in its shortest form, for CI. */
  short: boolean
  /** 'kill' waits at the end until every mail is sent, and counts the files. */
  drain: boolean
}

/** One line of the report. `broken`: a condition that must hold was violated. */
export type Finding = { what: string; value: string; broken: boolean }

export type Fault = { name: string; run(options: Options): Promise<Finding[]> }

/** A figure for the report. */
export const figure = (what: string, value: string | number): Finding => ({
  what,
  value: String(value),
  broken: false,
})

/** A condition that must hold; `value` is the observation. */
export const holds = (
  what: string,
  isSo: boolean,
  value: string | number = isSo ? "yes" : "no",
): Finding => ({
  what,
  value: String(value),
  broken: !isSo,
})

/** Percentiles of durations in milliseconds. */
export function inMs(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(quantile(sorted, share))
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, max ${at(1)} ms (${times.length})`
}
