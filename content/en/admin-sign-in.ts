/** Further text of the sign-in. In a separate file: all other account text is loaded only after sign-in. */
export const signInContent = {
  /** For every button that uses a passkey. */
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
    /** For a rate-limited sign-in. */
  },
} as const
