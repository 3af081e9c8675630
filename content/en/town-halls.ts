/** The consent text. Its version is stored with each subscription: set a new date whenever the text changes. */
export const townHallConsent = {
  version: "2026-11-23",
  text: "We keep your name and address to send you email about coming town halls, and use them for nothing else. Each email has a link to stop.",
} as const

export const townHallsContent = {
  title: "Town Halls",
  description:
    "Meet the people behind Guapcoin online: upcoming town halls, past ones, and email reminders before each one.",
  heading: "Town Halls",
  lead: "In a town hall we meet online, look at one topic together, and answer your questions. You do not need to know anything beforehand.",
  getUpdates: "Get updates",
  allEvents: "All events",
  upcoming: "Upcoming sessions",
  past: "Past sessions",
  emptyPast: "There have been no town halls yet.",

  join: {
    heading: "How to join",
    steps: [
      "Add the session to your calendar.",
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
    askAgain: "Please check your answers again, then press the button.",
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
    description: "The last step to get emails about Guapcoin town halls.",
    waits: {
      heading: "Do you want emails about town halls?",
      text: "Press the button, and we will email {address} the day before each town hall, an hour before, and when one is moved or cancelled.",
    },
    confirmed: {
      heading: "You will hear from us before each town hall",
      text: "Your address {address} is confirmed. There is nothing more to do.",
    },
    submit: "Yes, email me",
    back: "Go to town halls",
  },

  /** /town-halls/unsubscribe/... */
  unsubscribe: {
    title: "Stop town hall emails",
    description: "Unsubscribe from emails about Guapcoin town halls with one click.",
    heading: "Stop emails about town halls?",
    text: "Press the button to remove {address} from our notification list.",
    submit: "Unsubscribe",
    unknown: {
      heading: "This link does not work",
      text: "Either you already left the list, or part of the link is missing. Check that you opened the whole link from our email.",
    },
    again: "Go to town halls",
  },

  mails: {
    footer:
      "You receive this email because this address is on the town hall list of {site}. Unsubscribe: {link}",
    welcome: {
      subject: "Please confirm: emails about Guapcoin town halls",
      preview: "One more step, and we will email you before each one.",
      lead: "This address was entered for emails about our town halls: one the day before each, and one an hour before. If it was you, open this link and press the button there:",
      button: "Yes, email me",
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
    /** When one change moved, cancelled or restored several sessions of a series. */
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
    calendar: "Is it in your calendar? Open the attached file to update your calendar.",
    sessions: "See all sessions",
    when: "When: {date}, {time} ({utc})",
    where: "Where: {location}",
    button: "See the session",
  },
} as const
