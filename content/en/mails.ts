/** Text of the mails. `{...}` placeholders are filled where a mail is written. */
export const mailContent = {
  greeting: "Hello {name},",
  /** To an unverified recipient: the name could be anything that another person typed. */
  greetingNone: "Hello,",
  signature: "The Guapcoin team",
  footer:
    "You receive this email because this address was entered on {site}. If that was not you, please ignore it.",
  /** The last line of each mail. */
  written: "Written on {day}.",
  staffFooter: "You receive this email because you are an administrator of {site}.",

  /** Sent instead of one mail per submission when there are many within an hour. */
  staffDigest: {
    subject: {
      one: "{count} more submission in the last hour",
      other: "{count} more submissions in the last hour",
    },
    preview: "Many submissions came in. You got no separate email about these.",
    lead: "You got an email about each of the first {count} submissions in the last hour. These came in after them:",
    open: "Open the list: {list}",
  },
  /** When the cap for unverified recipients is reached. */
  deferred: {
    subject: { one: "{count} email is waiting", other: "{count} emails are waiting" },
    preview: "Visitors requested unusually many emails through the site's forms.",
    lead: "Within one hour, {cap} emails went to addresses that visitors typed into the site's forms. The next ones are waiting and will be sent in order. None is lost, and emails about accounts, decisions and answers are sent as usual.",
    advice:
      "On a busy day there is nothing to do. If the site should not be this busy, someone may be sending forms with other people's email addresses: look at the newest submissions, and cancel the emails that nobody asked for.",
    button: "See waiting emails",
  },

  /** When a check on /admin/status becomes red. */
  status: {
    red: {
      subject: {
        one: "{count} problem on the site needs attention now",
        other: "{count} problems on the site need attention now",
      },
      lead: "The site checks itself once a minute. It has seen this for more than a minute:",
    },
    well: {
      subject: {
        one: "{count} problem on the site is resolved",
        other: "{count} problems on the site are resolved",
      },
      lead: "This was red and no longer is:",
    },
    button: "See the site's status",
  },

  applicationReceived: {
    subject: "We received your application",
    preview: "What happens next, and where to see the status of your application.",
    lead: "Thank you for registering your business with Guapcoin. Your application has arrived.",
    nextHeading: "What happens next",
    next: [
      "A person on our staff reads your application.",
      "You will hear from us within 2-3 business days, at this email address.",
      "Once it is approved, your business has its own page in the directory.",
    ],
    state: "You can see the status of your application at any time. This link is only for you:",
    button: "See my application",
    reference: "Your reference: #{id}",
  },
  applicationNew: {
    subject: "New merchant application: {business}",
    place: "{city}, {state}, {country}",
    placeOnline: "Online, {country}",
    preview: "{business}, {place}",
    lead: "{business} ({type}, {place}) has applied to be listed. The applicant was promised an answer within 2-3 business days.",
    suspicious: "Something about this submission is unusual ({reason}). Please check it carefully.",
    button: "Open the application",
  },
  applicationApproved: {
    subject: "Approved: your business is in the directory",
    preview: "Your page is ready.",
    lead: "Good news: '{business}' has been approved. This is your page in the merchant directory:",
    button: "See your page",
    tip: "Share the link with your customers, and tell them that you accept Guapcoin.",
    /** Placeholders: {hours}. */
    paymentWaits:
      "Another business in the directory has a name like yours. So that nobody pays the wrong shop, your page does not show your payment address for the first {hours} hours, and our staff may check it again first.",
    /** Before the directory opens. */
    soon: {
      subject: "Approved: your business will be in the directory",
      preview: "Your page opens with the directory.",
      lead: "Good news: '{business}' has been approved. The merchant directory is not open yet. Your page opens with it, on its first day, and you do not need to do anything for that.",
    },
    /** Placeholders: {days}. */
    owner:
      "Next, set up your shop: opening hours, a picture, and a poster with your payment code to print. The link to your owner's page is only for you. It works once, within {days} days. After that you can ask for a new one at any time:",
    ownerButton: "Set up my shop",
  },
  applicationAsked: {
    subject: "A question about your application to the merchant directory",
    preview: "Please complete your application. Nothing you sent is lost.",
    lead: "Thank you for registering '{business}' with Guapcoin. Before we can decide, we need more information from you.",
    question: "What our staff asked:",
    button: "Complete my application",
    lasts:
      "Your answers are already filled in: change what is needed and send the form again. The link is only for you and works for {days} days. If we do not hear from you by then, we will decide based on what we have.",
  },
  applicationCompleted: {
    subject: "Application completed: {business}",
    preview: "The applicant has answered your question.",
    lead: "The applicant of {business} has sent the form again and was promised an answer within 2-3 business days.",
    button: "Open the application",
  },
  applicationRejected: {
    subject: "Your application to the merchant directory",
    preview: "We could not accept it this time.",
    lead: "Thank you for your interest in Guapcoin. We could not accept the application for '{business}' this time.",
    reason: "What our staff wrote:",
    again: "You are welcome to correct it and apply again:",
    button: "Register again",
  },

  /** To the owner when staff changed the listing. */
  listingChanged: {
    subject: "Your listing in the Guapcoin directory was changed",
    preview: "What our staff changed, before and after.",
    lead: "Our staff changed what the Guapcoin directory says about '{business}':",
    /** Two lines for each field. */
    change: "Before: {before}\nNow: {after}",
    walletWait:
      "Customers see a new payment address only after {hours} hours, and after our staff have checked it. If it is not yours, tell us before then.",
    /** When two listings of one business were merged and their payment addresses differ. */
    mergedPayment:
      "Your page now leads to '{name}', whose payment address is different from yours. Customers see no payment address there for {hours} hours, and then only after a second administrator has checked it. If that address is not yours, tell us before then.",
    absorbedPayment:
      "Staff merged another listing into yours, and its payment address is different. Customers see no payment address on your page for {hours} hours, and then only after a second administrator has checked yours.",
    unmergedPayment: "Staff undid the merge: both pages show the same payment addresses as before it.",
    privateChange: "It was changed. We do not show it in an email.",
    reason: "Why",
    button: "See your page",
    wrong: "Is this wrong, or is it not your business? Tell us, and we will look into it:",
    contact: "Write to us",
    footer:
      "You receive this email because this address is on file for a listing in the directory of {site}.",
  },

  newsletterFooter: "You receive this email because this address is subscribed to the newsletter of {site}.",
  newsletterConfirm: {
    subject: "Please confirm: the Guapcoin newsletter",
    preview: "One more step, and you will hear from us.",
    lead: "This address was entered for our newsletter. If it was you, open this link and press the button there:",
    button: "Yes, I want the newsletter",
    days: "The link works for {days} days. If you do not confirm, you get no newsletter.",
  },
  newsletterWelcome: {
    subject: "You are subscribed to the Guapcoin newsletter",
    preview: "Keep this email: its links let you choose topics or unsubscribe.",
    lead: "Thank you. From now on you will hear from us when there is news.",
    manage: "Choose your topics, or unsubscribe, at any time. This link is only for you:",
    button: "Change my newsletter",
  },
  newsletterAlready: {
    subject: "You are already subscribed to the Guapcoin newsletter",
    preview: "There is nothing more to do.",
    lead: "This address was entered for our newsletter. It is already subscribed, so nothing has changed.",
    manage: "Choose your topics, or unsubscribe, at any time. This link is only for you:",
    button: "Change my newsletter",
  },

  contactNew: {
    subject: "{category}: {subject}",
    subjectNone: "{category}: a message from {name}",
    preview: "{name} wrote to us.",
    from: "{name} ({email}) wrote to us:",
    suspicious: "Something about this message is unusual ({reason}). Please check it carefully.",
    reply: "Answer this email, and your answer goes to {email}.",
  },
  contactReceived: {
    subject: "We received your message",
    preview: "A person on our staff will read it.",
    lead: "Thank you for writing to us. Your message has arrived. A person on our staff will read it and reply to this address.",
    category: "Inquiry type: {category}",
    safety: "We never ask for your private key or your recovery phrase, in an email or anywhere else.",
  },

  storyReceived: {
    subject: "We received your story",
    preview: "We answer within 48 hours.",
    lead: "Thank you for your story. It has arrived.",
    next: "A person on our staff reads it. You will hear from us within 48 hours, at this address. Until then nobody else can see your story or your picture.",
  },
  storyNew: {
    subject: "New community story: {title}",
    preview: "{name}, {category}",
    lead: "{name} has sent a story: '{title}' ({category}). The sender was promised an answer within 48 hours.",
    picture: "It comes with a picture.",
    suspicious: "Something about this submission is unusual ({reason}). Please check it carefully.",
    button: "Open the story",
  },
  storyPublished: {
    subject: "Your story is published",
    preview: "Your story is on our site.",
    lead: "Good news: your story '{title}' is published. Everyone can read it here:",
    button: "Read your story",
    change: "Do you want to change something, or take it down? Write to us:",
    contact: "Contact us",
  },
  storyRejected: {
    subject: "About the story you sent us",
    preview: "We will not publish it this time.",
    lead: "Thank you for sending us your story '{title}'. We will not publish it this time. If you sent a picture with it, we delete the picture after 30 days.",
    reason: "What our staff wrote:",
    again: "You are welcome to send us another story:",
    button: "Submit a story",
  },
} as const
