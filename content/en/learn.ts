/** Text of /learn. The lessons themselves are in lessons/. */
export const learn = {
  title: "Learn Crypto",
  description:
    "Free lessons about blockchain, wallets and trading in plain words, a learning path, and live sessions with time for questions.",
  heading: "Learn Crypto",
  lead: "Start with the question you have today. Every lesson is short, free and written for people who are new to this.",
  startPath: "Start Learning Path",
  webinars: "Register for Webinars",
  slidesLabel: "Why learn with us",
  /** A slogan for each picture. */
  slides: {
    path: "One step, then the next. Nobody is late.",
    evening: "Knowledge is the key nobody can take from you.",
    teacher: "Ask in the open. We learn in a circle.",
  },
  chat: {
    heading: "Ask it the way you would ask a friend",
    text: "There is no silly question about money. Here is how a first conversation might go.",
  },
  university: {
    heading: "Guapcoin University",
    text: "Three lessons that everything else builds on.",
    open: "Read the lesson",
  },
  path: {
    heading: "The learning path",
    text: "Seven topics, from your first wallet to DAOs and NFTs. Take them in order, or pick the one you need.",
    open: "See the path",
  },
  /** Shown while a webinar is announced; {when} is 'Friday 7PM EST'. */
  webinar: {
    heading: "Weekly webinar",
    next: "Next session: {when}",
    text: "Live, free, and with time for your questions.",
    open: "Register for Webinars",
  },
  /** Shown while no webinar is announced. */
  townHalls: {
    heading: "Town halls",
    text: "Live sessions about one topic, free, and with time for your questions.",
    open: "See the sessions",
  },
  library: {
    heading: "Resource library",
    ours: "Ten lessons and a glossary are here on this site.",
    text: "Guides, talks and tools collected by the community will follow.",
    count: "100+ resources available, as stated by the project",
    open: "Open the library",
  },
  /** The illustration that grows with finished lessons, drawn on the reader's device. */
  cloth: {
    heading: "Your own cloth",
    text: "Each lesson you finish weaves a strip, and so does each session you add to your calendar. Its pattern is picked at random on this device, so hardly anyone has a cloth like yours. Nothing about it is sent to us.",
    label: "A woven cloth with room for one strip per lesson, and strips for sessions beside them",
    /** On the page, and below the picture that is saved. */
    caption: "Strips woven: {count} of {all}",
    save: "Save as a picture",
    share: "Share",
  },
  paper: {
    heading: "To print",
    certificate: {
      heading: "Your certificate",
      text: "Answer three questions on a lesson to earn a printable certificate.",
      open: "Get the certificate",
    },
    reader: {
      heading: "All lessons to print",
      text: "Ten lessons in one document, for when you are offline.",
      open: "Open the reader",
    },
    plan: {
      heading: "For teachers",
      text: "A ready-made 45-minute lesson, with paper and pen.",
      open: "See the lesson plan",
    },
  },
  glossary: {
    heading: "Glossary",
    text: "Every term in one to three plain sentences.",
    open: "Open the glossary",
  },
} as const
