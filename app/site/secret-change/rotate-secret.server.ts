import { eq } from "drizzle-orm"
import { sealedFor } from "#app/auth/second-factors/second-factors.server.ts"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { authenticators, recoveryCodes } from "#app/lib/db/schema.ts"
import { createSecret } from "#app/lib/secrets/key-encryption-keys.server.ts"
import { lockKeyring, readKeyring, saveKeyring } from "#app/lib/secrets/keyring.server.ts"
import type { RenewLinks } from "#app/lib/secrets/link-hashes.server.ts"
import { type Keyring, type Secrets, secretsOf } from "#app/lib/secrets/secrets.server.ts"
import { tellOfSecret } from "./mail.ts"

const dayMs = 24 * 60 * 60 * 1000
/** Longer than any link waits unused in a mail. */
const acceptedDays = 90

type Rotation = {
  /** Key-encryption keys that may open the keyring; it is sealed with the first. */
  locks: readonly string[]
  /** Whether someone else may know the secret. */
  leaked: boolean
  longLivedTokens: readonly RenewLinks[]
  publicUrl: string
  now: Date
}

export type RotateOutcome =
  /** `until`: when earlier signatures expire; null for now. `lost`: authenticator apps that none of our secrets opens. */
  | { kind: "rotated"; until: Date | null; lost: number }
  /** None of the key-encryption keys opens the keyring. */
  | { kind: "closed" }

/**
 * Changes the secret of a running site, in one transaction. Instances load it by themselves
 * (server/start/site-secrets.ts). What stops working and what does not: docs/decisions/staff-access.md.
 */
export function rotateSecret(db: Database, rotation: Rotation): Promise<RotateOutcome> {
  const { locks, leaked, longLivedTokens, publicUrl, now } = rotation
  return db.transaction(async (tx): Promise<RotateOutcome> => {
    await lockKeyring(tx)
    const found = await readKeyring(tx, locks)
    const [lock] = locks
    if (found.kind === "closed" || !lock) return { kind: "closed" }
    const until = leaked ? null : new Date(now.getTime() + acceptedDays * dayMs)
    const ring = nextKeyring(found.ring, until)
    const secrets = secretsOf(ring, now)
    await saveKeyring(tx, ring, lock, now)
    const lost = await sealAnew(tx, secretsOf(found.ring, now), secrets)
    if (leaked) {
      // Only their hashes are stored, under a secret that someone else knows too.
      await tx.delete(recoveryCodes)
      for (const renew of longLivedTokens) await renew(tx, secrets)
    }
    const action = leaked ? "settings.secret-replaced" : "settings.secret-changed"
    await recordAct(tx, action, { type: "setting", id: "secret" }, { by: { id: null, name: "command" }, now })
    await tellOfSecret(tx, { until, publicUrl, now })
    return { kind: "rotated", until, lost }
  })
}

/** @param until null: no earlier secret is accepted */
function nextKeyring(ring: Keyring, until: Date | null): Keyring {
  const current = createSecret()
  if (!until) return { current, former: [], marks: current, persons: ring.persons }
  return { ...ring, current, former: [{ secret: ring.current, until }, ...ring.former] }
}

/** @returns how many could not be opened */
async function sealAnew(tx: Database, before: Secrets, after: Secrets): Promise<number> {
  const rows = await tx.select().from(authenticators).for("update")
  let lost = 0
  for (const { userId, sealedSecret } of rows) {
    const secret = before.open(sealedFor, userId, sealedSecret)
    if (secret === null) lost++
    else
      await tx
        .update(authenticators)
        .set({ sealedSecret: after.seal(sealedFor, userId, secret) })
        .where(eq(authenticators.userId, userId))
  }
  return lost
}
