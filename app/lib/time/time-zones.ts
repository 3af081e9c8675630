import { usualZones } from "./usual-zones.ts"

/** Returns whether the name is a time zone: 'US/Eastern' is an old but valid name, '+01:00' is none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/**
 * Returns the selectable time zones. The server's list is sent with the page, because browsers have other names for some zones.
 *
 * @param present a zone that must be included, such as that of an event
 */
export function listZones(present?: string): { usual: string[]; other: string[] } {
  const usual: string[] = [...usualZones]
  const other = Intl.supportedValuesOf("timeZone").filter((zone) => !usual.includes(zone))
  if (present && isTimeZone(present) && ![...usual, ...other].includes(present)) other.unshift(present)
  return { usual, other }
}
