/** Text of /admin/settings. */
export const adminSettings = {
  title: "Settings",
  stageLegend: "Directory stage",
  stageHint: "What visitors see at /merchant-directory.",
  stages: {
    "coming-soon": {
      label: "Coming soon",
      text: "A page that announces the directory. No business is listed.",
    },
    preview: {
      label: "Preview",
      text: "The directory with a COMING SOON overlay on each card. While no merchant is approved, it shows four labeled samples.",
    },
    live: { label: "Live", text: "The directory without the overlay. It never shows a sample." },
  },
  save: "Save settings",
  unknownStage: "Choose one of the three stages.",

  groupsLabel: "Settings",
  groups: {
    directory: "Directory and payments",
    news: "Announcement, roadmap, webinar",
    links: "Links",
    mail: "Email to staff",
  },
  /** When another administrator saved the same part while this page was open. */
  changedMeanwhile:
    "Someone else has just saved this part. What you typed is still here. Check it, then save again to replace what they saved.",

  announcement: {
    heading: "Announcement",
    lead: "A short message below the navigation bar of every public page. Leave the message empty to show none. Every administrator gets an email about a change.",
    text: "Message",
    textHint: "Plain text, one or two short sentences.",
    link: "Link",
    linkHint: "The whole message links there. A page of this site such as /events, or an https address.",
    tone: "Type",
    tones: {
      info: { label: "Information", text: "News that can wait." },
      important: { label: "Important", text: "Something people should know before they go on." },
    },
    from: "Show from",
    until: "Show until",
    timeHint: "In the time zone {zone}. Leave it empty for no limit.",
    save: "Save announcement",
    states: {
      none: "No announcement is shown now.",
      shown: "Visitors see this announcement now.",
      later: "Visitors will see this announcement from {date}.",
      over: "This announcement ended on {date}.",
    },
    errors: {
      link: "Enter a page of this site such as /events, or a full https address.",
      time: "Enter a date and a time such as 2026-05-01T18:00.",
      order: "The end must be after the start.",
      textForLink: "Write the message, or clear the other fields as well.",
    },
  },

  payments: {
    heading: "Payments",
    lead: "What the site shows about paying a merchant. It holds nobody's coins and asks wallets for nothing. It asks the network about payments only if you choose Watch. Every administrator gets an email about a change.",
    modes: {
      show: {
        label: "Show",
        text: "Merchant pages show the payment address, codes and wallet links.",
      },
      watch: {
        label: "Watch",
        text: "Same as Show. While a shop waits for a payment on layer 2, the site also reads the new blocks and tells the shop what has arrived. When you save this, two layer 2 servers on different domains have to answer and know the GUAP token.",
      },
      off: {
        label: "Off",
        text: "No payment address, code or wallet link is shown. Printed codes lead to a page that tells customers to ask at the counter.",
      },
    },
    unknown: "Choose one of the three options.",
    /** Before the results of each server. */
    cannotWatch:
      "The site cannot watch yet. It needs two layer 2 servers on different domains that answer and know the token. {found}",
    noServers: "No servers are set.",
    /** One server and its result. */
    server: "{host}: {problem}.",
    canWatch: "Ready to use",
    problems: {
      standing: "Its newest block is more than a minute old",
      "no-token": "Does not know the GUAP token",
    },
    save: "Save payments",
  },

  roadmap: {
    heading: "Roadmap",
    lead: "Visitors see each step with the quarter that was stated for it. Say here what has happened to it; until you do, only the original statement is shown. Every administrator gets an email about a change.",
    /** A step, after its quarter. */
    step: "{quarter}: {step}",
    state: "Status",
    asStated: "As stated",
    since: "What happened since",
    sinceHint:
      "One or two plain sentences: what, when, and for a moved step the new time. Required for a step that is done, moved or dropped.",
    link: "Link",
    linkHint: "Where visitors can read about it. A page of this site such as /blog, or an https address.",
    save: "Save roadmap",
    errors: {
      state: "Choose one of the statuses.",
      stateForText: "Choose a status, or clear the other two fields.",
      since: "Say in a sentence what happened.",
      link: "Enter a page of this site such as /blog, or a full https address.",
    },
  },

  webinar: {
    heading: "Weekly webinar",
    lead: "While it is on, there is one every week: in the list of events, in calendars and on the learn page. Move or cancel a single one under Events. Every administrator gets an email about a change.",
    states: {
      off: { label: "Off", text: "No webinar is announced anywhere." },
      on: {
        label: "On",
        text: "The next one is announced. Its link to join is shown from an hour before the start.",
      },
    },
    weekday: "Day",
    time: "Starts at",
    timeZone: "Time zone",
    joinUrl: "Link to join",
    joinUrlHint: "Where people join the call. Visitors see it from an hour before the start until the end.",
    save: "Save webinar",
    /** The fields of the webinar, in mails and in the history. */
    parts: {
      state: "Weekly webinar",
      weekday: "Weekly webinar, day",
      time: "Weekly webinar, start",
      timeZone: "Weekly webinar, time zone",
      joinUrl: "Weekly webinar, link to join",
    },
    errors: {
      weekday: "Choose a day of the week.",
      time: "Enter a time such as 19:00.",
      timeZone: "Choose a time zone.",
      joinUrl: "Enter the full https address where people join.",
    },
  },

  /** At the end of a section that requires the password. */
  proof: {
    lead: "This changes what many pages say, or where people, their money or emails go. Enter your password again to save it.",
    password: "Your password",
    passkey: "Save with a passkey",
    wrong: "This is not your password.",
  },

  links: {
    heading: "External links",
    lead: "Every link that leads away from this site. Enter only web addresses that the coin's team has confirmed. Clear a field to go back to the site's default address; where there is none, visitors see 'Coming soon'. Every administrator gets an email about a change.",
    hint: "Where it appears: {places}",
    own: "The default address is {href}",
    host: "Leads to {host}",
    changed: "Changed here",
    save: "Save links",
    groups: {
      money: "Wallets and exchanges",
      networks: "Explorers and network access",
      community: "Community",
      documents: "Documents and source code",
    },
    /** Where each link appears, and what its address has to be. */
    places: {
      "web-wallet": "the wallet dialog, and step 1 of Get Guapcoin",
      "wallet-windows": "the wallet dialog, and step 1 of Get Guapcoin",
      "wallet-macos": "the wallet dialog, and step 1 of Get Guapcoin",
      "wallet-linux": "the wallet dialog",
      "wallet-documentation": "the wallet dialog",
      exchange: "the exchanges dialog, step 2 of Get Guapcoin, and the lesson on exchanges",
      "guap-swap": "step 2 of Get Guapcoin",
      "guap-dex": "step 2 of Get Guapcoin",
      bridge: "the technical tab of the whitepapers page",
      "guapx-source":
        "the list of what works today on the home page, and every page that states the fee for a payment on GuapcoinX",
      "explorer-l1": "the technical tab of the whitepapers page, and the lesson on wallets",
      "explorer-l2":
        "the whitepapers page, the network details it gives to wallets, and the lessons on wallets and validators",
      "rpc-1":
        "the whitepapers page, the network details it gives to wallets, the lesson on wallets, and the FAQ",
      "rpc-2": "the whitepapers page and the network details it gives to wallets",
      "rpc-3": "the whitepapers page and the network details it gives to wallets",
      websocket: "the technical tab of the whitepapers page. It begins with wss://.",
      x: "the footer of every page",
      youtube: "the footer of every page",
      facebook: "the footer of every page",
      telegram: "the footer of every page",
      instagram: "the footer of every page",
      discord: "the footer of every page, and the metaverse page",
      "messaging-group": "step 3 of Get Guapcoin, and the contact, town halls and metaverse pages",
      forum: "step 3 of Get Guapcoin, and the contact page",
      "video-channel": "step 5 of Get Guapcoin",
      "intro-video":
        "the home page, embedded. A YouTube address is turned into one that can be embedded and sets no cookies before the video plays.",
      "metaverse-space":
        "the metaverse page, embedded. The other site has to allow embedding, so test it after saving.",
      "whitepaper-pdf": "the footer of every page, and the whitepapers page",
      "development-updates": "the footer of every page",
      "masternode-guide": "the lesson on masternodes",
      "source-l1": "the technical tab of the whitepapers page",
      "source-l2": "the technical tab of the whitepapers page",
      "resource-library": "the learn page",
    },
    open: "Open the saved link of {label}",
    errors: {
      https: "Enter a full address that begins with https://, such as https://example.com.",
      wss: "Enter a full address that begins with wss://, such as wss://rpc.example.com/ws.",
      credentials: "The address must not contain a username or password.",
      host: "The domain name in this address is not valid. Please check it.",
    },
  },

  staffMail: {
    heading: "Staff email",
    lead: "Where emails to the staff go: new applications, stories and messages.",
    addresses: "Staff email addresses",
    addressesHint: "One per line, at most {count}. Leave it empty to email every administrator.",
    replyTo: "Reply address",
    replyToHint: "Where replies to our emails go. Leave it empty to set none.",
    save: "Save staff email",
    noReplyTo: "No reply address is set: nobody can reply to this site's emails.",
    current: "Emails to the staff now go to: {addresses}",
    errors: {
      address: "This is not an email address: {address}",
      count: "Enter at most {count} addresses.",
    },
  },

  /** /admin/settings/endpoints */
  endpoints: {
    title: "Network servers",
    lead: "About every 30 seconds, this site asks these servers which block is the newest, and shows their answers on the 'Network status' page. If there are none, it asks nobody. Visitors see the name of a server, not the rest of its address.",
    open: "Network servers",
    public: "See the public page",
    heading: "Servers to ask",
    formLead: "One web address per line. If a field is empty, nobody is asked about that network.",
    save: "Save servers",
    fields: {
      l1: "Guapcoin, layer 1: explorers",
      l2: "GuapcoinX, layer 2: RPC endpoints",
    },
    hints: {
      l1: "Iquidus explorers, which answer at api/getblockcount. At most {count}. We know of none that is confirmed to be running.",
      l2: "Nodes that answer JSON-RPC over https. At most {count}. These are listed under Links: {links}",
    },
    errors: {
      address: "This is not an https address with a server name: {line}",
      port: "Only ports 443 and 8443 are allowed: {line}",
      many: "At most {count} servers for each network.",
      long: "This address is too long: {line}",
    },
    said: "Latest answers",
    saidNone: "No servers are being asked.",
    ifNotYou:
      "If none of you intended this, sign in, open the page below, and restore the earlier servers. Then set a new password for that administrator's account, or remove it from the team.",
  },

  /** /admin/settings/history */
  history: {
    title: "Earlier settings",
    open: "Earlier values, and who changed them",
    lead: "Every change to the announcement, the roadmap, the weekly webinar, links, payments and the addresses for staff email, newest first. Restoring a value is a change like any other: you confirm your identity, it is logged, and every administrator gets an email.",
    empty: "Nothing has been changed yet.",
    by: "{time}, by {name}",
    before: "Before",
    after: "After",
    nothing: "not set",
    return: "Restore the earlier value",
    returnOf: "({what})",
  },

  /** Mails about changes to text on many pages, or to where people, money or mail go. */
  mails: {
    changes: {
      announcement: {
        subject: "The announcement on every page was changed",
        lead: "{by} changed the announcement that visitors read on every page, at {time}.",
      },
      roadmap: {
        subject: "The roadmap was changed",
        lead: "{by} changed what the site says about the roadmap, at {time}.",
      },
      webinar: {
        subject: "The weekly webinar was changed",
        lead: "{by} changed whether, when or where the weekly webinar takes place, at {time}.",
      },
      links: {
        subject: "Links on the site were changed",
        lead: "{by} changed where links on the site lead, at {time}.",
      },
      payments: {
        subject: "How the site shows payments was changed",
        lead: "{by} changed whether the site shows where to pay merchants, at {time}.",
      },
      endpoints: {
        subject: "The network servers were changed",
        lead: "{by} changed which servers this site asks about the networks, at {time}.",
      },
      "staff-mail": {
        subject: "The addresses for staff email were changed",
        lead: "{by} changed where emails to the staff or replies to the site's emails go, at {time}.",
      },
    },
    before: "Before: {value}",
    after: "Now: {value}",
    nothing: "not set",
    ifNotYou:
      "If none of you intended this, restore the earlier value at once: sign in, open the page below, and press the button next to the change. Then set a new password for that administrator's account, or remove it from the team.",
    button: "See the changes",
    footer:
      "You get this email because you are an administrator of {site}, or because your address was one of those changed.",
  },

  testMail: {
    heading: "Test email",
    lead: "Sends an email to your own address now, and shows what the mail server answers.",
    send: "Send a test email",
    refused: "The mail server did not accept the test email. It says: {reason}",
    noAnswer:
      "The mail server did not answer within 15 seconds. Check that its address and port are right, and try again.",
    tooMany: "You sent several test emails just now. Please wait ten minutes.",
    mail: {
      subject: "Test email",
      text: "An administrator asked for this email under Settings. It shows that the site's emails arrive here.",
    },
  },
} as const
