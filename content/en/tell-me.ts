/**
 * What somebody agrees to who wants to be told of one thing. The version is stored with the subscription: give it a new date
 * whenever the sentence changes.
 */
export const tellMeConsent = {
  version: "2026-11-23",
  text: "We write to you once, when it opens, and use your address for nothing else. You can stop before.",
} as const

/** The way from 'Tell me' to the mail that tells; {name} is what is waited for. */
export const tellMe = {
  /** /newsletter?when=... */
  form: {
    title: "Tell me when it opens",
    heading: "We will tell you when {name} opens",
    lead: "One email when it opens. No newsletter comes with it.",
    hint: "First we send you an email with a link. We write again only if you confirm there.",
    submit: "Tell me",
  },
  isOpen: { heading: "It is open", text: "No need to wait: {name} is here.", action: "Go there" },
  /** On the page that confirms. */
  confirm: {
    heading: "Shall we tell you?",
    text: "Press the button, and we will write to {address} once when this opens: {names}.",
    also: "We will also write to you once when this opens: {names}.",
    submit: "Yes, tell me",
  },
  /** On the page of a subscription. */
  manage: { label: "Once: {name}", hint: "One email when it opens." },
  confirmMail: {
    subject: "Please confirm: shall we tell you when it opens?",
    preview: "One more step, and we will tell you.",
    lead: "Someone entered this address to be told when this opens: {names}. If it was you, open this link and press the button there:",
    button: "Yes, tell me",
    days: "The link works for {days} days. If you do not confirm, we do not write again.",
  },
  welcomeMail: {
    subject: "We will tell you when it opens",
    preview: "Keep this email: its link lets you stop.",
    lead: "Thank you. We will write to you once when this opens: {names}.",
  },
  /** To somebody who is on the list for other things. */
  moreMail: {
    subject: "Please confirm what else you want to hear",
    preview: "Open the link and save your choice.",
    lead: "This address was entered to hear about this too: {names}. If it was you, open this link and press 'Save my choice':",
    button: "See my choice",
  },
  openedMail: {
    subject: "It is open: {name}",
    preview: "You asked us to tell you.",
    lead: "You asked us to tell you when {name} opens. It is open now:",
    button: "Go there",
    end: "This was the one email you asked for. We will not write to you about it again.",
    /** To somebody who waited for nothing else. */
    forgotten: "You asked for nothing else, so we have taken this address off our list.",
    footer: "You receive this email because you asked {site} to tell you.",
  },
  /** The newsletter, where a mail names what was asked for. */
  newsletter: "the newsletter",
} as const

/** The staff's screens about those who wait. */
export const adminWaiting = {
  title: "Who waits for an opening",
  lead: "Readers who asked to be told when something opens. Once its address is set under Settings, look at the email here and send it. Their wish ends with it.",
  readers: "Confirmed readers",
  states: { open: "Open", "not-open": "No address yet" },
  look: "Look at the email",
  lookOf: "Look at the email about {name}",
  preview: {
    title: "Tell those who wait",
    heading: "Tell those who wait: {name}",
    address: "It leads readers to our page {page}, where the link is {address}.",
    subject: "Subject",
    text: "Text, for someone who waits for nothing else",
    notOpen: "There is no address yet, so nobody can be told.",
    nobody: "Nobody waits for it.",
    readers: { one: "1 confirmed reader waits.", other: "{count} confirmed readers wait." },
    send: { one: "Send to 1 reader", other: "Send to {count} readers" },
    changed: "The address or the number of readers changed since you looked. Please look again.",
    back: "Back to the list",
  },
  told: {
    tone: "success",
    title: "The readers are told",
    text: "{count} emails are in the outbox. Still waiting: {left}.",
  },
} as const
