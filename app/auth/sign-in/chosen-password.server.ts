import { data } from "react-router"
import type { Database } from "#app/lib/db/client.server.ts"
import type { Refused } from "#app/ui/form/submit-form.tsx"
import { newPasswordProblem } from "../passwords/credentials.server.ts"
import { hashPassword } from "../passwords/password-hash.server.ts"
import { refusalOf } from "./refusals.ts"

export type ChoiceRefusal =
  /** It was used or withdrawn, is too old or never was. */
  | { kind: "link-closed" }
  /** `error`: what is wrong with the password, in words. */
  | { kind: "refused"; error: string }
  /** Too many passwords are being hashed at this moment. */
  | { kind: "busy" }

/**
 * Takes the password that the owner of an address chooses on the page of a link.
 *
 * @param find whose link it is. Asked before the hash, so that nobody without a link makes the machine work, and again
 * within the transaction: `use` then finds it open, or returns null
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

/** What the page of the link answers: 404, 422 for the password, 503 while the machine is busy. */
export function answerRefusedChoice(refusal: ChoiceRefusal) {
  const answer = (refused: Refused<"password">, init: ResponseInit) => data(refused, init)
  if (refusal.kind === "link-closed") return answer({}, { status: 404 })
  if (refusal.kind === "refused") return answer({ errors: { password: refusal.error } }, { status: 422 })
  const { message, ...init } = refusalOf(refusal)
  return answer({ message }, init)
}
