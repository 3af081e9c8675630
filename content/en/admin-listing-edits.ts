/** Text of /admin/listing-edits. */
export const adminListingEdits = {
  title: "Owners' changes",
  queue: { counter: "Owners' changes", mark: "Change", openOf: "Open the change of {name}" },
  lead: "Changes that owners request and that staff have to approve: name, category, place, website. Owners change the phone number and the text themselves. The owner is emailed your answer.",
  empty: "No owners' changes to review.",
  asked: "Requested on",
  phone: "published phone {phone}",
  page: "See the public page",
  apply: "Approve",
  applyOf: "Approve the change: {name}",
  refuse: "Decline",
  refuseOf: "Decline change: {name}",
  refuseSubmit: "Decline change",
  reason: "Reason for declining",
  reasonHint: "The owner will read it.",
  reasonMissing: "Please give a reason: the owner will read it",
  reasonTooLong: "Please use at most {max} characters",
  flash: {
    applied: {
      tone: "success",
      title: "Change approved",
      text: "{name} has been updated. The owner will be emailed.",
    },
    refused: {
      tone: "success",
      title: "Change declined",
      text: "The owner of {name} will be emailed the reason.",
    },
    stale: {
      tone: "error",
      title: "{name} has changed since the request",
      text: "The requested change was not made, and the owner is asked to look again.",
    },
    gone: {
      tone: "error",
      title: "Someone else got there first",
      text: "This change has already been answered or cancelled.",
    },
  },
  mail: {
    subject: "An owner wants a listing changed",
    preview: "Old and new are shown side by side.",
    lead: "An owner has requested a change that staff have to approve: name, category, place or website.",
    button: "Open the owners' changes",
  },
} as const
