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
  "settings-saved": { tone: "success", title: "Settings saved" },
}
