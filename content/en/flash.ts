/** Messages after an action: shown as a toast, and in the page without script. */
export type FlashMessage = {
  tone: "success" | "error" | "info"
  title: string
  text?: string
  corner?: "top" | "bottom"
}

export const flashMessages = {
  "merchant-registered": {
    tone: "success",
    title: "Registration Submitted",
    text: "Your business registration has been received. We'll be in touch soon!",
    corner: "top",
  },
  "event-created": { tone: "success", title: "Event created", text: "{name} is on the site now." },
  "events-created": {
    tone: "success",
    title: "Events created",
    text: "{name}: one a week, {count} in all. They are on the site now.",
  },
  "event-saved": { tone: "success", title: "Event saved" },
  "events-saved": { tone: "success", title: "Events saved", text: "Changed: {count}." },
  "event-unchanged": { tone: "info", title: "No changes to save" },
  "event-cancelled": {
    tone: "success",
    title: "Event cancelled",
    text: "The page of {name} says so, and calendars are updated.",
  },
  "events-cancelled": {
    tone: "success",
    title: "Events cancelled",
    text: "Cancelled: {count}. Their pages say so, and calendars are updated.",
  },
  "event-reinstated": {
    tone: "success",
    title: "Event is back on",
    text: "{name} will take place after all.",
  },
  "events-reinstated": { tone: "success", title: "Events are back on", text: "Back on: {count}." },
  "event-deleted": {
    tone: "success",
    title: "Event deleted successfully",
    text: "{name} is gone for everyone.",
  },
  "events-deleted": {
    tone: "success",
    title: "Event deleted successfully",
    text: "{name} and the later events of its series are gone for everyone. Events in all: {count}.",
  },
  "event-restored": { tone: "success", title: "Deletion undone", text: "{name} is back." },
  "events-restored": { tone: "success", title: "Deletion undone", text: "Events that are back: {count}." },
  "event-already-changed": {
    tone: "error",
    title: "Someone else got there first",
    text: "{name} was changed by {by} on {date}. Nothing else was changed.",
  },
  "nothing-selected": { tone: "error", title: "Select at least one row first." },
  "note-added": { tone: "success", title: "Note added" },
  "owner-link-asked": {
    tone: "success",
    title: "Please check your inbox",
    text: "If a listing in the directory has this address, a link is on its way. It works once, for half an hour.",
  },
  "owner-signed-out": {
    tone: "info",
    title: "You are not signed in",
    text: "An owner's page is open for one hour. Ask for a new link: it takes a minute.",
  },
  "listing-confirmed": {
    tone: "success",
    title: "Thank you",
    text: "{name} is confirmed for another half year.",
  },
  "listing-saved": {
    tone: "success",
    title: "Saved",
    text: "The page of {name} is up to date. We emailed you what was changed.",
  },
  "listing-proposed": {
    tone: "success",
    title: "Saved",
    text: "Some of it is waiting for our staff, and we will email you their answer. The rest is on the page of {name} now.",
  },
  "listing-unchanged": { tone: "info", title: "No changes to save" },
  "listing-taken-back": {
    tone: "success",
    title: "Request cancelled",
    text: "The listing of {name} stays as it is.",
  },
  "listing-withdrawn": {
    tone: "success",
    title: "Withdrawn",
    text: "{name} is out of the directory, and what the listing said is erased.",
  },
  "listing-not-now": {
    tone: "error",
    title: "That is not possible now",
    text: "You can see the status of the listing below. Please write to us if it is a mistake.",
  },
  "newsletter-confirmed": {
    tone: "success",
    title: "You are subscribed",
    text: "Here you can choose what you want to hear about.",
  },
  "newsletter-topics-saved": { tone: "success", title: "Your choice is saved" },
  "newsletter-unsubscribed": {
    tone: "success",
    title: "You are unsubscribed",
    text: "We will send no more newsletters to this address.",
  },
  "listing-sticker-renewed": {
    tone: "success",
    title: "Your sticker has a new code",
    text: "A sticker with the old code no longer counts.",
  },
  "listing-accepts": {
    tone: "success",
    title: "Thank you: it is confirmed",
    text: "Visitors to the directory can see that this business accepts Guapcoin today.",
  },
  "listing-insisted": {
    tone: "info",
    title: "Thank you, we will look into it",
    text: "Visitors have told us twice within a short time that they could not pay here. Someone from our staff will get in touch.",
  },
  "listing-claim-asked": {
    tone: "success",
    title: "Please check your inbox",
    text: "A link is on its way. If none comes, we have emailed this address three times today: please try again tomorrow.",
  },
  "listing-wallet-set": {
    tone: "success",
    title: "Saved",
    text: "{name} shows the new payment address after 72 hours. Until then its page tells customers to ask at the counter.",
  },
  "listing-reported": {
    tone: "success",
    title: "Thank you for telling us",
    text: "We will ask the business. What you told us helps the next visitor.",
  },
  "contact-sent": {
    tone: "success",
    title: "Your message has been sent. We'll get back to you soon!",
  },
  "story-submitted": {
    tone: "success",
    title: "Your story has been submitted for review. Thank you!",
    text: "You will hear from us within 48 hours, at the address you gave. Until then nobody else can see your story or your picture.",
  },
  "town-hall-subscribed": {
    tone: "success",
    title: "You've been added to our notification list!",
    text: "We'll send updates about upcoming town halls to {email}",
  },
  "town-hall-confirmed": {
    tone: "success",
    title: "Your address is confirmed",
    text: "We will write to you before each town hall.",
  },
  "town-hall-unsubscribed": {
    tone: "success",
    title: "You are off the list",
    text: "We will send no more emails about town halls to this address.",
  },
  "admin-signed-in": { tone: "success", title: "Login successful" },
  "admin-signed-out": { tone: "success", title: "Logged out successfully" },
  "subscriber-erased": {
    tone: "success",
    title: "Subscription erased",
    text: "The address is off this list, and our emails about it are deleted.",
  },
  "subscriber-already-erased": {
    tone: "error",
    title: "Already gone",
    text: "Someone else erased it first, or the person has left the list. Nothing was changed.",
  },
  "person-erased": { tone: "success", title: "The person's data is erased", text: "Deleted: {parts}." },
  "person-already-erased": {
    tone: "error",
    title: "Nothing to erase",
    text: "Nothing is kept about this email address anymore.",
  },
  "article-saved-draft": { tone: "success", title: "Draft saved", text: "Readers do not see it yet." },
  "article-saved-scheduled": {
    tone: "success",
    title: "Article scheduled",
    text: "{title} will be published automatically at the time you set.",
  },
  "article-saved-published": { tone: "success", title: "Article published", text: "{title} is on the blog." },
  "article-unpublished": {
    tone: "success",
    title: "Article unpublished",
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
    text: "The article is not deleted, or it is permanently gone.",
  },
  "article-draft-discarded": { tone: "success", title: "Unsaved text discarded" },
  "article-draft-newer": {
    tone: "error",
    title: "Someone wrote a newer version in the meantime. Nothing was changed.",
  },
  "article-restored": {
    tone: "success",
    title: "The earlier text is in the editor",
    text: "Save it to show it to readers.",
  },
  "mails-chosen": { tone: "success", title: "Your choice of emails is saved" },
  "display-name-saved": {
    tone: "success",
    title: "Name saved",
    text: "Your new articles start with the name {name}.",
  },
  "time-zone-saved": {
    tone: "success",
    title: "Time zone saved",
    text: "From now on, times are shown in {zone}.",
  },
  "settings-saved": { tone: "success", title: "Settings saved" },
  "setting-changed-meanwhile": {
    tone: "error",
    title: "Someone else got there first",
    text: "Someone else has just saved this part. Your change was not made.",
  },
  "setting-not-returned": {
    tone: "error",
    title: "This value cannot be restored",
    text: "This site no longer accepts this address. Enter another one under Settings.",
  },
  "test-mail-taken": {
    tone: "success",
    title: "The mail server has accepted the test email",
    text: "It is on its way to {email}. If it does not arrive, look in the spam folder, and in the mail server's own log.",
  },
  "test-mail-written": {
    tone: "info",
    title: "The test email was written to a file",
    text: "No mail server is set (SMTP_URL): each email is a file in the data folder, and nobody receives it.",
  },
  "mail-sent-again": { tone: "success", title: "The email is back in the queue" },
  "mail-hurried": { tone: "success", title: "The email is being sent now" },
  "mail-given-up": { tone: "success", title: "The email was cancelled" },
  "mail-gone-on": {
    tone: "info",
    title: "Nothing was changed",
    text: "The status of the email has changed in the meantime. You can see it below.",
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
  "second-step-required": { tone: "success", title: "Two-factor sign-in is now required for everyone" },
  "second-step-optional": { tone: "success", title: "Two-factor sign-in is now optional" },
  "invitation-sent": {
    tone: "success",
    title: "Invitation sent",
    text: "An email is on its way to {email}.",
  },
  "invitation-withdrawn": {
    tone: "success",
    title: "Invitation withdrawn",
    text: "The link that was sent to {email} no longer works.",
  },
  "colleague-logged-out": {
    tone: "success",
    title: "Logged out",
    text: "{email} is logged out of every browser and can sign in again.",
  },
  "second-step-asked": {
    tone: "success",
    title: "Reset requested",
    text: "Another colleague has to approve it within 24 hours. Everyone on the team gets an email.",
  },
  "second-step-reset": {
    tone: "success",
    title: "Two-factor sign-in reset",
    text: "{email} signs in with their password, and has to set it up again.",
  },
  "second-step-declined": {
    tone: "success",
    title: "Reset declined",
    text: "The two-factor sign-in of {email} stays as it is.",
  },
  "admin-removed": {
    tone: "success",
    title: "Removed from the team",
    text: "{email} cannot sign in anymore.",
  },
} satisfies Record<string, FlashMessage>

export type FlashKey = keyof typeof flashMessages
