import { merchantLabels, newsletterTopicLabels } from "./labels.ts"

/** Words of /admin/audit, and of what the log says elsewhere in the back office. */
export const adminAudit = {
  title: "Audit Log",
  lead: "Who did what, and when. Nothing here can be changed or deleted. Times are in UTC.",
  loading: "Loading the audit log...",
  empty: "Nothing in the log matches these filters.",
  none: "The log is empty.",
  columns: { at: "When", actor: "Who", what: "What", details: "Details" },
  filters: {
    label: "Filter the log",
    kind: "About",
    action: "Action",
    actor: "By",
    from: "From",
    to: "To",
    any: "Anything",
    anybody: "Anyone",
    nobody: "Visitors and the system",
    show: "Show",
    clear: "Clear filters",
  },
  /** As the log names those who are no administrators. */
  actors: {
    applicant: "A merchant applicant",
    visitor: "A visitor",
    subscriber: "A subscriber",
    sender: "A visitor",
    owner: "An owner",
    system: "The system",
    command: "command",
    demo: "demo data",
  },
  openOf: "Open {name}",
  /** What is gone or has no name. */
  unnamed: "{kind} {id}",
  yes: "yes",
  no: "no",
  nothing: "none",

  /** Codes among the details, by the name of the detail. */
  values: {
    category: merchantLabels.directoryCategories,
    stage: { "coming-soon": "coming soon" },
    before: { "coming-soon": "coming soon" },
    topics: newsletterTopicLabels,
  },

  /** What has no page of its own; each kind of thing that has one brings its words along (Subject). */
  kinds: {
    invitation: "Invitations",
    person: "Personal data",
    setting: "Settings",
    listings: "Files of the directory",
    subscribers: "Subscriber lists",
    opening: "Openings",
  },
  /** One thing of a kind, where it has no name. */
  things: {
    invitation: "invitation",
    person: "person",
    setting: "setting",
    listings: "file",
    subscribers: "list",
    opening: "opening",
  },
  settings: {
    "directory-stage": "Directory stage",
    announcement: "Announcement",
    links: "External links",
    payments: "Payments",
    endpoints: "Servers of the networks",
    "staff-mail": "Staff email",
    roadmap: "Roadmap",
    "second-step": "Second step",
    secret: "Secret of the site",
  },

  /** Each follows the name of whoever did it. */
  actions: {
    "note.added": "added a note for colleagues",
    "person.erased": "erased the data of a person",
    "person.exported": "exported the data of a person",
    "settings.announcement-changed": "changed the announcement",
    "settings.announcement-removed": "took the announcement down",
    "settings.directory-stage-changed": "changed the directory stage",
    "settings.endpoints-changed": "changed which servers are asked about a network",
    "settings.link-changed": "changed an external link",
    "settings.payments-changed": "changed whether the site shows where to pay",
    "settings.webinar-changed": "changed the weekly webinar",
    "settings.roadmap-changed": "changed what became of a step of the roadmap",
    "settings.secret-changed": "changed the secret of the site",
    "settings.secret-replaced": "replaced the secret of the site, which may have leaked",
    "settings.second-step-optional": "left the second step to each administrator",
    "settings.second-step-required": "made a second step everyone's duty",
    "settings.staff-mail-changed": "changed where staff email goes",
    "spam.marked": "marked something as spam",
    "spam.unmarked": "took something out of spam",
    "suspicion.cleared": "cleared something of suspicion",
    "subscribers.exported": "exported a list of subscribers",
    "team.invitation-withdrawn": "withdrew an invitation",
    "team.invited": "invited an administrator",
  },
} as const
