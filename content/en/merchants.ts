/** Words of the merchant pages: the directory, the registration, and what follows it. */
export const merchantContent = {
  /** /merchants */
  overview: {
    title: "Merchants that accept Guapcoin",
    description: "Businesses that accept Guapcoin, and how to become one of them.",
    heading: "Merchant Directory",
    lead: "Spend Guapcoin where it does good: at the shops, kitchens, studios and practices of our own community.",
    register: "Register Your Business",
    view: "View Directory",
    slidesLabel: "Why accept Guapcoin",
    slides: [
      { tapestry: "market", statement: "Your stall, seen by the whole community." },
      { tapestry: "exchange", statement: "Paid by people who want you to do well." },
      { tapestry: "phone", statement: "A code on the counter is all you need." },
    ],
    demoHeading: "What paying looks like",
    demoText:
      "Your customer presses one button, their wallet does the rest, and you see the payment arrive. Watch it happen.",
    stepsHeading: "How a business gets listed",
    steps: [
      {
        title: "Tell us about it",
        text: "Three short steps on your phone. You can stop and go on later: your answers stay on your device.",
      },
      {
        title: "We look at it",
        text: "A person on our staff reads every application and answers within 2-3 business days.",
      },
      {
        title: "Customers find you",
        text: "Your business gets its own page with your phone, your website and, if you wish, a payment code.",
      },
    ],
    costNote: "Listing is free. You do not need a wallet to apply.",
  },

  /** /merchant-directory */
  directory: {
    title: "Merchant Directory",
    description: "Search businesses that accept Guapcoin by name, category and place.",
    heading: "Merchant Directory",
    lead: "Businesses that accept Guapcoin, near you and online.",
    searchLabel: "Search merchants",
    searchPlaceholder: "Search merchants...",
    searchButton: "Search",
    categoryLabel: "Category",
    allCategories: "All Categories",
    placeLabel: "Location",
    allPlaces: "All Locations",
    loading: "Loading merchants...",
    comingSoon: "COMING SOON",
    sample: "Sample",
    sampleNote:
      "The businesses below are samples that show what a listing looks like. They are not real shops.",
    results: { zero: "No merchants match", one: "1 merchant", other: "{count} merchants" },
    manyResults: "More than {count} merchants",
    emptyHeading: "No merchants here yet",
    emptyText: "No business matches what you are looking for. Try another word or show all of them.",
    emptyLive: "No business is listed yet. Yours could be the first.",
    showAll: "Show all merchants",
    failureHeading: "We could not load the directory",
    failureText: "Our records cannot be reached at this moment. Nothing is lost; please try again.",
    tryAgain: "Try again",
    noSuchPage: "There is no such page of results.",
    pageOf: "Page {page} of {pages}",
    previous: "Previous",
    next: "Next",
    pagesLabel: "Pages",
    card: {
      businessType: "Business",
      description: "A merchant accepting Guapcoin.",
      place: "Location available upon request",
      website: "Website coming soon",
      phone: "Contact via email",
      visit: "Visit Store",
      visitOf: "Visit Store: {name}",
    },
    join: {
      heading: "Join Us By Accepting $Guapcoin",
      text: "Your shop could be on this card.",
      link: "Register Now",
    },
    promo: {
      heading: "Register Your Business",
      benefits: [
        { title: "Reach the community", text: "Be seen by a community of over 45,000 users of the coin." },
        { title: "Lower transaction fees", text: "Keep more of each sale than card payments leave you." },
        {
          title: "Technical integration support",
          text: "We help you set up a wallet, a payment code or a checkout.",
        },
      ],
      button: "Register Your Business",
    },
  },

  /** The directory while its stage is 'coming soon' */
  announcement: {
    heading: "The Merchant Directory is coming soon",
    lead: "We are gathering the businesses that accept Guapcoin. Register now and be there on the first day.",
    blurbs: [
      { title: "Global Reach", text: "Customers across the diaspora will look here first." },
      { title: "Easy Discovery", text: "Search by name, by kind of business and by place." },
      { title: "Community Support", text: "Every purchase keeps value in the community." },
    ],
    register: "Register Your Business",
    learnMore: "Learn More About Accepting Guapcoin",
  },

  /** /merchant-directory/:slug */
  page: {
    back: "Back to the directory",
    about: "About",
    contact: "Contact and location",
    category: "Category",
    type: "Business type",
    place: "Location",
    online: "Online business",
    map: "Open in a map",
    call: "Call",
    website: "Website",
    pay: "Pay with Guapcoin",
    payText: {
      L1: "Scan this code with a Guapcoin wallet.",
      L2: "Scan this code with a GuapcoinX wallet (network 71111).",
    },
    payCheck:
      "Compare the address with the one the shop shows you before you pay. A payment cannot be taken back.",
    qrLabel: "Payment code for {name}",
    network: { L1: "Guapcoin address", L2: "GuapcoinX address" },
    sampleNote: "This is a sample, made up to show what a listing looks like.",
  },

  /** /merchant-register */
  register: {
    title: "Register Your Business",
    description: "List your business in the Guapcoin merchant directory in three steps.",
    heading: "Register Your Business",
    progress: "Step {step} of 3",
    reset: "Reset Form",
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
    honeypot: "Leave this field empty",
    terms: "I accept the terms and conditions",
    termsLink: "Read the terms and conditions",
    whatIsPublic:
      "Shown in the directory: the business name, type, category, description, website, phone and location. Never shown: your name and your e-mail address.",
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
    state: "State",
    zip: "Zip",
    country: "Country",
    walletAddress: "Wallet address",
    showWallet: "Show it publicly, with a payment code on our page",
    acceptTerms: "Terms and conditions",
  },

  /** As the error catalogue of the specification spells them in 'Missing required fields: ...'. */
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
    state: "State",
    zip: "Zip",
    country: "Country",
    walletAddress: "Wallet Address",
    showWallet: "Show Wallet",
    acceptTerms: "Terms",
  },

  hints: {
    directoryCategory: "Where customers will find you. We propose one from your business type.",
    website: "If you have one.",
    email: "Only for us: we send our answer there.",
    phone: "With the area code. Customers see it.",
    ownerName: "Only for us.",
    description: "What do you offer? Two or three sentences are enough.",
    state: "State, province or region.",
    walletAddress:
      "Where customers can pay you. A Guapcoin address starts with G or 3, a GuapcoinX address with 0x. Never enter a private key.",
  },

  required: {
    businessName: "Enter the name of your business.",
    businessType: "Choose the type of your business.",
    email: "Enter your e-mail address.",
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

  walletErrors: {
    "private-key":
      "This looks like a private key, not an address. Never share it with anyone: who has it can take your coins. We have removed it from the form and have not stored it. Enter the address that others pay to.",
    staking: "This is a staking address. Enter a payment address, which starts with G or 3.",
    "other-coin":
      "This is an address of another coin. Enter a Guapcoin address (G or 3) or a GuapcoinX address (0x).",
    checksum:
      "This address has a typing error: its check digits do not match. Copy it again from your wallet.",
    format:
      "This is not a Guapcoin address (34 characters, starts with G or 3) or a GuapcoinX address (0x and 40 digits).",
  },

  /** The error catalogue of the specification (document 1, section 8). */
  failures: {
    title: "Submission Failed",
    network: "Network error: Please check your internet connection and try again.",
    permission: "Permission error: The system doesn't have permission to save your data.",
    other: "There was an error submitting your application. Please try again or contact support.",
    missing: "Missing required fields: {fields}",
    missingCore: "Missing required fields: Business Name, Email, or Owner Name",
    terms: "You must accept the terms and conditions",
    check: "Please check the marked answers.",
  },

  submitted: {
    title: "Application Submitted!",
    heading: "Application Submitted!",
    lead: "Thank you. We have sent a confirmation to your e-mail address.",
    nextHeading: "What's next?",
    next: [
      "A person on our staff reads your application.",
      "We contact you by e-mail within 2-3 business days.",
      "Once it is approved, your business has its own page in the directory.",
      "The link in our e-mail shows the state of your application at any time.",
    ],
    home: "Return to Home",
    directory: "View Directory",
  },

  state: {
    title: "Your application",
    heading: "Your application",
    states: {
      received: {
        name: "Received",
        text: "We have your application. We contact you within 2-3 business days after you sent it.",
      },
      "in review": { name: "In review", text: "A person on our staff is looking at your application." },
      approved: { name: "Approved", text: "Your business is listed in the directory." },
      rejected: { name: "Not accepted", text: "We could not accept this application." },
    },
    sent: "Sent on {date}",
    decided: "Decided on {date}",
    reason: "What our staff wrote",
    again: "You may correct it and apply again.",
    register: "Register again",
    view: "See your page",
    privacy: "Anyone with this address can see this page. Keep it to yourself.",
  },
} as const

