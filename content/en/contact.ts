/** Text of /contact. The error messages are those of docs/rulings.md. */
export const contactContent = {
  title: "Contact",
  description:
    "Write to the people behind this Guapcoin site: for the press, for help with wallets or shops, or for anything else.",
  heading: "Get in Touch",
  lead: "Do you have a question? Is something not working? Do you want to write about Guapcoin? Tell us.",

  form: {
    heading: "Send us a message",
    fields: {
      name: "Name",
      email: "Email",
      subject: "Subject",
      category: "Inquiry type",
      message: "Message",
    },
    hints: {
      email: "We reply to this address.",
      message: "Up to {max} characters.",
    },
    choose: "Choose one",
    submit: "Send Message",
    privacy: "Only our staff read your message.",
    privacyLink: "How we handle your data",
  },

  /** Shown beside an empty field. */
  required: {
    name: "Enter your name.",
    email: "Enter your email address.",
    category: "Choose what your message is about.",
    message: "Write your message.",
  },

  failures: {
    missing: "Please fill out all required fields",
    insert: "There was a problem sending your message. Please try again.",
    unexpected: "An unexpected error occurred. Please try again later.",
  },

  kinds: {
    heading: "Which inquiry type fits?",
    texts: {
      media: "You want to write, film or record something about Guapcoin.",
      support: "You need help with a wallet, with this site or with your listing.",
      other: "Everything else. We are glad to hear from you.",
    },
  },

  safety: {
    heading: "Keep your keys to yourself",
    text: "Never send us your private key or your recovery phrase. We do not need them, and we never ask for them. Anyone who asks wants to steal your coins.",
  },

  sooner: {
    heading: "Find an answer faster",
    faq: "Answers to common questions",
  },
} as const
