import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server"
import { and, eq } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "#app/db/client.server.ts"
import { passkeys, users } from "#app/db/schema.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"
import { site } from "#content/en/site.ts"
import type { Admin } from "./admins.server.ts"
import { passkeyNameLength } from "./options.ts"
import {
  type ChallengePurpose,
  createChallenge,
  isOwnChallenge,
  spendChallenge,
} from "./passkey-challenge.server.ts"
import { isRowKey } from "./row-key.ts"
import { firstRecoveryCodes, forgetUselessCodes, recordChange } from "./second-factors.server.ts"

/** Loaded when the first passkey is: it takes 0.2 seconds and few starts need it. */
const webAuthn = () => import("@simplewebauthn/server")

/** An account may have this many. */
const mostPasskeys = 20

type Site = { secrets: Secrets; publicUrl: string; now: Date }

/** Passkeys belong to a host, whatever its port; a browser gives them to no other one. */
const hostOf = (publicUrl: string) => new URL(publicUrl).hostname

const known = (key: { id: string; transports: string[] }) => ({
  id: key.id,
  transports: key.transports as AuthenticatorTransport[],
})

/** What `navigator.credentials.create` is asked for: a key the browser can find by itself, and that knows its owner. */
export async function registrationOptions(db: Database, by: Admin, { secrets, publicUrl, now }: Site) {
  const { generateRegistrationOptions } = await webAuthn()
  const existing = await db.select().from(passkeys).where(eq(passkeys.userId, by.id))
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: hostOf(publicUrl),
    userID: new TextEncoder().encode(by.id),
    userName: by.email,
    challenge: createChallenge(secrets, "register", by.id, now),
    attestationType: "none",
    excludeCredentials: existing.map(known),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  })
}

/** What `navigator.credentials.get` is asked for. @param userId null: any passkey of this site will do */
export async function assertionOptions(
  db: Database,
  purpose: ChallengePurpose,
  userId: string | null,
  { secrets, publicUrl, now }: Site,
) {
  const { generateAuthenticationOptions } = await webAuthn()
  const keys = userId === null ? [] : await db.select().from(passkeys).where(eq(passkeys.userId, userId))
  return generateAuthenticationOptions({
    rpID: hostOf(publicUrl),
    challenge: createChallenge(secrets, purpose, userId ?? "", now),
    allowCredentials: keys.map(known),
    userVerification: "required",
  })
}

export type RegistrationOutcome =
  | { outcome: "added"; codes: string[] | null }
  | { outcome: "refused" | "known-already" | "too-many" }

/** @param answer the browser's, as JSON */
export async function addPasskey(
  db: Database,
  answer: string,
  name: string,
  { by, ...on }: Site & { by: Admin },
): Promise<RegistrationOutcome> {
  const { secrets, publicUrl, now } = on
  const response = readAnswer<RegistrationResponseJSON>(answer)
  if (!response) return { outcome: "refused" }
  let challenge = ""
  const { verifyRegistrationResponse } = await webAuthn()
  // What a browser sends can be wrong in many ways, each with an exception of its own; none of them is ours.
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (sent) => {
      challenge = sent
      return isOwnChallenge(secrets, "register", by.id, sent, now)
    },
    expectedOrigin: publicUrl,
    expectedRPID: hostOf(publicUrl),
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified) return { outcome: "refused" }
  const { credential, credentialBackedUp } = verified.registrationInfo
  return db.transaction(async (tx): Promise<RegistrationOutcome> => {
    if (!(await spendChallenge(tx, challenge, now))) return { outcome: "refused" }
    // Of two at once the second waits here, so that the limit holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, by.id)).for("update")
    if ((await tx.$count(passkeys, eq(passkeys.userId, by.id))) >= mostPasskeys)
      return { outcome: "too-many" }
    const added = await tx
      .insert(passkeys)
      .values({
        id: credential.id,
        userId: by.id,
        name,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: credential.transports ?? [],
        isBackedUp: credentialBackedUp,
        createdAt: now,
      })
      .onConflictDoNothing({ target: passkeys.id })
      .returning({ id: passkeys.id })
    if (added.length === 0) return { outcome: "known-already" }
    const codes = await firstRecoveryCodes(tx, secrets, by.id)
    await recordChange(tx, "passkey-added", { by, publicUrl, now }, { name })
    return { outcome: "added", codes }
  })
}

/** The id of the passkey that an answer claims to be of, and whose that is. Proves nothing. */
export async function findClaimedOwner(db: Database, answer: string): Promise<Admin | null> {
  const response = readAnswer<AuthenticationResponseJSON>(answer)
  if (!response) return null
  const [owner] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.id, response.id))
  return owner ?? null
}

/**
 * Whether an answer proves that `userId` holds one of its passkeys, now and for this purpose. Uses the challenge up and
 * moves the passkey's counter; one that goes backwards is a copy's and is refused.
 *
 * @param subject the account the challenge was made for, or '' where nobody was known
 */
export async function acceptPasskey(
  tx: Database,
  answer: string,
  { purpose, subject, userId }: { purpose: ChallengePurpose; subject: string; userId: string },
  { secrets, publicUrl, now }: Site,
): Promise<boolean> {
  const response = readAnswer<AuthenticationResponseJSON>(answer)
  if (!response) return false
  const [key] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.id, response.id), eq(passkeys.userId, userId)))
    .for("update")
  if (!key) return false
  let challenge = ""
  const { verifyAuthenticationResponse } = await webAuthn()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (sent) => {
      challenge = sent
      return isOwnChallenge(secrets, purpose, subject, sent, now)
    },
    expectedOrigin: publicUrl,
    expectedRPID: hostOf(publicUrl),
    credential: {
      ...known(key),
      publicKey: new Uint8Array(Buffer.from(key.publicKey, "base64url")),
      counter: key.counter,
    },
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified || !(await spendChallenge(tx, challenge, now))) return false
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  await tx
    .update(passkeys)
    .set({ counter: newCounter, isBackedUp: credentialBackedUp, lastUsedAt: now })
    .where(eq(passkeys.id, key.id))
  return true
}

/** @returns false when there is no such passkey of this account */
export async function renamePasskey(
  db: Database,
  id: string,
  name: string,
  { by, publicUrl, now }: Omit<Site, "secrets"> & { by: Admin },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const renamed = await tx
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, by.id)))
      .returning({ id: passkeys.id })
    if (renamed.length > 0) await recordChange(tx, "passkey-renamed", { by, publicUrl, now }, { name })
    return renamed.length > 0
  })
}

/** @returns false when there is no such passkey of this account */
export async function removePasskey(
  db: Database,
  id: string,
  { by, publicUrl, now }: Omit<Site, "secrets"> & { by: Admin },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, by.id)))
      .returning({ name: passkeys.name })
    if (!gone) return false
    await forgetUselessCodes(tx, by.id)
    await recordChange(tx, "passkey-removed", { by, publicUrl, now }, gone)
    return true
  })
}

export const passkeyNameSchema = z.object({ name: z.string().max(passkeyNameLength) })

/** Just enough to look a passkey up; the library checks the rest. */
const answerShape = z.looseObject({
  id: z.string().refine(isRowKey),
  response: z.looseObject({ clientDataJSON: z.string() }),
})

function readAnswer<Answer>(answer: string): Answer | null {
  if (answer.length > 20_000) return null
  try {
    const read: unknown = JSON.parse(answer)
    return answerShape.safeParse(read).success ? (read as Answer) : null
  } catch {
    return null
  }
}
