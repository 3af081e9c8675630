/** Messages that follow an action: shown as a toast and, for those without script, in the page. */
export type FlashMessage = {
  tone: "success" | "error" | "info"
  title: string
  text?: string
  corner?: "top" | "bottom"
}

export const flashMessages: Record<string, FlashMessage> = {
  "merchant-registered": {
    tone: "success",
    title: "Registration Submitted",
    text: "Your business registration has been received. We'll be in touch soon!",
    corner: "top",
  },
  "merchant-approved": {
    tone: "success",
    title: "Merchant approved successfully",
    text: "{name} is now in the directory.",
  },
  "merchant-rejected": {
    tone: "success",
    title: "Merchant application rejected",
    text: "{name} has been told by e-mail.",
  },
  "merchant-category-changed": { tone: "success", title: "Directory category saved" },
  "merchant-already-decided": {
    tone: "error",
    title: "Already decided",
    text: "{name} was decided by {by} on {date}. Nothing was changed.",
  },
  "merchants-approved": {
    tone: "success",
    title: "Merchants approved",
    text: "Approved: {decided}. Left as they were, because somebody had decided them: {skipped}.",
  },
  "merchants-rejected": {
    tone: "success",
    title: "Merchant applications rejected",
    text: "Rejected: {decided}. Left as they were, because somebody had decided them: {skipped}.",
  },
  "event-created": { tone: "success", title: "Event created", text: "{name} is on the site now." },
  "events-created": {
    tone: "success",
    title: "Events created",
    text: "{name}: one a week, {count} in all. They are on the site now.",
  },
  "event-saved": { tone: "success", title: "Event saved" },
  "events-saved": { tone: "success", title: "Events saved", text: "Changed: {count}." },
  "event-unchanged": { tone: "info", title: "There was nothing to change" },
  "event-cancelled": {
    tone: "success",
    title: "Event cancelled",
    text: "The page of {name} says so, and calendars are told.",
  },
  "events-cancelled": {
    tone: "success",
    title: "Events cancelled",
    text: "Cancelled: {count}. Their pages say so, and calendars are told.",
  },
  "event-reinstated": { tone: "success", title: "Event is on again", text: "{name} takes place after all." },
  "events-reinstated": { tone: "success", title: "Events are on again", text: "On again: {count}." },
  "event-deleted": {
    tone: "success",
    title: "Event deleted successfully",
    text: "{name} is gone for everybody.",
  },
  "events-deleted": {
    tone: "success",
    title: "Event deleted successfully",
    text: "{name} and the later ones of its series are gone for everybody. Events in all: {count}.",
  },
  "event-restored": { tone: "success", title: "Deletion undone", text: "{name} is back." },
  "events-restored": { tone: "success", title: "Deletion undone", text: "Events that are back: {count}." },
  "event-already-changed": {
    tone: "error",
    title: "Somebody was faster",
    text: "{name} was changed by {by} on {date}. Nothing was changed now.",
  },
  "submission-approved": {
    tone: "success",
    title: "Submission approved and published",
    text: "{title} is on the blog, and its author has been told by e-mail.",
  },
  "submission-rejected": {
    tone: "success",
    title: "Submission rejected",
    text: "The author of {title} has been told by e-mail.",
  },
  "submission-already-decided": {
    tone: "error",
    title: "Already decided",
    text: "{title} was decided by {by} on {date}. Nothing was changed.",
  },
  "submissions-approved": {
    tone: "success",
    title: "Submissions approved and published",
    text: "Approved: {decided}. Left as they were, because somebody had decided them: {skipped}.",
  },
  "submissions-rejected": {
    tone: "success",
    title: "Submissions rejected",
    text: "Rejected: {decided}. Left as they were, because somebody had decided them: {skipped}.",
  },
  "message-read": { tone: "success", title: "Message marked as read" },
  "message-unread": { tone: "success", title: "Message marked as unread" },
  "message-deleted": {
    tone: "success",
    title: "Message deleted",
    text: "The message of {name} is gone for everybody.",
  },
  "message-restored": { tone: "success", title: "Deletion undone", text: "The message of {name} is back." },
  "message-already-done": {
    tone: "error",
    title: "Somebody was faster",
    text: "The message of {name} was changed by {by} on {date}. Nothing was changed now.",
  },
  "messages-read": { tone: "success", title: "Messages marked as read", text: "Marked: {changed}." },
  "messages-deleted": {
    tone: "success",
    title: "Messages deleted",
    text: "Deleted: {changed}. Left as they were, because somebody had deleted them: {skipped}.",
  },
  "messages-restored": {
    tone: "success",
    title: "Deletion undone",
    text: "Messages that are back: {changed}.",
  },
  "reply-sent": { tone: "success", title: "Reply sent", text: "{name} gets it by e-mail." },
  "nothing-selected": { tone: "error", title: "Select at least one row first." },
  "spam-marked": { tone: "success", title: "Marked as spam", text: "Moved to Spam: {changed}." },
  "spam-unmarked": { tone: "success", title: "Taken out of spam", text: "Moved back: {changed}." },
  "note-added": { tone: "success", title: "Note added" },
  "newsletter-confirmed": {
    tone: "success",
    title: "You are subscribed",
    text: "Here you can choose what you want to hear about.",
  },
  "newsletter-topics-saved": { tone: "success", title: "Your choice is saved" },
  "newsletter-unsubscribed": {
    tone: "success",
    title: "You are unsubscribed",
    text: "We send no more newsletters to this address.",
  },
  "contact-sent": {
    tone: "success",
    title: "Your message has been sent. We'll get back to you soon!",
  },
  "story-submitted": {
    tone: "success",
    title: "Your story has been submitted for review. Thank you!",
  },
  "town-hall-subscribed": {
    tone: "success",
    title: "You've been added to our notification list!",
    text: "We'll send updates about upcoming town halls to {email}",
  },
  "town-hall-unsubscribed": {
    tone: "success",
    title: "You are off the list",
    text: "We send no more mails about town halls to this address.",
  },
  "admin-signed-in": { tone: "success", title: "Login successful" },
  "admin-signed-out": { tone: "success", title: "Logged out successfully" },
  "subscriber-erased": {
    tone: "success",
    title: "Subscription erased",
    text: "The address is off this list, and our mails about it are deleted.",
  },
  "subscriber-already-erased": {
    tone: "error",
    title: "Already gone",
    text: "Somebody was faster, or the person has left the list. Nothing was changed.",
  },
  "person-erased": { tone: "success", title: "The person's data is erased", text: "Deleted: {parts}." },
  "person-already-erased": {
    tone: "error",
    title: "Nothing to erase",
    text: "There is nothing about this address any more.",
  },
  "article-saved-draft": { tone: "success", title: "Draft saved", text: "Readers do not see it yet." },
  "article-saved-scheduled": {
    tone: "success",
    title: "Article scheduled",
    text: "{title} appears by itself at its time.",
  },
  "article-saved-published": { tone: "success", title: "Article published", text: "{title} is on the blog." },
  "article-unpublished": {
    tone: "success",
    title: "Back to a draft",
    text: "Readers no longer see {title}.",
  },
  "article-deleted": {
    tone: "success",
    title: "Article deleted successfully",
    text: "It is gone for all readers at once.",
  },
  "article-already-deleted": {
    tone: "error",
    title: "Already deleted",
    text: "{by} deleted it on {date}. Nothing was changed.",
  },
  "article-undeleted": { tone: "success", title: "The article is back", text: "It is as it was before." },
  "article-not-deleted": {
    tone: "error",
    title: "Nothing to undo",
    text: "The article is there, or it is gone for good.",
  },
  "article-draft-discarded": { tone: "success", title: "What was not saved is gone" },
  "article-draft-newer": {
    tone: "error",
    title: "Somebody wrote a newer text meanwhile. Nothing was changed.",
  },
  "article-restored": {
    tone: "success",
    title: "The earlier text is in the editor",
    text: "Save it to show it to readers.",
  },
  "settings-saved": { tone: "success", title: "Settings saved" },
  "mail-sent-again": { tone: "success", title: "The mail is in the queue again" },
  "mails-sent-again": {
    tone: "success",
    title: "Mails are in the queue again",
    text: "Put back: {changed}.",
  },
  "mail-hurried": { tone: "success", title: "The mail is tried now" },
  "mail-given-up": { tone: "success", title: "The mail was given up" },
  "mail-gone-on": {
    tone: "info",
    title: "Nothing was changed",
    text: "The mail has gone on meanwhile. Its state now is below.",
  },
  "second-step-too-late": { tone: "error", title: "That took too long. Please sign in again." },
  "password-changed": {
    tone: "success",
    title: "Password changed",
    text: "Your other browsers are logged out.",
  },
  "password-reset": { tone: "success", title: "Password saved", text: "Sign in with your new password." },
  "authenticator-on": { tone: "success", title: "Authenticator app is on" },
  "authenticator-off": { tone: "success", title: "Authenticator app is off" },
  "passkey-added": { tone: "success", title: "Passkey added" },
  "passkey-renamed": { tone: "success", title: "Name saved" },
  "passkey-removed": { tone: "success", title: "Passkey removed" },
  "session-ended": { tone: "success", title: "Session ended" },
  "other-sessions-ended": { tone: "success", title: "Logged out everywhere else" },
  "all-sessions-ended": { tone: "success", title: "Logged out everywhere" },
  "invitation-sent": { tone: "success", title: "Invitation sent", text: "A mail is on its way to {email}." },
  "invitation-withdrawn": {
    tone: "success",
    title: "Invitation taken back",
    text: "The link that {email} got works no more.",
  },
  "colleague-logged-out": {
    tone: "success",
    title: "Logged out",
    text: "{email} is logged out of every browser and can sign in again.",
  },
  "admin-removed": {
    tone: "success",
    title: "Removed from the team",
    text: "{email} cannot sign in any more.",
  },
}
