/** Words of /admin/listing-edits. */
export const adminListingEdits = {
  title: "Owners' changes",
  lead: "What owners want changed in their listings and what is not theirs alone to say: name, category, place, website. Phone and text they change themselves. The owner is emailed your answer.",
  empty: "No owner waits for an answer.",
  asked: "Asked on",
  phone: "published phone {phone}",
  page: "See the public page",
  apply: "Take over",
  applyOf: "Take over: {name}",
  refuse: "Do not take over",
  refuseOf: "Send this answer: {name}",
  refuseSubmit: "Send this answer",
  reason: "Why not",
  reasonHint: "The owner reads it.",
  reasonMissing: "Please say why: the owner reads it",
  reasonTooLong: "Please use at most {max} characters",
  flash: {
    applied: { tone: "success", title: "Taken over", text: "{name} says so now. Its owner is emailed." },
    refused: { tone: "success", title: "Answered", text: "The owner of {name} is emailed why not." },
    stale: {
      tone: "error",
      title: "{name} says something else by now",
      text: "Someone changed it since its owner asked. Nothing was changed, and the owner is asked to look again.",
    },
    gone: { tone: "error", title: "Someone was faster", text: "This has been answered, or taken back." },
  },
  mail: {
    subject: "An owner wants a listing changed",
    preview: "Old and new stand beside each other.",
    lead: "An owner wants something changed that you see first: name, category, place or website.",
    button: "Open the owners' changes",
  },
} as const
