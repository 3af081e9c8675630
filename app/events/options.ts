/** Lists and limits of events, for the editor, the server and the database alike. */
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
  /** Why a session was moved or cancelled, for the people who are told. */
  reason: 300,
} as const
