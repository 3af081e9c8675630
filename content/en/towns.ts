/** Words of choosing a town, and of the pin of a listing. */
export const townWords = {
  /** Above the choices. */
  which: "Which town is it? (optional)",
  chosen: "Town (optional)",
  none: "None of these",
  /** What a screen reader is told when the choices below the city change. */
  found: { one: "1 town to choose from below.", other: "{count} towns to choose from below." },
  notFound: "No town in our list has this name. You can go on without one.",
  noCity: "Type the city first.",
  unavailable: "Our list of towns cannot be read just now. You can go on without one.",
  /** 'Èkó: Lagos, Nigeria': found by another of its names. */
  otherName: "{spelling}: {town}",
} as const
