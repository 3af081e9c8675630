/** Messages of the server itself, before a request reaches a route. */
export const shell = {
  returnHome: "Return to Home",
  refusals: {
    crossOrigin: {
      title: "This request came from another site",
      text: "For your safety we only accept forms that were sent from our own pages. Go back, reload the page and send the form again.",
    },
    tooLarge: {
      title: "That is too much at once",
      text: "The form you sent is larger than we accept. Go back, shorten the text and send it again.",
    },
    busyPage: {
      title: "Many people are here right now",
      text: "We cannot show this page right now. Please wait a few seconds, then reload it.",
    },
    busyForm: {
      title: "Many people are here right now",
      text: "We could not accept your form right now. Please wait a few seconds, then reload this page: your browser sends the form again. We keep it only once, even if you send it twice.",
    },
    unavailable: {
      title: "We will be right back",
      text: "The site is starting or stopping right now. Please try again in a few seconds.",
    },
  },
} as const
