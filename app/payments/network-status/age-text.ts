import { formatCount } from "#app/lib/text/format.ts"
import { networkStatus } from "#content/en/network-status.ts"
import { site } from "#content/en/site.ts"

const units = [
  ["days", 24 * 60 * 60],
  ["hours", 60 * 60],
  ["minutes", 60],
] as const

/** '3 minutes': the largest unit with a count of at least two, rounded down. */
export function ageText(seconds: number): string {
  const [unit, size] = units.find(([, size]) => seconds >= 2 * size) ?? (["seconds", 1] as const)
  return formatCount(networkStatus.ages[unit], Math.floor(seconds / size), site.locale)
}
