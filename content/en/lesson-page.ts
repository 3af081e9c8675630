/** Words of the frame around every lesson, of its diagrams, and of the pages that list lessons. */
export const lessonPage = {
  backToUniversity: "Back to Guapcoin U",
  backToPath: "Back to the learning path",
  /** After the title of a topic, where the browser shows it. */
  pathTitle: "Learning Path",
  minutes: "{count} min read",
  station: "Lesson {number} of {count}",
  contents: "In this lesson",
  recap: { heading: "In short" },
  questions: {
    heading: "Three questions for you",
    lead: "Choose an answer to see if it is right, and why. Nobody keeps your score: what you get right is noted only on this device.",
    number: "Question {number}",
    done: "All three right. This lesson is marked as done on this device.",
  },
  around: "Other lessons",
  previous: "Previous lesson",
  next: "Next lesson",
  exchangeKinds: {
    label: "Kinds of exchanges",
    heading: "The two kinds, closer up",
    centralized: "Centralized",
    decentralized: "Decentralized",
    pairHeading: "The market pair GUAP-BTC",
    pairText: "Look there whether the pair is listed before you open an account or send anything.",
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

/** /learning-path */
export const learningPath = {
  title: "Learning Path",
  description:
    "Seven short lessons in an order that makes sense: wallets, masternodes, staking, validators, exchanges, DAOs and NFTs.",
  heading: "The learning path",
  lead: "Seven stations, from your first wallet to NFTs. Walk them in order, or step in where your question is. Each takes only a few minutes.",
  back: "Back to Guapcoin U",
  done: "Done",
  end: {
    heading: "And after the last station?",
    text: "Bring your questions to a live session, or see what people do with Guapcoin.",
    townHalls: "Join a town hall",
    use: "Use Guapcoin",
  },
} as const

/** /learn/glossary */
export const glossaryPage = {
  title: "Glossary",
  description: "Every technical word of Guapcoin and crypto, in plain sentences.",
  heading: "Words you may meet",
  lead: "Every technical word on this site, in plain sentences. {count} of them, from A to Z.",
  letters: "Letters",
  also: "Also: {names}",
  see: "See",
  lesson: "Lesson",
} as const

/** /faq: the frame around content/en/faq.ts. */
export const faqPage = {
  contents: "Groups of questions",
  missing: "Is your question missing?",
  contact: "Write to us",
} as const
