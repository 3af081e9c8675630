/** Messages of every form; a form's own sentences stand with its feature's content. */
export const formMessages = {
  required: "Please fill this in.",
  tooLong: (max: number) => `Please shorten this to ${max} characters.`,
  tooShort: (min: number) => `Please write at least ${min} characters.`,
  email: "Enter an e-mail address such as name@example.com.",
  url: "Enter a full web address such as https://example.com.",
  phone: "Enter a phone number with its area code, such as +1 404 555 0134.",
  option: "Choose one of the options in the list.",
  invalid: "This cannot be read. Please check it.",
  controlCharacters: "This holds characters that cannot be shown. Please type it again.",
  summaryTitle: "There is a problem",
  malformed: "The form arrived damaged. Please send it again.",
  stale:
    "This form was open for a long time. Your answers are still here: please check them and send it again.",
  tooMany:
    "Too many forms came from your network. Your answers are still here: please wait a little and send them again.",
  optional: "optional",
} as const
