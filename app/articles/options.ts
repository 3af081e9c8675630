/** Lists and limits of articles, for the editor, the server and the database alike. */
export const articleStatuses = ["draft", "published"] as const

/** How long what is deleted can be taken back, in days. */
export const deletedDays = 30

/** Characters. */
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

/** How many voices stand on the home page. */
export const mostVoices = 3
