import { countriesWithoutZip, type DirectoryCategory, proposedCategory } from "./options.ts"

/** The registration form as text fields and boxes, in the order they are asked; also the draft a browser keeps. */
export type ApplicationValues = {
  businessName: string
  businessType: string
  directoryCategory: string
  website: string
  email: string
  phone: string
  ownerName: string
  description: string
  onlineOnly: boolean
  address: string
  city: string
  state: string
  zip: string
  country: string
  walletAddress: string
  showWallet: boolean
  acceptTerms: boolean
}
export type ApplicationField = keyof ApplicationValues

export const emptyApplication: ApplicationValues = {
  businessName: "",
  businessType: "",
  directoryCategory: "",
  website: "",
  email: "",
  phone: "",
  ownerName: "",
  description: "",
  onlineOnly: false,
  address: "",
  city: "",
  state: "",
  zip: "",
  country: "",
  walletAddress: "",
  showWallet: false,
  acceptTerms: false,
}

export const registrationSteps = [1, 2, 3] as const
export type RegistrationStep = (typeof registrationSteps)[number]

export const fieldsOfStep: Record<RegistrationStep, readonly ApplicationField[]> = {
  1: [
    "businessName",
    "businessType",
    "directoryCategory",
    "website",
    "email",
    "phone",
    "ownerName",
    "description",
  ],
  2: ["onlineOnly", "address", "city", "state", "zip", "country", "walletAddress", "showWallet"],
  3: ["acceptTerms"],
}

export function stepOfField(field: ApplicationField): RegistrationStep {
  return registrationSteps.find((step) => fieldsOfStep[step].includes(field)) ?? 1
}

/** The fields that must be filled in, given what is filled in already: an online-only business has no street (ruling 5). */
export function requiredFields(values: ApplicationValues): ApplicationField[] {
  const location: ApplicationField[] = values.onlineOnly
    ? ["country"]
    : countriesWithoutZip.includes(values.country)
      ? ["address", "city", "state", "country"]
      : ["address", "city", "state", "zip", "country"]
  return [
    "businessName",
    "businessType",
    "email",
    "phone",
    "ownerName",
    "description",
    ...location,
    "acceptTerms",
  ]
}

export function missingFields(values: ApplicationValues, step?: RegistrationStep): ApplicationField[] {
  return requiredFields(values).filter(
    (field) =>
      (step === undefined || stepOfField(field) === step) &&
      (typeof values[field] === "string" ? values[field].trim() === "" : !values[field]),
  )
}

const proposals = new Map<string, DirectoryCategory>(Object.entries(proposedCategory))

/** The category a business is listed under: the one chosen, else the one its type proposes. */
export function categoryFor(values: Pick<ApplicationValues, "businessType" | "directoryCategory">): string {
  // A map has no 'constructor' or '__proto__' that a sent type could name.
  return values.directoryCategory || proposals.get(values.businessType) || ""
}

/**
 * True for what can only be a secret: a wallet import key (51 or 52 base58 characters), 64 hexadecimal digits, an
 * extended private key, or a phrase of twelve or more words. Looks at the shape alone, so that a browser can refuse
 * it before it is kept or sent.
 */
export function looksLikePrivateKey(text: string): boolean {
  const value = text.trim()
  return (
    /^[1-9A-HJ-NP-Za-km-z]{51,52}$/.test(value) ||
    /^(0x)?[0-9a-f]{64}$/i.test(value) ||
    /^[a-z]prv[1-9A-HJ-NP-Za-km-z]{50,}$/.test(value) ||
    /^p-secret-/.test(value) ||
    /^([a-z]+\s+){11,}[a-z]+$/i.test(value)
  )
}

/**
 * http or https written out (a browser looks for `http:shop.example` on our own site), a host name with a top-level
 * domain, and nobody's name in it: `https://bank.example@evil.example` reads as the wrong site.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return /^([^.]+\.)+(?!\d+\.?$)[^.]{2,}\.?$/.test(hostname) && !username && !password
}

/** 7 to 15 digits (ITU E.164) with the signs people put between them, and an extension. */
export function isPhoneNumber(text: string): boolean {
  const [number = "", extension = "", ...rest] = text.split(/ext\.?|x|#/i)
  const digits = number.replace(/\D/g, "").length
  return (
    /^\+?[\d\s()./-]+$/.test(number) &&
    digits >= 7 &&
    digits <= 15 &&
    /^\d{0,6}$/.test(extension.trim()) &&
    rest.length === 0
  )
}

/** What a person types for a web address, completed: 'myshop.com' means https://myshop.com. */
export function completeWebAddress(text: string): string {
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#].*)?$/u.test(text) ? `https://${text}` : text
}

/** Fields whose format is wrong as far as a browser can tell without the server: the server checks again, and more. */
export function misspelledFields(values: ApplicationValues): ApplicationField[] {
  const wrong: ApplicationField[] = []
  if (values.website && !isWebAddress(values.website)) wrong.push("website")
  if (values.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email)) wrong.push("email")
  if (values.phone && !isPhoneNumber(values.phone)) wrong.push("phone")
  return wrong
}
