/**
 * What a subscriber agrees to. The version is stored with each subscription: give it a new date whenever the sentence
 * changes.
 */
export const townHallConsent = {
  version: "2026-11-21",
  text: "We keep your name and address to send you mail about coming town halls, and use them for nothing else. Each mail has a link to stop.",
} as const

export const townHallsContent = {
  title: "Town Halls",
  description:
    "Meet the people behind Guapcoin online: coming town halls, past ones, the weekly webinar, and mail before each one.",
  heading: "Town Halls",
  lead: "In a town hall we meet online, look at one topic together, and answer your questions. You need to know nothing before you come.",
  getUpdates: "Get updates",
  allEvents: "All events",
  upcoming: "Upcoming sessions",
  past: "Past sessions",
  emptyPast: "No town hall lies behind us yet.",

  join: {
    heading: "How to join",
    steps: [
      "Put the session in your calendar.",
      "We announce the way in, in our messaging group, before we begin.",
      "Come as you are. You can listen, or ask.",
    ],
  },

  form: {
    heading: "Hear of the next one",
    lead: "We send you updates about coming town halls: a mail the day before, and one an hour before.",
    fullName: "Full Name",
    email: "Email Address",
    submit: "Subscribe to Updates",
    sending: "Subscribing...",
    honeypot: "Leave this field empty",
    privacyLink: "Read how we protect your data.",
    errors: {
      fullName: "Please enter your full name",
      email: "Please enter a valid email address",
    },
    askAgain: "Please look at your answers once more, then press the button.",
    tooManyEverywhere:
      "Very many people subscribe right now. Your answers are still here: please try again in an hour.",
    toasts: {
      duplicate: {
        title: "You're already subscribed",
        text: "This email is already in our notification list.",
      },
      failed: {
        title: "Failed to subscribe",
        text: "There was an error adding you to our notification list. Please try again.",
      },
    },
  },

  /** /town-halls/unsubscribe/... */
  unsubscribe: {
    title: "Stop town hall mails",
    description: "Leave the notification list of the Guapcoin town halls with one press.",
    heading: "No more mails about town halls?",
    text: "Press the button, and your address {address} leaves our notification list.",
    submit: "Unsubscribe",
    unknown: {
      heading: "This link belongs to nobody on the list",
      text: "Either you left the list already, or a part of the link is missing. Check that you opened the whole link from our mail.",
    },
    again: "To the town halls",
  },

  mails: {
    footer:
      "You receive this mail because this address is on the town hall list of {site}. Stop it here: {link}",
    welcome: {
      subject: "You are on the list for Guapcoin town halls",
      preview: "We write to you before each one.",
      lead: "Thank you. We write to you the day before each town hall, and an hour before.",
      button: "See the town halls",
    },
    day: {
      subject: "Coming up: {title}, {date}",
      preview: "{date}, {time}",
      lead: "Our next town hall is near: {title}.",
    },
    hour: {
      subject: "Starting soon: {title}",
      preview: "{date}, {time}",
      lead: "We begin soon: {title}.",
    },
    when: "When: {date}, {time} ({utc})",
    where: "Where: {location}",
    button: "See the session",
  },
} as const
