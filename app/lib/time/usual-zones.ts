/** Longest name of a zone that is stored, in characters. */
export const zoneLength = 64

/** Time zones in which most of the community is, as a form offers them; the first one is what it shows. */
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

/** In which the back office shows times to whoever has not chosen a zone: one that nobody can take for their own clock. */
export const usualStaffZone = "UTC"
