/** The option lists of the specification (document 1, sections 2 and 3). The words are what is stored. */

export const businessTypes = [
  "Retail",
  "Restaurant/Food Service",
  "E-commerce",
  "Services",
  "Art & Entertainment",
  "Technology",
  "Health & Wellness",
  "Education",
  "Non-profit",
  "Other",
] as const
export type BusinessType = (typeof businessTypes)[number]

/** The six filter buttons of the directory. */
export const directoryCategories = [
  "Fashion & Apparel",
  "Food & Dining",
  "Technology",
  "Health & Beauty",
  "Art & Culture",
  "Services",
] as const
export type DirectoryCategory = (typeof directoryCategories)[number]

/**
 * Business types and directory categories are two lists that barely meet (ruling 4): the type proposes a category,
 * which owner and staff may change.
 */
export const proposedCategory: Record<BusinessType, DirectoryCategory> = {
  Retail: "Fashion & Apparel",
  "Restaurant/Food Service": "Food & Dining",
  "E-commerce": "Fashion & Apparel",
  Services: "Services",
  "Art & Entertainment": "Art & Culture",
  Technology: "Technology",
  "Health & Wellness": "Health & Beauty",
  Education: "Services",
  "Non-profit": "Services",
  Other: "Services",
}

export const countries = [
  "United States",
  "Canada",
  "United Kingdom",
  "Nigeria",
  "South Africa",
  "Ghana",
  "Kenya",
  "Other",
] as const
export type Country = (typeof countries)[number]

/** Where an address has no postal code in everyday use, none is asked for (ruling 5). */
export const countriesWithoutZip: readonly string[] = ["Nigeria", "Ghana", "Kenya", "Other"]

export const merchantStatuses = ["pending", "approved", "rejected"] as const
export type MerchantStatus = (typeof merchantStatuses)[number]

/** The location filter's word for businesses without premises; also what `place` holds for them. */
export const onlinePlace = "Online"

export const directoryPlaces = [
  "Atlanta, GA",
  "New York, NY",
  "Chicago, IL",
  "Los Angeles, CA",
  "Houston, TX",
  onlinePlace,
] as const

/** Longest accepted text of each field, in characters: the input's maxlength, the parser's limit, the column's width. */
export const limits = {
  businessName: 120,
  website: 500,
  email: 254,
  phone: 40,
  ownerName: 120,
  description: 1000,
  address: 200,
  city: 100,
  state: 100,
  zip: 20,
  walletAddress: 64,
  rejectionReason: 1000,
} as const

export const directoryPageSize = 24
