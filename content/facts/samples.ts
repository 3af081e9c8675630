/** Sample shops for a directory without listings. Their text says that they are samples (content/en/merchants.ts). */
export const sampleListings = [
  {
    slug: "sample-kente-and-thread",
    businessType: "retail",
    directoryCategory: "fashion-apparel",
    place: "Atlanta, GA",
    city: "Atlanta",
    state: "GA",
  },
  {
    slug: "sample-suya-corner",
    businessType: "food-service",
    directoryCategory: "food-dining",
    place: "New York, NY",
    city: "New York",
    state: "NY",
  },
  {
    slug: "sample-lakeside-code-works",
    businessType: "technology",
    directoryCategory: "technology",
    place: "Chicago, IL",
    city: "Chicago",
    state: "IL",
  },
  {
    slug: "sample-baobab-gallery",
    businessType: "art-entertainment",
    directoryCategory: "art-culture",
    place: "Los Angeles, CA",
    city: "Los Angeles",
    state: "CA",
  },
] as const

export type SampleListingSlug = (typeof sampleListings)[number]["slug"]

/** Invented testimonials, shown as samples until real people agree to be quoted (content/en/home.ts). */
export const sampleTestimonials = ["nurse", "student", "restaurant"] as const

export type SampleTestimonial = (typeof sampleTestimonials)[number]
