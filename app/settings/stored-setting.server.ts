import { eq } from "drizzle-orm"
import { type AuditEntry, recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { settings } from "#app/lib/db/schema.ts"
import { forgetSiteSettings } from "./site-settings.server.ts"
import { forgetWebinar } from "./webinar/webinar.server.ts"

export type SettingKey =
  | "announcement"
  | "directory-stage"
  | "links"
  | "payments"
  | "roadmap"
  | "staff-mail"
  | "webinar"

/** An audit entry for a changed setting. */
export type SettingChange = { action: string; details: NonNullable<AuditEntry["details"]> }

export type SaveOutcome = { kind: "saved" | "changed-meanwhile" }

/** @returns the stored value, unvalidated, and the version for `saveSetting`; '' if nothing is stored */
export async function findSetting(
  db: Database,
  key: SettingKey,
): Promise<{ value: unknown; version: string }> {
  const [row] = await db
    .select({ value: settings.value, updatedAt: settings.updatedAt })
    .from(settings)
    .where(eq(settings.key, key))
  return { value: row?.value, version: row ? row.updatedAt.toISOString() : "" }
}

/**
 * Saves a setting if its version is unchanged, with an audit entry per change.
 *
 * @param changesFrom returns the differences from the stored value; if there are none, nothing is written
 * @param tell queues the mails; gets the transaction and the previous stored value
 */
export async function saveSetting(
  db: Database,
  { key, value, version }: { key: SettingKey; value: object | string; version: string },
  changesFrom: (stored: unknown) => SettingChange[],
  { by, now }: { by: { id: string; name: string }; now: Date },
  tell?: (tx: Database, stored: unknown) => Promise<void>,
): Promise<SaveOutcome> {
  const outcome = await db.transaction(async (tx): Promise<SaveOutcome> => {
    const [row] = await tx.select().from(settings).where(eq(settings.key, key)).for("update")
    if ((row?.updatedAt.toISOString() ?? "") !== version) return { kind: "changed-meanwhile" }
    const changes = changesFrom(row?.value)
    if (changes.length === 0) return { kind: "saved" }
    // Unique version, even for two changes within a millisecond.
    const updatedAt = new Date(Math.max(now.getTime(), row ? row.updatedAt.getTime() + 1 : 0))
    const written = row
      ? await tx.update(settings).set({ value, updatedAt }).where(eq(settings.key, key)).returning()
      : await tx.insert(settings).values({ key, value, updatedAt }).onConflictDoNothing().returning()
    if (written.length === 0) return { kind: "changed-meanwhile" }
    for (const { action, details } of changes)
      await recordAudit(tx, {
        at: now,
        actorId: by.id,
        actor: by.name,
        action,
        subjectType: "setting",
        subjectId: key,
        details,
      })
    await tell?.(tx, row?.value)
    return { kind: "saved" }
  })
  forgetSiteSettings(db)
  forgetWebinar(db)
  return outcome
}

/** Changed values as details of an audit entry: { toneBefore: "info", toneAfter: ... }. */
export function changedDetails<Value extends Record<string, string | null>>(
  before: Value,
  after: Value,
): SettingChange["details"] {
  return Object.fromEntries(
    Object.keys(after)
      .filter((name) => before[name] !== after[name])
      .flatMap((name) => [
        [`${name}Before`, before[name] ?? null],
        [`${name}After`, after[name] ?? null],
      ]),
  )
}
