/** Words that the back office uses for everything staff decide on or answer. */
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
    duplicate: "The same sender has already sent one that waits for a decision.",
    "used-up": "More came from one opened form than a person sends.",
    flood: "It came while an unusual number of them arrived.",
  },
  /** In a list of what somebody sent. */
  sent: "{status}, sent {date}",
  /** Of what waits. */
  due: "Due {date}",
  late: "Late: due {date}",
  approve: "Approve",
  reject: "Reject",
  decision: {
    title: "Decision",
    decided: "{status} on {date} by {by}",
    asked: "{by} asked the applicant on {date}. Nothing waits for you here until the answer comes.",
    reason: "Reason given",
  },
  /** What a submission has in common with others. */
  alike: {
    title: "Look closer",
    same: {
      name: "The same name as",
      email: "The same email address as",
      phone: "The same phone number as",
      address: "The same street address as",
      wallet: "The same wallet address as",
      picture: "The same picture as",
    },
    flood: "{count} came within the same hour.",
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
    lastOne: "Nothing else waits.",
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
    template: "Start from a sentence",
    noTemplate: "None",
  },
  /** Of what was decided a moment ago; places: {name}. */
  undo: {
    label: "Undo",
    of: "Undo the decision on {name}",
    "taken-back": {
      tone: "success",
      title: "Decision taken back",
      text: "{name} waits for a decision again. Nobody was emailed.",
    },
    told: {
      tone: "error",
      title: "Too late to undo",
      text: "The email about {name} has left. Nothing was changed. You can reopen it on its page.",
    },
    changed: {
      tone: "error",
      title: "Someone was faster",
      text: "{name} was changed after this decision. Nothing was changed now.",
    },
    many: {
      title: "Decisions taken back",
      changed: {
        one: "{count} waits for a decision again. Nobody was emailed.",
        other: "{count} wait for a decision again. Nobody was emailed.",
      },
      unchanged: {
        one: "{count} was left as it was: its email has left, or someone has changed it.",
        other: "{count} were left as they were: their emails have left, or someone has changed them.",
      },
    },
  },
  /** Of kinds that are read and not decided on. */
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
    hint: "It waits for a decision again, and what its approval put on the site goes. Its sender is emailed the next decision, not this.",
    reason: "Why",
    reasonHint: "Only staff read it, in the history.",
    submit: "Reopen",
    done: {
      tone: "success",
      title: "Reopened",
      text: "{name} waits for a decision again. Nobody was emailed.",
    },
    notDecided: { tone: "info", title: "It waits for a decision already", text: "Nothing was changed." },
    confirm: "Reopen this decision?",
    confirmMany: "Reopen these decisions?",
    many: {
      title: "Decisions reopened",
      changed: {
        one: "{count} waits for a decision again. Nobody was emailed.",
        other: "{count} wait for a decision again. Nobody was emailed.",
      },
      unchanged: {
        one: "{count} was left as it was: it waits already.",
        other: "{count} were left as they were: they wait already.",
      },
    },
  },
  rejection: { reason: "Reason", cancel: "Cancel" },
  /** A decision on what stands there no more. */
  changedMeanwhile: {
    tone: "error",
    title: "Please look again",
    text: "{name} has been asked about or decided since you opened it, and waits again. Nothing was changed now.",
  },
  /** The third answer, of kinds whose senders can be asked. */
  asking: {
    clearFirst:
      "Nobody is emailed about what needs a closer look. If it looks fine, say so below; then you can ask.",
    suspicious: {
      tone: "error",
      title: "Not asked",
      text: "It needs a closer look, and nobody is emailed before you say that it looks fine. Nothing was changed.",
    },
    ending: {
      summary: "Wait no longer",
      hint: "It waits for a decision again, as it was sent. The link in the email to its applicant opens nothing anymore.",
      reason: "Why",
      reasonHint: "Only staff read it, in the history.",
      submit: "Decide without an answer",
    },
  },
  clear: "Looks fine",
  clearHint:
    "Its sender gets no email before a decision. If it looks fine, say so: the confirmation that was held then goes out.",
  spam: "Spam",
  markSpam: "Mark as spam",
  unmarkSpam: "Not spam",
  /** After an action on one or several. */
  spamMarked: {
    title: "Marked as spam",
    changed: { one: "{count} is in Spam now.", other: "{count} are in Spam now." },
    unchanged: {
      one: "{count} was left as it was: it is in Spam already, or decided.",
      other: "{count} were left as they were: they are in Spam already, or decided.",
    },
  },
  suspicionCleared: {
    title: "Cleared",
    changed: {
      one: "{count} looks fine now. Its confirmation, if one was held, goes out: three a day to one address at most.",
      other:
        "{count} look fine now. Confirmations that were held go out, three a day to one address at most.",
    },
    unchanged: {
      one: "{count} was left as it was: it is not marked, or decided.",
      other: "{count} were left as they were: they are not marked, or decided.",
    },
  },
  spamUnmarked: {
    title: "Taken out of spam",
    changed: { one: "{count} is back in its list.", other: "{count} are back in their list." },
    unchanged: {
      one: "{count} was left as it was: it is not in Spam.",
      other: "{count} were left as they were: they are not in Spam.",
    },
  },
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
    "suspicion.cleared": "Cleared of suspicion",
  },
} as const
