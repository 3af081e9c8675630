/** Words of /admin/settings. */
export const adminSettings = {
  title: "Settings",
  stageLegend: "Directory stage",
  stageHint: "What visitors see at /merchant-directory.",
  stages: {
    "coming soon": {
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

  sectionsLabel: "On this page",
  /** Somebody else saved the same part while this page was open. */
  changedMeanwhile:
    "Somebody else has just saved this part. What you typed is still here. Check it, then save again to replace what they saved.",

  announcement: {
    heading: "Announcement",
    lead: "A short message under the bar of every public page. Leave the message empty to show none.",
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
    timeHint: "In UTC. Leave it empty for no limit.",
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

  links: {
    heading: "External links",
    lead: "Links that the site has no address for. Until one is set here, visitors read 'Coming soon' in its place. Only https addresses that the coin's team has confirmed belong here.",
    hint: "Where it appears: {places}",
    save: "Save links",
    /** Where each link shows, and what its address has to be. */
    places: {
      instagram: "the footer of every page",
      discord: "the footer of every page, and the metaverse page",
      "whitepaper-pdf": "the footer of every page, and the whitepapers page",
      "web-wallet": "the wallet dialog, and step 1 of Get Guapcoin",
      "wallet-documentation": "the wallet dialog",
      "guap-swap": "step 2 of Get Guapcoin",
      "guap-dex": "step 2 of Get Guapcoin",
      "metaverse-space":
        "the metaverse page, in a frame. The other site has to allow frames, so test it after saving.",
      "intro-video":
        "the home page, in a frame. A YouTube address is turned into one that can be shown in a frame and sets no cookies before the video plays.",
      "resource-library": "the learn page",
    },
    open: "Open the saved address of {label}",
    errors: {
      https: "Enter a full address that begins with https://, such as https://example.com.",
      credentials: "An address must not hold a user name or a password.",
      host: "The name of the site in this address cannot be right. Please check it.",
    },
  },

  staffMail: {
    heading: "Staff mail",
    lead: "Where mails to the staff go: new applications, stories and messages.",
    addresses: "Staff addresses",
    addressesHint: "One a line, at most {count}. Leave it empty to write to every administrator.",
    replyTo: "Reply address",
    replyToHint: "Where answers go when somebody replies to a mail of ours. Leave it empty to name none.",
    save: "Save staff mail",
    current: "Mails to the staff now go to: {addresses}",
    errors: {
      address: "This is no e-mail address: {address}",
      count: "Enter at most {count} addresses.",
    },
  },
} as const
