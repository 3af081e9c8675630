/** Words of the back office about what a browser has kept of a form. */
export const typedWords = {
  title: "This browser kept what you typed here, and it did not reach us",
  text: "It was typed on {time}.",
  use: "Use it",
  drop: "Throw it away",
  /** On the sign-in page. */
  safe: "What you typed before is safe in this browser. Sign in, and you find it where you typed it.",
} as const
