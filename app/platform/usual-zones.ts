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
