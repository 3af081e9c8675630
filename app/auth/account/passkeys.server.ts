import type { RegistrationResponseJSON } from "@simplewebauthn/server"
import { and, eq } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "#app/lib/db/client.server.ts"
import { passkeys, users } from "#app/lib/db/schema.ts"
import type { SiteNow } from "#app/lib/site.ts"
import { site } from "#content/en/site.ts"
import { type AccountChange, recordAccountChange } from "../accounts/account-events.server.ts"
import type { Admin } from "../accounts/accounts.server.ts"
import { passkeyNameLength } from "../second-factors/options.ts"
import { createChallenge } from "../second-factors/passkey-challenge.server.ts"
import { expectedAnswer, hostOf, known, readResponse, webAuthn } from "../second-factors/passkeys.server.ts"
import { firstRecoveryCodes, forgetUselessCodes } from "./recovery-codes.server.ts"

/** Per account. */
const mostPasskeys = 20

export const passkeyNameSchema = z.object({ name: z.string().max(passkeyNameLength) })

type Change = SiteNow & { by: Admin }

const registration = (by: Admin) => ({ purpose: "register", subject: by.id }) as const

/** Options for `navigator.credentials.create`: a discoverable credential with user verification. */
export async function registrationOptions(db: Database, { by, secrets, publicUrl, now }: Change) {
  const { generateRegistrationOptions } = await webAuthn()
  const existing = await db.select().from(passkeys).where(eq(passkeys.userId, by.id))
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: hostOf(publicUrl),
    userID: new TextEncoder().encode(by.id),
    userName: by.email,
    challenge: createChallenge(secrets, registration(by), now),
    attestationType: "none",
    excludeCredentials: existing.map(known),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  })
}

export type RegistrationOutcome =
  /** `codes`: see authenticator.server.ts. */
  { kind: "added"; codes: string[] | null } | { kind: "refused" | "known-already" | "too-many" }

/** @param answer of the browser, as JSON */
export async function addPasskey(
  db: Database,
  answer: string,
  name: string,
  change: Change,
): Promise<RegistrationOutcome> {
  const { by, now } = change
  const response = readResponse<RegistrationResponseJSON>(answer)
  if (!response) return { kind: "refused" }
  const { verifyRegistrationResponse } = await webAuthn()
  const { expected, spend } = expectedAnswer(registration(by), change)
  // The library throws a different exception for each kind of malformed answer. None is an error of the server.
  const verified = await verifyRegistrationResponse({ ...expected, response }).catch(() => null)
  if (!verified?.verified) return { kind: "refused" }
  const { credential, credentialBackedUp } = verified.registrationInfo
  return db.transaction(async (tx): Promise<RegistrationOutcome> => {
    if (!(await spend(tx))) return { kind: "refused" }
    // Serializes two simultaneous requests, so that the limit holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, by.id)).for("update")
    if ((await tx.$count(passkeys, eq(passkeys.userId, by.id))) >= mostPasskeys) return { kind: "too-many" }
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
    if (added.length === 0) return { kind: "known-already" }
    const codes = await firstRecoveryCodes(tx, change.secrets, by.id)
    await recordAccountChange(tx, "passkey-added", change, { name })
    return { kind: "added", codes }
  })
}

const ownKey = (id: string, by: Admin) => and(eq(passkeys.id, id), eq(passkeys.userId, by.id))

/** @returns false if the account has no such passkey */
export async function renamePasskey(
  db: Database,
  id: string,
  name: string,
  change: AccountChange,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const renamed = await tx
      .update(passkeys)
      .set({ name })
      .where(ownKey(id, change.by))
      .returning({ id: passkeys.id })
    if (renamed.length > 0) await recordAccountChange(tx, "passkey-renamed", change, { name })
    return renamed.length > 0
  })
}

/** @returns false if the account has no such passkey */
export async function removePasskey(db: Database, id: string, change: AccountChange): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(passkeys).where(ownKey(id, change.by)).returning({ name: passkeys.name })
    if (!gone) return false
    await forgetUselessCodes(tx, change.by.id)
    await recordAccountChange(tx, "passkey-removed", change, gone)
    return true
  })
}
