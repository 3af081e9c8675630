/** Words of the sign-in besides those of admin.ts, in a file of their own: everything else about accounts is loaded behind it. */
export const signInContent = {
  /** The button of every page that takes a passkey. */
  passkeyButton: {
    failed: "Your browser did not send a passkey. You can try again.",
    unreachable: "We could not reach the site. Please check your connection and try again.",
    busy: "Waiting for your passkey...",
  },

  /** Additions to /admin/login */
  login: {
    passkey: "Sign in with a passkey",
    or: "or",
    forgot: "Forgot your password?",
    /** For people who have to wait. */
  },
} as const
