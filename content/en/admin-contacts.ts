/** Text of the back office about contact messages, and of the mail that replies to them. */
export const adminContacts = {
  title: "Contact Messages",
  /** After an action: shown as a toast, and in the page without script. */
  flash: {
    read: { tone: "success", title: "Message marked as read" },
    unread: { tone: "success", title: "Message marked as unread" },
    deleted: {
      tone: "success",
      title: "Message deleted",
      text: "The message from {name} is gone for everyone.",
    },
    restored: { tone: "success", title: "Deletion undone", text: "The message from {name} is back." },
    alreadyDone: {
      tone: "error",
      title: "Someone else got there first",
      text: "The message from {name} was changed by {by} on {date}. Nothing else was changed.",
    },
    readMany: {
      title: "Messages marked as read",
      changed: { one: "{count} message is marked as read.", other: "{count} messages are marked as read." },
      unchanged: {
        one: "{count} was left unchanged: it is already read, or deleted.",
        other: "{count} were left unchanged: they are already read, or deleted.",
      },
    },
    unreadMany: {
      title: "Messages marked as unread",
      changed: {
        one: "{count} message is marked as unread.",
        other: "{count} messages are marked as unread.",
      },
      unchanged: {
        one: "{count} was left unchanged: it is already unread, or deleted.",
        other: "{count} were left unchanged: they are already unread, or deleted.",
      },
    },
    deletedMany: {
      title: "Messages deleted",
      changed: { one: "{count} message was deleted.", other: "{count} messages were deleted." },
      unchanged: {
        one: "{count} was left unchanged: someone had already deleted it.",
        other: "{count} were left unchanged: someone had already deleted them.",
      },
    },
    restoredMany: {
      title: "Deletion undone",
      changed: { one: "{count} message is back.", other: "{count} messages are back." },
      unchanged: {
        one: "{count} was left unchanged: it is already back, or permanently deleted.",
        other: "{count} were left unchanged: they are already back, or permanently deleted.",
      },
    },
    replied: { tone: "success", title: "Reply sent", text: "{name} will get it by email." },
  },
  /** For pages that list several types of submissions. */
  kind: {
    counter: "Unread messages",
    mark: "Message",
    openOf: "Open the message from {name}",
    /** In the mail to staff about several messages. */
    told: { one: "{count} message", other: "{count} messages" },
    many: "Contact messages",
    one: "message",
    actions: {
      "contact.deleted": "deleted a message",
      "contact.read": "marked a message as read",
      "contact.replied": "replied to a message",
      "contact.restored": "restored a deleted message",
      "contact.submitted": "sent a message",
      "contact.unread": "marked a message as unread",
    },
    personal: {
      section: "Contact messages",
      sent: "Sent {date}",
      replies: { one: "{count} reply", other: "{count} replies" },
      counts: {
        messages: { one: "{count} contact message", other: "{count} contact messages" },
        replies: { one: "{count} staff reply", other: "{count} staff replies" },
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
  openOf: "Open the message from {name}: {subject}",
  markReadOf: "Mark as read: the message from {name}",
  markUnreadOf: "Mark as unread: the message from {name}",
  restoreOf: "Restore the message from {name}",
  deleteOf: "Delete the message from {name}",
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
    one: "The message from {name} was deleted.",
    many: { one: "{count} message was deleted.", other: "{count} messages were deleted." },
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
    deletedTitle: "This message was deleted",
    deleted: "{by} deleted it on {date}. It will be permanently removed 30 days later.",
    restore: "Undo",
    actions: {
      "contact.submitted": "Message sent",
      "contact.read": "Marked as read",
      "contact.unread": "Marked as unread",
      "contact.replied": "Replied by email",
      "contact.deleted": "Deleted",
      "contact.restored": "Deletion undone",
    },
  },

  replies: {
    title: "Replies",
    none: "Nobody has replied yet.",
    by: "{name}, {date}",
    formTitle: "Reply by email",
    to: "To {email}. The subject is: {subject}",
    label: "Your reply",
    hint: "It is sent by email, with the message quoted below it. Your name is not included unless you write it.",
    missing: "Write your reply.",
    submit: "Send reply",
    meanwhileTitle: "Someone else has replied",
    meanwhile:
      "{by} replied on {date}. Read that reply first. If yours is still needed, press 'Send reply' again.",
    noReply:
      "No reply address is set yet, so the sender cannot reply to your email. Staff can set one in Settings.",
  },

  deletion: {
    title: "Delete a message",
    confirm: "Are you sure you want to delete this message?",
    confirmMany: "Are you sure you want to delete these messages?",
    text: "It is removed from every list at once. You can undo this for 30 days.",
    submit: "Delete message",
    submitMany: "Delete messages",
    cancel: "Cancel",
  },

  /** The mail with the reply. */
  mail: {
    subject: "Re: {subject}",
    subjectNone: "Your message to {site}",
    preview: "A reply to your message.",
    quote: "On {date}, {name} wrote:",
    footer: "You receive this email because you wrote to us on {site}.",
    /** In the mail to the staff about a new message. */
    open: "Open the message",
  },
} as const
