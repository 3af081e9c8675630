// Labels of the enum values (docs/decisions/forms-and-abuse.md).

export const listingLabels = {
  businessTypes: {
    retail: "Retail",
    "food-service": "Restaurant/Food Service",
    "e-commerce": "E-commerce",
    services: "Services",
    "art-entertainment": "Art & Entertainment",
    technology: "Technology",
    "health-wellness": "Health & Wellness",
    education: "Education",
    "non-profit": "Non-profit",
    other: "Other",
  },
  directoryCategories: {
    "fashion-apparel": "Fashion & Apparel",
    "food-dining": "Food & Dining",
    technology: "Technology",
    "health-beauty": "Health & Beauty",
    "art-culture": "Art & Culture",
    services: "Services",
  },
  /** The location of a business without premises. */
  onlinePlace: "Online",
} as const

/** Categories of stories and articles. */
export const textCategoryLabels = {
  business: "Business",
  education: "Education",
  "global-impact": "Global Impact",
  technology: "Technology",
  "personal-finance": "Personal Finance",
} as const

/** Types of contact messages. */
export const inquiryTypeLabels = { media: "Media", support: "Support", other: "Other" } as const

/** For lists and files of the back office; the subscriber's page has longer labels. */
export const newsletterTopicLabels = {
  news: "news",
  "town-halls": "town halls",
  merchants: "merchants",
  "when-intro-video": "opening: film",
  "when-metaverse-space": "opening: virtual space",
  "when-resource-library": "opening: resource library",
  "when-whitepaper-pdf": "opening: whitepaper",
  "when-web-wallet": "opening: web wallet",
  "when-guap-swap": "opening: GuapcoinSwap",
  "when-guap-dex": "opening: GuapcoinDEX",
} as const
