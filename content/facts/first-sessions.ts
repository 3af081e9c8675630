/**
 * The two sessions a fresh installation holds (document 2, section 3), by the clocks of New York. From then on staff
 * change them, and what they delete stays away. Their words are in content/en/events.ts.
 */
export const firstSessions = [
  { slug: "ecosystem-overview", date: "2025-05-16", time: "19:00" },
  { slug: "understanding-daos", date: "2025-05-30", time: "19:00" },
] as const

export type FirstSession = (typeof firstSessions)[number]["slug"]
