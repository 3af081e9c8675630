import { site } from "#content/en/site.ts"

/**
 * An estimate in ms for a backup without a test restore: starting a database plus the speed of a small machine (docs/decisions/database.md:
 * 288,069 rows in 37 s).
 */
export function expectedRestoreMs({ rows, files }: { rows: number; files: number }): number {
  return 15_000 + rows / 10 + files * 5
}

/** '40 seconds', '12 minutes' */
export function durationText(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  const [value, unit] = seconds < 100 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"]
  return new Intl.NumberFormat(site.locale, { style: "unit", unit, unitDisplay: "long" }).format(value)
}
