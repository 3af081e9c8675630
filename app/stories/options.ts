/** Enumerations and limits of stories, for form, server and database. */
export const storyStatuses = ["pending", "approved", "rejected"] as const

/** In characters. */
export const storyLimits = {
  name: 100,
  email: 254,
  title: 120,
  story: 10_000,
  location: 120,
  imageAlt: 200,
  rejectionReason: 500,
} as const
