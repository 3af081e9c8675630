import type { FirstSession } from "../facts/first-sessions.ts"

/** Words of /events, of an event's page and of the calendar. */
export const eventsContent = {
  /** On the page of a place. */
  there: { heading: "Events in {place}", calendar: "Put them in your calendar" },
  title: "Events",
  description:
    "Town halls, lessons and meetings of the Guapcoin community: what comes next, what has been, and a calendar to subscribe to.",
  heading: "Events",
  lead: "Come and listen, ask, or just say hello.",
  upcoming: "Upcoming events",
  past: "Past events",
  empty: "No upcoming events at the moment. Check back soon!",
  emptyPast: "Nothing to look back on yet.",
  noNext: { text: "No session is planned at the moment.", link: "Get an email when one is" },
  back: "All events",

  kinds: { community: "Community", "town-hall": "Town hall", webinar: "Every week" },
  cancelled: "Cancelled",
  cancelledNote: "This event has been cancelled. It will not take place.",
  over: "This event is over.",

  when: "When",
  where: "Where",
  length: "How long",
  minutes: { one: "{count} minute", other: "{count} minutes" },
  hours: { one: "{count} hour", other: "{count} hours" },
  about: "What it is about",
  /** Where there is nothing to see on a map. Staff type this word as the place of an online event. */
  online: "Online",

  /** '7:00 PM EST'. {zone} is one of zoneNames, or the name the browser's own tables have. */
  time: "{time} {zone}",
  /** What the community calls a zone, where that is not its exact name. */
  zoneNames: { "America/New_York": "EST" } as Record<string, string>,
  zoneNote: "EST here is the time in New York, in summer too.",
  /** {time} is the moment on the visitor's own clock. */
  yourTime: "{time}, your time",

  join: "Join now",
  joinFrom: "The link to join appears here an hour before.",
  tooLate: "Too late at night for you?",
  askRecording: "Ask for the recording",
  /** What such a message is about. */
  recordingOf: "Recording of {title}, {date}",
  notes: "Notes",
  recording: "Watch the recording",
  recorded: "With a recording",

  calendar: {
    add: "Add to Calendar",
    google: "Google Calendar",
    apple: "Apple Calendar",
    outlook: "Outlook",
    details: "More about it: {address}",
  },

  feed: {
    heading: "Never miss one",
    text: "Subscribe once, and every new event shows up in your own calendar. Changes too.",
    subscribe: "Subscribe in my calendar",
    addressLabel: "Or copy this address into your calendar program:",
    name: "Guapcoin events",
    nameIn: "Guapcoin events in {place}",
  },

  webinar: {
    /** A sentence of the questions and answers, while one is announced. */
    question: "There is also a weekly webinar for learners, on {when}.",
    title: "Weekly Webinar",
    description: "A live lesson for people who are new to crypto, free, and with time for your questions.",
  },
} as const

/** What a fresh installation says of its first sessions. */
export const firstSessionWords = {
  "ecosystem-overview": {
    title: "Guapcoin Ecosystem Overview",
    description:
      "A walk through Guapcoin and what belongs to it: the coin, GuapcoinX, wallets, merchants and the community. Good for a first visit.",
  },
  "understanding-daos": {
    title: "Understanding DAOs",
    description:
      "A DAO (decentralized autonomous organization) is a group that decides by vote, with its rules written in code. How that works, and what it can mean for a community.",
  },
} as const satisfies Record<FirstSession, { title: string; description: string }>
