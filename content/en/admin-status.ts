/** Words of /admin/status. */
export const adminStatus = {
  title: "Status",
  /** The one sentence on top. */
  verdict: {
    good: "Everything is alright.",
    gaps: {
      one: "Everything works. {count} thing is left to set up.",
      other: "Everything works. {count} things are left to set up.",
    },
    troubles: { one: "{count} thing needs you now.", other: "{count} things need you now." },
  },
  asOf: "As of {date}",

  troubles: {
    heading: "Needs you now",
    list: {
      disk: {
        text: "The disk is almost full.",
        advice: "Make room on the machine, or give it a larger disk. A full disk stops the database.",
      },
      migrations: {
        text: "The database does not have the tables of this version.",
        advice: "Restart the site. If this stays, another version is running on the same database.",
      },
      "mail-slow": {
        text: "A mail has waited for more than 15 minutes.",
        advice: "Open the mail screen to see what the mail server answers.",
      },
      "mail-dead": {
        text: "Mails were given up in the last 7 days.",
        advice: "Open the mail screen, read why, and send them again.",
      },
      "work-failed": {
        text: "A task in the background failed.",
        advice:
          "It is tried again by itself. If it fails again, search the log for sweep.failed or reminders.failed.",
      },
      "work-late": {
        text: "A task in the background has not run for more than 2 hours.",
        advice: "Restart the site, and look at the log of that time.",
      },
    },
  },

  gaps: {
    heading: "Left to set up",
    list: {
      https: {
        text: "PUBLIC_URL is not an https address.",
        advice:
          "Set it to the address that visitors use. Without https, others on the network can read along.",
      },
      "mail-server": {
        text: "There is no mail server: mails are files in the data folder, and nobody receives them.",
        advice: "Set SMTP_URL.",
      },
      proxy: {
        text: "TRUST_PROXY is 0: no proxy is expected in front of the site.",
        advice:
          "If there is one, set the number of proxies. Otherwise all visitors count as one, and share its limits.",
      },
      "second-admin": {
        text: "There is one administrator.",
        advice: "Invite a second one, so that somebody can help when the first one is locked out.",
      },
      "second-factor": {
        text: "Not every administrator has a second step or a passkey.",
        advice: "Each one can add it on the account page. A password alone can be stolen.",
      },
    },
  },

  openMail: "Open mail",
  openTeam: "Open the team page",
  openAccount: "Open your account",
  none: "None",

  database: {
    heading: "Database",
    where: "Where",
    version: "Version",
    versionText: "PostgreSQL {version}",
    size: "Size",
    migrations: "Migrations",
    migrationsText: "{done} of {all} done",
  },
  mail: {
    heading: "Mail",
    queued: "Waiting",
    oldest: "Oldest waits since",
    dead: "Given up in the last 7 days",
    lastSent: "Last one sent",
    never: "None yet",
    all: "All mails",
  },
  uploads: {
    heading: "Uploads",
    where: "Where",
    free: "Free space in the data folder",
    unknown: "Not known here",
  },
  pages: {
    heading: "Kept pages",
    count: "Pages",
    size: "Size",
    hits: "Answered from memory since the start",
    misses: "Made since the start",
  },
  work: {
    heading: "Work in the background",
    names: {
      reminders: "Town hall reminders",
      "rate-limits": "Counters of the limits",
      articles: "Deleted articles",
      events: "Deleted events",
      messages: "Deleted messages",
      images: "Pictures nobody uses",
      subscriptions: "Subscriptions nobody confirmed",
      mails: "Old mails",
    },
    notYet: "Not since the start",
    failed: "Failed at {date}",
  },
  backup: {
    heading: "Last backup",
    text: "The site does not know when the last backup was made. Whoever runs it can look at the folders that this command makes:",
    command: "npm run backup -- <new folder>",
  },
  several:
    "Kept pages, work and version are those of the instance that made this page. If several instances run, another one may answer next time.",
  instance: {
    heading: "This instance",
    name: "Name",
    version: "Version of the site",
    node: "Version of Node",
    started: "Running since",
  },
} as const
