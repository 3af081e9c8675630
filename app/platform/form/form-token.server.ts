import type { Secrets } from "#app/platform/secrets.server.ts"

/** A form is good for a day; a person needs longer than two seconds to fill one in. */
const maxAgeMs = 24 * 60 * 60 * 1000
const minAgeMs = 2000

/**
 * Proof that a form was rendered by us, for this purpose, and when. It makes blind posting cost a page load and tells
 * a script that answers at once from a person.
 */
export function issueFormToken(secrets: Secrets, form: string, now: Date): string {
  const issued = now.getTime().toString(36)
  return `${issued}.${secrets.sign("form", `${form}.${issued}`)}`
}

export type FormTokenCheck = "ok" | "too-fast" | "stale"

export function checkFormToken(secrets: Secrets, form: string, token: string, now: Date): FormTokenCheck {
  const [issued = "", signature = ""] = token.split(".")
  const age = now.getTime() - Number.parseInt(issued, 36)
  if (!secrets.verify("form", `${form}.${issued}`, signature) || !(age >= 0) || age > maxAgeMs) return "stale"
  return age < minAgeMs ? "too-fast" : "ok"
}
