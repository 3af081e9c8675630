/** Text of the back office about subscribers. */
export const adminSubscribers = {
  title: "Subscribers",
  /** For the audit log: plural, singular, and the actions, which follow the actor's name. */
  log: {
    newsletter: {
      many: "Newsletter subscribers",
      one: "subscriber",
      actions: {
        "newsletter.confirmed": "confirmed a newsletter subscription",
        "newsletter.erased": "erased a newsletter subscription",
        "newsletter.requested": "requested the newsletter",
        "newsletter.told": "notified readers who were waiting for an opening",
        "newsletter.topics-changed": "changed the topics of a newsletter subscription",
        "newsletter.unsubscribed": "ended a newsletter subscription",
      },
    },
    townHalls: {
      many: "Town hall subscribers",
      one: "subscriber",
      actions: {
        "town-halls.confirmed": "confirmed a town hall subscription",
        "town-halls.erased": "erased a town hall subscription",
        "town-halls.subscribed": "requested emails about town halls",
        "town-halls.unsubscribed": "ended a town hall subscription",
      },
    },
  },
  /** The subscriptions on the page of a person's data. */
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
      asked: "Requested",
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
    requested: "Requested",
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
  csvHint: "All pages of this list",
  /** Above the list of newsletter subscribers. */
  sending:
    "This site does not send newsletters itself. Download the file of confirmed subscribers, send with your email program, and give each person the link in the unsubscribe_link column: it is theirs alone.",
  person: "Look up a person",

  /** Header rows of the CSV files. Programs read them, so they stay when labels change. */
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

/** Text of the back office about all data of one person. */
export const adminPerson = {
  title: "A person's data",
  lead: "Everything this site keeps about one email address, for when a person asks for a copy or wants it erased.",
  email: "Email address",
  emailHint: "Uppercase and lowercase letters count as the same.",
  show: "Show",
  found: "Data about {email}",
  nothing: "This site keeps nothing about {email}.",
  erasedBefore: "Erased on {date} by {by}.",
  download: "Download a copy",
  erase: "Erase everything",
  staff: "This address belongs to a staff account. The account stays: it is managed on the Team page.",
  /** Replaces the address in staff notes. */
  erasedAddress: "[erased]",
  more: "Only the newest {count} are shown. The copy has all of them.",

  sections: {
    invitations: "Invitations to the staff",
    mails: "Emails",
    notes: "Staff notes",
    history: "History",
  },
  mail: "{status}, {date}",
  mailStatuses: { queued: "Waiting", sent: "Sent", dead: "Failed" },
  toStaff: "To the staff",
  invitation: "Sent {date}, works until {until}",

  mentions: {
    title: "Other places",
    hint: "The address may also appear in a text that someone else wrote. This searches every text and can take a while.",
    look: "Search every text",
    none: "The address does not appear in any text.",
    found: "The address appears in these tables of the database:",
    place: "{table}, column {column}: {rows}",
    tooSlow: "{table}: too large to search in time",
  },

  /** /admin/person/erase */
  erasure: {
    title: "Erase a person's data",
    confirm: "Are you sure you want to erase everything about {email}?",
    what: "This will be deleted. It cannot be undone.",
    published: "These public pages will be removed:",
    audit:
      "The record of staff decisions stays. It holds numbers and no email address, except in reasons that staff wrote.",
    submit: "Erase everything",
    cancel: "Cancel",
    changed: "Something was added or changed since you looked. Please look again before you erase.",
  },
  /** Further data that an erasure deletes, with counts. */
  counts: {
    notes: { one: "{count} staff note", other: "{count} staff notes" },
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
        "The address is removed from the newsletter list, and our newsletter emails to it are deleted. Nobody is notified.",
      "town-halls":
        "The name and address are removed from the town hall list, and our town hall emails to them are deleted. Nobody is notified.",
    },
    everything: "Erase everything about this person",
    everythingText: "This site keeps more about {email}. In total:",
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
  badAddress: "This is not an email address: {email}",
  written: "Written to {file}.",
  fileExists: "The file {file} already exists. Nothing was written.",
  nothing: "The site keeps nothing about {email}.",
  willErase: "Everything about {email} will be deleted. It cannot be undone:",
  askAgain: "Type the address once more to erase it:",
  differs: "The two addresses do not match. Nothing was changed.",
  noTerminal: "Without a terminal, add --yes to erase. Nothing was changed.",
  erased: "Erased:",
  mentions: "The address still appears in these texts. Someone else wrote them, or they cannot be changed:",
  noMentions: "The address no longer appears in any text of the database.",
  tooSlow: "{table}: too large to search in time",
  failed: "That did not work: {reason}",
} as const
