/** The consent text. Its version is stored with each subscription: set a new date whenever the text changes. */
export const newsletterConsent = {
  version: "2026-11-22",
  text: "Our team may write to you about Guapcoin news, town halls and new merchants. We use your address for nothing else. You can stop at any time.",
} as const

/** The box in the footer of every page. In a separate constant, so that a page with script does not load the other text. */
export const newsletterBox = {
  heading: "Newsletter",
  label: "Your email address",
  submit: "Subscribe",
} as const

/** The form, and the pages that the newsletter's mails link to. */
export const newsletterContent = {
  /** /newsletter */
  form: {
    title: "Newsletter",
    description:
      "Let the Guapcoin team write to you about news, town halls and new merchants. You can stop at any time.",
    heading: "Newsletter",
    lead: "Our team writes when there is news, not on set days.",
    label: "Email address",
    hint: "First we send you an email with a link. You get the newsletter only if you confirm there.",
    submit: "Subscribe",
    required: "Enter your email address.",
    askAgain: "Please check your address again, then press the button.",
    failed: "Something went wrong on our side. Your address is still here: please send it again in a minute.",
    unavailable:
      "We cannot reach our database right now. Your address is still here: please send it again in a minute.",
  },

  /** /newsletter/check-your-mail: the same for every address, so that it does not reveal who subscribes. */
  checkMail: {
    title: "Check your email",
    description: "How to finish your subscription to the Guapcoin newsletter.",
    heading: "Check your email",
    lead: "An email from us is on its way to you, or already in your inbox. Open it and follow its link.",
    tips: [
      "It can take a few minutes.",
      "Look in your spam folder too.",
      "We send at most three such emails a day to one address. If you asked more than once, the link in the first email works too.",
      "The link works for {days} days. If you do not confirm, you get no newsletter.",
      "Did you mistype your address? Send the form again.",
    ],
    again: "Back to the form",
    home: "Return to Home",
  },

  /** /newsletter/confirm/... */
  confirm: {
    title: "Confirm your subscription",
    description: "The last step of your subscription to the Guapcoin newsletter.",
    states: {
      pending: {
        heading: "Do you want our newsletter?",
        text: "Press the button to subscribe your address {address}.",
      },
      confirmed: {
        heading: "You are subscribed",
        text: "Your address {address} is confirmed. There is nothing more to do.",
      },
      expired: {
        heading: "This link has expired",
        text: "A link works for {days} days. Enter your address again, and we will send you a new one.",
      },
      unsubscribed: {
        heading: "This link has been used",
        text: "Your address {address} was unsubscribed after that. Do you want the newsletter again? Enter your address again.",
      },
      unknown: {
        heading: "This link does not work",
        text: "Check that you opened the whole link from our email. Or enter your address again, and we will send you a new one.",
      },
    },
    submit: "Yes, subscribe me",
    manage: "Change my newsletter",
    again: "Enter my address",
  },

  /** /newsletter/manage/... */
  manage: {
    title: "Your newsletter",
    description: "Choose the topics of your Guapcoin newsletter, or stop it.",
    heading: "Your newsletter",
    states: {
      confirmed: "Your address {address} is subscribed.",
      pending: "Your address {address} is not confirmed yet. Open the email we sent you and follow its link.",
      unsubscribed: "Your address {address} is not subscribed.",
    },
    topicsHeading: "What do you want to hear about?",
    topics: {
      news: { label: "News", hint: "What is new about Guapcoin and on this site." },
      townHalls: {
        label: "Town halls",
        hint: "What we talk about online. Reminders before a session are a separate list, on the town halls page.",
      },
      merchants: { label: "Merchants", hint: "Businesses that now accept Guapcoin." },
    },
    noTopic: "Choose at least one topic. To get no email at all, press 'Unsubscribe'.",
    save: "Save my choice",
    stopHeading: "No more newsletters",
    stopText: "One click is enough. You do not have to say why.",
    unsubscribe: "Unsubscribe",
    again: "Subscribe again",
    privacy: "Anyone with the link to this page can change your newsletter. Keep it to yourself.",
  },

  /** /newsletter/unsubscribe/... */
  unsubscribe: {
    title: "Unsubscribe from the newsletter",
    description: "Unsubscribe from the Guapcoin newsletter with one click.",
    ask: {
      heading: "Unsubscribe from the newsletter?",
      text: "Press the button, and your address {address} will get no more newsletters.",
    },
    done: {
      heading: "You are unsubscribed",
      text: "Your address {address} will get no newsletters from us.",
    },
    submit: "Unsubscribe",
    again: "Subscribe again",
  },

  unknownLink: {
    heading: "This link does not work",
    text: "Check that you opened the whole link from our email.",
    again: "Go to the newsletter page",
  },
} as const
