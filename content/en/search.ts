/** Text of the search over the pages of this site. */
export const searchContent = {
  titleOf: "Search: {query}",
  description: "Search the answers, lessons, glossary, pages and news of this site.",
  heading: "Search this site",
  groups: {
    answers: "Answers",
    lessons: "Lessons",
    glossary: "Glossary",
    pages: "Pages",
    news: "Events and articles",
  },
  /** The source of a passage: its group and its page. */
  partOf: "{group}: {title}",
  found: { one: "{count} result for “{query}”", other: "{count} results for “{query}”" },
  none: "Nothing found for “{query}”",
  noneText: "Try other words, or:",
  ask: "Ask a question",
  contact: "Write to us",
  corrected: "No page has all of these words. These are results for “{words}”.",
  shops: {
    one: "{count} shop in the directory matches",
    other: "{count} shops in the directory match",
  },
  manyShops: "More than {count} shops in the directory match",
  noShops: "Look for a shop in the directory",
  notReady: "The search is being prepared. Please try again in a minute.",
  unreachable: "The search cannot be reached. Check your connection, then press Search.",
  tooMany: "Too many searches from your network. Please wait a minute, then search again.",
  secret:
    "This looks like a private key or a recovery phrase. Never share it: it was not searched for or kept.",
  secretLink: "What to do if someone has seen it",
  start: "Not sure where to look?",
} as const
