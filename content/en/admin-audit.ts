import { listingLabels, newsletterTopicLabels } from "./labels.ts"

/** Text of /admin/audit, and of log entries on other pages of the back office. */
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
  /** Actors that are not administrators. */
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
  /** For subjects that are deleted or have no name. */
  unnamed: "{kind} {id}",
  yes: "yes",
  no: "no",
  nothing: "none",

  /** Labels for values in the details, by the name of the detail. */
  values: {
    category: listingLabels.directoryCategories,
    stage: { "coming-soon": "coming soon" },
    before: { "coming-soon": "coming soon" },
    topics: newsletterTopicLabels,
  },

  /** Kinds without a page. Kinds with a page bring their own labels (Subject). */
  kinds: {
    invitation: "Invitations",
    person: "Personal data",
    setting: "Settings",
    listings: "Directory files",
    subscribers: "Subscriber lists",
    opening: "Openings",
  },
  /** The singular of a kind, for a subject without a name. */
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
    endpoints: "Network servers",
    "staff-mail": "Staff email",
    roadmap: "Roadmap",
    "second-step": "Two-factor sign-in",
    secret: "Site secret",
  },

  /** Each action follows the actor's name. */
  actions: {
    "note.added": "added a note for colleagues",
    "person.erased": "erased a person's data",
    "person.exported": "exported a person's data",
    "settings.announcement-changed": "changed the announcement",
    "settings.announcement-removed": "removed the announcement",
    "settings.directory-stage-changed": "changed the directory stage",
    "settings.endpoints-changed": "changed the network servers",
    "settings.link-changed": "changed an external link",
    "settings.payments-changed": "changed how the site shows payments",
    "settings.webinar-changed": "changed the weekly webinar",
    "settings.roadmap-changed": "changed the status of a roadmap step",
    "settings.secret-changed": "changed the site secret",
    "settings.secret-replaced": "replaced the site secret, which may have leaked",
    "settings.second-step-optional": "made two-factor sign-in optional",
    "settings.second-step-required": "required two-factor sign-in",
    "settings.staff-mail-changed": "changed where staff email goes",
    "spam.marked": "marked something as spam",
    "spam.unmarked": "marked something as not spam",
    "suspicion.cleared": "marked something as fine",
    "subscribers.exported": "exported a list of subscribers",
    "team.invitation-withdrawn": "withdrew an invitation",
    "team.invited": "invited an administrator",
  },
} as const
