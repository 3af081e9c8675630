/** What the server says about a form it did not accept yet. */
export type SubscriptionState = {
  email: string
  /** What is wrong with the address. */
  error?: string
  /** Why the form is shown once more although nothing is wrong with the address. */
  notice?: { tone: "error" | "info"; text: string }
  token: string
}
