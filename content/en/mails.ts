/** Words of the mails. `{...}` is filled in where a mail is written. */
export const mailContent = {
  greeting: "Hello {name},",
  signature: "The Guapcoin team",
  footer:
    "You receive this mail because this address was entered on {site}. If it was not you, please ignore it.",
  staffFooter: "You receive this mail because you are an administrator of {site}.",

  merchantReceived: {
    subject: "We received your application: {business}",
    preview: "What happens next, and where to see the state of your application.",
    lead: "Thank you for registering {business} with Guapcoin. Your application is safely with us.",
    nextHeading: "What happens next",
    next: [
      "A person on our staff reads your application.",
      "You hear from us within 2-3 business days, at this address.",
      "Once it is approved, your business has its own page in the directory.",
    ],
    state: "You can see the state of your application at any time. The link is meant for you alone:",
    button: "See my application",
  },
  merchantNew: {
    subject: "New merchant application: {business}",
    preview: "{business}, {place}",
    lead: "{business} ({type}, {place}) has asked to be listed. The applicant was promised an answer within 2-3 business days.",
    suspicious: "Something about this submission is unusual ({reason}). Please look at it with care.",
    button: "Open the application",
  },
  merchantApproved: {
    subject: "Approved: {business} is in the directory",
    preview: "Your page is ready.",
    lead: "Good news: {business} has been approved. This is your page in the merchant directory:",
    button: "See your page",
    tip: "Share the link with your customers, and tell them that you accept Guapcoin.",
  },
  merchantRejected: {
    subject: "Your application for {business}",
    preview: "We could not accept it this time.",
    lead: "Thank you for your interest in Guapcoin. We could not accept the application for {business} this time.",
    reason: "What our staff wrote:",
    again: "You are welcome to correct it and apply again:",
    button: "Register again",
  },

  newsletterFooter: "You receive this mail because this address is subscribed to the newsletter of {site}.",
  newsletterConfirm: {
    subject: "Please confirm: the Guapcoin newsletter",
    preview: "One more step, and you hear from us.",
    lead: "This address was entered for our newsletter. If it was you, open this link and press the button there:",
    button: "Yes, I want the newsletter",
    days: "The link works for {days} days. Without your confirmation you get no newsletter.",
  },
  newsletterWelcome: {
    subject: "You are subscribed to the Guapcoin newsletter",
    preview: "Keep this mail: its links let you choose topics or stop.",
    lead: "Thank you. From now on you hear from us when there is something to tell.",
    manage: "Choose your topics, or stop, at any time. The link is meant for you alone:",
    button: "Change my newsletter",
  },
  newsletterAlready: {
    subject: "You are already subscribed to the Guapcoin newsletter",
    preview: "There is nothing more to do.",
    lead: "This address was entered for our newsletter. It is subscribed already, so nothing has changed.",
    manage: "Choose your topics, or stop, at any time. The link is meant for you alone:",
    button: "Change my newsletter",
  },

  contactNew: {
    subject: "{category}: {subject}",
    subjectNone: "{category}: a message from {name}",
    preview: "{name} wrote to us.",
    from: "{name} ({email}) wrote to us:",
    suspicious: "Something about this message is unusual ({reason}). Please look at it with care.",
    reply: "Answer this mail, and your answer goes to {email}.",
  },
  contactReceived: {
    subject: "We received your message",
    preview: "A person on our staff will read it.",
    lead: "Thank you for writing to us. Your message has arrived. A person on our staff will read it, and answer to this address.",
    category: "Inquiry type: {category}",
    safety: "We never ask for your private key or your recovery phrase, in a mail or anywhere else.",
  },

  storyReceived: {
    subject: "We received your story: {title}",
    preview: "We answer within 48 hours.",
    lead: "Thank you for your story, '{title}'. It is safely with us.",
    next: "A person on our staff reads it. You hear from us within 48 hours, at this address. Until then nobody else can see your story or your picture.",
  },
  storyNew: {
    subject: "New community story: {title}",
    preview: "{name}, {category}",
    lead: "{name} has sent a story: '{title}' ({category}). The sender was promised an answer within 48 hours.",
    picture: "It comes with a picture.",
    suspicious: "Something about this submission is unusual ({reason}). Please look at it with care.",
    button: "Open the story",
  },
  storyPublished: {
    subject: "Published: {title}",
    preview: "Your story is on our site.",
    lead: "Good news: your story '{title}' is published. Everybody can read it here:",
    button: "Read your story",
    change: "Do you want to change something, or take it down? Write to us:",
    contact: "Contact us",
  },
  storyRejected: {
    subject: "Your story: {title}",
    preview: "We do not publish it this time.",
    lead: "Thank you for sending us your story '{title}'. We do not publish it this time. If you sent a picture with it, we delete it after 30 days.",
    reason: "What our staff wrote:",
    again: "You are welcome to send us another story:",
    button: "Submit a story",
  },
} as const
