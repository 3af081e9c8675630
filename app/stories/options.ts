/** Lists and limits of stories, for the form, the server and the database alike. */
export const storyStatuses = ["pending", "approved", "rejected"] as const

/** Characters. */
export const storyLimits = {
  name: 100,
  email: 254,
  title: 120,
  story: 10_000,
  location: 120,
  imageAlt: 200,
  rejectionReason: 500,
} as const
