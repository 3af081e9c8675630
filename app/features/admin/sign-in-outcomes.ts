import type { Admin } from "./admins.server.ts"
import type { Credentials } from "./credentials.server.ts"

export type Attempt = {
  /** For its cookies: the session it replaces and the device it comes from; and for what the browser calls itself. */
  request: Request
  /** Whom the address limits count (requestFacts). */
  limitGroup: string
  now: Date
}

export type SignInAttempt = Credentials & Attempt

/** What is shown besides, or instead of, a password: a code as typed, or a passkey's answer as JSON. */
export type Proof = { code: string } | { passkey: string }

export type Refusal =
  /** Unknown account, wrong password, wrong code: nobody learns which. */
  | { outcome: "invalid-credentials" }
  | { outcome: "not-admin" }
  /** The password was right, but whether the account is an administrator's could not be asked. Nobody is signed in. */
  | { outcome: "check-failed"; error: unknown }
  | { outcome: "wait"; seconds: number }
  | { outcome: "busy" }
  /** The first step was too long ago, or never. */
  | { outcome: "start-again" }

export type SignedIn = { outcome: "signed-in"; admin: Admin; setCookies: string[] }

export type SignInOutcome =
  | SignedIn
  | Refusal
  /** The password was right; a code or a passkey is needed too. */
  | { outcome: "second-step"; setCookies: string[] }

export type ReauthenticationOutcome = { outcome: "confirmed"; setCookies: string[] } | Refusal
