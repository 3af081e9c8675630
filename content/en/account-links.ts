/** The pages before the sign-in that ask for a mailed link, and those that such links open. */
export const accountLinks = {
  showPassword: "Show password",

  /** /admin/password-reset */
  reset: {
    title: "Forgot your password?",
    description: "Get a link to set a new password.",
    heading: "Forgot your password?",
    lead: "Type your email address. If it belongs to an account, we send a link to it.",
    email: "Email",
    submit: "Send the link",
    busy: "Processing...",
    toLogin: "Back to the login",
    sentHeading: "Check your inbox",
    sent: "If there is an account with this address, an email with a link is on its way. The link works for 30 minutes. No email? Look in your spam folder.",
    tooMany: "Too many links were asked for from your network. Please wait an hour and try again.",
  },

  /** /admin/login/wait: for who has to wait because others try passwords on the account. */
  wait: {
    title: "Sign in without waiting",
    description: "Get a link that ends the wait.",
    heading: "Sign in without waiting",
    lead: "Too many wrong passwords were tried on your account. Type your email address: if it belongs to an account, we email a link to it that ends the wait in the browser you open it in.",
    email: "Email",
    submit: "Send the link",
    busy: "Processing...",
    toLogin: "Back to the login",
    sentHeading: "Check your inbox",
    sent: "If there is an account with this address, an email with a link is on its way or in the mailbox already: we send one an hour, and each works for two hours. No email? Look in your spam folder.",
    tooMany: "Too many links were asked for from your network. Please wait an hour and try again.",
  },

  /** /admin/login/wait/:token */
  waitLink: {
    title: "Sign in without waiting",
    description: "End the wait in this browser.",
    heading: "Sign in without waiting",
    lead: "For {email}. After this, wrong passwords of others do not make this browser wait. You sign in with your password, and your second step if you have one.",
    submit: "End the wait in this browser",
    busy: "Processing...",
    closedTitle: "This link ends no wait",
    closed: "It was used, it is older than two hours, or it was cut off on the way here.",
    again: "Send a new link",
  },

  /** /admin/password-reset/:token */
  resetLink: {
    title: "Set a new password",
    description: "Choose a new password.",
    heading: "Set a new password",
    lead: "For {email}. You are logged out everywhere and sign in with the new password.",
    password: "New password",
    submit: "Save password",
    busy: "Processing...",
    closedTitle: "This link does not work",
    closed: "It was used, it is older than 30 minutes, or it was cut off on the way here.",
    again: "Send a new link",
  },

  /** /admin/invitation/:token */
  invitation: {
    title: "Join the team",
    description: "Make your account.",
    heading: "Join the team",
    lead: "You are invited to look after Guapcoin's site. Your account will be {email}.",
    password: "Choose a password",
    submit: "Make my account",
    busy: "Processing...",
    closedTitle: "This invitation does not work",
    closed:
      "It was used or taken back, it is older than three days, or it was cut off on the way here. Ask the person who invited you for a new one.",
    toLogin: "Go to the login page",
  },
} as const
