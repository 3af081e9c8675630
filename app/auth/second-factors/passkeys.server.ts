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

/** Loaded when the first passkey is: it takes 0.2 seconds and few starts need it. */
export const webAuthn = () => import("@simplewebauthn/server")

/** Passkeys belong to a host, whatever its port; a browser gives them to no other one. */
export const hostOf = (publicUrl: string) => new URL(publicUrl).hostname

/** A stored passkey as the library names it. */
export const known = (key: { id: string; transports: string[] }) => ({
  id: key.id,
  transports: key.transports as AuthenticatorTransport[],
})

/** What `navigator.credentials.get` is asked for; where the use names nobody, any passkey of this site will do. */
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

/** The address of the account whose passkey an answer claims to be of. Proves nothing. */
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
 * What an answer has to fit, and the way to use its challenge up once it does.
 *
 * @param use what the challenge was made for
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
 * Whether an answer proves that `userId` holds one of its passkeys, now and for this use. Uses the challenge up and moves
 * the passkey's counter; one that goes backwards is a copy's and is refused.
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
  // What a browser sends can be wrong in many ways, each with an exception of its own; none of them is ours.
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

/** Just enough to look a passkey up; the library checks the rest. */
const answerShape = z.looseObject({
  id: z.string().refine(isRowKey),
  response: z.looseObject({ clientDataJSON: z.string() }),
})

/** @param answer the browser's, as JSON. @returns null when it cannot be one */
export function readResponse<Answer>(answer: string): Answer | null {
  if (answer.length > 20_000) return null
  try {
    const read: unknown = JSON.parse(answer)
    return answerShape.safeParse(read).success ? (read as Answer) : null
  } catch {
    return null
  }
}
