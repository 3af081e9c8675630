/** The sources of figures and links, where the site names them. */
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

/** The source of the directory's towns; its license requires attribution. */
export const geoNames = { name: "GeoNames", href: "https://www.geonames.org/", licence: "CC BY 4.0" } as const

/** The source of the map outlines. */
export const naturalEarth = { name: "Natural Earth", href: "https://www.naturalearthdata.com/" } as const
