/** Text for choosing a town, and for the pin of a listing. */
export const townWords = {
  /** Above the choices. */
  which: "Which town is it? (optional)",
  chosen: "Town (optional)",
  none: "None of these",
  /** For screen readers, when the choices below the city change. */
  found: { one: "1 town to choose from below.", other: "{count} towns to choose from below." },
  notFound: "No town in our list has this name. You can go on without one.",
  noCity: "Type the city first.",
  unavailable: "We cannot read our list of towns right now. You can go on without one.",
  tooMany:
    "Too many towns were looked up from your network. Try again in a minute, or go on without choosing one.",
  /** 'Èkó: Lagos, Nigeria': a town found by another of its names. */
  otherName: "{spelling}: {town}",
} as const
