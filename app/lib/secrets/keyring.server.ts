import { eq, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../db/client.server.ts"
import { settings } from "../db/schema.ts"
import { deriveSecrets, type Keyring, keyringOf } from "./secrets.server.ts"

/** Stored as a row of the settings table: a change is notified to all instances like a setting. */
const key = "secrets"

/** An object, because a plain string would be parsed as JSON when it is read. */
const row = z.object({ sealed: z.string() })
const stored = z.object({
  current: z.string(),
  former: z.array(
    z.object({ secret: z.string(), until: z.iso.datetime().transform((text) => new Date(text)) }),
  ),
  marks: z.string(),
  persons: z.string(),
})

export type KeyringFound =
  | { kind: "read"; ring: Keyring }
  /** It is encrypted with another secret. */
  | { kind: "closed" }

/** @param locks readKeyEncryptionKeys() */
export async function readKeyring(db: Database, locks: readonly string[]): Promise<KeyringFound> {
  const [found] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  if (!found) return { kind: "read", ring: keyringOf(locks.at(-1) ?? "") }
  const { sealed } = row.parse(found.value)
  for (const lock of locks) {
    const text = deriveSecrets(lock).open("secret-ring", key, sealed)
    if (text !== null) return { kind: "read", ring: stored.parse(JSON.parse(text)) }
  }
  return { kind: "closed" }
}

/** Allows one change of the keyring at a time. Pass a transaction. */
export async function lockKeyring(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}::text, 0))`)
}

export async function saveKeyring(tx: Database, ring: Keyring, lock: string, now: Date): Promise<void> {
  const value = { sealed: deriveSecrets(lock).seal("secret-ring", key, JSON.stringify(ring)) }
  await tx
    .insert(settings)
    .values({ key, value, updatedAt: now })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: now } })
}
