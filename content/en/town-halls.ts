/**
 * What a subscriber agrees to. The version is stored with each subscription: give it a new date whenever the sentence
 * changes.
 */
export const townHallConsent = {
  version: "2026-11-23",
  text: "We keep your name and address to send you email about coming town halls, and use them for nothing else. Each email has a link to stop.",
} as const

export const townHallsContent = {
  title: "Town Halls",
  description:
    "Meet the people behind Guapcoin online: upcoming town halls, past ones, and a reminder by email before each one.",
  heading: "Town Halls",
  lead: "In a town hall we meet online, look at one topic together, and answer your questions. You need to know nothing before you come.",
  getUpdates: "Get updates",
  allEvents: "All events",
  upcoming: "Upcoming sessions",
  past: "Past sessions",
  emptyPast: "There have been no town halls yet.",

  join: {
    heading: "How to join",
    steps: [
      "Put the session in your calendar.",
      "We post the link to join in our messaging group before we begin.",
      "Come as you are. You can listen, or ask.",
    ],
  },

  form: {
    heading: "Hear about the next one",
    lead: "We send you updates about upcoming town halls: an email the day before, one an hour before, and one when a session is moved or cancelled.",
    first:
      "They start when you follow the link in our first email, which goes out as soon as you subscribe. Did it not arrive? Look in your spam folder, or send the form again after ten minutes. One address gets at most three such emails a day.",
    fullName: "Full Name",
    email: "Email Address",
    submit: "Subscribe to Updates",
    sending: "Subscribing...",
    privacyLink: "Read how we protect your data.",
    errors: {
      fullName: "Please enter your full name",
      email: "Please enter a valid email address",
    },
    askAgain: "Please check your answers once more, then press the button.",
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

  /** /town-halls/confirm/... */
  confirm: {
    title: "Emails about town halls",
    description: "The last step to hear about Guapcoin town halls.",
    waits: {
      heading: "Do you want emails about town halls?",
      text: "Press the button, and we will write to {address} the day before each town hall, an hour before, and when one is moved or cancelled.",
    },
    confirmed: {
      heading: "You will hear from us before each town hall",
      text: "Your address {address} is confirmed. There is nothing more to do.",
    },
    submit: "Yes, write to me",
    back: "To the town halls",
  },

  /** /town-halls/unsubscribe/... */
  unsubscribe: {
    title: "Stop town hall emails",
    description: "Leave the notification list of the Guapcoin town halls with one press.",
    heading: "No more emails about town halls?",
    text: "Press the button, and we take {address} off our notification list.",
    submit: "Unsubscribe",
    unknown: {
      heading: "This link is for nobody on the list",
      text: "Either you left the list already, or a part of the link is missing. Check that you opened the whole link from our email.",
    },
    again: "To the town halls",
  },

  mails: {
    footer:
      "You receive this email because this address is on the town hall list of {site}. Stop it here: {link}",
    welcome: {
      subject: "Please confirm: emails about Guapcoin town halls",
      preview: "One more step, and we will write to you before each one.",
      lead: "This address was entered for emails about our town halls: one the day before each, and one an hour before. If it was you, open this link and press the button there:",
      button: "Yes, write to me",
      later:
        "If you do not confirm, you get no emails about sessions, and after 30 days we delete this address.",
    },
    day: {
      subject: "Coming up: {title}, {date}",
      preview: "{date}, {time}",
      lead: "Our next town hall is coming up: {title}.",
    },
    hour: {
      subject: "Starting soon: {title}",
      preview: "{date}, {time}",
      lead: "We are about to begin: {title}.",
    },
    moved: {
      subject: "New time: {title}",
      preview: "Now {date}, {time}",
      lead: "This town hall has a new time: {title}.",
    },
    cancelled: {
      subject: "Cancelled: {title}",
      preview: "It will not take place.",
      lead: "This town hall has been cancelled: {title}.",
    },
    reinstated: {
      subject: "Back on: {title}",
      preview: "{date}, {time}",
      lead: "We had cancelled this town hall. It will take place after all: {title}.",
    },
    /** Of several sessions of a series, which one change moved, cancelled or put back. */
    many: {
      moved: {
        subject: "New times: {title}, {count} sessions",
        preview: "The first one is now on {date}, {time}",
        lead: "{count} town halls of this series have a new time: {title}.",
        line: "{wasDate}, {wasTime} is now {date}, {time} ({utc})",
      },
      cancelled: {
        subject: "Cancelled: {title}, {count} sessions",
        preview: "They will not take place.",
        lead: "{count} town halls of this series have been cancelled: {title}.",
        line: "{wasDate}, {wasTime}",
      },
      reinstated: {
        subject: "Back on: {title}, {count} sessions",
        preview: "The first one is on {date}, {time}",
        lead: "We had cancelled {count} town halls of this series. They will take place after all: {title}.",
        line: "{date}, {time} ({utc})",
      },
      calendar:
        "Are they in your calendar? Open the file that came with this email, and your calendar changes too.",
    },
    why: "The reason: {reason}",
    was: "It was planned for: {wasDate}, {wasTime}",
    calendar:
      "Is it in your calendar? Open the file that came with this email, and your calendar changes too.",
    sessions: "See all sessions",
    when: "When: {date}, {time} ({utc})",
    where: "Where: {location}",
    button: "See the session",
  },
} as const
