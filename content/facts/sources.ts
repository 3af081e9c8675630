/** Where figures and links come from, as far as the site says so. */
export const sources = [
  "stated",
  "wallet-source",
  "wallet-1-readme",
  "genesis-file",
  "readme",
  "older-readme",
  "guides",
] as const

export type Source = (typeof sources)[number]

/** Whose towns the directory knows; its licence asks to be named. */
export const geoNames = { name: "GeoNames", href: "https://www.geonames.org/", licence: "CC BY 4.0" } as const

/** Who drew the outlines of the maps. */
export const naturalEarth = { name: "Natural Earth", href: "https://www.naturalearthdata.com/" } as const
