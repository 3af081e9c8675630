import { type ApplicationValues, emptyApplication } from "./application-rules.ts"

/** An application with only the required fields. A test changes what it is about. */
export const shortApplication: ApplicationValues = {
  ...emptyApplication,
  businessName: "Ọ̀yọ́ Kitchen",
  businessType: "Restaurant/Food Service",
  email: "owner@oyo.example",
  phone: "+1 404 555 0134",
  ownerName: "Adé Ọlá",
  description: "Jollof rice and suya.\nOpen daily.",
  address: "12 Peachtree Street",
  city: "Atlanta",
  state: "GA",
  zip: "30303",
  country: "United States",
  acceptTerms: true,
}

/** The same with every text field. The category stays the one proposed for the type. */
export const application: ApplicationValues = {
  ...shortApplication,
  website: "https://oyo.example",
  walletAddress: "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ",
}

/** The last step as a browser posts it: filled fields and ticked boxes. */
export function postedFields(values: ApplicationValues): Record<string, string> {
  const filled = Object.entries(values).filter(([, value]) => value !== "" && value !== false)
  const fields = filled.map(([field, value]) => [field, value === true ? "on" : value])
  return { ...Object.fromEntries(fields), step: "3", intent: "submit" }
}
