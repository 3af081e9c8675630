/** Words of /admin/settings. */
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
      text: "The directory with a COMING SOON overlay on each card. While no merchant is approved it shows four labelled samples.",
    },
    live: { label: "Live", text: "The directory without overlay. Never shows a sample." },
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
  /** Somebody else saved the same part while this page was open. */
  changedMeanwhile:
    "Someone else has just saved this part. What you typed is still here. Check it, then save again to replace what they saved.",

  announcement: {
    heading: "Announcement",
    lead: "A short message under the bar of every public page. Leave the message empty to show none. Every administrator gets an email about a change.",
    text: "Message",
    textHint: "Plain text, one or two short sentences.",
    link: "Link",
    linkHint: "The whole message leads there. A page of this site such as /events, or an https address.",
    tone: "Kind",
    tones: {
      info: { label: "Information", text: "News that can wait." },
      important: { label: "Important", text: "Something people should know before they go on." },
    },
    from: "Show from",
    until: "Show until",
    timeHint: "In the zone {zone}. Leave it empty for no limit.",
    save: "Save announcement",
    states: {
      none: "No announcement is shown now.",
      shown: "Visitors see this announcement now.",
      later: "Visitors see this announcement from {date}.",
      over: "This announcement ended on {date}.",
    },
    errors: {
      link: "Enter a page of this site such as /events, or a full https address.",
      time: "Enter a date and a time such as 2026-05-01T18:00.",
      order: "The end has to come after the start.",
      textForLink: "Write the message, or empty the other fields as well.",
    },
  },

  payments: {
    heading: "Payments",
    lead: "What the site shows of how to pay a merchant. It holds nobody's coins and asks no wallet anything. It asks the network about payments only if you choose Watch. Every administrator gets an email about a change.",
    modes: {
      show: {
        label: "Show",
        text: "Pages of merchants have the payment address, codes and links for wallets.",
      },
      watch: {
        label: "Watch",
        text: "As Show. While a shop waits for a payment on layer 2, the site also reads the new blocks and tells the shop what came. Two servers of layer 2, of different domains, have to answer and know the GUAP token when you save this.",
      },
      off: {
        label: "Off",
        text: "No address, no code and no link for wallets is shown. Printed codes lead to a page that says to ask at the counter.",
      },
    },
    unknown: "Choose one of the three.",
    /** Before what each server said. */
    cannotWatch:
      "The site cannot watch yet. It needs two servers of layer 2, of different domains, that answer and know the token. {found}",
    noServers: "None is set.",
    /** One server, and what it said. */
    server: "{host}: {problem}.",
    canWatch: "Can be watched",
    problems: {
      standing: "Its newest block is more than a minute old",
      "no-token": "Does not know the GUAP token",
    },
    save: "Save payments",
  },

  roadmap: {
    heading: "Roadmap",
    lead: "Visitors read each step with the quarter for which it was stated. Say here what became of it; until you do, it is shown as it was stated and nothing more. Every administrator gets an email about a change.",
    /** A step, after its quarter. */
    step: "{quarter}: {step}",
    state: "State",
    asStated: "As it was stated",
    since: "What happened since",
    sinceHint:
      "One or two plain sentences: what, when, and for a moved step the new time. A step that is done, moved or dropped needs them.",
    link: "Link",
    linkHint: "Where visitors can read it. A page of this site such as /blog, or an https address.",
    save: "Save roadmap",
    errors: {
      state: "Choose one of the states.",
      stateForText: "Choose a state, or empty the other two fields.",
      since: "Say in a sentence what happened.",
      link: "Enter a page of this site such as /blog, or a full https address.",
    },
  },

  webinar: {
    heading: "Weekly webinar",
    lead: "While it is on, every week has one: in the list of events, in calendars, on the learn page. Move or cancel a single one under Events. Every administrator gets an email about a change.",
    states: {
      off: { label: "Off", text: "No webinar is announced anywhere." },
      on: { label: "On", text: "The next one is announced, with its link to join from an hour before." },
    },
    weekday: "Day",
    time: "Starts at",
    timeZone: "Time zone",
    joinUrl: "Link to join",
    joinUrlHint: "Where people join the call. Visitors see it from an hour before until the end.",
    save: "Save webinar",
    /** The parts of a change, in mails and in the history. */
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

  /** At the end of a section that matters. */
  proof: {
    lead: "This changes what many pages say, or where people, their money or email go. Type your password once more to save it.",
    password: "Your password",
    passkey: "Save with a passkey",
    wrong: "This is not your password.",
  },

  links: {
    heading: "External links",
    lead: "Every link that leaves this site. Only addresses that the coin's team has confirmed belong here. Empty a field to go back to the site's own address; where there is none, visitors read 'Coming soon'. Every administrator gets an email about a change.",
    hint: "Where it appears: {places}",
    own: "The site's own address is {href}",
    host: "Leads to {host}",
    changed: "Changed here",
    save: "Save links",
    groups: {
      money: "Wallets and exchanges",
      networks: "Explorers and access to the networks",
      community: "Community",
      documents: "Documents and source code",
    },
    /** Where each link shows, and what its address has to be. */
    places: {
      "web-wallet": "the wallet dialog, and step 1 of Get Guapcoin",
      "wallet-windows": "the wallet dialog, and step 1 of Get Guapcoin",
      "wallet-macos": "the wallet dialog, and step 1 of Get Guapcoin",
      "wallet-linux": "the wallet dialog",
      "wallet-documentation": "the wallet dialog",
      exchange: "the dialog of exchanges, step 2 of Get Guapcoin, and the lesson on exchanges",
      "guap-swap": "step 2 of Get Guapcoin",
      "guap-dex": "step 2 of Get Guapcoin",
      bridge: "the technical tab of the whitepapers page",
      "guapx-source":
        "what works today on the home page, and every page that names the fee of a payment on GuapcoinX",
      "explorer-l1": "the technical tab of the whitepapers page, and the lesson on wallets",
      "explorer-l2":
        "the whitepapers page and what it gives to wallets, and the lessons on wallets and validators",
      "rpc-1": "the whitepapers page and what it gives to wallets, the lesson on wallets, and the FAQ",
      "rpc-2": "the whitepapers page and what it gives to wallets",
      "rpc-3": "the whitepapers page and what it gives to wallets",
      websocket: "the technical tab of the whitepapers page. It begins with wss://.",
      x: "the footer of every page",
      youtube: "the footer of every page",
      facebook: "the footer of every page",
      telegram: "the footer of every page",
      instagram: "the footer of every page",
      discord: "the footer of every page, and the metaverse page",
      "messaging-group": "step 3 of Get Guapcoin, and the pages of contact, town halls and the metaverse",
      forum: "step 3 of Get Guapcoin, and the contact page",
      "video-channel": "step 5 of Get Guapcoin",
      "intro-video":
        "the home page, in a frame. A YouTube address is turned into one that can be shown in a frame and sets no cookies before the video plays.",
      "metaverse-space":
        "the metaverse page, in a frame. The other site has to allow frames, so test it after saving.",
      "whitepaper-pdf": "the footer of every page, and the whitepapers page",
      "development-updates": "the footer of every page",
      "masternode-guide": "the lesson on masternodes",
      "source-l1": "the technical tab of the whitepapers page",
      "source-l2": "the technical tab of the whitepapers page",
      "resource-library": "the learn page",
    },
    open: "Open the saved address of {label}",
    errors: {
      https: "Enter a full address that begins with https://, such as https://example.com.",
      wss: "Enter a full address that begins with wss://, such as wss://rpc.example.com/ws.",
      credentials: "An address must not hold a user name or a password.",
      host: "The name of the site in this address cannot be right. Please check it.",
    },
  },

  staffMail: {
    heading: "Staff email",
    lead: "Where emails to the staff go: new applications, stories and messages.",
    addresses: "Staff addresses",
    addressesHint: "One a line, at most {count}. Leave it empty to write to every administrator.",
    replyTo: "Reply address",
    replyToHint: "Where answers go when someone replies to an email of ours. Leave it empty to name none.",
    save: "Save staff email",
    noReplyTo: "No reply address is set: nobody can answer an email of this site.",
    current: "Emails to the staff now go to: {addresses}",
    errors: {
      address: "This is no email address: {address}",
      count: "Enter at most {count} addresses.",
    },
  },

  /** /admin/settings/endpoints */
  endpoints: {
    title: "Servers of the networks",
    lead: "This site asks these servers about every 30 seconds which block is the newest, and shows what they say on the page 'Network status'. While there are none, it asks nobody. Visitors see the name of a server, not the rest of its address.",
    open: "Servers of the networks",
    public: "See the page",
    heading: "Servers to ask",
    formLead: "One address a line. An empty field means that nobody is asked about that network.",
    save: "Save servers",
    fields: {
      l1: "Guapcoin, layer 1: explorers",
      l2: "GuapcoinX, layer 2: RPC endpoints",
    },
    hints: {
      l1: "Explorers of the Iquidus kind, which answer at api/getblockcount. At most {count}. We know of none that is confirmed to run.",
      l2: "Nodes that answer JSON-RPC over https. At most {count}. Under Links these are named: {links}",
    },
    errors: {
      address: "This is no https address of a server with a name: {line}",
      port: "Only the ports 443 and 8443 are asked: {line}",
      many: "At most {count} servers for each network.",
      long: "This address is too long: {line}",
    },
    said: "What they said last",
    saidNone: "Nobody is asked now.",
    ifNotYou:
      "If nobody of you meant this, sign in, open the page below, and put the earlier servers back. Then set a new password for that administrator's account, or remove it from the team.",
  },

  /** /admin/settings/history */
  history: {
    title: "Earlier settings",
    open: "What it was before, and who changed it",
    lead: "Every change of the announcement, the roadmap, the weekly webinar, a link, payments and the addresses for staff email, the newest first. Going back is a change like any other: it asks who you are, is logged, and every administrator gets an email.",
    empty: "Nothing has been changed yet.",
    by: "{time}, by {name}",
    before: "Before",
    after: "After",
    nothing: "not set",
    return: "Go back to what it was before",
    returnOf: "({what})",
  },

  /** Mails about a change of what many pages say, or of where people, money or mail go. */
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
        subject: "Links of the site were changed",
        lead: "{by} changed where links of the site lead, at {time}.",
      },
      payments: {
        subject: "How the site shows payments was changed",
        lead: "{by} changed whether the site shows where to pay merchants, at {time}.",
      },
      endpoints: {
        subject: "The servers that this site asks about the networks were changed",
        lead: "{by} changed which servers this site asks about the networks, at {time}.",
      },
      "staff-mail": {
        subject: "The addresses for staff email were changed",
        lead: "{by} changed where emails to the staff or answers to the site's emails go, at {time}.",
      },
    },
    before: "Before: {value}",
    after: "Now: {value}",
    nothing: "not set",
    ifNotYou:
      "If nobody of you meant this, go back to what it was before at once: sign in, open the page below, and press the button beside it. Then set a new password for that administrator's account, or remove it from the team.",
    button: "See the changes",
    footer:
      "You get this email because you look after {site}, or because your address was one of those that were changed.",
  },

  testMail: {
    heading: "Test email",
    lead: "Sends an email to your own address now, and says what the mail server answers.",
    send: "Send a test email",
    refused: "The mail server did not take the test email. It says: {reason}",
    noAnswer:
      "The mail server did not answer within 15 seconds. Look whether its address and port are right, and try again.",
    tooMany: "You sent several test emails just now. Please wait ten minutes.",
    mail: {
      subject: "Test email",
      text: "An administrator asked for this email under Settings. It shows that the site's emails arrive here.",
    },
  },
} as const