/** Invented shops for a directory that has none yet; each says that it is a sample. */
export const sampleMerchants = [
  {
    slug: "sample-kente-and-thread",
    businessName: "Kente & Thread (sample)",
    businessType: "Retail",
    directoryCategory: "Fashion & Apparel",
    description: "Sample listing: a tailor's shop with woven fabrics and clothes made to measure.",
    place: "Atlanta, GA",
    city: "Atlanta",
    state: "GA",
  },
  {
    slug: "sample-suya-corner",
    businessName: "Suya Corner (sample)",
    businessType: "Restaurant/Food Service",
    directoryCategory: "Food & Dining",
    description: "Sample listing: a small kitchen with grilled skewers, jollof rice and plantain.",
    place: "New York, NY",
    city: "New York",
    state: "NY",
  },
  {
    slug: "sample-lakeside-code-works",
    businessName: "Lakeside Code Works (sample)",
    businessType: "Technology",
    directoryCategory: "Technology",
    description: "Sample listing: websites and repair of computers and phones for small businesses.",
    place: "Chicago, IL",
    city: "Chicago",
    state: "IL",
  },
  {
    slug: "sample-baobab-gallery",
    businessName: "Baobab Gallery (sample)",
    businessType: "Art & Entertainment",
    directoryCategory: "Art & Culture",
    description: "Sample listing: paintings, sculpture and evenings with music by artists of the diaspora.",
    place: "Los Angeles, CA",
    city: "Los Angeles",
    state: "CA",
  },
] as const
