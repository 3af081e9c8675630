/** Enumerations and limits of articles, for editor, server and database. */
export const articleStatuses = ["draft", "published"] as const

/** Days in which a deleted article can be restored. */
export const deletedDays = 30

/** In characters. */
export const articleLimits = {
  title: 150,
  author: 100,
  category: 40,
  content: 100_000,
  excerpt: 300,
  slug: 80,
  /** A few lines on a phone. */
  voiceQuote: 280,
} as const

/** Maximum of testimonials on the home page. */
export const mostVoices = 3
