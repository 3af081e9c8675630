export type Options = {
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

/** @param share 0.5 is the median, 1 the longest */
export function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

export const inMs = (times: number[]) =>
  `p50 ${Math.round(percentile(times, 0.5))}, p99 ${Math.round(percentile(times, 0.99))}, max ${Math.round(percentile(times, 1))} ms (${times.length})`
