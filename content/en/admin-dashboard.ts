import { listingVerification } from "./listing-verification.ts"

/** Text of /admin. */
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
      "Story senders are promised an answer within 48 hours, applicants within 2-3 business days. No time is promised for messages.",
    nothing: "Nothing is waiting for an answer.",
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
    queued: { one: "{count} email is waiting to be sent.", other: "{count} emails are waiting to be sent." },
    oldest: "The oldest has been waiting since {date}.",
    slow: "That is longer than usual. Open the Mail page to see why.",
    dead: {
      zero: "No email failed in the last 7 days.",
      one: "{count} email failed in the last 7 days.",
      other: "{count} emails failed in the last 7 days.",
    },
    open: "Open the Mail page",
  },

  events: {
    heading: "Next events",
    none: "No events are planned.",
    all: "All events",
    openOf: "Open the event {name}",
  },

  health: {
    states: listingVerification.staff.states,
    open: "Directory health",
  },

  stage: { heading: "Merchant directory", text: "Stage: {stage}", change: "Change the stage" },
} as const
