/** Text of the back office about applications. */
export const adminApplications = {
  title: "Merchant Requests",
  /** After an action: shown as a toast, and in the page without script. */
  flash: {
    approved: {
      tone: "success",
      title: "Merchant approved successfully",
      text: "{name} is now in the directory.",
    },
    rejected: {
      tone: "success",
      title: "Merchant application rejected",
      text: "{name} will be notified by email in a minute.",
    },
    asked: {
      tone: "success",
      title: "Applicant asked",
      text: "{name} will be emailed your question in a minute. The application is now waiting for the applicant.",
    },
    alreadyAsked: {
      tone: "error",
      title: "Already asked",
      text: "{by} asked the applicant of {name} on {date}. Nothing was changed.",
    },
    alreadyDecided: {
      tone: "error",
      title: "Already decided",
      text: "{by} made a decision about {name} on {date}. Nothing was changed.",
    },
    approvedMany: {
      title: "Merchants approved",
      changed: {
        one: "{count} merchant is now in the directory.",
        other: "{count} merchants are now in the directory.",
      },
      unchanged: {
        one: "{count} was left unchanged: someone had already decided on it.",
        other: "{count} were left unchanged: someone had already decided on them.",
      },
    },
    rejectedMany: {
      title: "Merchant applications rejected",
      changed: { one: "{count} application is rejected.", other: "{count} applications are rejected." },
      unchanged: {
        one: "{count} was left unchanged: someone had already decided on it.",
        other: "{count} were left unchanged: someone had already decided on them.",
      },
    },
    categoryChanged: { tone: "success", title: "Directory category saved" },
    reviewStarted: { tone: "success", title: "Review started", text: "The applicant now sees “In review”." },
  },
  /** For pages that list several types of submissions. */
  kind: {
    counter: "Applications waiting",
    review: "Review merchants",
    mark: "Application",
    openOf: "Open the application of {name}",
    /** In the mail to staff about several applications. */
    told: { one: "{count} merchant application", other: "{count} merchant applications" },
    /** On the dashboard, below the number that waits for staff. */
    asked: { one: "{count} waiting for the applicant", other: "{count} waiting for the applicant" },
    many: "Merchant applications",
    one: "application",
    actions: {
      "merchant.approved": "approved a merchant application",
      "merchant.asked": "asked a merchant applicant a question",
      "merchant.category-changed": "changed the directory category of a merchant",
      "merchant.completed": "completed a merchant application",
      "merchant.rejected": "rejected a merchant application",
      "merchant.reopened": "reopened the decision on a merchant application",
      "merchant.submitted": "sent a merchant application",
      "merchant.taken-back": "undid a decision on a merchant application",
      "merchant.unanswered": "got no answer for 30 days on a merchant application",
    },
    personal: {
      section: "Merchant applications",
      counts: {
        applications: { one: "{count} merchant application", other: "{count} merchant applications" },
      },
    },
  },
  search: "Search name, email, phone, website, wallet, place",
  loading: "Loading merchant requests...",
  empty: "No merchant requests found.",
  columns: {
    business: "Business",
    owner: "Owner",
    place: "Location",
    type: "Type",
    status: "Status",
    sent: "Sent",
    actions: "Actions",
  },
  open: "Open",
  openOf: "Open the application of {name}",
  approveOf: "Approve {name}",
  rejectOf: "Reject {name}",
  failed: "That did not work. Please try again.",

  detail: {
    back: "Back to the requests",
    /** Beside a listing with the same name. Placeholders: {hours}. */
    nameTaken:
      "Once this business is approved, its page shows no payment address for {hours} hours and, if there are two administrators, until the second one has approved the address.",
    application: "Application",
    publicFacts: "Shown to the public",
    privateFacts: "Never shown",
    reference: "Reference",
    publicPage: "Open the public page",
    category: "Directory category",
    saveCategory: "Save category",
    wallet: "Wallet address",
    walletShown: "shown publicly",
    walletHidden: "not shown",
    onlineOnly: "Online only",
    phoneUnread: "(shown as typed: we could not read it as a single phone number)",
    yes: "Yes",
    no: "No",
    sent: "Sent",
    reviewStarted: "Review started",
    startReview: "Start review",
    startReviewHint:
      "The applicant then sees “In review”. Anything else you do on this page also starts the review.",
    termsAccepted: "Terms accepted",
    actions: {
      "merchant.submitted": "Application sent",
      "merchant.approved": "Approved",
      "merchant.rejected": "Rejected",
      "merchant.taken-back": "Decision undone",
      "merchant.reopened": "Reopened",
      "merchant.category-changed": "Directory category changed",
      "merchant.asked": "Applicant asked",
      "merchant.completed": "Application completed",
      "merchant.unanswered": "No answer within 30 days: waiting for staff again",
    },
  },

  /** Questions to the applicant, on the page of the application. */
  questions: {
    title: "Questions and answers",
    asked: "Asked on {date}",
    answered: "Answered on {date}",
    waiting: "No answer yet. On {date} the application goes back to staff as it is.",
    unanswered: "Not answered.",
    unchanged: "The applicant sent the form again without changes.",
    before: "Before",
    after: "Now",
    nothing: "None",
    yes: "Yes",
    no: "No",
  },
  asking: {
    ask: "Ask",
    lead: "What should the applicant complete or correct?",
    label: "Your question",
    hint: "Shown in the email to the owner and on the application's page, with a link to complete it.",
    templates: {
      address: {
        label: "Address not found",
        text: "We could not find your business at the address you gave. Please check the street and the city.",
      },
      contact: {
        label: "Could not be reached",
        text: "We could not reach you at the phone number or through the website you gave. Please check both.",
      },
      business: {
        label: "What it offers",
        text: "Please describe what your business sells or does, so that customers know what to expect.",
      },
      wallet: {
        label: "Wallet address",
        text: "Please check the wallet address, or leave it out: we could not confirm that it belongs to your business.",
      },
    },
    submit: "Ask the applicant",
  },

  rejection: {
    title: "Reject an application",
    confirm: "Are you sure you want to reject this merchant application?",
    confirmMany: "Are you sure you want to reject these merchant applications?",
    reasonHint:
      "Shown in the email to the owner and on the application's page. Leave it empty to give no reason.",
    templates: {
      address: {
        label: "Address not found",
        text: "We could not find your business at the address you gave. Please check the street and the city, and send the form again.",
      },
      contact: {
        label: "Could not be reached",
        text: "We could not reach you at the phone number or through the website you gave. Please check both and send the form again.",
      },
      duplicate: {
        label: "Already listed",
        text: "This business is already in the directory, or another application for it is waiting. To change the listing, write to us.",
      },
      business: {
        label: "Unclear what it offers",
        text: "The directory lists businesses that sell goods or services and take Guapcoin. We could not tell what yours offers.",
      },
      wallet: {
        label: "Wallet address",
        text: "The wallet address does not seem to belong to your business. Please check it, or leave it out, and send the form again.",
      },
    },
    submit: "Reject application",
    submitMany: "Reject applications",
  },
} as const
