/** Words of the back office about subscribers. */
export const adminSubscribers = {
  title: "Subscribers",
  /** What the audit log says of them: all, one without a name, and what was done, after the name of whoever did it. */
  log: {
    newsletter: {
      many: "Newsletter subscribers",
      one: "subscriber",
      actions: {
        "newsletter.confirmed": "confirmed a newsletter subscription",
        "newsletter.erased": "erased a newsletter subscription",
        "newsletter.requested": "asked for the newsletter",
        "newsletter.told": "told readers who waited for an opening",
        "newsletter.topics-changed": "changed the topics of a newsletter subscription",
        "newsletter.unsubscribed": "ended a newsletter subscription",
      },
    },
    townHalls: {
      many: "Town hall subscribers",
      one: "subscriber",
      actions: {
        "town-halls.confirmed": "confirmed emails about town halls",
        "town-halls.erased": "erased a town hall subscription",
        "town-halls.subscribed": "asked to hear about town halls",
        "town-halls.unsubscribed": "no longer wants to hear about town halls",
      },
    },
  },
  /** What the page of a person says of their subscriptions. */
  personal: {
    newsletter: {
      section: "Newsletter",
      counts: {
        newsletter: { one: "{count} newsletter subscription", other: "{count} newsletter subscriptions" },
      },
    },
    townHalls: {
      section: "Town halls",
      counts: {
        townHalls: { one: "{count} town hall subscription", other: "{count} town hall subscriptions" },
      },
    },
    facts: {
      topics: "Topics",
      asked: "Asked",
      confirmed: "Confirmed",
      unsubscribed: "Unsubscribed",
      since: "Since",
    },
  },
  tabsLabel: "List",
  tabs: { newsletter: "Newsletter", townHalls: "Town halls", openings: "Waiting for an opening" },
  titles: { newsletter: "Newsletter subscribers", townHalls: "Town hall subscribers" },
  searchAddress: "Search email address",
  searchNameOrAddress: "Search name or email address",
  loading: "Loading subscribers...",
  empty: "No subscribers found.",
  columns: {
    name: "Name",
    email: "Email",
    status: "Status",
    topics: "Topics",
    consent: "Agreed on",
    requested: "Asked",
    since: "Since",
    confirmed: "Confirmed",
    actions: "Actions",
  },
  notConfirmed: "Not yet",
  filters: {
    "": "All",
    pending: "Waiting for confirmation",
    confirmed: "Confirmed",
    unsubscribed: "Unsubscribed",
  },
  total: "On the list: {count}",
  consentForms: { footer: "Footer of a page", page: "Newsletter page", "tell-me": "Tell me when it opens" },
  personOf: "Show everything about {email}",
  erase: "Erase",
  eraseOf: "Erase {email}",
  csv: "Download as CSV",
  csvOf: "Download as CSV: {state}",
  csvHint: "What the list shows, all pages",
  /** Above the newsletter's list. */
  sending:
    "This site sends no newsletters by itself. Take the file of those who confirmed, send with your email program, and give each person the link of the column unsubscribe_link: it is theirs alone.",
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
      "unsubscribe_link",
    ],
    townHalls: ["full_name", "email", "consent_version", "subscribed_at", "confirmed_at"],
  },
} as const

/** Words of the back office about everything that is kept of one person. */
export const adminPerson = {
  title: "A person's data",
  lead: "Everything this site keeps about one email address: to answer a person who asks for a copy, or to erase it.",
  email: "Email address",
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
    invitations: "Invitations to the staff",
    mails: "Emails",
    notes: "Notes of staff",
    history: "History",
  },
  mail: "{status}, {date}",
  mailStatuses: { queued: "Waiting", sent: "Sent", dead: "Given up" },
  toStaff: "To the staff",
  invitation: "Sent {date}, works until {until}",

  mentions: {
    title: "Other places",
    hint: "The address can also stand in a text that someone else wrote. This looks through every text; it can take a while.",
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
  /** What an erasure deletes besides what the kinds of things say themselves, as counted sentences. */
  counts: {
    notes: { one: "{count} note of staff", other: "{count} notes of staff" },
    invitations: { one: "{count} invitation to the staff", other: "{count} invitations to the staff" },
    mails: { one: "{count} email", other: "{count} emails" },
  },

  /** /admin/subscribers/:list/:id/erase */
  subscription: {
    title: "Erase a subscriber",
    confirm: "What do you want to erase?",
    only: "Erase this subscription only",
    onlyText: {
      newsletter:
        "The address leaves the newsletter list, and our newsletter emails to it are deleted. Nobody is told.",
      "town-halls":
        "Name and address leave the town hall list, and our town hall emails to them are deleted. Nobody is told.",
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
npm run privacy -- export <email address> [--out <file>]
npm run privacy -- erase <email address> [--yes]
export prints everything the site keeps about the address, as JSON; --out writes it to a new file that only you can read.
erase deletes it, and asks for the address once more unless --yes is given.`,
  badAddress: "This is no email address: {email}",
  written: "Written to {file}.",
  fileExists: "There is a file {file} already. Nothing was written.",
  nothing: "The site keeps nothing about {email}.",
  willErase: "Everything about {email} will be deleted. It cannot be taken back:",
  askAgain: "Type the address once more to erase it:",
  differs: "The two addresses differ. Nothing was changed.",
  noTerminal: "Without a terminal, add --yes to erase. Nothing was changed.",
  erased: "Erased:",
  mentions: "The address still stands in these texts. Someone else wrote them, or they cannot be changed:",
  noMentions: "The address stands in no text of the database anymore.",
  tooSlow: "{table}: too large to look through in time",
  failed: "That did not work: {reason}",
} as const
