/** /merchant-directory/in/gh and /merchant-directory/in/gh/accra; {place} is 'Ghana' or 'Accra, Ghana'. */
export const placePages = {
  breadcrumbsLabel: "Breadcrumb",
  directory: "Merchant Directory",
  heading: "Shops that accept Guapcoin in {place}",
  /** With the number of businesses. */
  lead: {
    zero: "We know of no business in {place} that accepts Guapcoin yet. The first one could be yours.",
    one: "1 business in {place} accepts Guapcoin.",
    other: "{count} businesses in {place} accept Guapcoin.",
  },
  /** With the number of businesses. */
  noneConfirmed: {
    one: "It was not confirmed or approved within the last six months.",
    other: "None of them was confirmed or approved within the last six months.",
  },
  allConfirmed: {
    one: "It was confirmed or approved within the last six months.",
    other: "All of them were confirmed or approved within the last six months.",
  },
  /** With the number of confirmed businesses. */
  confirmed: {
    one: "1 of them was confirmed or approved within the last six months.",
    other: "{count} of them were confirmed or approved within the last six months.",
  },
  description: "See what they offer, where they are and how to reach them.",
  mapCaptions: {
    world: {
      one: "1 country with businesses that accept Guapcoin.",
      other: "{count} countries with businesses that accept Guapcoin.",
    },
    country: {
      one: "1 place in {place} with businesses that accept Guapcoin.",
      other: "{count} places in {place} with businesses that accept Guapcoin.",
    },
    town: {
      one: "1 business in {place} that accepts Guapcoin.",
      other: "{count} businesses in {place} that accept Guapcoin.",
    },
  },
  townsHeading: "Towns in {place}",
  more: "{count} more",
  categoriesHeading: "What they offer",
  listHeading: { one: "The business", other: "All {count} businesses" },
  search: "Search this list",
  noSuchPage: "This list does not have that page.",
  firstPage: "See the first page",
  newestHeading: "New here",
  feed: "Follow new businesses (Atom)",
  nearbyHeading: "Towns nearby",
  /** With the number of businesses there. */
  away: { one: "1 business, {kilometres} km away", other: "{count} businesses, {kilometres} km away" },
  everywhere: "All merchants",
  own: {
    heading: "Is your shop in {place}?",
    text: "Listing is free, and puts you on this page and on its map.",
    button: "List your shop",
  },
  feedTitle: "New businesses that accept Guapcoin in {place}",
  unknown: {
    title: "We do not know this place",
    town: "Our list has no town of that name in {place}.",
    country: "Our list has no country of that name.",
    text: "It may be spelled differently, or be part of a larger town. Search for it: the search also finds districts and villages.",
    label: "Search merchants",
    button: "Search",
  },
} as const

/** The section about shops by place on the home page. */
export const shopsByPlace = {
  heading: "Shops by place",
  /** With the number of listed businesses. */
  counted: {
    one: "1 business is listed in the directory.",
    other: "{count} businesses are listed in the directory.",
  },
  none: "No business is listed yet. Each town is shown here once its first business is approved.",
  closed:
    "The directory is not open yet. Businesses can already ask to be listed, and their towns will be shown here once it is open.",
  unknown: "Look for a shop by its town, its name or what it offers.",
  directory: "Open the directory",
  register: "List your shop",
  country: "All places in {place}",
} as const
