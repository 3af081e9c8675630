/** Enum values and limits of events, used by the editor, the server and the database. */
export const eventKinds = ["community", "town-hall"] as const

/** Characters. */
export const eventLimits = {
  title: 150,
  location: 200,
  place: 90,
  description: 5000,
  slug: 80,
  timeZone: 64,
  notes: 5000,
  url: 500,
  /** Why a session was moved or cancelled, for subscribers. */
  reason: 300,
} as const
