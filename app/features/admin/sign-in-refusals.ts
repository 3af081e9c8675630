import { countText } from "#app/platform/fill.ts"
import { adminContent } from "#content/en/admin.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { site } from "#content/en/site.ts"
import type { SignInOutcome } from "./sign-in-outcomes.ts"

const words = adminContent.login

type Refused = Exclude<SignInOutcome, { outcome: "signed-in" | "second-step" }>

/** What a refused attempt is told, and with which status. */
export function refusalOf(result: Refused): { message: string; status: number; headers?: HeadersInit } {
  switch (result.outcome) {
    case "wait":
      return {
        message: waitMessage(result.seconds),
        status: 429,
        headers: { "Retry-After": String(result.seconds) },
      }
    case "busy":
      return { message: words.refusals.busy, status: 503, headers: { "Retry-After": "2" } }
    case "check-failed":
      return { message: words.refusals["check-failed"], status: 503 }
    case "not-admin":
      return { message: words.refusals["not-admin"], status: 403 }
    case "start-again":
      return { message: accountContent.secondStep.tooLate, status: 401 }
    case "invalid-credentials":
      return { message: words.refusals["invalid-credentials"], status: 401 }
  }
}

function waitMessage(seconds: number): string {
  return seconds < 120
    ? countText(words.waitSeconds, seconds, site.locale)
    : countText(words.waitMinutes, Math.ceil(seconds / 60), site.locale)
}
