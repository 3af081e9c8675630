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

/** What one change of a setting writes into the audit log. */
export type SettingChange = { action: string; details: NonNullable<AuditEntry["details"]> }

export type SaveOutcome = { kind: "saved" | "changed-meanwhile" }

/** @returns the stored value, unchecked, and the version that `saveSetting` asks for; '' while nothing is stored */
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
 * Saves a setting on top of the version that somebody saw, with an entry in the audit log for each change.
 *
 * @param changesFrom what is new against the stored value; when nothing is, nothing is written
 * @param tell writes the mails about it; it gets the transaction and what was stored before
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
    // A version of its own, even within one millisecond.
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

/** Each value that differs, before and after, as the details of an audit entry: { toneBefore: "info", toneAfter: ... }. */
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
