/** The words of a community story, from the form to the mail's page. */
export const storyContent = {
  /** /community/story, and the panel at /community. */
  form: {
    title: "Submit Your Story",
    description:
      "Tell the Guapcoin community what you built, learned or changed. We read every story and answer within 48 hours.",
    heading: "Submit Your Story",
    lead: "Tell us what you built, learned or changed. We read every story and answer within 48 hours.",
    back: "Back to the community",
    fields: {
      name: "Your name",
      email: "E-mail address",
      title: "Title of your story",
      story: "Your story",
      category: "Category",
      location: "Location",
      image: "Picture",
      imageAlt: "What does the picture show?",
    },
    hints: {
      name: "We print this name with your story.",
      email: "For our answer. We never publish it.",
      story: "Write as you would tell a friend. Leave an empty line between paragraphs.",
      location: "City and country, such as Accra, Ghana.",
      image: "JPEG, PNG or GIF, max 5MB",
      imageAlt: "One sentence for readers who cannot see it.",
    },
    chooseCategory: "Choose a category",
    picture: {
      remove: "Remove",
      removeKept: "Remove this picture",
      preview: "The picture you chose",
      kept: "We have kept the picture you sent.",
    },
    submit: "Submit Story",
    sending: "Sending...",
    honeypot: "Leave this field empty",
  },
  failures: {
    missing: "Please fill out all required fields",
    check: "Please check the marked fields.",
    failed: "Failed to submit your story. Please try again later.",
  },
  pictureErrors: {
    "wrong-type": "This file is not a JPEG, PNG or GIF picture. Please choose another one.",
    damaged: "We cannot read this picture. Please choose another one.",
    "too-many-pixels": "This picture has more than 24 million pixels. Please choose a smaller one.",
    "too-large": "This picture is larger than 5 MB. Please choose a smaller one.",
    busy: "Very many pictures arrive right now. Please choose yours again in a minute.",
    "too-many":
      "Too many pictures came from your network. Please choose yours again in an hour, or send your story without one.",
    again: "Please choose your picture again.",
    gone: "We kept your picture for two days, and then deleted it. Please choose it again.",
  },
  /** How the log and the mails name somebody who sends a story. */
  sender: "sender",
} as const
