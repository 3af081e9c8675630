import { usualZones } from "./usual-zones.ts"

/** Whether it is the name of a zone: 'US/Eastern' is an older one that still counts, '+01:00' is none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/**
 * The zones to choose from. The server's list, for the page to take along: browsers know zones by other names.
 *
 * @param present one that must be among them, such as that of an event
 */
export function listZones(present?: string): { usual: string[]; other: string[] } {
  const usual: string[] = [...usualZones]
  const other = Intl.supportedValuesOf("timeZone").filter((zone) => !usual.includes(zone))
  if (present && isTimeZone(present) && ![...usual, ...other].includes(present)) other.unshift(present)
  return { usual, other }
}
