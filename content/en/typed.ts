/** Text of the back office about form input that the browser has saved. */
export const typedWords = {
  title: "This browser has kept what you typed here, because it was not sent",
  text: "It was typed on {time}.",
  use: "Use it",
  drop: "Discard it",
  /** On the sign-in page. */
  safe: "What you typed before is safe in this browser. Sign in, and you will find it where you typed it.",
} as const
