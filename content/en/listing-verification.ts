/** Text about the verification of listings: whether a business still accepts the coin. */
export const listingVerification = {
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
      "It has been a long time since anyone confirmed that this business takes Guapcoin. Ask the business before you count on it.",
  },

  /** Mails to the owner. */
  mails: {
    age: {
      subject: "Does {business} still accept Guapcoin?",
      preview: "One click keeps your listing in the directory.",
      lead: "{business} is in Guapcoin's merchant directory. It was last confirmed on {date}. Does it still accept Guapcoin?",
      later:
        "If nobody confirms it within a year of that date, we remove the listing from the directory's lists. Its page stays.",
    },
    doubt: {
      subject: "Visitors say that {business} does not accept Guapcoin",
      preview: "Please tell us whether it does.",
      lead: "Two visitors told us that they could not pay with Guapcoin at {business}. Does it still accept Guapcoin?",
      later: "Until you answer, the listing comes last in the directory's lists.",
    },
    archived: {
      subject: "{business} is no longer in the directory",
      preview: "It has not been confirmed for a long time. You can bring it back with one click.",
      lead: "For more than a year and a half, nobody has confirmed that {business} accepts Guapcoin, so it is no longer in our merchant directory. If it still does, one click within {days} days brings it back. Nothing was deleted.",
    },
    button: "Yes, we still accept it",
    hint: "The button opens a page that asks you to confirm. The link works for {days} days.",
    no: "If you no longer accept it, or something else has changed, please write to us: {contact}",
    footer: "You receive this email because {business} is listed with this address on {site}.",
  },

  /** Mails to staff. */
  alerts: {
    fraud: {
      subject: "Fraud reported: {business}",
      preview: "A visitor warns about this listing. Please check it at once.",
      lead: "A visitor says that the listing of {business} is fraud, or shows someone else's payment address. Please check it at once. What they wrote, if anything:",
    },
    doubt: {
      subject: "Visitors doubt {business}",
      preview: "Two visitors could not pay there.",
      lead: "Two separate visitors say that {business} does not take Guapcoin. It is now last in the lists. We email its owner after 3 and after 10 days; if nobody answers within 14 days, you decide.",
      again:
        "Two separate visitors say that {business} does not take Guapcoin, and a doubt about it was settled less than 90 days ago. It is now last in the lists. We do not ask its owner again: you decide.",
    },
    button: "Check the listing",
  },

  /** /merchant-directory/:slug/report */
  report: {
    title: "Does {business} take Guapcoin?",
    description: "Tell us whether a business in the directory takes Guapcoin.",
    back: "Back to {business}",
    heading: "Does {business} take Guapcoin?",
    lead: "Tell us what you found. We will ask the business. A single report does not change what others see.",
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
      "If there is a Guapcoin sticker on the door or at the till, enter its six letters and digits. They tell our staff that you were there.",
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
    orHeading: "Has something changed?",
    or: "Open your owner's page. We email the link to the listing's email address. You cannot change anything else on this page.",
    mailMe: "Email me the link",
    gone: {
      heading: "This link no longer works",
      text: "It was used already, or it is more than {days} days old, or the listing has changed since. You can do the same, and more, on your owner's page.",
    },
    again: "Ask for a link to my page",
    never: "an unknown date",
    seeListing: "See the listing",
    contact: "Write to us",
  },

  /** /merchant-directory/log */
  standings: {
    title: "What changed in the directory",
    description: "Which businesses joined the merchant directory, which left it, and why.",
    heading: "What changed in the directory",
    lead: "The latest 200 changes: every business that joined or left the directory or its lists, newest first, with the reason if there is one. Each business has an ID that never changes. We no longer name a business that has left.",
    none: "Nothing has changed yet.",
    earlier: "Earlier changes: {count}",
    unnamed: "A business that is not in the directory",
    standings: {
      opened: "Joined the directory",
      listed: "Back in the directory",
      hidden: "Hidden",
      closed: "Closed",
      "left-lists": "Off the lists: not confirmed for a year",
      "back-in-lists": "Back in the lists: confirmed",
      archived: "Archived: not confirmed for a long time",
      withdrawn: "Withdrawn",
      merged: "Merged with another listing",
    },
    by: { owner: "by its owner", staff: "by our staff", system: "by the site's rules" },
    reasons: {
      fraud: "Reason: fraud, or someone else's business",
      "wrong-payment-address": "Reason: the payment address is not theirs",
      "does-not-accept": "Reason: it does not take the coin",
      "wrong-facts": "Reason: its details are wrong",
      "asked-by-owner": "Reason: the owner asked for it",
      other: "Another reason",
    },
    back: "Go to the directory",
  },

  /** /admin/listing-health */
  staff: {
    title: "Directory health",
    queue: { counter: "Listings to check", mark: "Check", openOf: "Check {name}" },
    checkTitle: "Is {business} up to date?",
    states: {
      confirmed: "Confirmed",
      ageing: "Aging",
      doubtful: "Doubtful",
      unconfirmed: "Unconfirmed",
    },
    lead: "A listing is confirmed for 180 days after its owner or staff confirm it, aging until day 365, then unconfirmed and off the lists.",
    toAsk: "Ask these today",
    toAskText:
      "Their owners have not answered our emails. Many use WhatsApp: call them, or send them the message.",
    doubted: "Doubted by visitors",
    doubtedText:
      "Oldest doubts first. An owner has 14 days to answer; then staff decide. If an earlier doubt was settled less than 90 days before, staff decide at once.",
    reports: "Reports to review",
    toArchive: "Unconfirmed for more than 540 days",
    toArchiveText:
      "Check each one: is the business still there? Archiving takes it out of the directory and tells its owner.",
    nothing: "Nothing to do here.",
    confirmedOn: "confirmed {date}",
    neverConfirmed: "never confirmed",
    doubtedOn: "doubted since {date}",
    forStaff: "for staff to decide",
    openOf: "Check {business}",
    back: "Back to directory health",
    facts: "What we know",
    state: "State",
    status: "In the directory",
    confirmed: "Last confirmed",
    doubt: "Doubted since",
    phone: "Phone",
    email: "Owner's email",
    none: "Not known",
    publicPage: "Open the public page",
    edit: "Edit, hide or close the listing",
    message: {
      heading: "Message to send",
      text: "Hello! This is the Guapcoin merchant directory. Does {business} still accept Guapcoin? If so, please confirm it with one click: {link} Thank you!",
      label:
        "For WhatsApp or a text message to the number above. The link works for {days} days and confirms only this listing.",
    },
    call: {
      heading: "I asked the business",
      how: "How",
      ways: { call: "By phone", visit: "In person", message: "By message", mail: "By email" },
      note: "Note",
      answers: { yes: "Yes, they accept it", no: "No, they do not", "no-answer": "No answer" },
    },
    said: "Reports and answers",
    nothingSaid: "No reports or answers yet.",
    sources: { owner: "Owner", staff: "Staff", visitor: "Visitor" },
    answers: { yes: "Yes", no: "No", "no-answer": "No answer" },
    notCounted: "not counted",
    withCode: "with the sticker's code",
    unseen: "New",
    seen: "Mark reports as reviewed",
    clear: "Settle the doubt: they accept it",
    archive: "Archive the listing",
    done: {
      title: "Done",
      tooLateTitle: "Nothing was changed",
      call: "Noted for {name}.",
      seen: "The reports about {name} are marked as reviewed.",
      clear: "The doubt about {name} is settled.",
      archive: "{name} is archived.",
      tooLate: "{name} has changed in the meantime. Please look again.",
    },
  },

  /** For the audit log. */
  log: {
    "listing.confirmed": "confirmed that a listing accepts the coin",
    "listing.owner-insists": "confirmed again a listing that visitors doubt",
    "listing.aged": "changed the confirmation state of a listing",
    "listing.back-in-lists": "brought a listing back into the lists",
    "listing.doubted": "marked a listing as doubted by visitors",
    "listing.vouched": "marked a listing as vouched for by visitors",
    "listing.called": "contacted a listed business",
    "listing.doubt-cleared": "settled the doubt about a listing",
  },
}
