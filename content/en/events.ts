import type { FirstSession } from "../facts/first-sessions.ts"

/** Text of /events, of the page of an event and of the calendar. */
export const eventsContent = {
  /** On the page of a town or country. */
  there: { heading: "Events in {place}", calendar: "Add them to your calendar" },
  title: "Events",
  description:
    "Town halls, lessons and meetings of the Guapcoin community: what is coming up, past events, and a calendar to subscribe to.",
  heading: "Events",
  lead: "Come and listen, ask, or just say hello.",
  upcoming: "Upcoming events",
  past: "Past events",
  empty: "No upcoming events at the moment. Check back soon!",
  emptyPast: "No past events yet.",
  noNext: { text: "No session is planned at the moment.", link: "Get an email when one is planned" },
  back: "All events",

  kinds: { community: "Community", "town-hall": "Town hall", webinar: "Weekly" },
  cancelled: "Cancelled",
  cancelledNote: "This event has been cancelled. It will not take place.",
  over: "This event is over.",

  when: "When",
  where: "Where",
  length: "Duration",
  minutes: { one: "{count} minute", other: "{count} minutes" },
  hours: { one: "{count} hour", other: "{count} hours" },
  about: "About this event",
  /** The location of an online event, as staff type it. */
  online: "Online",

  /** '7:00 PM EST'. {zone} is from zoneNames, or the browser's own name for the time zone. */
  time: "{time} {zone}",
  /** The community's names for time zones, where they differ from the exact name. */
  zoneNames: { "America/New_York": "EST" } as Record<string, string>,
  zoneNote: "EST here means New York time, in summer too.",
  /** {time} is the time in the visitor's time zone. */
  yourTime: "{time}, your time",

  join: "Join now",
  joinFrom: "The link to join appears here an hour before the start.",
  tooLate: "Too late at night for you?",
  askRecording: "Ask for the recording",
  /** The subject of the message that asks for a recording. */
  recordingOf: "Recording of {title}, {date}",
  notes: "Notes",
  recording: "Watch the recording",
  recorded: "Recording available",

  calendar: {
    add: "Add to Calendar",
    google: "Google Calendar",
    apple: "Apple Calendar",
    outlook: "Outlook",
    details: "Details: {address}",
  },

  feed: {
    heading: "Never miss an event",
    text: "Subscribe once, and every new or changed event shows up in your own calendar.",
    subscribe: "Subscribe in my calendar",
    addressLabel: "Or copy this link into your calendar app:",
    name: "Guapcoin events",
    nameIn: "Guapcoin events in {place}",
  },

  webinar: {
    /** A sentence in the FAQ while a webinar is announced. */
    question: "There is also a weekly webinar for learners, on {when}.",
    title: "Weekly Webinar",
    description: "A free live lesson for people who are new to crypto, with time for your questions.",
  },
} as const

/** Text of the two sessions that a new installation starts with. */
export const firstSessionWords = {
  "ecosystem-overview": {
    title: "Guapcoin Ecosystem Overview",
    description:
      "A tour of Guapcoin: the coin, GuapcoinX, wallets, merchants and the community. Good for a first visit.",
  },
  "understanding-daos": {
    title: "Understanding DAOs",
    description:
      "A DAO (decentralized autonomous organization) is a group that decides by vote, with its rules written in code. Learn how that works, and what it can mean for a community.",
  },
} as const satisfies Record<FirstSession, { title: string; description: string }>
