/** Words of the back office about merchants. */
export const adminMerchants = {
  title: "Merchant Requests",
  /** After an action: a toast, and in the page for those without script. */
  flash: {
    approved: {
      tone: "success",
      title: "Merchant approved successfully",
      text: "{name} is now in the directory.",
    },
    rejected: {
      tone: "success",
      title: "Merchant application rejected",
      text: "{name} is told by email in a minute.",
    },
    asked: {
      tone: "success",
      title: "Applicant asked",
      text: "{name} is emailed your question in a minute. It waits for the applicant now.",
    },
    alreadyAsked: {
      tone: "error",
      title: "Already asked",
      text: "{by} asked the applicant of {name} on {date}. Nothing was changed.",
    },
    alreadyDecided: {
      tone: "error",
      title: "Already decided",
      text: "{name} was decided by {by} on {date}. Nothing was changed.",
    },
    approvedMany: {
      title: "Merchants approved",
      changed: {
        one: "{count} merchant is now in the directory.",
        other: "{count} merchants are now in the directory.",
      },
      unchanged: {
        one: "{count} was left as it was: someone had decided it.",
        other: "{count} were left as they were: someone had decided them.",
      },
    },
    rejectedMany: {
      title: "Merchant applications rejected",
      changed: { one: "{count} application is rejected.", other: "{count} applications are rejected." },
      unchanged: {
        one: "{count} was left as it was: someone had decided it.",
        other: "{count} were left as they were: someone had decided them.",
      },
    },
    categoryChanged: { tone: "success", title: "Directory category saved" },
    reviewStarted: { tone: "success", title: "Review started", text: "The applicant reads “In review” now." },
  },
  /** What pages say that show several kinds of submissions. */
  kind: {
    counter: "Applications waiting",
    review: "Review merchants",
    mark: "Application",
    openOf: "Open the application of {name}",
    /** In the mail that tells the staff of several. */
    told: { one: "{count} merchant application", other: "{count} merchant applications" },
    /** On the dashboard, under the number of those that wait for staff. */
    asked: { one: "{count} waits for the applicant", other: "{count} wait for the applicant" },
    many: "Merchant applications",
    one: "application",
    actions: {
      "merchant.approved": "approved a merchant application",
      "merchant.asked": "asked the applicant of a merchant application",
      "merchant.category-changed": "changed the directory category of a merchant",
      "merchant.completed": "completed a merchant application",
      "merchant.rejected": "rejected a merchant application",
      "merchant.reopened": "reopened the decision on a merchant application",
      "merchant.submitted": "sent a merchant application",
      "merchant.taken-back": "took back a decision on a merchant application",
      "merchant.unanswered": "heard nothing for 30 days about a merchant application",
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
    /** Beside a listing with the same name. Places: {hours}. */
    nameTaken:
      "Once approved, this business waits {hours} hours until its page shows a payment address, and where there are two administrators until the second one has agreed to it.",
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
    phoneUnread: "(shown as it was typed: we could not read it as one phone number)",
    yes: "Yes",
    no: "No",
    sent: "Sent",
    reviewStarted: "Review began",
    startReview: "Start the review",
    startReviewHint:
      "The applicant then reads “In review”. Everything else that you do on this page starts it too.",
    termsAccepted: "Terms accepted",
    actions: {
      "merchant.submitted": "Application sent",
      "merchant.approved": "Approved",
      "merchant.rejected": "Rejected",
      "merchant.taken-back": "Decision taken back",
      "merchant.reopened": "Reopened",
      "merchant.category-changed": "Directory category changed",
      "merchant.asked": "Applicant asked",
      "merchant.completed": "Application completed",
      "merchant.unanswered": "No answer within 30 days: it waits for staff again",
    },
  },

  /** What the applicant was asked, on the page of the application. */
  questions: {
    title: "Asked and answered",
    asked: "Asked on {date}",
    answered: "Answered on {date}",
    waiting: "No answer yet. On {date} it waits for staff again as it is.",
    unanswered: "It was not answered.",
    unchanged: "The applicant sent the form again and changed nothing.",
    before: "Before",
    after: "Now",
    nothing: "Nothing",
    yes: "Yes",
    no: "No",
  },
  asking: {
    ask: "Ask",
    lead: "What should the applicant complete or correct?",
    label: "What you ask",
    hint: "Goes into the email to the owner and onto the page of the application, with a link to complete it.",
    templates: {
      address: {
        label: "Address not found",
        text: "We could not find your business at the address you gave. Please check the street and the city.",
      },
      contact: {
        label: "Nobody reached",
        text: "We could not reach you by the phone number or the website you gave. Please check both.",
      },
      business: {
        label: "What it offers",
        text: "Please describe what your business sells or does, so that customers know what to expect.",
      },
      wallet: {
        label: "Wallet address",
        text: "Please check the wallet address, or leave it out: we could not see that it belongs to your business.",
      },
    },
    submit: "Ask the applicant",
  },

  rejection: {
    title: "Reject an application",
    confirm: "Are you sure you want to reject this merchant application?",
    confirmMany: "Are you sure you want to reject these merchant applications?",
    reasonHint:
      "Goes into the email to the owner and onto the page of the application. Leave it empty to give none.",
    templates: {
      address: {
        label: "Address not found",
        text: "We could not find your business at the address you gave. Please check the street and the city, and send the form again.",
      },
      contact: {
        label: "Nobody reached",
        text: "We could not reach you by the phone number or the website you gave. Please check both and send the form again.",
      },
      duplicate: {
        label: "Listed already",
        text: "This business is in the directory already, or another application for it waits. To change the listing, write to us.",
      },
      business: {
        label: "No business to visit",
        text: "The directory lists businesses that sell goods or services and take Guapcoin. We could not see what yours offers.",
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
