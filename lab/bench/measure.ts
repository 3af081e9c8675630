/** Durations in milliseconds: the median over all rounds of each round's own value. */
export type Measurement = { runs: number; p50: number; p95: number; failure?: string }

export type MeasureOptions = {
  /** The number of calls in one round. */
  runs: number
  rounds: number
  /** A longer round is cut short, so that one slow case does not delay the others. */
  secondsPerRound: number
}

const fewestRuns = 10

/** Calls `run` with 0, 1, 2, ... so that it can vary its parameters. A few calls first warm the caches. */
export async function measure(
  run: (n: number) => Promise<unknown>,
  options: MeasureOptions,
): Promise<Measurement> {
  const rounds: { p50: number; p95: number }[] = []
  let calls = 0
  try {
    for (let n = 0; n < 5; n++) await run(n)
    for (let round = 0; round < options.rounds; round++) {
      const times: number[] = []
      const deadline = performance.now() + options.secondsPerRound * 1000
      for (let n = 0; n < options.runs && (n < fewestRuns || performance.now() < deadline); n++) {
        const start = performance.now()
        await run(round * options.runs + n)
        times.push(performance.now() - start)
      }
      calls += times.length
      times.sort((a, b) => a - b)
      rounds.push({ p50: quantile(times, 0.5), p95: quantile(times, 0.95) })
    }
  } catch (error) {
    return { runs: calls, p50: Number.NaN, p95: Number.NaN, failure: failureText(error) }
  }
  return {
    runs: calls,
    p50: median(rounds.map((round) => round.p50)),
    p95: median(rounds.map((round) => round.p95)),
  }
}

/** @param sorted ascending, not empty */
export function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export function median(values: number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}

function failureText(error: unknown): string {
  let current = error
  while (current instanceof Error && current.cause instanceof Error) current = current.cause
  return current instanceof Error ? current.message : String(current)
}

/** A table with aligned columns; all but the first are right-aligned. */
export function textTable(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row.map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      ),
    )
    .map((cells) => cells.join("  ").trimEnd())
    .join("\n")
}
