import { data } from "react-router"
import type { Database } from "#app/lib/db/client.server.ts"
import type { Refused } from "#app/ui/form/submit-form.tsx"
import { newPasswordProblem } from "../passwords/credentials.server.ts"
import { hashPassword } from "../passwords/password-hash.server.ts"
import { refusalOf } from "./refusals.ts"

export type ChoiceRefusal =
  /** The link was used or withdrawn, has expired or does not exist. */
  | { kind: "link-closed" }
  /** `error`: error text for the password. */
  | { kind: "refused"; error: string }
  /** Too many password hashes are waiting. */
  | { kind: "busy" }

/**
 * Sets the password chosen on the page of a mailed link.
 *
 * @param find the owner of the link. Called before hashing, so that only link holders cause
 * the cost, and again in the transaction: `use` then finds the link open, or returns null
 */
export async function takeChosenPassword<Owner extends { email: string }, Result>(
  db: Database,
  password: string,
  find: (db: Database) => Promise<Owner | null>,
  use: (tx: Database, owner: Owner, passwordHash: string) => Promise<Result | null>,
): Promise<{ kind: "set"; result: Result } | ChoiceRefusal> {
  const owner = await find(db)
  if (!owner) return { kind: "link-closed" }
  const error = await newPasswordProblem(password, owner.email)
  if (error) return { kind: "refused", error }
  const passwordHash = await hashPassword(password)
  if (passwordHash === null) return { kind: "busy" }
  const result = await db.transaction(async (tx) => {
    const still = await find(tx)
    return still && use(tx, still, passwordHash)
  })
  return result === null ? { kind: "link-closed" } : { kind: "set", result }
}

/** Response of the link page: 404 for a closed link, 422 for a bad password, 503 when busy. */
export function answerRefusedChoice(refusal: ChoiceRefusal) {
  const answer = (refused: Refused<"password">, init: ResponseInit) => data(refused, init)
  if (refusal.kind === "link-closed") return answer({}, { status: 404 })
  if (refusal.kind === "refused") return answer({ errors: { password: refusal.error } }, { status: 422 })
  const { message, ...init } = refusalOf(refusal)
  return answer({ message }, init)
}
