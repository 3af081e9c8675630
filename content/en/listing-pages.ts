// In a separate file: the registration is a page with script and loads all of merchants.ts.

/** The directory while its stage is 'coming soon'. */
export const announcementContent = {
  heading: "The Merchant Directory is coming soon",
  lead: "We are gathering the businesses that accept Guapcoin. Register now and be there on the first day.",
  blurbs: [
    { title: "Global Reach", text: "Customers across the diaspora will look here first." },
    { title: "Easy Discovery", text: "Search by name, by kind of business and by place." },
    { title: "Community Support", text: "Every purchase keeps value in the community." },
  ],
  register: "Register Your Business",
  learnMore: "Learn More About Accepting Guapcoin",
} as const

/** /merchant-register/status/:token */
export const applicationStateContent = {
  title: "Your application",
  heading: "Your application",
  states: {
    received: {
      name: "Received",
      text: "We have your application. We will contact you within 2-3 business days of the day you sent it.",
    },
    "in review": { name: "In review", text: "A person on our staff is looking at your application." },
    asked: {
      name: "We have a question",
      text: "Before we can decide, we need something more from you. We have emailed you a link to complete your application.",
    },
    approved: { name: "Approved", text: "Your business is listed in the directory." },
    rejected: { name: "Not accepted", text: "We could not accept this application." },
  },
  /** For an application approved before the directory opens. */
  soon: "The directory is not open yet. Your business will be in it from the first day.",
  reference: "Reference: #{id}",
  sent: "Sent on {date}",
  decided: "Decided on {date}",
  reason: "What our staff wrote",
  asked: "Asked on {date}",
  question: "What our staff ask",
  noMail: "No email from us? Look in your spam folder, or write to us.",
  again: "You may correct it and apply again.",
  register: "Register again",
  view: "See your page",
  privacy: "Anyone with this link can see this page. Keep it to yourself.",
} as const

/** /merchant-register/complete/:token */
export const completeContent = {
  title: "Complete your application",
  description: "What our staff ask about your application to the merchant directory.",
  heading: "Complete the application of {name}",
  asked: "What our staff ask",
  askedOn: "Asked on {date}",
  answer: "Your answer",
  answerHint: "Our staff read it together with your application.",
  lead: "Everything you sent is filled in. Answer the question, change what is needed, and send the form again.",
  email: "Your email address stays {email}: the link to this page was emailed there.",
  submit: "Send it again",
  after: "Your application then waits for a decision again. You will hear from us within 2-3 business days.",
  answered: {
    heading: "Thank you: we have your answer",
    text: "You completed your application on {date}. It waits for a decision again, and you will hear from us within 2-3 business days.",
  },
  closed: {
    heading: "This link is no longer needed",
    text: "We do not need anything more from you: your application has been decided, or our staff have it as you sent it. Nothing is lost.",
  },
  /** For an answer typed into an outdated page. */
  late: {
    title: "This was not sent.",
    text: "Your application is no longer waiting for this answer. What you typed is still below; if it matters, write to us.",
  },
  write: "If something is still wrong,",
  contact: "write to us",
} as const

/** /merchant-directory/:slug */
export const listingPageContent = {
  back: "Back to the directory",
  about: "About",
  contact: "Contact and location",
  category: "Category",
  type: "Business type",
  place: "Location",
  online: "Online business",
  call: "Call",
  /** What a visitor does first: pay or contact the shop. */
  ways: {
    label: "Pay or contact the shop",
    pay: "Pay",
    directions: "Directions",
    call: "Call",
    whatsapp: "WhatsApp",
  },
  website: "Website",
  /** For a listing that is no longer shown. */
  gone: {
    title: "No longer in the directory",
    description: "This business is no longer in the Guapcoin directory.",
    sentences: {
      hidden: "Our staff have taken this listing out of the directory.",
      closed: "{name} has closed.",
      archived: "It has been a long time since anyone told us that {name} still accepts Guapcoin.",
      withdrawn: "The owner has withdrawn this listing.",
    },
    yours: "Is this your shop?",
    yoursText: "If this is wrong, or if you want to be listed again, go to your owner's page.",
    yoursLink: "Open my owner's page",
  },
  extras: {
    hours: "Opening hours",
    days: {
      Mo: "Monday",
      Tu: "Tuesday",
      We: "Wednesday",
      Th: "Thursday",
      Fr: "Friday",
      Sa: "Saturday",
      Su: "Sunday",
    },
    closed: "closed",
    noHours: "This shop has not told us its hours. Call or write before you go.",
    closedOn: "Closed on {from}",
    closedFrom: "Closed from {from} to {until}",
    times: "Local time there, according to the owner.",
    whatsapp: "WhatsApp: {number}",
    texts: { languages: "Spoken here: {text}", landmark: "{text}" },
    networks: {
      L1: "Takes Guapcoin (L1)",
      L2: "Takes GuapcoinX (L2)",
      both: "Takes Guapcoin (L1) and GuapcoinX (L2)",
    },
  },
  isYours: "Is this your shop? Update its details",
  sampleNote: "This is a sample, made up to show what a listing looks like.",
} as const
