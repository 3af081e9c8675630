/** Of a form that could not be taken, on the page that says so; it stands there unseen. */
export const sendAgain = {
  text: "We cannot save anything at this moment, so nothing was sent. What you typed is kept on this page: please send it again in a minute.",
  leftOut: "Your password is not kept here. If we need it, we ask again.",
  button: "Send it again",
}
