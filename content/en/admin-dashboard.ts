import { listingFreshness } from "./listing-freshness.ts"

/** Words of /admin. */
export const adminDashboard = {
  title: "Dashboard",
  countersLabel: "Counters",
  counters: {
    articles: "Articles",
    events: "Upcoming events",
  },

  waiting: {
    heading: "Waiting longest",
    promised:
      "Story senders are promised an answer within 48 hours, applicants within 2-3 business days. We promise no time for messages.",
    nothing: "Nothing waits for an answer.",
    since: "Waiting since {date}",
    late: "Late: promised by {date}",
    due: "Promised by {date}",
  },

  actions: {
    heading: "Quick actions",
    list: [
      { label: "New article", href: "/admin/articles/new" },
      { label: "New event", href: "/admin/events/new" },
    ],
  },

  activity: {
    heading: "Recent activity",
    none: "Nothing has happened yet.",
    all: "Open the audit log",
  },

  mail: {
    heading: "Mail",
    good: "Every email has been sent.",
    queued: { one: "{count} email waits to be sent.", other: "{count} emails wait to be sent." },
    oldest: "The oldest has waited since {date}.",
    slow: "That is longer than usual. Look at the email screen to see why.",
    dead: {
      zero: "No email was given up in the last 7 days.",
      one: "{count} email was given up in the last 7 days.",
      other: "{count} emails were given up in the last 7 days.",
    },
    open: "Open email",
  },

  events: {
    heading: "Next events",
    none: "No event is planned.",
    all: "All events",
    openOf: "Open the event {name}",
  },

  health: {
    states: listingFreshness.staff.states,
    open: "Directory health",
  },

  stage: { heading: "Merchant directory", text: "Stage: {stage}", change: "Change the stage" },
} as const
