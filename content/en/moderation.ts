/** Words that the back office uses for everything staff decide on or answer. */
export const moderation = {
  statuses: { pending: "Pending", approved: "Approved", rejected: "Rejected" },
  filters: { "": "All", pending: "Pending Review", approved: "Approved", rejected: "Rejected", spam: "Spam" },
  suspicious: "Needs a closer look",
  suspicions: {
    honeypot: "It filled in a field that people cannot see.",
    "too-fast": "It was sent within two seconds of opening the form.",
    duplicate: "The same sender has already sent one that waits for a decision.",
    flood: "It came while an unusual number of them arrived.",
  },
  spam: "Spam",
  markSpam: "Mark as spam",
  unmarkSpam: "Not spam",
  nobody: "a former administrator",
  notGiven: "Not given",
  history: "History",
  notes: {
    title: "Notes for colleagues",
    hint: "Only staff read these.",
    label: "New note",
    add: "Add note",
    none: "No notes yet.",
    by: "{name}, {date}",
  },
  actions: {
    "note.added": "Note added",
    "spam.marked": "Marked as spam",
    "spam.unmarked": "Taken out of spam",
  },
} as const
