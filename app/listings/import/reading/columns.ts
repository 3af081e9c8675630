import { fold } from "#app/lib/text/fold.ts"
import type { ImportMapping } from "#app/listings/import-options.ts"
import { extraFacts, placeFacts } from "#app/listings/listing/listing-facts.ts"
import { listingFields } from "#app/listings/listing/listing-values.ts"
import { listingImport } from "#content/en/listing-import.ts"

/** A pin in two columns, as most files have it. */
export const pinHalves = ["latitude", "longitude"] as const

/** Columns that identify the listing a line changes. */
const targets = ["publicId", "slug"] as const

/** Fields of a column: facts of the listing form, the owner's further facts, the location, and the listing's identity. */
export const importFields = [
  ...listingFields,
  ...extraFacts,
  ...placeFacts,
  ...pinHalves,
  ...targets,
] as const
export type ImportField = (typeof importFields)[number]

/** English and French headings, normalized to letters and digits. The key and the label of a field are known without it. */
const variants: Partial<Record<ImportField, readonly string[]>> = {
  businessName: [
    "name",
    "business",
    "shop",
    "store",
    "company",
    "merchant",
    "nom",
    "enseigne",
    "raisonsociale",
  ],
  businessType: ["type", "kind", "typedactivite", "secteur", "sector", "industry"],
  directoryCategory: ["category", "categorie", "rubrique"],
  website: ["url", "web", "site", "homepage", "link", "siteweb", "siteinternet", "webpage"],
  email: ["owneremail", "mail", "contactemail", "emailaddress", "courriel", "adresseemail", "adressemail"],
  phone: [
    ...["telephone", "tel", "mobile", "phonenumber", "cell", "cellphone", "contactnumber", "contactphone"],
    ...["phones", "portable", "contactno", "telno", "phoneno"],
  ],
  ownerName: [
    ...["owner", "contact", "contactname", "contactperson", "ownersname", "manager", "proprietaire"],
    ...["gerant", "responsable", "nomduproprietaire", "nomdugerant"],
  ],
  description: [
    ...["about", "text", "details", "presentation", "activity", "activite", "products", "produits"],
    ...["productsservices", "whattheysell", "whatdotheysell", "goods"],
  ],
  onlineOnly: ["online", "enligne", "enligneseulement"],
  address: ["street", "streetaddress", "addressline1", "location", "adresse", "rue", "lieu"],
  city: ["town", "place", "municipality", "ville", "commune", "localite"],
  state: ["province", "region", "stateprovince", "county", "departement", "etat"],
  zip: ["zipcode", "postcode", "postalcode", "plz", "codepostal"],
  country: ["countrycode", "land", "pays"],
  walletAddress: ["wallet", "paymentaddress", "guapaddress", "portefeuille", "adressedeportefeuille"],
  openingHours: ["hours", "openinghour", "openingtimes", "opening", "horaires", "heures", "heuresdouverture"],
  whatsapp: ["whatsappnumber", "whatsappno"],
  socialLinks: ["social", "socialmedia", "links", "facebook", "instagram", "reseauxsociaux", "liens"],
  languages: ["language", "langue", "langues", "spoken"],
  landmark: ["repere", "directions", "nearby"],
  networks: ["network", "reseau"],
  locality: ["district", "neighbourhood", "neighborhood", "quarter", "suburb", "quartier", "area"],
  pin: [
    ...["coordinates", "latlng", "latlon", "pluscode", "geo", "maplink", "position", "gps", "map"],
    ...["gpscoordinates", "gpslocation", "coordonnees", "coordonneesgps", "googlemaps", "googlemapslink"],
  ],
  pinPrecision: ["precision"],
  latitude: ["lat", "gpslatitude", "geolatitude"],
  longitude: ["lng", "lon", "long", "gpslongitude", "geolongitude"],
}

/** Heading words without meaning: they are ignored in 'Shop name', 'Nom de la boutique' and 'GUAP wallet'. */
const fillers = new Set(
  "shop store business company merchant boutique magasin commerce entreprise guap guapcoin number no nr numero the of de du des la le les d l your their".split(
    " ",
  ),
)

const comparable = (heading: string) => fold(heading).replace(/[^a-z\d]/g, "")

/** Meanings of a heading: without brackets and fillers, and each part between separators, like 'tel' in 'Tel / WhatsApp'. */
function meaningsOf(heading: string): string[] {
  const text = heading.replace(/\(.*?\)|\[.*?\]/g, " ")
  const parts = [text, ...text.split(/[/|,;&]|\b(?:or|and|ou|et)\b/i)]
  const withoutFillers = (part: string) =>
    fold(part)
      .split(/[^a-z\d]+/)
      .filter((word) => !fillers.has(word))
      .join("")
  return [...parts.map(comparable), ...parts.map(withoutFillers)].filter(Boolean)
}

/** Maps fields to the columns whose headings are known. */
export function guessMapping(headings: readonly string[]): ImportMapping {
  const mapping: ImportMapping = {}
  const taken = new Set<number>()
  const take = (field: ImportField, column: number) => {
    mapping[field] = column
    taken.add(column)
  }
  // An exact name wins over variants of other fields.
  const columns = headings.map(comparable)
  for (const namesOf of [exactNames, variantNames])
    for (const field of importFields) {
      if (mapping[field] !== undefined) continue
      const names = namesOf(field)
      const found = columns.findIndex((column, index) => !taken.has(index) && names.includes(column))
      if (found >= 0) take(field, found)
    }
  for (const [column, heading] of headings.entries()) {
    if (taken.has(column)) continue
    const field = meaningsOf(heading)
      .map((meaning) =>
        importFields.find((field) => isCalled(field, meaning) && mapping[field] === undefined),
      )
      .find(Boolean)
    if (field) take(field, column)
  }
  // A single town column is the city of the form. Beside a city column it is the town from the list of towns.
  if (mapping.city === undefined && mapping.town !== undefined) {
    mapping.city = mapping.town
    delete mapping.town
  }
  return mapping
}

const exactNames = (field: ImportField): readonly string[] => [
  comparable(field),
  comparable(listingImport.fields[field]),
]
const variantNames = (field: ImportField): readonly string[] => variants[field] ?? []
const isCalled = (field: ImportField, name: string) =>
  exactNames(field).includes(name) || variantNames(field).includes(name)

/** The mapping chosen by staff, posted as `column-city=3`. Unknown columns are ignored. */
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
