/** Words about how sure it is that a listed business takes the coin. */
export const listingFreshness = {
  /** On cards and pages. */
  confirmed: {
    owner: "Confirmed by the owner in {month}",
    staff: "Checked by our staff in {month}",
    approval: "Approved by our staff in {month}",
  },
  page: {
    heading: "Is this up to date?",
    report: "Tell us if they take Guapcoin",
    unconfirmed:
      "It has been a long time since anyone confirmed that this business takes Guapcoin. Ask there before you count on it.",
  },

  /** To the owner. */
  mails: {
    age: {
      subject: "Does {business} still accept Guapcoin?",
      preview: "One click keeps your listing in the directory.",
      lead: "{business} is in Guapcoin's merchant directory. It was last confirmed on {date}. Does it still accept Guapcoin?",
      later:
        "If nobody confirms it within a year of that day, the listing leaves the directory's lists. Its page stays.",
    },
    doubt: {
      subject: "Visitors say that {business} does not accept Guapcoin",
      preview: "Please tell us whether it does.",
      lead: "Two visitors told us that they could not pay with Guapcoin at {business}. Does it still accept Guapcoin?",
      later: "Until you answer, the listing comes last in the directory's lists.",
    },
    archived: {
      subject: "{business} is out of the directory",
      preview: "It has not been confirmed for a long time. You can bring it back with one click.",
      lead: "For more than a year and a half nobody has confirmed that {business} accepts Guapcoin, so it is out of our merchant directory now. If it does, one click within {days} days brings it back. Nothing was deleted.",
    },
    button: "Yes, we still accept it",
    hint: "The button opens a page that asks you once more. The link works for {days} days.",
    no: "If you no longer accept it, or something else has changed, please write to us: {contact}",
    footer: "You receive this email because {business} is listed with this address on {site}.",
  },

  /** To the staff. */
  alerts: {
    fraud: {
      subject: "Fraud reported: {business}",
      preview: "A visitor warns of this listing. Please look at once.",
      lead: "A visitor says that the listing of {business} is fraud, or shows someone else's payment address. Please look at it at once. What they wrote, if anything:",
    },
    doubt: {
      subject: "Visitors doubt {business}",
      preview: "Two visitors could not pay there.",
      lead: "Two visitors who know nothing of each other say that {business} does not take Guapcoin. It stands last in the lists now. Its owner is asked by email after 3 and after 10 days; if nobody answers within 14 days, it is for you to decide.",
      again:
        "Two visitors who know nothing of each other say that {business} does not take Guapcoin, and a doubt about it was settled less than 90 days ago. It stands last in the lists now. Its owner is not asked once more: it is for you to decide.",
    },
    button: "Look at the listing",
  },

  /** /merchant-directory/:slug/report */
  report: {
    title: "Does {business} take Guapcoin?",
    description: "Tell us whether a business of the directory takes Guapcoin.",
    back: "Back to {business}",
    heading: "Does {business} take Guapcoin?",
    lead: "Tell us what you found. We will ask the business. One report alone changes nothing that others see.",
    answer: "What happened?",
    choose: "Choose one",
    answers: {
      paid: "I paid there with Guapcoin",
      "asked-yes": "I asked, and they take it",
      "asked-no": "I asked, and they do not take it",
      "tried-failed": "I tried to pay, and it did not work",
      closed: "The business has closed",
      moved: "The business has moved",
      "wrong-details": "Something in the listing is wrong",
      fraud: "It is fraud, or the payment address is someone else's",
    },
    note: "Is there anything else we should know?",
    noteHint: "Only our staff read it. Please do not write the names of other people.",
    code: "Code on the sticker",
    codeHint:
      "If there is a Guapcoin sticker on the door or at the till: its six letters and digits tell our staff that you were there.",
    submit: "Send",
    privacy:
      "You do not need an account. To count one person's reports only once, we keep a mark of your network and of this browser for 90 days. It tells us nothing else.",
    privacyLink: "How we treat your data",
    failures: {
      unavailable: "There was a problem sending your report. Please try again.",
      failed: "An unexpected error occurred. Please try again later.",
    },
  },

  /** /still-accepting/:token */
  confirm: {
    title: "Do you still accept Guapcoin?",
    description: "Confirm that your business still accepts Guapcoin.",
    open: {
      heading: "Does {business} still accept Guapcoin?",
      text: "It was last confirmed on {date}. Press the button if customers can pay with Guapcoin there today.",
    },
    submit: "Yes, we still accept it",
    orHeading: "Is something no longer right?",
    or: "Open your owner's page. We email its link to the address of the listing. This page cannot change anything else.",
    mailMe: "Email me the link",
    gone: {
      heading: "This link no longer works",
      text: "It was used already, or it is more than {days} days old, or the listing has changed since. Your owner's page does the same, and more.",
    },
    again: "Ask for a link to my page",
    never: "a day we do not know",
    seeListing: "See the listing",
    contact: "Write to us",
  },

  /** /merchant-directory/log */
  standings: {
    title: "What changed in the directory",
    description: "Which businesses came into the merchant directory, which left it, and why.",
    heading: "What changed in the directory",
    lead: "Every business that came into the directory or its lists, or left them, the latest 200 first, with the reason where there is one. Each has a number that never changes. We no longer name a business that has left.",
    none: "Nothing has changed yet.",
    earlier: "Earlier changes: {count}",
    unnamed: "A business that is not in the directory",
    standings: {
      opened: "Came into the directory",
      listed: "Back in the directory",
      hidden: "Hidden",
      closed: "Closed",
      "left-lists": "Off the lists: nobody had confirmed it for a year",
      "back-in-lists": "In the lists: confirmed",
      archived: "Archived: nobody had confirmed it for long",
      withdrawn: "Withdrawn",
      merged: "Joined with another listing",
    },
    by: { owner: "by its owner", staff: "by our staff", system: "by the site's rules" },
    reasons: {
      fraud: "Reason: fraud, or someone else's business",
      "wrong-payment-address": "Reason: the payment address is not theirs",
      "does-not-accept": "Reason: it does not take the coin",
      "wrong-facts": "Reason: what it says is wrong",
      "asked-by-owner": "Reason: the owner asked for it",
      other: "Another reason",
    },
    back: "To the directory",
  },

  /** /admin/listing-health */
  staff: {
    title: "Directory health",
    queue: { counter: "Listings to check", mark: "Check", openOf: "Check {name}" },
    checkTitle: "Is {business} up to date?",
    states: {
      confirmed: "Confirmed",
      ageing: "Ageing",
      doubtful: "Doubtful",
      unconfirmed: "Unconfirmed",
    },
    lead: "Confirmed for 180 days after an owner or staff said so, ageing to 365, then unconfirmed and off the lists.",
    toAsk: "Ask these today",
    toAskText:
      "Their owners have not answered our emails. Many live in WhatsApp: call them, or send them the message.",
    doubted: "Doubted by visitors",
    doubtedText:
      "The longest doubted first. An owner has 14 days to answer; then it is for staff to decide, and at once when a doubt was settled less than 90 days before.",
    reports: "Reports nobody has looked at",
    toArchive: "Unconfirmed for more than 540 days",
    toArchiveText:
      "Look at each: is the business still there? Archiving takes it out of the directory and tells its owner.",
    nothing: "Nothing to do here.",
    confirmedOn: "confirmed {date}",
    neverConfirmed: "never confirmed",
    doubtedOn: "doubted since {date}",
    forStaff: "for staff to decide",
    openOf: "Check {business}",
    back: "Back to the directory's health",
    facts: "What we know",
    state: "State",
    status: "In the directory",
    confirmed: "Last confirmed",
    doubt: "Doubted since",
    phone: "Phone",
    email: "Owner's address",
    none: "Not known",
    publicPage: "Open the public page",
    edit: "Edit, hide or close the listing",
    message: {
      heading: "Message to send",
      text: "Hello! This is the Guapcoin merchant directory. Does {business} still accept Guapcoin? If so, please confirm it with one click: {link} Thank you!",
      label:
        "For WhatsApp or a text message to the number above. The link is good for {days} days and confirms this listing alone.",
    },
    call: {
      heading: "I asked the business",
      how: "How",
      ways: { call: "By phone", visit: "I was there", message: "By message", mail: "By email" },
      note: "Note",
      answers: { yes: "Yes, they accept it", no: "No, they do not", "no-answer": "No answer" },
    },
    said: "What was said",
    nothingSaid: "Nobody has said anything yet.",
    sources: { owner: "Owner", staff: "Staff", visitor: "Visitor" },
    answers: { yes: "Yes", no: "No", "no-answer": "No answer" },
    notCounted: "does not count",
    withCode: "with the sticker's code",
    unseen: "New",
    seen: "I have looked at the reports",
    clear: "Settle the doubt: they accept it",
    archive: "Archive the listing",
    done: {
      title: "Done",
      tooLateTitle: "Nothing was changed",
      call: "Noted for {name}.",
      seen: "The reports about {name} are marked as looked at.",
      clear: "The doubt about {name} is settled.",
      archive: "{name} is archived.",
      tooLate: "{name} has changed meanwhile. Please look again.",
    },
  },

  /** What the audit log says. */
  log: {
    "listing.confirmed": "confirmed that a listing accepts the coin",
    "listing.owner-insists": "confirmed a listing that visitors doubt once more",
    "listing.aged": "changed how sure a listing is",
    "listing.back-in-lists": "brought a listing back into the lists",
    "listing.doubted": "found a listing doubted by visitors",
    "listing.vouched": "found a listing vouched for by visitors",
    "listing.called": "asked a listed business",
    "listing.doubt-cleared": "settled the doubt about a listing",
  },
}
