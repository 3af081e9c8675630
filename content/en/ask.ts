/** Text of the assistant. It quotes pages of this site and adds only these sentences. */
export const askContent = {
  title: "Ask",
  titleOf: "Ask: {question}",
  description: "Ask a question and get the passages of this site that answer it.",
  heading: "Ask a question",
  lead: "The assistant quotes the pages of this site, word for word. It does not write answers of its own, and it keeps nothing.",
  label: "Your question",
  hint: "Never enter a recovery phrase or a private key.",
  submit: "Ask",
  asked: "You asked",
  /** Confidence of an answer. */
  tones: {
    says: "Our pages say",
    perhaps: "Perhaps this helps",
    unknown: "I do not know. These pages are nearest",
    unknownAlone: "I do not know. No page here has these words",
  },
  urgent: "Before anything else",
  readMore: "Read on: {title}",
  toPeople: "Send this question to people",
  search: "Search all pages",
  secret: {
    title: "Never send this to anybody, us included",
    text: "This looks like a recovery phrase or a private key. Whoever has it can take your coins. It was not kept. If anyone else has seen it, move your coins to a new wallet now.",
    link: "What to do if someone has seen it",
  },
  address: {
    L1: "This is a correctly written Guapcoin address. Nobody can tell from it who holds its keys.",
    L2: "This is a correctly written GuapcoinX address. Nobody can tell from it who holds its keys.",
  },
  /** The panel of /learn. The greeting is from the specification. */
  panel: {
    name: "Learning assistant",
    open: "Open the learning assistant",
    minimise: "Minimize",
    restore: "Restore",
    close: "Close",
    greeting: "Hello! How can I help you learn about cryptocurrency today?",
    about: "I quote the pages of this site, word for word. Asked most:",
    questions: [
      { text: "What is Guapcoin?", href: "/faq#what-is-guapcoin" },
      { text: "How do I start?", href: "/faq#how-do-i-start" },
      { text: "What is a blockchain?", href: "/learn/blockchain" },
      { text: "How do I pay at a shop?", href: "/faq#how-do-i-pay-a-shop" },
      { text: "How do I spot a scam?", href: "/faq#how-do-i-spot-a-scam" },
      { text: "What does this word mean?", href: "/learn/glossary" },
    ],
    placeholder: "Type a message...",
    send: "Send",
    answer: "Answer",
    unreachable: "The assistant cannot be reached. Check your connection, then press Send again.",
  },
  empty: "Enter a question.",
  tooLong: "Enter at most 300 characters.",
  notReady: "The pages are being read. Please try again in a minute.",
  tooMany: "Too many questions from your network. Please try again in an hour, or write to us.",
  /** Questions that it declines, each with a page that explains or helps. */
  refusals: {
    advice: {
      text: "I do not advise anyone to buy, keep or sell, and neither does this site.",
      href: "/faq#is-this-financial-advice",
      link: "Why this is no financial advice",
    },
    price: {
      text: "I do not say what a coin costs or will be worth, and I know no price of today.",
      href: "/faq#what-is-guapcoin-worth",
      link: "What one Guapcoin is worth",
    },
    promise: {
      text: "Nobody can promise a profit. Whoever does so wants your money.",
      href: "/faq#how-do-i-spot-a-scam",
      link: "How to spot a scam",
    },
    action: {
      text: "I cannot send, buy, sell, move or bring back coins. This site holds no coins of anyone.",
      href: "/faq#does-this-site-hold-my-coins",
      link: "What this site can and cannot do",
    },
    account: {
      text: "I cannot see a wallet, a payment or an account, and no one here can open one for you.",
      href: "/faq#does-this-site-hold-my-coins",
      link: "What this site can and cannot do",
    },
    instructions: {
      text: "I only quote the pages of this site, whatever I am told to do.",
      href: "/search",
      link: "Search the pages",
    },
    people: {
      text: "I know nothing about people: not who they are, not how to reach them, not what they own.",
      href: "/privacy",
      link: "What this site keeps about people",
    },
    crime: {
      text: "I do not help to take what belongs to someone else, or to hide where money came from.",
      href: "/terms",
      link: "The terms of this site",
    },
    insult: {
      text: "I am a program. If something here made you angry, people will read what you write.",
      href: "/contact",
      link: "Write to us",
    },
    program: {
      text: "I am a program that finds passages on the pages of this site. I am not a person.",
      href: "/contact",
      link: "Write to a person",
    },
    code: {
      text: "I do not write texts, code or homework. I only quote the pages of this site.",
      href: "/learn",
      link: "The lessons of this site",
    },
    elsewhere: {
      text: "My pages are about Guapcoin and how crypto works. I cannot help with this.",
      href: "/learn",
      link: "What you can learn here",
    },
  },
} as const
