/** Words of /learn. The lessons themselves are in lessons/. */
export const learn = {
  title: "Learn Crypto",
  description:
    "Free lessons about blockchain, wallets and trading in plain words, a learning path, and live webinars every Friday.",
  heading: "Learn Crypto",
  lead: "Start with the question you have today. Every lesson is short, free and written for people who are new to this.",
  startPath: "Start Learning Path",
  webinars: "Register for Webinars",
  slidesLabel: "Why learn with us",
  slides: [
    { tapestry: "path", statement: "One step, then the next. Nobody is late." },
    { tapestry: "key", statement: "Knowledge is the key nobody can take from you." },
    { tapestry: "circle", statement: "Ask in the open. We learn in a circle." },
  ],
  chat: {
    heading: "Ask it the way you would ask a friend",
    text: "There is no silly question about money. Here is how a first conversation may go.",
  },
  university: {
    heading: "Guapcoin University",
    text: "Three lessons that carry everything else.",
    minutes: "{count} min read",
    open: "Read the lesson",
  },
  path: {
    heading: "The learning path",
    text: "Seven topics, from your first wallet to DAOs and NFTs. Take them in order, or pick the one you need.",
    open: "See the path",
  },
  webinar: {
    heading: "Weekly webinar",
    next: "Next session: Friday 7PM EST",
    text: "Live, free, and with time for your questions.",
    open: "Register for Webinars",
  },
  library: {
    heading: "Resource library",
    count: "100+ resources available",
    text: "Guides, talks and tools, collected by the community.",
    open: "Open the library",
    unset: "Coming soon",
  },
  glossary: {
    heading: "Words you may meet",
    text: "Every term in two sentences.",
    open: "Open the glossary",
  },
} as const
