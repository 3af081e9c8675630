/** Text around every lesson, of its diagrams, and of the pages that list lessons. */
export const lessonPage = {
  backToUniversity: "Back to Guapcoin U",
  backToPath: "Back to the learning path",
  /** Follows the title of a topic in the browser's title. */
  pathTitle: "Learning Path",
  minutes: "{count} min read",
  station: "Lesson {number} of {count}",
  contents: "In this lesson",
  recap: { heading: "In short" },
  questions: {
    heading: "Three questions for you",
    lead: "Choose an answer to see if it is right, and why. Nobody keeps your score: what you get right is saved only on this device.",
    number: "Question {number}",
    done: "All three right. This lesson is marked as done on this device.",
    /** Beside the pattern band that the lesson added. */
    strip: { text: "This lesson wove a strip of your own cloth.", link: "See your cloth" },
  },
  terms: {
    label: "What the marked words mean",
    more: "More in the glossary",
    close: "Close",
  },
  around: "Other lessons",
  previous: "Previous lesson",
  next: "Next lesson",
  exchangeKinds: {
    label: "Kinds of exchanges",
    heading: "A closer look at the two kinds",
    centralized: "Centralized",
    decentralized: "Decentralized",
    pairHeading: "The market pair GUAP-BTC",
    pairText: "Check there whether the pair is listed before you open an account or send anything.",
    tutorial: "ProBit tutorial",
  },
  diagrams: {
    before: "Seal before",
    noBefore: "No block before",
    seal: "Seal",
    linked: "The seals match",
    broken: "Broken: the seals do not match",
    bids: "Buyers bid",
    asks: "Sellers ask",
    price: "Price",
    amount: "Amount",
    spread: "Spread {amount}",
    share: "{count} of {total}",
  },
} as const

/** The link to a reader's next lesson, on /learn and on the home page. */
export const nextLesson = {
  label: "Your next lesson",
  first: "Start with {title}",
  next: "Continue with {title}",
  all: "All ten lessons done: get your certificate",
} as const

/** /learning-path */
export const learningPath = {
  title: "Learning Path",
  description:
    "Seven short lessons in an order that makes sense: wallets, masternodes, staking, validators, exchanges, DAOs and NFTs.",
  heading: "The learning path",
  lead: "Seven topics, from your first wallet to NFTs. Take them in order, or start with the one you need. Each says how long it takes to read.",
  back: "Back to Guapcoin U",
  done: "Done",
  end: {
    heading: "After the last topic",
    text: "Bring your questions to a live session, or see how people use Guapcoin.",
    townHalls: "Join a town hall",
    use: "Use Guapcoin",
    certificate: "Get your certificate",
  },
} as const

/** /learn/glossary and its parts. */
export const glossaryPage = {
  title: "Glossary",
  /** Follows the title of a part in the browser's title. */
  partTitle: "{part} | Glossary",
  description: "Every technical word of Guapcoin and crypto, in plain sentences.",
  heading: "Glossary",
  lead: "Every technical word on this site, in plain sentences: {count} in all. Search, pick a subject, or go from A to Z.",
  back: "Back to Guapcoin U",
  backToAll: "All words",
  search: {
    label: "Search the glossary",
    submit: "Search",
    found: { one: "One word for “{query}”", other: "{count} words for “{query}”" },
    none: "No word here matches “{query}”",
    all: "See all words",
    everywhere: "Search all pages",
    ask: "Ask us about it",
  },
  parts: "By subject",
  count: { one: "One word", other: "{count} words" },
  letters: "From A to Z",
  also: "Also: {names}",
  see: "See",
  lessons: "Lessons",
  otherParts: "Other subjects",
} as const

/** /faq: the text around content/en/faq.ts. */
export const faqPage = {
  contents: "Topics",
  link: "Link to this answer",
  missing: "Is your question missing?",
  ask: "Ask a question",
  contact: "Write to us",
} as const
