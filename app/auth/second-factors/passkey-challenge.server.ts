import { randomBytes } from "node:crypto"
import { lt } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { usedChallenges } from "#app/lib/db/schema.ts"
import { hashLinkToken, type Secrets } from "#app/lib/secrets/secrets.server.ts"

const lifetimeMs = 5 * 60 * 1000

/** Purpose and account of a challenge. The subject is '' if the account is not known yet. */
export type ChallengeUse = { purpose: "sign-in" | "second-step" | "confirm" | "register"; subject: string }

const signed = ({ purpose, subject }: ChallengeUse, body: string) => `${purpose}.${subject}.${body}`

/** A signed challenge that contains its expiry. The database only stores used ones, so anonymous requests store nothing. */
export function createChallenge(secrets: Secrets, use: ChallengeUse, now: Date): string {
  const body = `${(now.getTime() + lifetimeMs).toString(36)}.${randomBytes(24).toString("base64url")}`
  return `${body}.${secrets.sign("passkey-challenge", signed(use, body))}`
}

/** @param sent as returned by the browser, in base64url */
export function isOwnChallenge(secrets: Secrets, use: ChallengeUse, sent: string, now: Date): boolean {
  const [until = "", random = "", signature = ""] = Buffer.from(sent, "base64url").toString().split(".")
  const left = Number.parseInt(until, 36) - now.getTime()
  return (
    left > 0 &&
    left <= lifetimeMs &&
    secrets.verify("passkey-challenge", signed(use, `${until}.${random}`), signature)
  )
}

/** True for only one of several answers to a challenge, across all instances. */
export async function spendChallenge(tx: Database, sent: string, now: Date): Promise<boolean> {
  await tx.delete(usedChallenges).where(lt(usedChallenges.expiresAt, now))
  const inserted = await tx
    .insert(usedChallenges)
    .values({ challengeHash: hashLinkToken(sent), expiresAt: new Date(now.getTime() + lifetimeMs) })
    .onConflictDoNothing({ target: usedChallenges.challengeHash })
    .returning({ expiresAt: usedChallenges.expiresAt })
  return inserted.length > 0
}
