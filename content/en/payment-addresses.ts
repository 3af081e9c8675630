/** Text of /admin/payment-addresses, and of the mail that links to it. */
export const paymentAddresses = {
  title: "Payment addresses to check",
  search: "Search name, owner, phone, website, wallet, place",
  loading: "Loading payment addresses...",
  empty: "No payment address to check.",
  emptySearch: "No payment address to check matches your search.",
  sorts: { newest: "Newest first", oldest: "Longest waiting first", name: "A to Z" },
  columns: {
    business: "Business",
    address: "Payment address",
    before: "Before",
    changed: "Set",
    shown: "Shown to customers",
    actions: "Actions",
  },
  filters: {
    "": "All",
    second: "Need a second administrator",
    hours: "Shown after 72 hours",
  },
  queue: {
    counter: "Payment addresses",
    mark: "Payment address",
    openOf: "Open the payment address of {name}",
  },
  openOf: "Open the payment address of {name}",
  none: "None",
  by: "{date}, by {by}",
  /** Who set the address. */
  owner: "the owner",
  system: "an application",
  merger: "another listing was merged into this one",
  from: "From {date}",
  afterApproval: "After a second administrator's approval, from {date} at the earliest",
  same: "Also the payment address of:",
  own: "You set it. A colleague has to check it.",
  approve: "Approve",
  approveOf: "Approve the payment address of {name}",
  hint: "Before you approve: call the business at its published number and compare the address. To remove a wrong one, open its listing.",
  keys: [
    { key: "j", text: "next row" },
    { key: "k", text: "previous row" },
    { key: "Enter", text: "open the row" },
    { key: "x", text: "select the row" },
    { key: "/", text: "search" },
  ],
  approved: {
    title: "Payment addresses approved",
    changed: { one: "{count} is approved.", other: "{count} are approved." },
    unchanged: {
      one: "{count} was left unchanged: it was changed in the meantime, a colleague approved it first, or you set it.",
      other:
        "{count} were left unchanged: they were changed in the meantime, a colleague approved them first, or you set them.",
    },
  },
  mail: {
    subject: {
      one: "{count} payment address needs a second administrator",
      other: "{count} payment addresses need a second administrator",
    },
    preview: "Customers do not see it until one of you has approved it.",
    lead: "Someone has set the payment address of a listing. Customers do not see it until an administrator who did not set it has approved it, and 72 hours have passed.",
    button: "Open the list",
  },
} as const
