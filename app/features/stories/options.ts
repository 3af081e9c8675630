/** Lists and limits of stories, for the form, the server and the database alike. */
export const storyStatuses = ["pending", "approved", "rejected"] as const
export type StoryStatus = (typeof storyStatuses)[number]

/** Document 2, section 5; articles have the same. */
export const storyCategories = [
  "Business",
  "Education",
  "Global Impact",
  "Technology",
  "Personal Finance",
] as const
export type StoryCategory = (typeof storyCategories)[number]

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
