/** On the page that says a form could not be saved. Hidden until it is needed. */
export const sendAgain = {
  text: "We cannot save anything right now, so nothing was sent. What you typed is kept on this page: please send it again in a minute.",
  /** When a visitor has exceeded a rate limit. */
  tooMany:
    "Many changes came within an hour, so this one was not saved. What you typed is kept on this page: please send it again in an hour.",
  leftOut: "Your password is not kept here. If we need it, we ask again.",
  button: "Send it again",
}
