import type { SampleListingSlug } from "../facts/samples.ts"
import { applicationForm } from "./application-form.ts"
import { walletErrors } from "./wallet-errors.ts"

/** Text of the registration and of the steps after it. */
export const applicationContent = {
  ...applicationForm,

  required: {
    businessName: "Enter the name of your business.",
    businessType: "Choose the type of your business.",
    email: "Enter your email address.",
    phone: "Enter your phone number.",
    ownerName: "Enter the owner's name.",
    description: "Describe your business in a few words.",
    address: "Enter the street and house number.",
    city: "Enter the city.",
    state: "Enter the state, province or region.",
    zip: "Enter the zip or postal code.",
    country: "Choose the country.",
    acceptTerms: "You must accept the terms and conditions",
  },

  walletErrors,

  failures: {
    ...applicationForm.failures,
    missing: "Missing required fields: {fields}",
    missingCore: "Missing required fields: Business Name, Email, or Owner Name",
    terms: "You must accept the terms and conditions",
    check: "Please check the marked answers.",
  },

  submitted: {
    title: "Application Submitted!",
    heading: "Application Submitted!",
    lead: "Thank you. Your application is safely with us.",
    nextHeading: "What's next?",
    next: [
      "A person on our staff reads your application.",
      "We contact you by email within 2-3 business days.",
      "Once it is approved, your business has its own page in the directory.",
    ],
    reference: "Your reference: #{id}",
    wroteTo: "We will email you at {email}.",
    wrongAddress: "Is that the wrong email address? Tell us, with your reference.",
    contact: "Write to us",
    state:
      "You can check the status of your application at any time. Keep this link: it is for you alone. Our email with the link may take a while; we send at most three a day to one address.",
    link: "See my application",
    home: "Return to Home",
    directory: "View Directory",
  },
} as const

/** Sample shops for a directory without listings, by the id of the sample. Each says that it is a sample. */
export const sampleListingText = {
  "sample-kente-and-thread": {
    businessName: "Kente & Thread (sample)",
    description: "Sample listing: a tailor's shop with woven fabrics and clothes made to measure.",
  },
  "sample-suya-corner": {
    businessName: "Suya Corner (sample)",
    description: "Sample listing: a small kitchen with grilled skewers, jollof rice and plantain.",
  },
  "sample-lakeside-code-works": {
    businessName: "Lakeside Code Works (sample)",
    description: "Sample listing: websites and repair of computers and phones for small businesses.",
  },
  "sample-baobab-gallery": {
    businessName: "Baobab Gallery (sample)",
    description: "Sample listing: paintings, sculpture and evenings with music by artists of the diaspora.",
  },
} as const satisfies Record<SampleListingSlug, { businessName: string; description: string }>
