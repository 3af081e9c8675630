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
    soon: { one: "{count} thing is worth a look.", other: "{count} things are worth a look." },
    troubles: { one: "{count} thing needs you now.", other: "{count} things need you now." },
  },
  asOf: "As of {date}",

  troubles: {
    heading: "Needs you now",
    soon: "Worth a look",
    list: {
      database: {
        text: "The database does not answer.",
        advice:
          "Visitors read the pages that are kept; forms ask them to come back. See whether the database's machine runs and has room on its disk. The site goes on by itself once it answers.",
      },
      backup: {
        text: "The last backup failed, or is older than two nights.",
        advice:
          "The status page says why. Where there was no room, make some on that disk; otherwise search the log for backup.failed. It is tried again by itself within hours.",
      },
      secrets: {
        text: "Two instances of the site have different secrets.",
        advice:
          "Set the same SITE_SECRET for all of them and restart: links, forms and second steps of one are void at the other. If it was changed within the last minutes, wait for two.",
      },
      versions: {
        text: "Instances of different versions are running.",
        advice: "During an update this is as it should be. If it stays, update the ones that were left.",
      },
      clock: {
        text: "The clock of a machine differs from the database's.",
        advice:
          "Let both machines keep their time by themselves (NTP). From 30 seconds on, codes of authenticator apps are refused.",
      },
      "around-proxy": {
        text: "The site was reached from the internet without its proxy.",
        advice:
          "Whoever does that names any address as their own, and no limit holds them. Let the site listen where only the proxy reaches it (HOST=127.0.0.1, or a firewall before the port), and restart it.",
      },
      checksums: {
        text: "Pages of the database on the disk are damaged.",
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
        advice: "Make room on the machine, or give it a larger disk. A full disk stops the database.",
      },
      migrations: {
        text: "The database does not have the tables of this version.",
        advice: "Restart the site. If this stays, another version is running on the same database.",
      },
      "mail-slow": {
        text: "An email has waited for more than 15 minutes.",
        advice: "Open the email screen to see what the mail server answers.",
      },
      "mail-held-back": {
        text: "Emails wait, because unusually many went to addresses that visitors typed within the hour.",
        advice:
          "They leave by themselves, in their order. If nobody should be so busy, look at the newest submissions: someone may be sending forms with other people's addresses.",
      },
      "mail-dead": {
        text: "Emails were given up in the last 7 days.",
        advice: "Open the email screen, read why, and send them again.",
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

  checks: {
    heading: "Checked",
    names: {
      database: "Database answers",
      checksums: "Pages of the database",
      unreadable: "Tables of the database",
      disk: "Room on the disk",
      backup: "Backup",
      migrations: "Tables of this version",
      secrets: "One secret everywhere",
      versions: "One version everywhere",
      clock: "Clocks of the machines",
      "around-proxy": "Reached through the proxy alone",
      "mail-slow": "Emails leave",
      "mail-dead": "Emails given up",
      "mail-held-back": "Emails held back",
      "work-failed": "Background tasks succeed",
      "work-late": "Background tasks run",
    },
    states: {
      ok: "OK",
      warn: "Worth a look",
      red: "Needs you now",
      unknown: "Not known",
    },
  },

  gaps: {
    heading: "Left to set up",
    list: {
      backup: {
        text: "The site makes no backups of this database.",
        advice:
          "Set BACKUP_DIR to a folder on another disk, or see to it that whoever runs the database makes them.",
      },
      https: {
        text: "PUBLIC_URL is not an https address.",
        advice:
          "Set it to the address that visitors use. Without https, others on the network can read along.",
      },
      "mail-server": {
        text: "There is no mail server: emails are files in the data folder, and nobody receives them.",
        advice: "Set SMTP_URL.",
      },
      proxy: {
        text: "TRUST_PROXY is 0: no proxy is expected in front of the site.",
        advice:
          "If there is one, set the number of proxies. Otherwise all visitors count as one, and share its limits.",
      },
      "second-admin": {
        text: "There is one administrator.",
        advice: "Invite a second one, so that someone can help when the first one is locked out.",
      },
      "second-factor": {
        text: "Not every administrator has a second step or a passkey.",
        advice: "Each one can add it on the account page. A password alone can be stolen.",
      },
    },
  },

  openUpdates: "Versions and updates",
  openMail: "Open email",
  openTeam: "Open the team page",
  openAccount: "Open your account",
  none: "None",
  notRead: "Cannot be read",
  /** On the dashboard. */
  unreadable: "A part of this page cannot be read at this moment. The status page says what to do.",

  database: {
    heading: "Database",
    where: "Where",
    version: "Version",
    versionText: "PostgreSQL {version}",
    size: "Size",
    migrations: "Migrations",
    migrationsText: "{done} of {all} done",
    checksums: "Pages that failed their checksum",
    checksumsOff: "Not known: the server keeps no checksums",
    checksumFailures: { one: "{count} read", other: "{count} reads" },
  },
  mail: {
    heading: "Mail",
    queued: "Waiting",
    oldest: "Oldest waits since",
    dead: "Given up in the last 7 days",
    lastSent: "Last one sent",
    never: "None yet",
    all: "All emails",
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
      imports: "Old files of listings",
      subscriptions: "Subscriptions nobody confirmed",
      freshness: "Listings to confirm",
      questions: "Applicants who do not answer",
      mails: "Old emails",
      networks: "Old figures of the networks",
      counters: "Old payments at counters",
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
      good: "Restored once and compared, {date}",
      "no-room": "No room, {date}",
      failed: "Failed, {date}",
    },
    reason: "Why",
    killed: "Its process was ended.",
    lastGood: "Last good one",
    never: "None yet",
    size: "Size",
    sizeText: "{size}: {rows} rows, {files} files",
    restore: "A restore took",
    restoreText: "{seconds} s",
  },
  several:
    "Kept pages, work and version are those of the instance that made this page. If several instances run, another one may answer next time.",
  instance: {
    heading: "This instance",
    name: "Name",
    nameOf: "{machine}, process {process}",
    version: "Version of the site",
    node: "Version of Node",
    started: "Running since",
  },
} as const
