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
/** Longer than any link waits in a mail for whoever it was sent to. */
const acceptedDays = 90

type Rotation = {
  /** What the ring may be locked with; it is locked with the first. */
  locks: readonly string[]
  /** Somebody else may know the secret. */
  leaked: boolean
  longLivedTokens: readonly RenewLinks[]
  publicUrl: string
  now: Date
}

export type RotateOutcome =
  /** `until`: when what was signed before ends; null for now. `lost`: authenticator apps that no secret of ours opens. */
  | { kind: "rotated"; until: Date | null; lost: number }
  /** None of the locks opens the ring. */
  | { kind: "closed" }

/**
 * Changes the secret of a site that runs: all of it, or nothing. Instances learn of it by themselves (server/start/site-secrets.ts).
 * What ends with it and what does not: docs/decisions/0063-changing-the-secret.md.
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
      // Only their hashes are known, under what somebody else knows too.
      await tx.delete(recoveryCodes)
      for (const renew of longLivedTokens) await renew(tx, secrets)
    }
    const action = leaked ? "settings.secret-replaced" : "settings.secret-changed"
    await recordAct(tx, action, { type: "setting", id: "secret" }, { by: { id: null, name: "command" }, now })
    await tellOfSecret(tx, { until, publicUrl, now })
    return { kind: "rotated", until, lost }
  })
}

/** @param until null: nothing of before is accepted */
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
