/** Messages of every form. Messages of one form only are in the content of its feature. */
export const formMessages = {
  required: "Please fill this in.",
  tooLong: "Please shorten this to {max} characters.",
  tooShort: "Please write at least {min} characters.",
  email: "Enter an email address such as name@example.com.",
  url: "Enter a full web address such as https://example.com.",
  option: "Choose one of the options in the list.",
  invalid: "We cannot read this. Please check it.",
  controlCharacters: "This contains characters that cannot be shown. Please type it again.",
  summaryTitle: "There is a problem",
  malformed: "The form arrived damaged. Please send it again.",
  stale:
    "This form was open for a long time. Your answers are still here: please check them and send it again.",
  tooMany:
    "Too many forms came from your network. Your answers are still here: please wait a little and send them again.",
  /** For a form that got no response from our server (docs/rulings.md, ruling 17). */
  lost: {
    title: "Submission Failed",
    network: "Network error: Please check your internet connection and try again.",
    permission: "Permission error: The system doesn't have permission to save your data.",
    other: "There was an error sending this form. Please try again.",
  },
  sending: "Sending...",
  optional: "optional",
  /** The label of the honeypot field, which people do not see. */
  hiddenField: "Leave this field empty",
} as const
