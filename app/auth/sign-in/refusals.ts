import { formatCount } from "#app/lib/text/format.ts"
import { adminContent } from "#content/en/admin.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { site } from "#content/en/site.ts"

/** Why a sign-in or a confirmation failed. */
export type Refusal =
  /** Unknown account, wrong password or wrong code. The message does not tell which. */
  | { kind: "invalid-credentials" }
  | { kind: "not-admin" }
  /** The password was right, but the query for the administrator role failed. Nobody is signed in. */
  | { kind: "check-failed"; error: unknown }
  | { kind: "wait"; seconds: number }
  /** Too many password hashes are waiting. */
  | { kind: "busy" }
  /** The first step is missing or too old. */
  | { kind: "start-again" }

/** Message and status for a refused attempt. */
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
    ? formatCount(waitSeconds, seconds, site.locale)
    : formatCount(waitMinutes, Math.ceil(seconds / 60), site.locale)
}
