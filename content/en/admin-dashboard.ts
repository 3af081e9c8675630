/** Words of /admin. */
export const adminDashboard = {
  title: "Dashboard",
  countersLabel: "Counters",
  counters: {
    articles: "Articles",
    events: "Upcoming events",
    submissions: "Stories to review",
    merchants: "Applications waiting",
    contacts: "Unread messages",
  },

  waiting: {
    heading: "Waiting longest",
    promised:
      "Story senders are promised an answer within 48 hours, applicants within 2-3 business days. We promise no time for messages.",
    nothing: "Nothing waits for an answer.",
    kinds: { story: "Story", merchant: "Application", contact: "Message" },
    openOf: {
      story: "Open the story {name}",
      merchant: "Open the application of {name}",
      contact: "Open the message of {name}",
    },
    since: "Waiting since {date}",
    late: "Late: promised by {date}",
    due: "Promised by {date}",
    all: { story: "All stories", merchant: "All applications", contact: "All messages" },
  },

  actions: {
    heading: "Quick actions",
    list: [
      { label: "New article", href: "/admin/articles/new" },
      { label: "New event", href: "/admin/events/new" },
      { label: "Review stories", href: "/admin/submissions?status=pending" },
      { label: "Review merchants", href: "/admin/merchants?status=pending" },
    ],
  },

  activity: {
    heading: "Recent activity",
    none: "Nothing has happened yet.",
    all: "Open the audit log",
  },

  mail: {
    heading: "Mail",
    good: "Every mail has been sent.",
    queued: { one: "{count} mail waits to be sent.", other: "{count} mails wait to be sent." },
    oldest: "The oldest has waited since {date}.",
    slow: "That is longer than usual. Look at the mail screen to see why.",
    dead: {
      zero: "No mail was given up in the last 7 days.",
      one: "{count} mail was given up in the last 7 days.",
      other: "{count} mails were given up in the last 7 days.",
    },
    open: "Open mail",
  },

  events: {
    heading: "Next events",
    none: "No event is planned.",
    all: "All events",
    openOf: "Open the event {name}",
  },

  stage: { heading: "Merchant directory", text: "Stage: {stage}", change: "Change the stage" },
} as const
