/**
 * The two sessions of a new installation (document 2, section 3), in New York time. Later staff change them, and deleted ones are
 * not created again. Their text is in content/en/events.ts.
 */
export const firstSessions = [
  { slug: "ecosystem-overview", date: "2025-05-16", time: "19:00" },
  { slug: "understanding-daos", date: "2025-05-30", time: "19:00" },
] as const

export type FirstSession = (typeof firstSessions)[number]["slug"]
