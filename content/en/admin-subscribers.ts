/** Words of the back office about subscribers. */
export const adminSubscribers = {
  title: "Subscribers",
  tabsLabel: "List",
  tabs: { newsletter: "Newsletter", townHalls: "Town halls" },
  titles: { newsletter: "Newsletter subscribers", townHalls: "Town hall subscribers" },
  searchAddress: "Search e-mail address",
  searchNameOrAddress: "Search name or e-mail address",
  loading: "Loading subscribers...",
  empty: "No subscribers found.",
  columns: {
    name: "Name",
    email: "E-mail",
    status: "Status",
    topics: "Topics",
    consent: "Agreed on",
    requested: "Asked",
    since: "Since",
    actions: "Actions",
  },
  filters: {
    "": "All",
    pending: "Waiting for confirmation",
    confirmed: "Confirmed",
    unsubscribed: "Unsubscribed",
  },
  total: "On the list: {count}",
  consentForms: { footer: "Footer of a page", page: "Newsletter page" },
  personOf: "Show everything about {email}",
  erase: "Erase",
  eraseOf: "Erase {email}",
  csv: "Download as CSV",
  csvHint: "What the list shows, all pages",
  person: "Look up a person",

  /** First lines of the files; programs read them, so they stay when the words of the screen change. */
  csvColumns: {
    newsletter: [
      "email",
      "status",
      "topics",
      "consent_form",
      "consent_version",
      "requested_at",
      "confirmed_at",
      "unsubscribed_at",
    ],
    townHalls: ["full_name", "email", "consent_version", "subscribed_at"],
  },
} as const

/** Words of the back office about everything that is kept of one person. */
export const adminPerson = {
  title: "A person's data",
  lead: "Everything this site keeps about one e-mail address: to answer a person who asks for a copy, or to erase it.",
  email: "E-mail address",
  emailHint: "Capital and small letters count as the same.",
  show: "Show",
  found: "Data about {email}",
  nothing: "This site keeps nothing about {email}.",
  erasedBefore: "Erased on {date} by {by}.",
  download: "Download a copy",
  erase: "Erase everything",
  staff: "This address belongs to a staff account. The account stays: it is managed with the administrators.",
  /** Stands in a note of staff where the address stood. */
  erasedAddress: "[erased]",
  more: "Only the newest {count} are shown. The copy has all of them.",

  sections: {
    newsletter: "Newsletter",
    townHalls: "Town halls",
    applications: "Merchant applications",
    stories: "Stories",
    messages: "Contact messages",
    invitations: "Invitations to the staff",
    mails: "Mails",
    notes: "Notes of staff",
    history: "History",
  },
  facts: {
    topics: "Topics",
    asked: "Asked",
    confirmed: "Confirmed",
    unsubscribed: "Unsubscribed",
    since: "Since",
  },
  statuses: {
    pending: "Waiting for confirmation",
    confirmed: "Confirmed",
    unsubscribed: "Unsubscribed",
  },
  sent: "{status}, sent {date}",
  storyPublished: "Published as /blog/{slug}",
  storyPicture: "With a picture",
  message: "Sent {date}",
  noSubject: "No subject",
  replies: { one: "{count} reply", other: "{count} replies" },
  mail: "{status}, {date}",
  mailStatuses: { queued: "Waiting", sent: "Sent", dead: "Given up" },
  toStaff: "To the staff",
  invitation: "Sent {date}, works until {until}",

  mentions: {
    title: "Other places",
    hint: "The address can also stand in a text that somebody else wrote. This looks through every text; it can take a while.",
    look: "Look through every text",
    none: "The address stands in no text.",
    found: "The address stands in these tables of the database:",
    place: "{table}, column {column}: {rows}",
    tooSlow: "{table}: too large to look through in time",
  },

  /** /admin/person/erase */
  erasure: {
    title: "Erase a person's data",
    confirm: "Are you sure you want to erase everything about {email}?",
    what: "This will be deleted. It cannot be taken back.",
    published: "These public pages disappear:",
    audit:
      "The record of staff decisions stays. It holds numbers and no address, but for what staff wrote in a reason.",
    submit: "Erase everything",
    cancel: "Cancel",
    changed: "Something was added or changed since you looked. Please look again before you erase.",
  },
  /** What an erasure deletes, as counted sentences. */
  counts: {
    newsletter: { one: "{count} newsletter subscription", other: "{count} newsletter subscriptions" },
    townHalls: { one: "{count} town hall subscription", other: "{count} town hall subscriptions" },
    applications: { one: "{count} merchant application", other: "{count} merchant applications" },
    stories: { one: "{count} story", other: "{count} stories" },
    articles: { one: "{count} article made from a story", other: "{count} articles made from stories" },
    pictures: { one: "{count} picture", other: "{count} pictures" },
    messages: { one: "{count} contact message", other: "{count} contact messages" },
    replies: { one: "{count} reply of staff", other: "{count} replies of staff" },
    notes: { one: "{count} note of staff", other: "{count} notes of staff" },
    invitations: { one: "{count} invitation to the staff", other: "{count} invitations to the staff" },
    mails: { one: "{count} mail", other: "{count} mails" },
  },

  /** /admin/subscribers/:list/:id/erase */
  subscription: {
    title: "Erase a subscriber",
    confirm: "What do you want to erase?",
    only: "Erase this subscription only",
    onlyText: {
      newsletter:
        "The address leaves the newsletter list, and our newsletter mails to it are deleted. Nobody is told.",
      "town-halls":
        "Name and address leave the town hall list, and our town hall mails to them are deleted. Nobody is told.",
    },
    everything: "Erase everything about this person",
    everythingText: "This site keeps more about {email}. Altogether:",
    nothingElse: "There is nothing else about {email}.",
    cancel: "Cancel",
  },
} as const

/** scripts/privacy.ts */
export const privacyCommand = {
  usage: `Usage:
npm run privacy -- export <e-mail address> [--out <file>]
npm run privacy -- erase <e-mail address> [--yes]
export prints everything the site keeps about the address, as JSON; --out writes it to a new file that only you can read.
erase deletes it, and asks for the address once more unless --yes is given.`,
  badAddress: "This is no e-mail address: {email}",
  written: "Written to {file}.",
  fileExists: "There is a file {file} already. Nothing was written.",
  nothing: "The site keeps nothing about {email}.",
  willErase: "Everything about {email} will be deleted. It cannot be taken back:",
  askAgain: "Type the address once more to erase it:",
  differs: "The two addresses differ. Nothing was changed.",
  noTerminal: "Without a terminal, add --yes to erase. Nothing was changed.",
  erased: "Erased:",
  mentions: "The address still stands in these texts. Somebody else wrote them, or they cannot be changed:",
  noMentions: "The address stands in no text of the database any more.",
  tooSlow: "{table}: too large to look through in time",
  actor: "command",
  failed: "That did not work: {reason}",
} as const
