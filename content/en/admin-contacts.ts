/** Words of the back office about what visitors write to us, and of the mail that answers them. */
export const adminContacts = {
  title: "Contact Messages",
  /** After an action: a toast, and in the page for those without script. */
  flash: {
    read: { tone: "success", title: "Message marked as read" },
    unread: { tone: "success", title: "Message marked as unread" },
    deleted: {
      tone: "success",
      title: "Message deleted",
      text: "The message of {name} is gone for everyone.",
    },
    restored: { tone: "success", title: "Deletion undone", text: "The message of {name} is back." },
    alreadyDone: {
      tone: "error",
      title: "Someone was faster",
      text: "The message of {name} was changed by {by} on {date}. Nothing was changed now.",
    },
    readMany: {
      title: "Messages marked as read",
      changed: { one: "{count} message is marked as read.", other: "{count} messages are marked as read." },
      unchanged: {
        one: "{count} was left as it was: it is read already, or deleted.",
        other: "{count} were left as they were: they are read already, or deleted.",
      },
    },
    unreadMany: {
      title: "Messages marked as unread",
      changed: {
        one: "{count} message is marked as unread.",
        other: "{count} messages are marked as unread.",
      },
      unchanged: {
        one: "{count} was left as it was: it is unread already, or deleted.",
        other: "{count} were left as they were: they are unread already, or deleted.",
      },
    },
    deletedMany: {
      title: "Messages deleted",
      changed: { one: "{count} message is deleted.", other: "{count} messages are deleted." },
      unchanged: {
        one: "{count} was left as it was: someone had deleted it.",
        other: "{count} were left as they were: someone had deleted them.",
      },
    },
    restoredMany: {
      title: "Deletion undone",
      changed: { one: "{count} message is back.", other: "{count} messages are back." },
      unchanged: {
        one: "{count} was left as it was: it is back already, or gone for good.",
        other: "{count} were left as they were: they are back already, or gone for good.",
      },
    },
    replied: { tone: "success", title: "Reply sent", text: "{name} gets it by email." },
  },
  /** What pages say that show several kinds of submissions. */
  kind: {
    counter: "Unread messages",
    mark: "Message",
    openOf: "Open the message of {name}",
    /** In the mail that tells the staff of several. */
    told: { one: "{count} message", other: "{count} messages" },
    many: "Contact messages",
    one: "message",
    actions: {
      "contact.deleted": "deleted a message",
      "contact.read": "marked a message as read",
      "contact.replied": "answered a message",
      "contact.restored": "took back the deletion of a message",
      "contact.submitted": "sent a message",
      "contact.unread": "marked a message as unread",
    },
    personal: {
      section: "Contact messages",
      sent: "Sent {date}",
      replies: { one: "{count} reply", other: "{count} replies" },
      counts: {
        messages: { one: "{count} contact message", other: "{count} contact messages" },
        replies: { one: "{count} reply of staff", other: "{count} replies of staff" },
      },
    },
  },
  search: "Search name, email, subject or message",
  loading: "Loading contact messages...",
  empty: "No contact messages found.",
  emptySearch: "No contact messages match your search.",
  noSubject: "No subject",
  columns: {
    name: "Name and email",
    subject: "Subject",
    category: "Category",
    message: "Message",
    date: "Date",
    status: "Status",
    actions: "Actions",
  },
  openOf: "Open the message of {name}: {subject}",
  markReadOf: "Mark as read: the message of {name}",
  markUnreadOf: "Mark as unread: the message of {name}",
  restoreOf: "Restore the message of {name}",
  deleteOf: "Delete the message of {name}",
  keys: {
    list: [
      { key: "j", text: "next row" },
      { key: "k", text: "previous row" },
      { key: "Enter", text: "open the row" },
      { key: "x", text: "select the row" },
      { key: "m", text: "mark as read or unread" },
      { key: "r", text: "reply" },
      { key: "d", text: "delete" },
      { key: "/", text: "search" },
    ],
    detail: [
      { key: "r", text: "reply" },
      { key: "m", text: "mark as read or unread" },
      { key: "d", text: "delete" },
      { key: "u", text: "back to the list" },
    ],
  },

  undo: {
    label: "Deleted messages",
    one: "The message of {name} is deleted.",
    many: { one: "{count} message is deleted.", other: "{count} messages are deleted." },
    text: "You can undo this for 30 days.",
    submit: "Undo",
  },

  detail: {
    back: "Back to the messages",
    text: "Message",
    facts: "Sender",
    name: "Name",
    email: "Email address",
    category: "Inquiry type",
    sent: "Sent",
    read: "Read",
    reply: "Reply",
    deletedTitle: "This message is deleted",
    deleted: "{by} deleted it on {date}. It is removed for good 30 days after that.",
    restore: "Undo",
    actions: {
      "contact.submitted": "Message sent",
      "contact.read": "Marked as read",
      "contact.unread": "Marked as unread",
      "contact.replied": "Answered by email",
      "contact.deleted": "Deleted",
      "contact.restored": "Deletion undone",
    },
  },

  replies: {
    title: "Answers",
    none: "Nobody has answered yet.",
    by: "{name}, {date}",
    formTitle: "Reply by email",
    to: "To {email}. The subject is: {subject}",
    label: "Your answer",
    hint: "It is sent by email, with the message quoted below it. Your name is not in it unless you write it.",
    missing: "Write your answer.",
    submit: "Send reply",
    meanwhileTitle: "Someone answered meanwhile",
    meanwhile:
      "{by} answered on {date}. Read that answer first. If yours is still needed, press 'Send reply' once more.",
    noReply:
      "There is no address yet that answers to your reply would go to. Staff can set one in the settings.",
  },

  deletion: {
    title: "Delete a message",
    confirm: "Are you sure you want to delete this message?",
    confirmMany: "Are you sure you want to delete these messages?",
    text: "It is gone from every list at once. You can undo this for 30 days.",
    submit: "Delete message",
    submitMany: "Delete messages",
    cancel: "Cancel",
  },

  /** The mail that a reply is. */
  mail: {
    subject: "Re: {subject}",
    subjectNone: "Your message to {site}",
    preview: "An answer to your message.",
    quote: "On {date}, {name} wrote:",
    footer: "You receive this email because you wrote to us on {site}.",
    /** In the mail to the staff about a new message. */
    open: "Open the message",
  },
} as const
