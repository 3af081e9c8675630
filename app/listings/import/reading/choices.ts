import { fold } from "#app/lib/text/fold.ts"
import { perLocale } from "#app/lib/text/per-locale.ts"
import type { ImportValues } from "#app/listings/import-options.ts"
import { acceptedNetworks, pinPrecisions } from "#app/listings/listing/listing-options.ts"
import { businessTypeWords, directoryCategoryWords } from "#app/listings/options.ts"
import { countryWords } from "#app/places/countries/countries.ts"
import { countryAliases, countryNames } from "#content/en/countries.ts"
import { listingLabels } from "#content/en/labels.ts"
import { listingImport } from "#content/en/listing-import.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { placeWords } from "#content/en/places.ts"

type Choice = {
  /** Label of each code on forms. */
  labels: Readonly<Record<string, string>>
  /** Value that a form posts for each code. */
  posted: Readonly<Record<string, string>>
  /** Further names in cells, with their codes. */
  aliases?: Readonly<Record<string, string>>
}

const yesNo = {
  labels: listingImport.values.yesNo,
  posted: { yes: "on", no: "" },
  aliases: {
    ...{ true: "yes", y: "yes", 1: "yes", x: "yes", oui: "yes", vrai: "yes" },
    ...{ false: "no", n: "no", 0: "no", non: "no", faux: "no" },
  },
} satisfies Choice

const itself = (codes: readonly string[]) => Object.fromEntries(codes.map((code) => [code, code]))

/** The fields with a list of choices. */
const choices = {
  businessType: { labels: listingLabels.businessTypes, posted: businessTypeWords },
  directoryCategory: { labels: listingLabels.directoryCategories, posted: directoryCategoryWords },
  country: { labels: countryNames, posted: countryWords, aliases: countryAliases },
  onlineOnly: yesNo,
  showWallet: yesNo,
  networks: { labels: listingOwners.more.networks, posted: itself(acceptedNetworks) },
  pinPrecision: { labels: placeWords.precisions, posted: itself(pinPrecisions) },
} satisfies Record<string, Choice>
export type ChoiceField = keyof typeof choices
export const choiceFields = Object.keys(choices) as ChoiceField[]

export const isChoiceField = (field: string): field is ChoiceField => field in choices

/** Options of a select. */
export const choiceOptions = (field: ChoiceField): { value: string; label: string }[] =>
  Object.entries(choices[field].labels).map(([value, label]) => ({ value, label }))

/** Normalizes a cell for comparison: only letters of any script and digits remain. */
export const comparableCell = (cell: string) => fold(cell).replace(/[^\p{L}\p{N}]/gu, "")

/** Codes by each of their names: code, label, posted value and alias; for countries the French name, too. */
const codesByName = perLocale(() => {
  const french = new Intl.DisplayNames("fr", { type: "region", fallback: "none" })
  return Object.fromEntries(
    choiceFields.map((field) => {
      const { labels, posted, aliases = {} }: Choice = choices[field]
      const names = new Map<string, string>()
      const add = (name: string, code: string) => {
        const known = comparableCell(name)
        if (known !== "" && !names.has(known)) names.set(known, code)
      }
      for (const [code, label] of Object.entries(labels))
        for (const name of [code, label, posted[code] ?? ""]) add(name, code)
      for (const [name, code] of Object.entries(aliases)) add(name, code)
      if (field === "country") for (const code of Object.keys(labels)) add(french.of(code) ?? "", code)
      // 'Restaurant' means 'Restaurant/Food Service', and 'Fashion' means 'Fashion & Apparel'.
      if (field === "businessType" || field === "directoryCategory")
        for (const [code, label] of Object.entries(labels))
          for (const part of label.split(/[/&]/)) add(part, code)
      return [field, names]
    }),
  ) as Record<ChoiceField, Map<string, string>>
})

/**
 * The meaning of a cell in a choice field.
 * @param values codes set by staff for unknown cells
 * @returns the value that a form posts; an empty text if staff leave the field out; undefined if unknown
 */
export function readChoice(field: ChoiceField, cell: string, values: ImportValues): string | undefined {
  const code = saidOf(field, cell, values) ?? codesByName()[field].get(comparableCell(cell))
  if (code === undefined || code === "") return code
  const { posted }: Choice = choices[field]
  return posted[code]
}

/** Codes set by staff, without those for empty cells. */
export function ofWrittenCells(values: ImportValues): ImportValues {
  const written = ([cell]: [string, string]) => comparableCell(cell) !== ""
  return Object.fromEntries(
    Object.entries(values).map(([field, said]) => [
      field,
      Object.fromEntries(Object.entries(said).filter(written)),
    ]),
  )
}

/** The code set by staff for a cell, or undefined. */
function saidOf(field: ChoiceField, cell: string, values: ImportValues): string | undefined {
  const known = comparableCell(cell)
  return Object.entries(values[field] ?? {}).find(([said]) => comparableCell(said) === known)?.[1]
}

/** English and French words in a cell that propose a business type. Staff confirm or change it. */
const typeHints: [words: RegExp, code: keyof typeof businessTypeWords][] = [
  [
    /restaur|food|cafe|coffee|bar\b|bakery|boulang|cater|traiteur|maquis|chop ?bar|grill|pizz|drink|juice/,
    "food-service",
  ],
  [
    /salon|barb(?:er|ing)|coiff|hair|beaut|spa\b|pharm|clinic|health|sante|gym|fitness|nail|cosmet|massage/,
    "health-wellness",
  ],
  [/school|ecole|college|train|formation|tutor|cours|academy|library/, "education"],
  [/phone|tech|software|comput|inform|electronic|internet|repair of phones|cyber/, "technology"],
  [/church|ngo|ong\b|charit|foundation|association|non.?profit/, "non-profit"],
  [/art|music|galler|film|photo|event|entertain|crafts?\b|dj\b/, "art-entertainment"],
  [/e.?commerce|online|website|dropship/, "e-commerce"],
  [
    /shop|store|boutique|market|marche|grocer|epicerie|cloth|fabric|tissu|fashion|mode|shoe|jewel|retail|kiosk|provision|supermar/,
    "retail",
  ],
  [
    /service|hotel|lodg|guest|transport|taxi|logist|deliver|livrais|clean|laundry|print|repair|mechanic|garage|tailor|couture|account|legal|law|consult|real estate|travel|agency|agence|construct|plumb|electric/,
    "services",
  ],
]

/** The proposed code for an unknown cell, or an empty text. */
export function proposedCode(field: ChoiceField, cell: string): string {
  if (field !== "businessType") return ""
  return typeHints.find(([words]) => words.test(fold(cell)))?.[1] ?? ""
}
