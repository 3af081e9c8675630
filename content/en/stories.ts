/** Text of a community story. */
export const storyContent = {
  /** /community/story, and the panel on /community. */
  form: {
    title: "Submit Your Story",
    description:
      "Tell the Guapcoin community what you built, learned or changed. We read every story and answer within 48 hours.",
    heading: "Submit Your Story",
    lead: "Tell us what you built, learned or changed. We read every story and answer within 48 hours.",
    back: "Back to the community",
    fields: {
      name: "Your name",
      email: "Email address",
      title: "Title of your story",
      story: "Your story",
      category: "Category",
      location: "Location",
      image: "Picture",
      imageAlt: "What does the picture show?",
    },
    hints: {
      name: "We show this name with your story.",
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
      without: "Send without this picture",
      kept: "We have kept the picture you sent.",
    },
    submit: "Submit Story",
  },
  failures: {
    missing: "Please fill out all required fields",
    check: "Please check the marked fields.",
    failed: "Failed to submit your story. Please try again later.",
  },
  pictureErrors: {
    again: "Please choose your picture again.",
    gone: "We no longer have the picture you chose. Please choose it again.",
  },
} as const
