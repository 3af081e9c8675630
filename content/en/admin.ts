/** Text of the back office: sign-in, setup, and the layout around its pages. */
export const adminContent = {
  /** The submissions come between `before` and `after` (app/submissions.ts). */
  navigation: {
    before: [
      { label: "Dashboard", href: "/admin", icon: "dashboard" },
      { label: "Articles", href: "/admin/articles", icon: "articles" },
      { label: "Events", href: "/admin/events?status=upcoming", icon: "events" },
    ],
    after: [
      { label: "Listings", href: "/admin/listings", icon: "listings" },
      { label: "Owners' changes", href: "/admin/listing-edits", icon: "edits" },
      { label: "Claims", href: "/admin/listing-claims", icon: "claims" },
      { label: "Payment addresses", href: "/admin/payment-addresses", icon: "payment" },
      { label: "Directory health", href: "/admin/listing-health", icon: "health" },
      { label: "Subscribers", href: "/admin/subscribers", icon: "subscribers" },
      { label: "Mail", href: "/admin/mail", icon: "mail" },
      { label: "Search terms", href: "/admin/search-terms", icon: "search" },
      { label: "Audit Log", href: "/admin/audit", icon: "audit" },
      { label: "Settings", href: "/admin/settings", icon: "settings" },
      { label: "Status", href: "/admin/status", icon: "status" },
      { label: "Team", href: "/admin/team", icon: "team" },
    ],
  },
  shell: {
    name: "Guapcoin Admin",
    skipLink: "Skip to content",
    navigationLabel: "Admin",
    waiting: { one: "{count} waiting", other: "{count} waiting" },
    waitingMany: "More than {count} waiting",
    menu: "Menu",
    signedInAs: "Signed in as",
    account: "Your account",
    zone: "Times: {zone}",
    logOut: "Logout",
  },

  /** /admin/login */
  login: {
    title: "Admin login",
    description: "Sign in to the back office of Guapcoin's site.",
    heading: "Admin login",
    lead: "For the people who manage Guapcoin's site.",
    email: "Email",
    password: "Password",
    submit: "Log In",
    busy: "Processing...",
    refusals: {
      "invalid-credentials": "Invalid credentials",
      "not-admin": "Unauthorized access",
      "check-failed": "Error verifying admin status",
      busy: "Too many people are signing in right now. Please try again in a few seconds.",
      unavailable: "We cannot reach our records right now. Please try again in a minute.",
      unexpected: "An unexpected error occurred",
    },
    waitSeconds: {
      one: "Too many attempts. Please wait {count} second and try again.",
      other: "Too many attempts. Please wait {count} seconds and try again.",
    },
    waitMinutes: {
      one: "Too many attempts. Please wait {count} minute and try again.",
      other: "Too many attempts. Please wait {count} minutes and try again.",
    },
  },

  /** /admin/setup/:token */
  setup: {
    title: "Create the first administrator",
    description: "Create the account that manages this installation.",
    heading: "Create the first administrator",
    lead: "This link works once. After that, sign in with the email address and password you choose here.",
    email: "Email",
    password: "Password",
    passwordHint: "At least 12 characters. Several words in a row are easy to remember and hard to guess.",
    passwordTooShort: "Choose a password of at least 12 characters.",
    passwordTooLong: "Choose a password of at most 128 characters.",
    passwordTooCommon: "This password is one of the first that people would guess. Choose another one.",
    emailTaken: "There is already an account with this email address.",
    submit: "Create administrator",
    busy: "Processing...",
    closed: {
      title: "This setup link does not work",
      heading: "This setup link does not work",
      text: "It has already been used, is more than a day old, or is incomplete. As long as there is no administrator, restarting the site prints a new link.",
      command: "Whoever runs the site can also add an administrator on its machine with this command:",
      commandText: "npm run admin:create",
      logIn: "Go to the login page",
    },
  },

  /** scripts/admin-create.ts */
  command: {
    usage: "Usage: npm run admin:create -- [email address]",
    askEmail: "Email address:",
    askPassword: "Password (at least 12 characters, not shown):",
    askPasswordAgain: "The same password again:",
    passwordsDiffer: "The two passwords do not match. Nothing was changed.",
    noTerminal: "Without a terminal, set ADMIN_PASSWORD to the password.",
    created: "{email} is now an administrator and can sign in at {url}",
    emailTaken: "There is already an account with the email address {email}. Nothing was changed.",
    failed: "The administrator could not be created: {reason}",
  },

  /** scripts/admin-unlock.ts */
  unlockCommand: {
    usage: "Usage: npm run admin:unlock -- <email address>",
    lifted: "{email} can sign in right away, from anywhere. The password stays the same.",
    "not-found": "There is no administrator with the email address {email}. Nothing was changed.",
    failed: "The waiting times could not be lifted: {reason}",
  },
} as const
