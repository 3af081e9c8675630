/** Maximum length of a stored time zone name, in characters. */
export const zoneLength = 64

/** The time zones of most of the community, as forms offer them; the first one is the default. */
export const usualZones = [
  "America/New_York",
  "America/Chicago",
  "America/Los_Angeles",
  "Europe/London",
  "Africa/Lagos",
  "Africa/Accra",
  "Africa/Nairobi",
  "UTC",
] as const

/** The time zone of the back office for users who have not chosen one; nobody mistakes UTC for local time. */
export const usualStaffZone = "UTC"
