import { createHash, randomBytes } from "node:crypto"
import { and, eq, lt } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { verifications } from "#app/db/schema.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"

const lifetimeMs = 5 * 60 * 1000
const usedUp = "passkey-challenge"

/** What the answer to a challenge is good for. */
export type ChallengePurpose = "sign-in" | "second-step" | "confirm" | "register"

const proof = (secrets: Secrets, purpose: ChallengePurpose, subject: string, body: string) =>
  secrets.sign("passkey-challenge", `${purpose}.${subject}.${body}`)

/**
 * A challenge that says itself until when it is good, under a key of ours. The database learns of it only when it is
 * used up, so that strangers who ask for many fill nothing.
 *
 * @param subject the account it is for, or '' when nobody knows yet
 */
export function createChallenge(
  secrets: Secrets,
  purpose: ChallengePurpose,
  subject: string,
  now: Date,
): string {
  const body = `${(now.getTime() + lifetimeMs).toString(36)}.${randomBytes(24).toString("base64url")}`
  return `${body}.${proof(secrets, purpose, subject, body)}`
}

/** @param sent as it comes back from the browser, in base64url */
export function isOwnChallenge(
  secrets: Secrets,
  purpose: ChallengePurpose,
  subject: string,
  sent: string,
  now: Date,
): boolean {
  const [until = "", random = "", signature = ""] = Buffer.from(sent, "base64url").toString().split(".")
  const left = Number.parseInt(until, 36) - now.getTime()
  return (
    left > 0 &&
    left <= lifetimeMs &&
    secrets.verify("passkey-challenge", `${purpose}.${subject}.${until}.${random}`, signature)
  )
}

/** Of several answers to one challenge, on whichever instance, one gets true. */
export async function spendChallenge(tx: Database, sent: string, now: Date): Promise<boolean> {
  await tx
    .delete(verifications)
    .where(and(eq(verifications.identifier, usedUp), lt(verifications.expiresAt, now)))
  const inserted = await tx
    .insert(verifications)
    .values({
      id: createHash("sha256").update(sent).digest("hex"),
      identifier: usedUp,
      value: "used",
      expiresAt: new Date(now.getTime() + lifetimeMs),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: verifications.id })
    .returning({ id: verifications.id })
  return inserted.length > 0
}
