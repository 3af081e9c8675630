import type { AuthenticationResponseJSON, AuthenticatorTransport } from "@simplewebauthn/server"
import { and, eq } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "#app/lib/db/client.server.ts"
import { passkeys, users } from "#app/lib/db/schema.ts"
import type { SiteNow } from "#app/lib/site.ts"
import { isRowKey } from "#app/lib/text/row-key.ts"
import {
  type ChallengeUse,
  createChallenge,
  isOwnChallenge,
  spendChallenge,
} from "./passkey-challenge.server.ts"

/** Loaded on first use: it takes 0.2 s and is rarely needed. */
export const webAuthn = () => import("@simplewebauthn/server")

/** Passkeys are bound to a host name, independent of the port. */
export const hostOf = (publicUrl: string) => new URL(publicUrl).hostname

/** A stored passkey as a WebAuthn credential descriptor. */
export const known = (key: { id: string; transports: string[] }) => ({
  id: key.id,
  transports: key.transports as AuthenticatorTransport[],
})

/** Options for `navigator.credentials.get`. Without a subject, any passkey of this site is accepted. */
export async function assertionOptions(
  db: Database,
  use: ChallengeUse,
  { secrets, publicUrl, now }: SiteNow,
) {
  const { generateAuthenticationOptions } = await webAuthn()
  const keys = use.subject ? await db.select().from(passkeys).where(eq(passkeys.userId, use.subject)) : []
  return generateAuthenticationOptions({
    rpID: hostOf(publicUrl),
    challenge: createChallenge(secrets, use, now),
    allowCredentials: keys.map(known),
    userVerification: "required",
  })
}

/** E-mail address of the account that an answer claims. Unverified. */
export async function findClaimedEmail(db: Database, answer: string): Promise<string | undefined> {
  const response = readResponse<AuthenticationResponseJSON>(answer)
  if (!response) return undefined
  const [owner] = await db
    .select({ email: users.email })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.id, response.id))
  return owner?.email
}

/**
 * Expected values for the verification of an answer, and a function to use up its challenge.
 *
 * @param use the purpose of the challenge
 */
export function expectedAnswer(use: ChallengeUse, { secrets, publicUrl, now }: SiteNow) {
  let challenge = ""
  return {
    expected: {
      expectedChallenge: (sent: string) => {
        challenge = sent
        return isOwnChallenge(secrets, use, sent, now)
      },
      expectedOrigin: publicUrl,
      expectedRPID: hostOf(publicUrl),
      requireUserVerification: true,
    },
    spend: (tx: Database) => spendChallenge(tx, challenge, now),
  }
}

/**
 * Verifies that `userId` holds the passkey, for this use. Uses up the challenge and updates
 * the signature counter. A counter that goes backwards indicates a cloned key and is refused.
 */
export async function acceptPasskey(
  tx: Database,
  answer: string,
  userId: string,
  use: ChallengeUse,
  on: SiteNow,
): Promise<boolean> {
  const response = readResponse<AuthenticationResponseJSON>(answer)
  if (!response) return false
  const [key] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, response.id), eq(passkeys.userId, userId)))
    .for("update")
  if (!key) return false
  const { verifyAuthenticationResponse } = await webAuthn()
  const { expected, spend } = expectedAnswer(use, on)
  // The library throws a different exception for each kind of malformed answer. None is an error of the server.
  const verified = await verifyAuthenticationResponse({
    ...expected,
    response,
    credential: {
      ...known(key),
      publicKey: new Uint8Array(Buffer.from(key.publicKey, "base64url")),
      counter: key.counter,
    },
  }).catch(() => null)
  if (!verified?.verified || !(await spend(tx))) return false
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  await tx
    .update(passkeys)
    .set({ counter: newCounter, isBackedUp: credentialBackedUp, lastUsedAt: on.now })
    .where(eq(passkeys.id, key.id))
  return true
}

/** Enough to look up the passkey. The library validates the rest. */
const answerShape = z.looseObject({
  id: z.string().refine(isRowKey),
  response: z.looseObject({ clientDataJSON: z.string() }),
})

/** @param answer of the browser, as JSON. @returns null if malformed */
export function readResponse<Answer>(answer: string): Answer | null {
  if (answer.length > 20_000) return null
  try {
    const read: unknown = JSON.parse(answer)
    return answerShape.safeParse(read).success ? (read as Answer) : null
  } catch {
    return null
  }
}
