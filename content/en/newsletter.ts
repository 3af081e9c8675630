/**
 * What a subscriber agrees to. The version is stored with each subscription: give it a new date whenever the sentence
 * changes.
 */
export const newsletterConsent = {
  version: "2026-11-21",
  text: "We send you mail about Guapcoin news, town halls and new merchants. We use your address for nothing else. You can stop at any time.",
} as const

/** The box at the foot of every page; on its own, so that a page with script does not load the words of all others. */
export const newsletterBox = {
  heading: "Newsletter",
  label: "Your e-mail address",
  submit: "Subscribe",
  honeypot: "Leave this field empty",
} as const

/** The form, and the pages the newsletter's mails lead to. */
export const newsletterContent = {
  /** /newsletter */
  form: {
    title: "Newsletter",
    description: "Get Guapcoin news, town hall dates and new merchants by e-mail. You can stop at any time.",
    heading: "Newsletter",
    lead: "Hear from us by e-mail when there is something to tell.",
    label: "E-mail address",
    hint: "We first send you a mail with a link. Only when you confirm there do you get the newsletter.",
    submit: "Subscribe",
    required: "Enter your e-mail address.",
    askAgain: "Please look at your address once more, then press the button.",
    tooManyEverywhere:
      "Very many people want the newsletter right now. Your address is still here: please try again in an hour.",
    unavailable:
      "We cannot reach our records at this moment. Your address is still here: please send it again in a minute.",
  },

  /** /newsletter/check-your-mail: the same words for every address, so that nobody learns who subscribes. */
  checkMail: {
    title: "Check your mail",
    description: "How to finish your subscription to the Guapcoin newsletter.",
    heading: "Check your mail",
    lead: "A mail from us is on its way to you, or already in your mailbox. Open it and follow its link.",
    tips: [
      "It can take a few minutes.",
      "Look in the folder for spam too.",
      "We send few such mails to one address. If you asked more than once, the link in the first mail works too.",
      "Was there a typing error in your address? Send the form again.",
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
        text: "Press the button, and your address {address} is subscribed.",
      },
      confirmed: {
        heading: "You are subscribed",
        text: "Your address {address} is confirmed. There is nothing more to do.",
      },
      expired: {
        heading: "This link is too old",
        text: "A link works for {days} days. Enter your address once more, and we send you a new one.",
      },
      unsubscribed: {
        heading: "This link was used before",
        text: "Your address {address} was unsubscribed after that. Do you want the newsletter again? Enter your address once more.",
      },
      unknown: {
        heading: "This link does not work",
        text: "Check that you opened the whole link from our mail. Or enter your address once more, and we send you a new one.",
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
      pending: "Your address {address} is not confirmed yet. Open the mail we sent you and follow its link.",
      unsubscribed: "Your address {address} gets no newsletter.",
    },
    topicsHeading: "What do you want to hear about?",
    topics: {
      news: { label: "News", hint: "What is new about Guapcoin and on this site." },
      townHalls: { label: "Town halls", hint: "When we meet online, and what about." },
      merchants: { label: "Merchants", hint: "Businesses that now accept Guapcoin." },
    },
    noTopic: "Choose at least one topic. To get no mail at all, press 'Unsubscribe'.",
    save: "Save my choice",
    stopHeading: "No more newsletters",
    stopText: "One press is enough. We ask for no reason.",
    unsubscribe: "Unsubscribe",
    again: "Subscribe again",
    privacy: "Anyone with the link to this page can change your newsletter. Keep it to yourself.",
  },

  /** /newsletter/unsubscribe/... */
  unsubscribe: {
    title: "Unsubscribe from the newsletter",
    description: "Stop the Guapcoin newsletter with one press.",
    ask: {
      heading: "Stop the newsletter?",
      text: "Press the button, and your address {address} gets no more newsletters.",
    },
    done: { heading: "You are unsubscribed", text: "Your address {address} gets no newsletters from us." },
    submit: "Unsubscribe",
    again: "Subscribe again",
  },

  unknownLink: {
    heading: "This link does not work",
    text: "Check that you opened the whole link from our mail.",
    again: "To the newsletter page",
  },
} as const
