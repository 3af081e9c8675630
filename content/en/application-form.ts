import { formMessages } from "./forms.ts"

/** Text of the application form. In a separate file, so that its page does not load the directory's text. */
export const applicationForm = {
  /** /merchant-register */
  register: {
    title: "Register Your Business",
    description: "List your business in the Guapcoin merchant directory in three steps.",
    heading: "Register Your Business",
    progress: "Step {step} of 3",
    reset: "Reset Form",
    wasReset: "The form is empty.",
    undo: "Undo",
    next: "Next Step",
    back: "Back",
    submit: "Submit Application",
    submitting: "Submitting...",
    change: "Change",
    changeOf: "Change {step}",
    notGiven: "Not given",
    yes: "Yes",
    no: "No",
    choose: "Choose one",
    stillNeeded: "Still needed: {fields}",
    draftNote: "Your answers are kept on this device until you send them.",
    steps: { 1: "Business Information", 2: "Location & Payment Details", 3: "Review & Submit" },
    terms: "I accept the terms and conditions",
    termsLink: "Read the terms and conditions",
    whatIsPublic:
      "Shown in the directory: the business name, type, category, description, website, phone and location. Never shown: your name and your email address.",
  },

  fields: {
    businessName: "Business name",
    businessType: "Business type",
    directoryCategory: "Directory category",
    website: "Website",
    email: "Email",
    phone: "Phone",
    ownerName: "Owner name",
    description: "Description",
    onlineOnly: "Online only: we have no address customers can visit",
    address: "Address",
    city: "City",
    town: "Town",
    state: "State / Region",
    zip: "Zip",
    country: "Country",
    walletAddress: "Wallet address",
    showWallet: "Show it publicly, with a payment code on our page",
    acceptTerms: "Terms and conditions",
  },

  /** Field names for 'Missing required fields: ...' (docs/rulings.md) and for the review step. */
  fieldNames: {
    businessName: "Business Name",
    businessType: "Business Type",
    directoryCategory: "Directory Category",
    website: "Website",
    email: "Email",
    phone: "Phone",
    ownerName: "Owner Name",
    description: "Description",
    onlineOnly: "Online Only",
    address: "Address",
    city: "City",
    town: "Town",
    state: "State / Region",
    zip: "Zip",
    country: "Country",
    walletAddress: "Wallet Address",
    showWallet: "Show Wallet",
    acceptTerms: "Terms",
  },

  hints: {
    directoryCategory: "Where customers will find you. We suggest one based on your business type.",
    website: "If you have one.",
    email: "Only for us: we send our answer to this address.",
    phone: "With the area code. Customers see it.",
    ownerName: "Only for us.",
    description: "What do you offer? Two or three sentences are enough.",
    walletAddress:
      "Where customers can pay you. A Guapcoin address starts with G or 3, a GuapcoinX address with 0x. Never enter a private key.",
  },

  privateKey:
    "This looks like a private key, not an address. Never share it with anyone: whoever has it can take your coins. We have removed it from the form and have not stored it. Enter the address where others pay you.",

  /** The error catalog of the specification (docs/rulings.md, Registration). */
  failures: {
    title: "Submission Failed",
    network: formMessages.lost.network,
    permission: formMessages.lost.permission,
    other: "There was an error submitting your application. Please try again or contact support.",
  },

  /** Lists the towns that match the entered city. */
  findTown: "Find my town",
} as const
