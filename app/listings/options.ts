import { codesOf, type Words } from "#app/lib/text/codes.ts"

// Choices of the specification (document 1, sections 2 and 3): codes, each with the specification's wording.

export const businessTypeWords = {
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
} as const
export type BusinessType = keyof typeof businessTypeWords
export const businessTypes = codesOf(businessTypeWords)

/** The six filter buttons of the directory. */
export const directoryCategoryWords = {
  "fashion-apparel": "Fashion & Apparel",
  "food-dining": "Food & Dining",
  technology: "Technology",
  "health-beauty": "Health & Beauty",
  "art-culture": "Art & Culture",
  services: "Services",
} as const
export type DirectoryCategory = keyof typeof directoryCategoryWords
export const directoryCategories = codesOf(directoryCategoryWords)

/**
 * Business types and directory categories are two lists with little overlap (ruling 4): the type proposes a category, which owner
 * and staff may change.
 */
export const proposedCategory: Record<BusinessType, DirectoryCategory> = {
  retail: "fashion-apparel",
  "food-service": "food-dining",
  "e-commerce": "fashion-apparel",
  services: "services",
  "art-entertainment": "art-culture",
  technology: "technology",
  "health-wellness": "health-beauty",
  education: "services",
  "non-profit": "services",
  other: "services",
}

/**
 * Countries whose addresses require a postal code (ruling 5), as a form posts them: `require` contains Z in the data of Google's
 * libaddressinput, September 2024. Other countries have codes that few people use.
 */
export const countriesWithZip =
  "United States,Canada,United Kingdom,South Africa,AS,AT,AU,AX,BE,BL,BR,CH,CN,CZ,DE,DK,EE,ES,FI,FK,FM,FR,GF,GG,GL,GP,GR,GS,GU,HU,IM,IN,IO,IT,JE,JP,KR,LI,LT,LU,LV,MF,MH,MP,MQ,MX,MY,NC,NL,NO,NZ,PF,PL,PM,PN,PR,PT,PW,RE,RO,RU,SE,SG,SH,SJ,SK,SM,TC,TR,TW,UA,VI,WF,YT".split(
    ",",
  )

/** `asked`: staff have asked the applicant to complete it. */
export const applicationStatuses = ["pending", "asked", "approved", "rejected"] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Value of `place` for businesses without premises, and its name in the URL of the location filter. */
export const onlinePlace = "online"
export const onlinePlaceWord = "Online"

export const directoryPlaces = [
  "Atlanta, GA",
  "New York, NY",
  "Chicago, IL",
  "Los Angeles, CA",
  "Houston, TX",
  onlinePlace,
] as const

export type RegistrationStep = 1 | 2 | 3

/** Rule of an application's field. The default is a single line of text. */
type FieldRule = {
  step: RegistrationStep
  /** Required. With `premises`: required only of a business with premises (ruling 5). */
  required?: true
  premises?: true
  /** Shown only to staff (ruling 6). */
  isPrivate?: true
} & (
  | { box: true }
  | { words: Words }
  /** A code of app/places/countries. The list is too long for a client script. */
  | { country: true }
  /** A code of app/places, in the format of town-choice.ts. */
  | { town: true }
  | {
      /** Maximum length in characters: the input's maxlength, the parser's limit and the column's width. */
      max: number
      multiline?: true
      /** Attributes of the input. */
      input?: {
        type?: "url" | "email" | "tel"
        inputMode?: "url"
        autoComplete?: string
        spellCheck?: false
        placeholder?: string
      }
    }
)

/**
 * The fields of an application in the order of the form: the single source for form, draft, parser, columns, review, back office
 * and demo data.
 */
export const applicationFields = {
  businessName: { step: 1, max: 120, required: true, input: { autoComplete: "organization" } },
  businessType: { step: 1, words: businessTypeWords, required: true },
  directoryCategory: { step: 1, words: directoryCategoryWords },
  website: {
    step: 1,
    max: 500,
    input: { type: "url", autoComplete: "url", inputMode: "url", placeholder: "https://" },
  },
  email: {
    step: 1,
    max: 254,
    required: true,
    isPrivate: true,
    input: { type: "email", autoComplete: "email" },
  },
  phone: { step: 1, max: 40, required: true, input: { type: "tel", autoComplete: "tel" } },
  ownerName: { step: 1, max: 120, required: true, isPrivate: true, input: { autoComplete: "name" } },
  description: { step: 1, max: 1000, required: true, multiline: true },
  onlineOnly: { step: 2, box: true },
  address: { step: 2, max: 200, required: true, premises: true, input: { autoComplete: "address-line1" } },
  city: { step: 2, max: 100, required: true, premises: true, input: { autoComplete: "address-level2" } },
  town: { step: 2, town: true, premises: true },
  state: { step: 2, max: 100, required: true, premises: true, input: { autoComplete: "address-level1" } },
  // The country comes before the zip, because it decides whether a zip is required.
  country: { step: 2, country: true, required: true },
  zip: { step: 2, max: 20, required: true, premises: true, input: { autoComplete: "postal-code" } },
  walletAddress: {
    step: 2,
    max: 64,
    input: { autoComplete: "off", spellCheck: false, placeholder: "0x..." },
  },
  showWallet: { step: 2, box: true },
  acceptTerms: { step: 3, box: true, required: true },
} as const satisfies Record<string, FieldRule>
export type ApplicationField = keyof typeof applicationFields
export const applicationFieldNames = Object.keys(applicationFields) as ApplicationField[]

export function ruleOf(field: ApplicationField): FieldRule {
  return applicationFields[field]
}

/** Characters. */
export const rejectionReasonLength = 1000
/** Characters of a question to an applicant. */
export const questionLength = 1000

export const directoryPageSize = 24
