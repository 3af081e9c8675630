/** Of a form that could not be taken, on the page that says so; it stands there unseen. */
export const sendAgain = {
  text: "We cannot save anything at this moment, so nothing was sent. What you typed is kept on this page: please send it again in a minute.",
  /** Where more was sent than one visitor may. */
  tooMany:
    "Many changes came within an hour, so this one was not saved. What you typed is kept on this page: please send it again in an hour.",
  leftOut: "Your password is not kept here. If we need it, we ask again.",
  button: "Send it again",
}
