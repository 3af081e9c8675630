/** Outcomes of a search, and of a question to the assistant. */
export const askedOutcomes = [
  "search-found",
  "search-nothing",
  "ask-says",
  "ask-perhaps",
  "ask-unknown",
  "ask-urgent",
  "ask-refused",
  "ask-address",
  "ask-secret",
] as const
export type AskedOutcome = (typeof askedOutcomes)[number]

/** Maximum length of a term that staff see, in characters. */
export const longestTerm = 60
