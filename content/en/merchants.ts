import type { SampleMerchantSlug } from "../facts/samples.ts"
import { claimWords } from "./claims.ts"
import { merchantForm } from "./merchant-form.ts"
import { walletErrors } from "./wallet-errors.ts"

/** Words of the merchant pages: the directory, the registration, and what follows it. */
export const merchantContent = {
  /** /merchant-directory */
  directory: {
    title: "Merchant Directory",
    description: "Search businesses that accept Guapcoin by name, category and place.",
    heading: "Search the Merchant Directory",
    lead: "Businesses that accept Guapcoin, near you and online.",
    /** What a list is of, from the inside out: 'Fashion & Apparel in Lagos, Nigeria, open now'. */
    list: {
      everybody: "Merchants",
      matching: "{list} matching “{words}”",
      in: "{list} in {place}",
      online: "{list} online",
      with: "{list}, {filter}",
      page: "{list}, page {page}",
      counted: "{results}: {list}",
    },
    chosen: {
      label: "What you chose",
      words: "“{words}”",
      clear: "Clear: {filter}",
      clearAll: "Clear all",
    },
    searchLabel: "Search merchants",
    searchPlaceholder: "Search merchants...",
    searchButton: "Search",
    filter: "Filter",
    /** At the foot of the filters on a phone, which lie over the list: closes them, and says what they leave. */
    seeList: "See the list: {results}",
    categoryLabel: "Category",
    allCategories: "All Categories",
    placeLabel: "Location",
    allPlaces: "All Locations",
    morePlaces: "More places",
    countriesLabel: "Countries",
    townsLabel: "Towns in {country}",
    allOf: "All of {country}",
    /** To the page of the country or town that the list is of. */
    placePage: "Map, new shops and events: {place}",
    moreTowns: "For any other town, type its name into the search.",
    moreLabel: "More filters",
    openNow: "Open now",
    isOpen: "open now",
    /** Each as a button says it, and as it follows a comma. */
    networks: { L1: "Guapcoin (L1)", L2: "GuapcoinX (L2)", both: "Both networks" },
    taking: {
      L1: "taking Guapcoin (L1)",
      L2: "taking GuapcoinX (L2)",
      both: "taking coins of both networks",
    },
    unconfirmed: "Also unconfirmed",
    alsoUnconfirmed: "with those not confirmed for a year",
    loading: "Loading merchants...",
    comingSoon: "COMING SOON",
    sample: "Sample",
    sampleNote: "These businesses are samples that show what a listing looks like. They are not real shops.",
    results: { zero: "No merchants", one: "1 merchant", other: "{count} merchants" },
    /** In the place of a count, while invented shops are shown. */
    samples: {
      zero: "No merchants",
      one: "1 sample, not a real shop",
      other: "{count} samples, not real shops",
    },
    manyResults: "More than {count} merchants",
    offered: {
      one: "1 merchant in {place}",
      other: "{count} merchants in {place}",
    },
    guessed: "Nothing matches “{typed}”. Did you mean {place}?",
    /** In a search they stand between a thing and a place. */
    wordsBetween: ["in", "near", "at", "around", "the"],
    /** What is near to where a visitor is. Their place is rounded to about a kilometre and not kept. */
    near: {
      button: "Near me",
      finding:
        "Asking your device where you are. The answer goes into the address of the list, rounded to about a kilometer. We do not keep it.",
      refused: "Your device did not say where you are. Search for your town instead.",
      /** Around a town, for whoever looks at its list. */
      around: "Around {place}, nearest first",
      chosen: "Nearest first",
      list: "{list}, nearest first",
      away: "{distance} away",
      aboutAway: "about {distance} away",
      toward: "{distance} {direction}",
      aboutToward: "about {distance} {direction}",
      /** How far the list reaches. */
      radiusLabel: "Distance",
      anyDistance: "Any distance",
      listWithin: "{list} within {distance}, nearest first",
      wider: { one: "1 merchant within {distance}", other: "{count} merchants within {distance}" },
      widest: "Look at any distance",
      within: "within {distance}",
      kilometres: "{count} km",
      miles: "{count} mi",
    },
    /** Of those that are looked among: whoever has given no hours is found by no clock. */
    hoursKnown: {
      one: "{known} of 1 listing says when it is open.",
      other: "{known} of {count} listings say when they are open.",
    },
    emptyFilters: "No business matches all of these filters.",
    emptyText: "No business matches what you are looking for. Try another word or show all of them.",
    emptyPlace: "No merchants in {place} yet",
    wider: "Look in all of {country}",
    widerCounted: "Look in all of {country} ({count})",
    everywhere: "Look everywhere",
    everywhereCounted: "Look everywhere ({count})",
    yourShop: "Do you have a shop there, or know one?",
    listYours: "List your shop",
    emptyLive: "No business is listed yet. Yours could be the first.",
    showAll: "Show all merchants",
    failureHeading: "We could not load the directory",
    failureText: "We cannot reach our records at this moment. Nothing is lost; please try again.",
    tryAgain: "Try again",
    noSuchPage: "There is no such page of results.",
    pageOf: "Page {page} of {pages}",
    previous: "Previous",
    next: "Next",
    pagesLabel: "Pages",
    log: "What changed in the directory",
    towns: "Towns:",
    withUnconfirmed: "Include businesses that nobody has confirmed for a year",
    confirmedOnly: "Leave out businesses that nobody has confirmed for a year",
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
        { title: "Lower transaction fees", text: "Keep more of each sale than card payments leave you." },
        {
          title: "Technical integration support",
          text: "We help you set up a wallet, a payment code or a checkout.",
        },
        {
          title: "Reach the community",
          text: `Customers find you by name, category and place. ${claimWords.users.short}`,
        },
      ],
      button: "Register Your Business",
    },
  },

  ...merchantForm,

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
    ...merchantForm.failures,
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
    wroteTo: "We will write to {email}.",
    wrongAddress: "Is that not your address? Tell us, with your reference.",
    contact: "Write to us",
    state:
      "You can see the state of your application at any time. Keep this link: it is for you alone. Our email with it may take a while; one address gets three a day at most.",
    link: "See my application",
    home: "Return to Home",
    directory: "View Directory",
  },
} as const

/** Invented shops for a directory that has none yet, by the id of the sample; each says that it is one. */
export const sampleMerchantWords = {
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
} as const satisfies Record<SampleMerchantSlug, { businessName: string; description: string }>
