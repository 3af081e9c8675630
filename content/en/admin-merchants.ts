/** Words of the back office about merchants and settings. */
export const adminMerchants = {
  title: "Merchant Requests",
  search: "Search name, owner, e-mail or place",
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
  approve: "Approve",
  approveOf: "Approve {name}",
  reject: "Reject",
  rejectOf: "Reject {name}",
  failed: "That did not work. Please try again.",

  detail: {
    back: "Back to the requests",
    application: "Application",
    publicFacts: "Shown to the public",
    privateFacts: "Never shown",
    decision: "Decision",
    decided: "{status} on {date} by {by}",
    reason: "Reason given",
    publicPage: "Open the public page",
    category: "Directory category",
    saveCategory: "Save category",
    wallet: "Wallet address",
    walletShown: "shown publicly",
    walletHidden: "not shown",
    onlineOnly: "Online only",
    yes: "Yes",
    no: "No",
    sent: "Sent",
    reviewStarted: "First opened by staff",
    termsAccepted: "Terms accepted",
    actions: {
      "merchant.submitted": "Application sent",
      "merchant.approved": "Approved",
      "merchant.rejected": "Rejected",
      "merchant.category-changed": "Directory category changed",
    },
  },

  rejection: {
    title: "Reject an application",
    confirm: "Are you sure you want to reject this merchant application?",
    confirmMany: "Are you sure you want to reject these merchant applications?",
    reason: "Reason",
    reasonHint:
      "Goes into the mail to the owner and onto the page of the application. Leave it empty to give none.",
    submit: "Reject application",
    cancel: "Cancel",
  },
} as const

export const adminDashboard = {
  title: "Dashboard",
  pending: "Applications waiting",
  approved: "Merchants listed",
  rejected: "Applications rejected",
  waiting: "Waiting longest",
  promised: "Applicants are promised an answer within 2-3 business days.",
  nothingWaits: "Nothing waits for a decision.",
  sent: "sent {date}",
  stage: "Directory stage",
  change: "Change",
} as const

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
} as const
