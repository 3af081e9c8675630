/** Text of the pages that send account links by email before sign-in, and of the pages that such links open. */
export const accountLinks = {
  showPassword: "Show password",

  /** /admin/password-reset */
  reset: {
    title: "Forgot your password?",
    description: "Get a link to set a new password.",
    heading: "Forgot your password?",
    lead: "Enter your email address. If it belongs to an account, we email you a link.",
    email: "Email",
    submit: "Send the link",
    busy: "Processing...",
    toLogin: "Back to the login",
    sentHeading: "Check your inbox",
    sent: "If there is an account with this address, an email with a link is on its way. The link works for 30 minutes. No email? Look in your spam folder.",
    tooMany: "Too many links were requested from your network. Please wait an hour and try again.",
  },

  /** /admin/password-reset/:token */
  resetLink: {
    title: "Set a new password",
    description: "Choose a new password.",
    heading: "Set a new password",
    lead: "For {email}. You will be logged out everywhere and sign in with the new password.",
    password: "New password",
    submit: "Save password",
    busy: "Processing...",
    closedTitle: "This link does not work",
    closed: "It has already been used, is more than 30 minutes old, or is incomplete.",
    again: "Send a new link",
  },

  /** /admin/invitation/:token */
  invitation: {
    title: "Join the team",
    description: "Create your account.",
    heading: "Join the team",
    lead: "You are invited to help manage Guapcoin's site. Your account will be {email}.",
    password: "Choose a password",
    submit: "Create my account",
    busy: "Processing...",
    closedTitle: "This invitation does not work",
    closed:
      "It has already been used or was withdrawn, is more than three days old, or is incomplete. Ask the person who invited you for a new one.",
    toLogin: "Go to the login page",
  },
} as const
