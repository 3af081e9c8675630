/** Print pages: /learn/reader, all lessons as one document, and /learn/lesson-plan. */
export const reader = {
  title: "Reader: all ten lessons to print",
  description:
    "All lessons of Guapcoin University and the learning path as one document, ready to print and hand out.",
  back: "Back to Guapcoin U",
  kicker: "Guapcoin University",
  heading: "The reader",
  lead: "Ten lessons on paper. Print them, read them offline, hand them out.",
  hint: "To print, use Print in your browser's menu. Each lesson starts on a new page.",
  contents: "Contents",
  lesson: "Lesson {number}",
  recap: "In short",
  questions: "Three questions",
  answers: "Answers",
  answersLead: "Each letter is the right answer to a question.",
  letters: "ABCD",
} as const

export const lessonPlan = {
  title: "A 45-minute lesson plan",
  description:
    "A ready-made 45-minute lesson about blockchain for teachers and groups: what to bring, do, ask and hand out.",
  back: "Back to Guapcoin U",
  kicker: "For teachers and groups",
  heading: "A 45-minute lesson: what is a blockchain?",
  lead: "For a class, a club or a circle of friends. You do not need a phone, an account or coins.",
  goal: {
    heading: "What they will learn",
    points: [
      "A blockchain is a shared record book that many computers keep.",
      "Seals tie its pages together, so that a change shows at once.",
      "A public chain shows addresses and amounts, not names.",
    ],
  },
  bring: {
    heading: "What to bring",
    points: [
      "One sheet of paper and a pen for each pair",
      "The lesson “Understanding Blockchain”, printed or read by you",
      "A board or a wall that everyone can see",
    ],
    lesson: "Open the lesson",
    reader: "Print the reader",
  },
  rule: {
    heading: "One rule for the room",
    text: "This lesson is about how things work. Nobody buys a coin during it, nobody shows a wallet, and nobody says what a coin will be worth.",
  },
  schedule: "Minute by minute",
  minutes: "{count} min",
  steps: [
    {
      minutes: 5,
      heading: "Ama and Kofi",
      text: "Read the first lines of the lesson aloud. Ask: who keeps the record when your family sends money? Collect answers on the board.",
    },
    {
      minutes: 10,
      heading: "The shared book",
      text: "Read the parts on the record book and on many computers. Stop at each new word: ledger, block, hash, node. Let the group say it in its own words.",
    },
    {
      minutes: 13,
      heading: "Make a chain on paper",
      text: "Each pair is a block. It writes down a payment, such as “Kofi pays Ama 50”, the seal of the pair before it, and its own seal. For class the seal is a simple one we made up: the amount plus the seal before. Put the sheets on the wall in a row. With 50, 20 and 5 the seals are 50, 70 and 75.",
    },
    {
      minutes: 8,
      heading: "Cheat the chain",
      text: "Change 50 to 500 on the first sheet. What is its seal now? What does the next sheet still say? Ask how many sheets a cheat would have to rewrite, and who would notice.",
    },
    {
      minutes: 6,
      heading: "Three questions",
      text: "Ask the three questions at the end of the lesson. Everyone votes by raising a hand, then one person says why. The answers are in the lesson, and at the end of the reader.",
    },
    {
      minutes: 3,
      heading: "To take home",
      text: "Each person names one thing to share at home. Close with this: a blockchain protects the record, but it cannot protect your key. That is your job.",
    },
  ],
  after: {
    heading: "After the lesson",
    text: "Continue with the next lesson, Crypto Wallets. Anyone who has understood this one can get a certificate.",
    next: "Crypto Wallets",
    certificate: "About the certificate",
  },
} as const
