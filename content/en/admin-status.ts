/** Text of /admin/status. */
export const adminStatus = {
  title: "Status",
  /** The sentence at the top. */
  verdict: {
    good: "Everything is fine.",
    gaps: {
      one: "Everything works. {count} thing still needs setup.",
      other: "Everything works. {count} things still need setup.",
    },
    soon: { one: "{count} thing is worth a look.", other: "{count} things are worth a look." },
    troubles: { one: "{count} problem needs attention now.", other: "{count} problems need attention now." },
  },
  asOf: "As of {date}",

  troubles: {
    heading: "Needs attention now",
    soon: "Worth a look",
    list: {
      database: {
        text: "The database does not answer.",
        advice:
          "Visitors can read the cached pages; forms ask them to come back later. Check that the database's machine is running and has free disk space. The site recovers by itself once the database answers.",
      },
      backup: {
        text: "The last backup failed, or is older than two nights.",
        advice:
          "The status page says why. If there was not enough space, free some on that disk; otherwise search the log for backup.failed. The backup is retried automatically within hours.",
      },
      secrets: {
        text: "Two instances of the site have different secrets.",
        advice:
          "Set the same SITE_SECRET for all of them and restart: links, forms and two-factor codes from one instance do not work on the other. If the secret was changed in the last few minutes, wait two minutes.",
      },
      versions: {
        text: "Instances of different versions are running.",
        advice: "This is normal during an update. If it stays, update the remaining instances.",
      },
      clock: {
        text: "A machine's clock differs from the database's.",
        advice:
          "Let both machines set their clocks automatically (NTP). From 30 seconds apart, codes from authenticator apps are rejected.",
      },
      "around-proxy": {
        text: "The site was reached from the internet without going through its proxy.",
        advice:
          "Anyone who does that can claim any IP address as their own, and no limit stops them. Make the site listen where only the proxy can reach it (HOST=127.0.0.1, or a firewall in front of the port), and restart it.",
      },
      checksums: {
        text: "Database pages on the disk are damaged.",
        advice:
          "Call whoever runs the machine: the disk may be failing. Make a backup now; if it names a table that it cannot read, keep the last good one.",
      },
      unreadable: {
        text: "A part of the database cannot be read.",
        advice:
          "Search the log for part.failed, which names the part. Make a backup now: it names the first table that it cannot read.",
      },
      disk: {
        text: "The disk is almost full.",
        advice: "Free up space on the machine, or give it a larger disk. A full disk stops the database.",
      },
      migrations: {
        text: "The database does not have the tables of this version.",
        advice: "Restart the site. If this stays, another version is running on the same database.",
      },
      "mail-slow": {
        text: "An email has been waiting for more than 15 minutes.",
        advice: "Open the Mail page to see what the mail server answers.",
      },
      "mail-held-back": {
        text: "Emails are waiting: in the past hour, unusually many emails went to addresses that visitors typed.",
        advice:
          "They will be sent automatically, in order. If the site should not be this busy, look at the newest submissions: someone may be sending forms with other people's email addresses.",
      },
      "mail-dead": {
        text: "Emails failed in the last 7 days.",
        advice: "Open the Mail page, read why, and send them again.",
      },
      "work-failed": {
        text: "A background task failed.",
        advice:
          "It is retried automatically. If it fails again, search the log for sweep.failed or reminders.failed.",
      },
      "work-late": {
        text: "A background task has not run for more than 2 hours.",
        advice: "Restart the site, and check the log from that time.",
      },
    },
  },

  checks: {
    heading: "Checks",
    names: {
      database: "Database answers",
      checksums: "Database pages",
      unreadable: "Database tables",
      disk: "Disk space",
      backup: "Backup",
      migrations: "Tables of this version",
      secrets: "Same secret everywhere",
      versions: "Same version everywhere",
      clock: "Machine clocks",
      "around-proxy": "Reached only through the proxy",
      "mail-slow": "Emails are sent",
      "mail-dead": "Failed emails",
      "mail-held-back": "Emails held back",
      "work-failed": "Background tasks succeed",
      "work-late": "Background tasks run",
    },
    states: {
      ok: "OK",
      warn: "Worth a look",
      red: "Needs attention now",
      unknown: "Unknown",
    },
  },

  gaps: {
    heading: "Setup to do",
    list: {
      backup: {
        text: "The site makes no backups of this database.",
        advice:
          "Set BACKUP_DIR to a folder on another disk, or make sure that whoever runs the database backs it up.",
      },
      https: {
        text: "PUBLIC_URL is not an https address.",
        advice:
          "Set it to the address that visitors use. Without https, others on the network can read what visitors send.",
      },
      "mail-server": {
        text: "No mail server is set: emails are written to files in the data folder, and nobody receives them.",
        advice: "Set SMTP_URL.",
      },
      proxy: {
        text: "TRUST_PROXY is 0: no proxy is expected in front of the site.",
        advice:
          "If there is one, set the number of proxies. Otherwise all visitors count as one and share the same limits.",
      },
      "second-admin": {
        text: "There is only one administrator.",
        advice: "Invite a second one, so that someone can help when the first one is locked out.",
      },
      "second-factor": {
        text: "Not every administrator uses two-factor sign-in or a passkey.",
        advice: "Each of them can add one on the account page. A password alone can be stolen.",
      },
    },
  },

  openUpdates: "Versions and updates",
  openMail: "Open the Mail page",
  openTeam: "Open the team page",
  openAccount: "Open your account",
  none: "None",
  notRead: "Cannot be read",
  /** On the dashboard. */
  unreadable: "A part of this page is not available right now. The status page says what to do.",

  database: {
    heading: "Database",
    where: "Where",
    version: "Version",
    versionText: "PostgreSQL {version}",
    size: "Size",
    migrations: "Migrations",
    migrationsText: "{done} of {all} done",
    checksums: "Pages that failed their checksum",
    checksumsOff: "Unknown: the server keeps no checksums",
    checksumFailures: { one: "{count} read", other: "{count} reads" },
  },
  mail: {
    heading: "Mail",
    queued: "Waiting",
    oldest: "Oldest waiting since",
    dead: "Failed in the last 7 days",
    lastSent: "Last sent",
    never: "None yet",
    all: "All emails",
  },
  uploads: {
    heading: "Uploads",
    where: "Where",
    free: "Free space in the data folder",
    unknown: "Unknown",
  },
  pages: {
    heading: "Cached pages",
    count: "Pages",
    size: "Size",
    hits: "Served from the cache since the start",
    misses: "Rendered since the start",
  },
  work: {
    heading: "Background tasks",
    names: {
      reminders: "Town hall reminders",
      "rate-limits": "Rate limit counters",
      articles: "Deleted articles",
      events: "Deleted events",
      messages: "Deleted messages",
      images: "Unused pictures",
      imports: "Old import files",
      subscriptions: "Unconfirmed subscriptions",
      freshness: "Listings to confirm",
      questions: "Unanswered questions to applicants",
      mails: "Old emails",
      networks: "Old network figures",
      counters: "Old point-of-sale payments",
      "search-terms": "Old search terms",
    },
    notYet: "Not since the start",
    failed: "Failed at {date}",
  },
  backup: {
    heading: "Backup",
    where: "Where",
    nowhere: "The site makes none: BACKUP_DIR is not set",
    last: "Last attempt",
    outcomes: {
      good: "Verified by a test restore, {date}",
      "no-room": "Not enough space, {date}",
      failed: "Failed, {date}",
    },
    reason: "Why",
    killed: "Its process was stopped.",
    lastGood: "Last good backup",
    never: "None yet",
    size: "Size",
    sizeText: "{size}: {rows} rows, {files} files",
    restore: "Restore time",
    restoreText: "{seconds} s",
  },
  several:
    "Cached pages, background tasks and version are those of the instance that served this page. If several instances are running, another one may answer next time.",
  instance: {
    heading: "This instance",
    name: "Name",
    nameOf: "{machine}, process {process}",
    version: "Site version",
    node: "Node version",
    started: "Running since",
  },
} as const
