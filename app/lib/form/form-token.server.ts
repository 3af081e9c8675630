import { randomBytes } from "node:crypto"
import type { Secrets } from "../secrets/secrets.server.ts"

/** A form is good for a day; a person needs longer than two seconds to fill one in. */
const maxAgeMs = 24 * 60 * 60 * 1000
const minAgeMs = 2000
/** The clocks of two instances agree to within a moment (decision 27), which only a program that sends at once meets. */
const aheadMs = 500

/**
 * Proof that a form was rendered by us, for this purpose, and when. It makes blind posting cost a page load and tells
 * a script that answers at once from a person. No two are the same: the gate counts what is stored under each.
 */
export function issueFormToken(secrets: Secrets, form: string, now: Date): string {
  const issued = `${now.getTime().toString(36)}-${randomBytes(9).toString("base64url")}`
  return `${issued}.${secrets.sign("form", `${form}.${issued}`)}`
}

/** What a token says, whether it is ours or not; the time ends at the first sign that is no digit of base 36. */
export function formOpenedAt(token: string): Date {
  return new Date(Number.parseInt(token, 36))
}

export type FormTokenCheck = "ok" | "too-fast" | "stale"

export function checkFormToken(secrets: Secrets, form: string, token: string, now: Date): FormTokenCheck {
  const [issued = "", signature = ""] = token.split(".")
  const age = now.getTime() - formOpenedAt(token).getTime()
  const isTime = age >= -aheadMs && age <= maxAgeMs
  if (!secrets.verify("form", `${form}.${issued}`, signature) || !isTime) return "stale"
  return age < minAgeMs ? "too-fast" : "ok"
}
