import { quantile } from "../bench/measure.ts"

type Options = {
  /** Rounds of the fault 'kill'. */
  rounds: number
  /** Each fault in its shortest form, for the gate. */
  short: boolean
  /** 'kill' waits at the end until every mail is sent, and counts the files. */
  drain: boolean
}

/** One line of the report. `broken`: what must hold did not. */
export type Finding = { what: string; value: string; broken: boolean }

export type Fault = { name: string; run(options: Options): Promise<Finding[]> }

/** Something worth knowing. */
export const figure = (what: string, value: string | number): Finding => ({
  what,
  value: String(value),
  broken: false,
})

/** Something that must hold. `value` is what was seen. */
export const holds = (
  what: string,
  isSo: boolean,
  value: string | number = isSo ? "yes" : "no",
): Finding => ({
  what,
  value: String(value),
  broken: !isSo,
})

/** How long something took, in milliseconds. */
export function inMs(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(quantile(sorted, share))
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, max ${at(1)} ms (${times.length})`
}
