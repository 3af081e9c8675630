/** Text of the back office for submissions that staff decide on or answer. */
export const moderation = {
  statuses: {
    pending: "Pending",
    asked: "Asked",
    approved: "Approved",
    rejected: "Rejected",
  },
  filters: {
    "": "All",
    pending: "Pending Review",
    asked: "Waiting for the applicant",
    approved: "Approved",
    rejected: "Rejected",
    spam: "Spam",
  },
  suspicious: "Needs a closer look",
  suspicions: {
    honeypot: "It filled in a field that people cannot see.",
    "too-fast": "It was sent within two seconds of opening the form.",
    duplicate: "The same sender has already sent one that is waiting for a decision.",
    "used-up": "More were sent from one opened form than a person would send.",
    flood: "It was sent while unusually many of them arrived.",
  },
  /** In a list of submissions. */
  sent: "{status}, sent {date}",
  /** For a submission that waits. */
  due: "Due {date}",
  late: "Late: due {date}",
  approve: "Approve",
  reject: "Reject",
  decision: {
    title: "Decision",
    decided: "{status} on {date} by {by}",
    asked: "{by} asked the applicant on {date}. There is nothing to do here until the answer comes.",
    reason: "Reason given",
  },
  /** What a submission has in common with others. */
  alike: {
    title: "Take a closer look",
    same: {
      name: "The same name as",
      email: "The same email address as",
      phone: "The same phone number as",
      address: "The same street address as",
      wallet: "The same wallet address as",
      picture: "The same picture as",
    },
    flood: "{count} were sent within the same hour.",
    /** In a row of a list. */
    row: "Same {what} as {name}",
    things: {
      name: "name",
      email: "email address",
      phone: "phone number",
      address: "street address",
      wallet: "payment address",
      picture: "picture",
    },
  },
  triage: {
    queue: "Queue",
    tools: "Decide and move on",
    previous: "Previous",
    next: "Next",
    lastOne: "Nothing else is waiting.",
    gone: "None",
    keys: [
      { key: "j", text: "next" },
      { key: "k", text: "previous" },
      { key: "a", text: "approve" },
      { key: "r", text: "reject" },
      { key: "q", text: "ask the applicant" },
      { key: "u", text: "back to the list" },
      { key: "/", text: "search, in the list" },
    ],
    oneByOne: "Decide one by one",
    template: "Start from a template",
    noTemplate: "None",
  },
  /** For a recent decision. Placeholders: {name}. */
  undo: {
    label: "Undo",
    of: "Undo the decision on {name}",
    "taken-back": {
      tone: "success",
      title: "Decision undone",
      text: "{name} is waiting for a decision again. Nobody was emailed.",
    },
    told: {
      tone: "error",
      title: "Too late to undo",
      text: "The email about {name} has already been sent. Nothing was changed. You can reopen the decision on its page.",
    },
    changed: {
      tone: "error",
      title: "Someone else got there first",
      text: "{name} was changed after this decision. The decision was not undone.",
    },
    many: {
      title: "Decisions undone",
      changed: {
        one: "{count} is waiting for a decision again. Nobody was emailed.",
        other: "{count} are waiting for a decision again. Nobody was emailed.",
      },
      unchanged: {
        one: "{count} was left unchanged: its email has been sent, or someone has changed it.",
        other: "{count} were left unchanged: their emails have been sent, or someone has changed them.",
      },
    },
  },
  /** For types of submissions that are read but not decided on. */
  reading: {
    filters: { "": "All", unread: "Unread", read: "Read", spam: "Spam", deleted: "Deleted" },
    statuses: { unread: "Unread", read: "Read" },
    markRead: "Mark as read",
    markUnread: "Mark as unread",
    delete: "Delete",
    restore: "Restore",
  },
  reopening: {
    summary: "Reopen the decision",
    hint: "It will wait for a decision again, and what its approval put on the site is removed. The sender is emailed the next decision, not this.",
    reason: "Why",
    reasonHint: "Only staff can read it, in the history.",
    submit: "Reopen",
    done: {
      tone: "success",
      title: "Reopened",
      text: "{name} is waiting for a decision again. Nobody was emailed.",
    },
    notDecided: { tone: "info", title: "It is already waiting for a decision", text: "Nothing was changed." },
    confirm: "Reopen this decision?",
    confirmMany: "Reopen these decisions?",
    many: {
      title: "Decisions reopened",
      changed: {
        one: "{count} is waiting for a decision again. Nobody was emailed.",
        other: "{count} are waiting for a decision again. Nobody was emailed.",
      },
      unchanged: {
        one: "{count} was left unchanged: it is already waiting.",
        other: "{count} were left unchanged: they are already waiting.",
      },
    },
  },
  rejection: { reason: "Reason", cancel: "Cancel" },
  /** For a decision on a submission that has changed since it was opened. */
  changedMeanwhile: {
    tone: "error",
    title: "Please look again",
    text: "Since you opened {name}, someone asked its sender or made a decision, and it is waiting again. Nothing was changed.",
  },
  /** The third decision, for types of submissions whose senders can be asked a question. */
  asking: {
    clearFirst:
      "Nobody is emailed about a submission that needs a closer look. If it looks fine, say so below; then you can ask.",
    suspicious: {
      tone: "error",
      title: "Not asked",
      text: "It needs a closer look, and nobody is emailed until you say that it looks fine. Nothing was changed.",
    },
    ending: {
      summary: "Stop waiting",
      hint: "It will wait for a decision again, as it was sent. The link in the email to the applicant stops working.",
      reason: "Why",
      reasonHint: "Only staff can read it, in the history.",
      submit: "Decide without an answer",
    },
  },
  clear: "Looks fine",
  clearHint:
    "Its sender gets no email before a decision. If it looks fine, say so: then the confirmation that was held back is sent.",
  spam: "Spam",
  markSpam: "Mark as spam",
  unmarkSpam: "Not spam",
  /** After an action on one or several submissions. */
  spamMarked: {
    title: "Marked as spam",
    changed: { one: "{count} is now in Spam.", other: "{count} are now in Spam." },
    unchanged: {
      one: "{count} was left unchanged: it is already in Spam, or decided.",
      other: "{count} were left unchanged: they are already in Spam, or decided.",
    },
  },
  suspicionCleared: {
    title: "Marked as fine",
    changed: {
      one: "{count} is marked as fine. Its confirmation, if it was held back, is sent: at most three a day to one address.",
      other:
        "{count} are marked as fine. Confirmations that were held back are sent, at most three a day to one address.",
    },
    unchanged: {
      one: "{count} was left unchanged: it is not marked as needing a closer look, or it is decided.",
      other:
        "{count} were left unchanged: they are not marked as needing a closer look, or they are decided.",
    },
  },
  spamUnmarked: {
    title: "Moved out of spam",
    changed: { one: "{count} is back in its list.", other: "{count} are back in their list." },
    unchanged: {
      one: "{count} was left unchanged: it is not in Spam.",
      other: "{count} were left unchanged: they are not in Spam.",
    },
  },
  nobody: "a former administrator",
  notGiven: "Not given",
  history: "History",
  notes: {
    title: "Notes for colleagues",
    hint: "Only staff can read these.",
    label: "New note",
    add: "Add note",
    none: "No notes yet.",
    by: "{name}, {date}",
  },
  actions: {
    "note.added": "Note added",
    "spam.marked": "Marked as spam",
    "spam.unmarked": "Moved out of spam",
    "suspicion.cleared": "Marked as fine",
  },
} as const
