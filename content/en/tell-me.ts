/**
 * The consent text for a launch notice. Its version is stored with the subscription: set a new date whenever the text changes.
 */
export const launchNoticeConsent = {
  version: "2026-11-23",
  text: "We write to you once, when it opens, and use your address for nothing else. You can stop before.",
} as const

/** The launch notice, from 'Tell me' to the mail; {name} is what the reader waits for. */
export const launchNotice = {
  /** /newsletter?when=... */
  form: {
    title: "Tell me when it opens",
    heading: "Get an email when {name} is available",
    lead: "One email when it opens, and no newsletter.",
    hint: "First we send you an email with a link. We write again only if you confirm there.",
    submit: "Tell me",
  },
  isOpen: { heading: "Already open", text: "No need to wait: {name} is here.", action: "Go to the page" },
  /** On the confirmation page. */
  confirm: {
    heading: "Do you want this email?",
    text: "Press the button, and we will email {address} once, when this opens: {names}.",
    also: "We will also email you once, when this opens: {names}.",
    submit: "Yes, email me",
  },
  /** On the page of a subscription. */
  manage: { label: "Once: {name}", hint: "One email when it opens." },
  confirmMail: {
    subject: "Please confirm: an email when it opens",
    preview: "One more step, and we will email you.",
    lead: "Someone entered this address to get an email when this opens: {names}. If it was you, open this link and press the button there:",
    button: "Yes, email me",
    days: "The link works for {days} days. If you do not confirm, we do not write again.",
  },
  welcomeMail: {
    subject: "We will email you when it opens",
    preview: "Keep this email: its link lets you unsubscribe.",
    lead: "Thank you. We will email you once, when this opens: {names}.",
  },
  /** To a person who already has another subscription. */
  moreMail: {
    subject: "Please confirm what else you want to hear about",
    preview: "Open the link and save your choice.",
    lead: "Someone entered this address to hear about this too: {names}. If it was you, open this link and press 'Save my choice':",
    button: "See my choice",
  },
  openedMail: {
    subject: "Now available: {name}",
    preview: "You asked us to tell you.",
    lead: "You asked us to tell you when {name} is available. It is available now:",
    button: "Go to the page",
    end: "This was the one email you asked for. We will not write to you about it again.",
    /** To a person without another subscription. */
    forgotten: "You asked for nothing else, so we have removed this address from our list.",
    footer: "You receive this email because you asked {site} to notify you.",
  },
  /** The newsletter, in a mail's list of requested topics. */
  newsletter: "the newsletter",
} as const

/** Staff pages about the launch lists. */
export const adminWaiting = {
  title: "Waiting for an opening",
  lead: "Readers who asked for an email when something opens. Once its link is set under Settings, preview the email here and send it. That completes their request.",
  readers: "Confirmed readers",
  states: { open: "Open", "not-open": "No link yet" },
  look: "Preview email",
  lookOf: "Preview email about {name}",
  preview: {
    title: "Email waiting readers",
    heading: "Email waiting readers: {name}",
    address: "It sends readers to our page {page}, where the link is {address}.",
    subject: "Subject",
    text: "Text for a reader with no other subscription",
    notOpen: "There is no link yet, so this email cannot be sent.",
    nobody: "Nobody is waiting for it.",
    readers: { one: "1 confirmed reader is waiting.", other: "{count} confirmed readers are waiting." },
    send: { one: "Send to 1 reader", other: "Send to {count} readers" },
    changed: "The link or the number of readers has changed since you opened this page. Please check again.",
    back: "Back to the list",
  },
  told: {
    tone: "success",
    title: "Emails queued",
    text: "{count} emails are in the outbox. Still waiting: {left}.",
  },
} as const
