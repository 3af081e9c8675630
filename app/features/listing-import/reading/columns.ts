import type { ImportMapping } from "#app/platform/business/import-options.ts"
import { extraFacts, placeFacts } from "#app/platform/business/listing/listing-facts.ts"
import { listingFields } from "#app/platform/business/listing/listing-values.ts"
import { fold } from "#app/platform/text/fold.ts"
import { listingImport } from "#content/en/listing-import.ts"

/** A place on the map as most lists have it: in two columns. */
export const pinHalves = ["latitude", "longitude"] as const

/** What a column can say: the fields of the form of a listing, what its owner adds to it, and where it is. */
export const importFields = [...listingFields, ...extraFacts, ...placeFacts, ...pinHalves] as const
export type ImportField = (typeof importFields)[number]

/** Headings that other lists have, as they are compared: letters and digits alone. The field's own name and its label are known. */
const variants: Partial<Record<ImportField, readonly string[]>> = {
  businessName: ["name", "business", "shop", "company", "merchant"],
  businessType: ["type", "kind"],
  directoryCategory: ["category"],
  website: ["url", "web", "site", "homepage", "link"],
  email: ["owneremail", "mail", "contactemail", "emailaddress"],
  phone: ["telephone", "tel", "mobile", "phonenumber"],
  ownerName: ["owner", "contact", "contactname"],
  description: ["about", "text", "details"],
  onlineOnly: ["online"],
  address: ["street", "streetaddress", "addressline1", "location"],
  city: ["town", "place", "municipality"],
  state: ["province", "region", "stateprovince", "county"],
  zip: ["zipcode", "postcode", "postalcode", "plz"],
  country: ["countrycode", "land"],
  walletAddress: ["wallet", "paymentaddress", "guapaddress"],
  openingHours: ["hours"],
  whatsapp: ["whatsappnumber"],
  socialLinks: ["social", "socialmedia", "links"],
  languages: ["language"],
  networks: ["network"],
  locality: ["district", "neighbourhood", "neighborhood", "quarter", "suburb"],
  pin: ["coordinates", "latlng", "latlon", "pluscode", "geo", "maplink", "position"],
  pinPrecision: ["precision"],
  latitude: ["lat", "gpslatitude", "geolatitude"],
  longitude: ["lng", "lon", "long", "gpslongitude", "geolongitude"],
}

const comparable = (heading: string) => fold(heading).replace(/[^a-z\d]/g, "")

/** The columns whose headings say what they are. */
export function guessMapping(headings: readonly string[]): ImportMapping {
  const columns = headings.map(comparable)
  const mapping: ImportMapping = {}
  const taken = new Set<number>()
  // A column that is called as a field is that field's, whatever else another field would take for its own.
  for (const namesOf of [exactNames, (field: ImportField) => variants[field] ?? []])
    for (const field of importFields) {
      if (mapping[field] !== undefined) continue
      const names = namesOf(field)
      const found = columns.findIndex((column, index) => !taken.has(index) && names.includes(column))
      if (found < 0) continue
      mapping[field] = found
      taken.add(found)
    }
  // A town alone is what the form calls the city; beside a city it is the one of our list.
  if (mapping.city === undefined && mapping.town !== undefined) {
    mapping.city = mapping.town
    delete mapping.town
  }
  return mapping
}

const exactNames = (field: ImportField): string[] => [
  comparable(field),
  comparable(listingImport.fields[field]),
]

/** What staff chose, as the form posts it: `column-city=3`. What is no column of the file is none. */
export function readMapping(form: FormData, columns: number): ImportMapping {
  const mapping: ImportMapping = {}
  for (const field of importFields) {
    const chosen = form.get(columnName(field))
    if (typeof chosen === "string" && /^\d{1,3}$/.test(chosen) && Number(chosen) < columns)
      mapping[field] = Number(chosen)
  }
  return mapping
}

export const columnName = (field: ImportField) => `column-${field}` as const
