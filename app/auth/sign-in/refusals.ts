import { countText } from "#app/lib/text/fill.ts"
import { adminContent } from "#content/en/admin.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { site } from "#content/en/site.ts"

/** How an attempt to get in, or to show once more who it is, can fail. */
export type Refusal =
  /** Unknown account, wrong password, wrong code: nobody learns which. */
  | { kind: "invalid-credentials" }
  | { kind: "not-admin" }
  /** The password was right, but whether the account is an administrator's could not be asked. Nobody is signed in. */
  | { kind: "check-failed"; error: unknown }
  | { kind: "wait"; seconds: number }
  /** Too many passwords are being hashed at this moment. */
  | { kind: "busy" }
  /** The first step was too long ago, or never. */
  | { kind: "start-again" }

/** What a refused attempt is told, and with which status. */
export function refusalOf(refusal: Refusal): { message: string; status: number; headers?: HeadersInit } {
  const { refusals: words } = adminContent.login
  switch (refusal.kind) {
    case "wait": {
      const headers = { "Retry-After": String(refusal.seconds) }
      return { message: waitMessage(refusal.seconds), status: 429, headers }
    }
    case "busy":
      return { message: words.busy, status: 503, headers: { "Retry-After": "2" } }
    case "check-failed":
      return { message: words["check-failed"], status: 503 }
    case "not-admin":
      return { message: words["not-admin"], status: 403 }
    case "start-again":
      return { message: accountContent.secondStep.tooLate, status: 401 }
    case "invalid-credentials":
      return { message: words["invalid-credentials"], status: 401 }
  }
}

function waitMessage(seconds: number): string {
  const { waitSeconds, waitMinutes } = adminContent.login
  return seconds < 120
    ? countText(waitSeconds, seconds, site.locale)
    : countText(waitMinutes, Math.ceil(seconds / 60), site.locale)
}
