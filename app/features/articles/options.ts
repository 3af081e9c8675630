/** Lists and limits of articles, for the editor, the server and the database alike. */
export const articleStatuses = ["draft", "published"] as const

/** Characters. */
export const articleLimits = {
  title: 150,
  author: 100,
  category: 40,
  content: 100_000,
  excerpt: 300,
  slug: 80,
} as const
