import { randomBytes } from "node:crypto"
import type { Secrets } from "../secrets/secrets.server.ts"

/** A form is valid for one day; a person needs more than two seconds to fill one in. */
const maxAgeMs = 24 * 60 * 60 * 1000
const minAgeMs = 2000
/** The clocks of two instances differ by less than this (docs/decisions/database.md); only a program that posts at once notices. */
const aheadMs = 500

/**
 * Issues a signed token: we rendered this form, for this purpose, at this time. It makes each blind post cost a page load, and
 * tells a script that posts at once from a person. Each token is unique: the form guard counts what is stored under it.
 */
export function issueFormToken(secrets: Secrets, form: string, now: Date): string {
  const issued = `${now.getTime().toString(36)}-${randomBytes(9).toString("base64url")}`
  return `${issued}.${secrets.sign("form", `${form}.${issued}`)}`
}

/** Returns the time in a token, valid or not; parsing stops at the first character that is no digit of base 36. */
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
